"""A table as a server plays it: attempt, store, then commit or roll back; after a restart nothing is different."""

from __future__ import annotations

import gc
import tracemalloc
from typing import Any

import pytest

from orrery import games
from orrery.kernel.chance import Chance
from orrery.kernel.event import EVERYONE, Event, only
from orrery.kernel.refusal import BadData, IllegalChoice
from orrery.tables import chronicle
from orrery.tables.chronicle import BLOCK, Chronicle, unpack
from orrery.tables.log import STUDY, UNDO, CannotUndo, Changed, Row, SeatSpec, Stale
from orrery.tables.port import SeatRecord, StoredRow, TableRecord
from orrery.tables.table import Table
from orrery.tables.turns import Turns

from .helpers import ANNA, BEN, BOT, ROLL, first, play_out, play_until, table

CAROL = SeatSpec("person", "Carol")


def record(*seats: SeatRecord, digest: str = "") -> TableRecord:
    return TableRecord(
        id="t1",
        game="roll",
        rules_version=ROLL.rules_version,
        options={"setup": "beginner"},
        seats=list(seats),
        secret="",
        commit="",
        seed="7",
        status="running",
        created=1.0,
        touched=1.0,
        digest=digest,
    )


def person(name: str) -> SeatRecord:
    return SeatRecord("person", name)


PEOPLE = (person("Anna"), person("Ben"), person("Carol"))


def situation(t: Table) -> object:
    """Everything that anybody could notice."""
    seats = [*range(len(t.seats)), None]
    told = [[repr(event) for event in t.news(seat, 0)] for seat in seats]
    questions = [repr(t.decision(seat)) for seat in range(len(t.seats))]
    turns = [(turn.seat, turn.choice, turn.secret, turn.learned) for turn in t.turns]
    numbers = [t.number(seat) for seat in range(len(t.seats))]
    return t.digest(), told, questions, turns, numbers, list(t.log), t.studied


class Shelf:
    """A store in memory."""

    def __init__(self, *seats: SeatRecord) -> None:
        self.record = record(*seats)
        self.rows: list[StoredRow] = []

    def put(self, t: Table) -> None:
        self.rows += t.unsaved(5.0)
        self.record.digest = t.digest()
        t.commit()

    def restarted(self) -> Table:
        return Table.of(self.record, self.rows)


def test_nothing_is_told_before_the_commit() -> None:
    t = Table.of(record(*PEOPLE), [])
    before, told = t.seq(0), t.news(0, 0)
    events = t.attempt(Row(0, first(t, 0)), "k1")
    assert t.unsaved(5.0) == [StoredRow(0, 0, t.log[0].code, "k1", 5.0)]
    assert t.seq(0) == before
    t.commit()
    assert t.unsaved(5.0) == []
    assert t.news(0, before) == [event for event in events if event.visible_to(0)]
    assert [repr(event) for event in t.news(0, 0)[:before]] == [repr(event) for event in told]


def test_what_is_rolled_back_has_not_happened() -> None:
    t = table(ANNA, BEN, CAROL)
    play_until(t, 0, "select")
    t.attempt(Row(0, first(t, 0)), "kept")
    t.commit()
    before = situation(t)
    t.attempt(Row(0, UNDO), "lost")
    t.attempt(Row(0, first(t, 0)), "lost too")
    t.attempt(Row(1, first(t, 1)))
    t.rollback()
    assert situation(t) == before
    assert (t.knows(0, "kept"), t.knows(0, "lost"), t.knows(0, "lost too")) == (True, False, False)
    assert t.unsaved(1.0) == []


def test_a_transaction_is_told_at_its_end_and_not_before() -> None:
    t = table(ANNA, BEN)
    before = t.seq(0)
    with t.transaction():
        events = t.attempt(Row(0, first(t, 0)), "k")
        assert t.seq(0) == before
    assert t.news(0, before) == [event for event in events if event.visible_to(0)]
    assert t.unsaved(1.0) == []


@pytest.mark.parametrize("error", [OSError(), KeyboardInterrupt(), ZeroDivisionError(), CannotUndo("undo_nothing")])
def test_whatever_goes_wrong_in_a_transaction_it_has_not_happened(error: BaseException) -> None:
    t = table(ANNA, BEN)
    t.play(0, first(t, 0))
    before = situation(t)

    def lose() -> None:
        t.attempt(Row(1, first(t, 1)), "lost")
        raise error

    with pytest.raises(type(error)), t.transaction():
        lose()
    assert situation(t) == before
    assert not t.knows(1, "lost")


def test_what_is_refused_in_a_transaction_costs_no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(ANNA, BEN)
    monkeypatch.setattr(t, "rollback", lambda: pytest.fail("nothing has changed"))
    for row in (Row(0, "fly:moon"), Row(1, UNDO), Row(1, "sacrifice:home@explore")):
        with pytest.raises((BadData, CannotUndo, IllegalChoice)), t.transaction():
            t.attempt(row)
    with pytest.raises(Stale), t.transaction():
        t.attempt(Row(0, first(t, 0)), decision=7)


def test_a_choice_that_breaks_off_in_the_middle_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(ANNA, BEN)
    t.play(0, first(t, 0))
    before = situation(t)
    play = Turns.play

    def fail(*arguments: Any) -> None:
        monkeypatch.undo()
        play(*arguments)
        raise ZeroDivisionError

    monkeypatch.setattr(Turns, "play", fail)
    with pytest.raises(ZeroDivisionError), t.transaction():
        t.attempt(Row(1, first(t, 1)))
    assert situation(t) == before


def test_a_refused_row_leaves_those_attempted_before_it() -> None:
    t = table(ANNA, BEN)
    t.attempt(Row(0, first(t, 0)))
    rows, digest = t.unsaved(1.0), t.digest()
    for row, error in ((Row(0, "fly:moon"), BadData), (Row(5, "ready"), BadData), (Row(-1, "ready"), BadData)):
        with pytest.raises(error):
            t.attempt(row)
    with pytest.raises(CannotUndo):
        t.attempt(Row(1, UNDO))
    with pytest.raises(Stale):
        t.attempt(Row(0, first(t, 0)), decision=0)
    with pytest.raises(IllegalChoice):
        t.attempt(Row(1, "sacrifice:home@explore"), "k")
    assert (t.unsaved(1.0), t.digest(), t.knows(1, "k")) == (rows, digest, False)


def test_keys_belong_to_a_seat_and_survive_a_restart() -> None:
    shelf = Shelf(*PEOPLE)
    t = shelf.restarted()
    t.attempt(Row(0, first(t, 0)), "k")
    shelf.put(t)
    for again in (t, shelf.restarted()):
        assert again.knows(0, "k")
        assert not again.knows(1, "k")
        assert not again.knows(0, "other")


def test_a_question_is_numbered_by_the_rows_of_its_seat_alone() -> None:
    t = table(ANNA, BEN)
    t.attempt(Row(1, first(t, 1)))
    assert (t.number(0), t.number(1)) == (0, 1)
    t.attempt(Row(0, first(t, 0)), decision=0)
    t.attempt(Row(0, UNDO), decision=1)
    assert (t.number(0), t.number(1)) == (2, 1)
    with pytest.raises(Stale):
        t.attempt(Row(0, first(t, 0)), decision=1)
    t.attempt(Row(0, first(t, 0)), decision=2)


def test_undo_with_interleaved_seats_is_the_same_after_a_restart_at_every_row() -> None:
    """Three people play and take back in turns; after each row the restarted table cannot be told from the live one."""
    shelf = Shelf(*PEOPLE)
    t = shelf.restarted()
    undone = refused = 0
    for step in range(420):
        if t.over:
            break
        seat = t.asked()[step % len(t.asked())]
        who = step % 3
        if step % 4 == 3 and t.turns.last(who) >= 0:
            try:
                t.attempt(Row(who, UNDO), f"undo{step}")
                undone += 1
            except CannotUndo:
                refused += 1
                continue
        else:
            decision = t.decision(seat)
            assert decision is not None
            t.attempt(Row(seat, decision.choices[step % len(decision.choices)].code), f"play{step}")
        shelf.put(t)
        if step % 7 == 0:
            again = shelf.restarted()
            assert situation(again) == situation(t)
            assert [again.can_undo(s) for s in range(3)] == [t.can_undo(s) for s in range(3)]
    assert undone > 20
    assert refused > 5
    t = shelf.restarted()
    play_out(t)
    assert t.over


def test_a_seat_that_may_undo_before_a_restart_may_after_it() -> None:
    shelf = Shelf(*PEOPLE)
    t = shelf.restarted()
    start = t.digest()
    t.attempt(Row(0, first(t, 0)))
    t.attempt(Row(1, first(t, 1)))
    t.attempt(Row(0, first(t, 0)))
    shelf.put(t)
    t = shelf.restarted()
    for seat in (0, 1, 0):
        assert t.can_undo(seat)
        t.attempt(Row(seat, UNDO))
        shelf.put(t)
        t = shelf.restarted()
    assert t.digest() == start
    assert not t.can_undo(0)


def test_study_survives_a_restart() -> None:
    shelf = Shelf(person("Anna"), SeatRecord("bot", "Käpt'n", bot="random"))
    t = shelf.restarted()
    assert not t.can_study(0)
    while t.state.round < 2:
        if t.asked():
            t.attempt(Row(0, first(t, 0)))
        else:
            seat, bot, key, chosen = t.bots()[0]
            t.attempt(Row(seat, bots_code(t, seat, bot, key, chosen)))
        shelf.put(t)
    assert t.can_study(0)
    assert not t.can_study(1)
    assert not t.can_undo(0)
    t.attempt(Row(0, STUDY))
    shelf.put(t)
    assert situation(shelf.restarted()) == situation(t)
    assert shelf.restarted().studied == 1
    assert not table(ANNA, BEN).can_study(0)


def test_rows_that_lead_elsewhere_are_told_apart() -> None:
    shelf = Shelf(*PEOPLE)
    t = shelf.restarted()
    t.attempt(Row(0, first(t, 0)))
    shelf.put(t)
    shelf.record.digest = "00" * 16
    with pytest.raises(Changed):
        shelf.restarted()
    shelf.rows[0] = StoredRow(0, 0, "fly:moon", None, 1.0)
    with pytest.raises(Changed):
        shelf.restarted()


def bots_code(t: Table, seat: int, bot: str, key: str, chosen: int) -> str:
    """As a worker process would choose."""
    state = ROLL.decode(t.state.encode())
    decision = state.decision(seat)
    assert decision is not None
    chance = Chance(bytes.fromhex(key)).fork(chosen)
    return games.load("roll").make_bot(bot, chance).choose(lambda: state.view(seat), decision).code


def test_bots_choose_the_same_in_a_worker() -> None:
    one, two = table(BOT, BOT), table(BOT, BOT)
    for _ in range(60):
        open_now = two.state.decisions()
        job = {seat: (bot, key, chosen) for seat, bot, key, chosen in two.bots()}
        seat = open_now[0].seat
        two.attempt(Row(seat, bots_code(two, seat, *job[seat])))
    two.commit()
    one.play_bots()
    assert two.log == one.log[:60]


def test_a_bot_stands_in_and_the_person_comes_back() -> None:
    shelf = Shelf(*PEOPLE[:2])
    t = shelf.restarted()
    assert t.player(1) is None
    t.stand_in(1, "captain")
    shelf.record.seats[1].stand_in = "captain"
    assert (t.player(1), t.asked(), [job[:2] for job in t.bots()]) == ("captain", [0], [(1, "captain")])
    while t.asked() == [0]:
        t.attempt(Row(0, first(t, 0)))
    shelf.put(t)
    t = shelf.restarted()
    assert t.player(1) == "captain"
    assert not t.solo  # the absent person still minds what is taken back
    code = bots_code(t, *t.bots()[0])
    t.attempt(Row(1, code))
    shelf.put(t)
    t.stand_in(1, None)
    shelf.record.seats[1].stand_in = None
    assert 1 in t.asked()
    assert situation(shelf.restarted()) == situation(t)


def test_a_table_at_an_earlier_row() -> None:
    t = table(ANNA, BEN)
    digests = [t.digest()]
    for _ in range(30):
        t.play(t.asked()[0], first(t, t.asked()[0]))
        digests.append(t.digest())
    assert [t.at(n).digest() for n in range(31)] == digests


def test_a_number_says_nothing_of_what_others_do_in_secret() -> None:
    t = table(ANNA, BEN)
    play_until(t, 0, "select")
    before = (t.seq(1), t.seq(None), t.number(1))
    t.play(0, first(t, 0))
    t.undo(0)
    assert (t.seq(1), t.seq(None), t.number(1)) == before


def test_a_chronicle_gives_back_what_was_told() -> None:
    wanted = [
        Event(f"k{n}", n % 3 - 1, "R-1", {"n": n, "tiles": ["a", "b"]}, EVERYONE if n % 4 else only(n % 2), n % 5 == 0)
        for n in range(5 * BLOCK + 7)
    ]
    kept = Chronicle(2)
    for event in wanted:
        kept += [event]
    assert len(kept) == len(wanted)
    assert [repr(event) for event in kept] == [repr(event) for event in wanted]
    assert [(e.seen, e.reveals) for e in kept] == [(e.seen, e.reveals) for e in wanted]
    for start in (0, 1, BLOCK - 1, BLOCK, 3 * BLOCK + 5, len(wanted) - 1, len(wanted), len(wanted) + 9):
        assert [repr(event) for event in kept.since(start)] == [repr(event) for event in wanted[start:]]
    for seat in (0, 1, None):
        mine = [repr(event) for event in wanted if event.visible_to(seat)]
        assert kept.count(seat) == len(mine)
        for start in (0, 1, BLOCK, len(mine) - 1, len(mine), len(mine) + 9):
            assert [repr(event) for event in kept.heard(seat, start)] == mine[start:]
            for most in (0, 1, BLOCK):
                assert [repr(event) for event in kept.heard(seat, start, most)] == mine[start : start + most]


def test_of_a_long_chronicle_no_more_is_unpacked_than_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who catches up reads it piece by piece; all of it each time would be too much."""
    kept = Chronicle(2)
    for n in range(40 * BLOCK):
        kept += [Event("k", 0, "", {"n": n}, EVERYONE if n % 4 else only(1))]
    unpacked: list[bytes] = []

    def spy(block: bytes) -> list[Event]:
        unpacked.append(block)
        return unpack(block)

    monkeypatch.setattr(chronicle, "unpack", spy)
    for start in (0, 20 * BLOCK, 29 * BLOCK):
        unpacked.clear()
        assert [event.params["n"] * 3 // 4 for event in kept.heard(0, start, BLOCK)] == list(
            range(start, start + BLOCK)
        )
        assert len(unpacked) <= 3


def test_what_real_games_tell_can_be_packed() -> None:
    t = table(BOT, BOT, BOT)
    t.play_bots()
    again = t.at(0)
    told: list[Event] = []
    for row in t.log:
        told += again.attempt(row)
    opening = len(again.events)
    assert [repr(event) for event in t.events.since(opening)] == [repr(event) for event in told]
    assert [event.params for event in t.events.since(opening)] == [event.params for event in told]


def test_an_idle_table_is_small() -> None:
    """A whole game of four people's seats, loaded from the store as after a restart."""
    played = Table(ROLL, {"setup": "free"}, [SeatSpec("bot", "random")] * 4, "1")
    played.play_bots()
    rows = [StoredRow(n, row.seat, "".join(row.code), f"{n:036}", 1.0) for n, row in enumerate(played.log)]
    kept = record(*[person(name) for name in "ABCD"])
    kept.options, kept.seed = {"setup": "free"}, "1"
    Table.of(kept, rows)  # what all tables share is loaded
    gc.collect()
    tracemalloc.start()
    tables = [Table.of(kept, rows) for _ in range(3)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] / len(tables)
    tracemalloc.stop()
    assert len(rows) > 1000
    assert size < 600_000
