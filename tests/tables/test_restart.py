"""A table rebuilt from what is stored: after a restart nothing is different."""

from __future__ import annotations

import pytest

from orrery import games
from orrery.kernel.chance import Chance
from orrery.tables.log import STUDY, UNDO, CannotUndo, Changed, Row
from orrery.tables.port import SeatRecord, StoredRow
from orrery.tables.table import Table

from .helpers import ANNA, BEN, BOT, PEOPLE, ROLL, first, person, play_out, record, situation, table


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


def test_keys_belong_to_a_seat_and_survive_a_restart() -> None:
    shelf = Shelf(*PEOPLE)
    t = shelf.restarted()
    t.attempt(Row(0, first(t, 0)), "k")
    shelf.put(t)
    for again in (t, shelf.restarted()):
        assert again.knows(0, "k")
        assert not again.knows(1, "k")
        assert not again.knows(0, "other")


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
