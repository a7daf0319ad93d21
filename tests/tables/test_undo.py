"""Undo: only one's own choices since one last learned something new, and leaving what others chose."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.game import galaxy
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Recorder
from orrery.kernel.state import State
from orrery.tables.log import STUDY, UNDO, CannotUndo, Row, SeatSpec
from orrery.tables.table import Table
from orrery.tables.turns import MARK

from .helpers import ANNA, BEN, BOT, ROLL, first, play_out, play_until, table

CAROL = SeatSpec("person", "Carol")


def refused(t: Table, seat: int, study: bool = False) -> str:
    """The key of the refusal; nothing has changed."""
    before = (t.state.digest(), list(t.log), len(t.events), len(t.turns), t.studied)
    with pytest.raises(CannotUndo) as why:
        t.undo(seat, study)
    assert (t.state.digest(), t.log, len(t.events), len(t.turns), t.studied) == before
    return why.value.key


def possible(t: Table, seat: int) -> bool:
    copy = table(*t.seats, seed=t.seed)
    copy.replay(t.log)
    try:
        copy.undo(seat)
    except CannotUndo:
        return False
    return True


def finish_assigning(t: Table, seat: int) -> list[str]:
    codes: list[str] = []
    while not codes or codes[-1] != "ready":
        codes.append(first(t, seat))
        t.play(seat, codes[-1])
    return codes


def test_a_choice_is_taken_back_and_the_log_says_so() -> None:
    t = table(ANNA, BEN)
    play_until(t, 0, "select")
    before = t.state.digest()
    t.play(0, first(t, 0))
    assert t.state.digest() != before
    t.undo(0)
    assert t.state.digest() == before
    assert t.log[-1] == Row(0, UNDO)


def test_others_choices_stay() -> None:
    """Anna chooses, Ben chooses, Anna takes hers back: Ben's stays, as if Anna had not chosen yet."""
    t = table(ANNA, BEN)
    play_until(t, 0, "select")
    play_until(t, 1, "select")
    t.play(0, "select:ship")
    t.play(1, "select:settle")
    t.undo(0)
    same = table(ANNA, BEN)
    same.replay([row for row in t.log if row not in (Row(0, "select:ship"), Row(0, UNDO))])
    assert t.state.digest() == same.state.digest()
    assert t.decision(0) is not None
    mine = t.view(1)
    assert mine.decision(1) is not None
    assert [c.code for c in mine.decisions()[0].choices] == [c.code for c in same.view(1).decisions()[0].choices]


def test_several_choices_go_back_one_by_one() -> None:
    t = table(ANNA, BEN)
    start = t.state.digest()
    codes = finish_assigning(t, 0)
    for _ in codes:
        t.undo(0)
    assert t.state.digest() == start
    assert refused(t, 0) == "undo_nothing"


def test_ready_can_be_taken_back_until_the_last_seat_is_ready() -> None:
    t = table(ANNA, BEN, CAROL)
    finish_assigning(t, 0)
    finish_assigning(t, 1)
    assert t.asked() == [2]
    heard = t.seq(1)
    t.undo(0)
    assert t.asked() == [0, 2]
    assert [e.key for e in t.news(1, heard)] == ["undone"]  # Ben sees that Anna is not ready any more
    t.play(0, "ready")
    finish_assigning(t, 2)
    assert refused(t, 0) == "undo_learned"  # the reveal told everybody something
    assert refused(t, 2) == "undo_learned"


def test_taking_back_a_secret_choice_tells_the_others_nothing() -> None:
    t = table(ANNA, BEN)
    play_until(t, 0, "select")
    t.play(0, first(t, 0))
    mine, bens = t.seq(0), t.seq(1)
    t.undo(0)
    assert [e.key for e in t.news(0, mine)] == ["undone"]
    assert t.news(1, bens) == []


def test_undo_stops_at_a_drawn_tile() -> None:
    t = table(ANNA, BEN, seed="11")
    play_until(t, 0, "abandon")
    t.play(0, "draw")
    assert refused(t, 0) == "undo_learned"


def test_a_finished_game_stays_finished() -> None:
    """Everybody may know all of it by then: its seed, its bag, what lay hidden."""
    for people in ((ANNA, BEN), (ANNA, BOT)):
        t = table(*people, seed="3")
        while not t.over:
            if not t.play_bots():
                seat = t.asked()[-1]
                t.play(seat, first(t, seat))
        for seat in t.people:
            assert not t.can_undo(seat)
            assert refused(t, seat) == "undo_learned"
        assert t.can_study(0) == t.solo


def test_undo_stops_where_others_have_gone_on() -> None:
    """Nothing new was learned, but what the others chose since would be impossible."""
    for seed in range(60):
        t = table(ANNA, BEN, seed=str(seed))
        while not t.over:
            seat = t.asked()[-1]
            t.play(seat, first(t, seat))
            at = max((i for i, turn in enumerate(t.turns) if turn.seat == 0), default=-1)
            if (
                at < 0
                or at == len(t.turns) - 1
                or t.turns[at].learned
                or any(turn.taught(0) for turn in list(t.turns)[at:])
            ):
                continue
            if any(turn.seat == 1 and not turn.secret for turn in list(t.turns)[at:]) and not possible(t, 0):
                assert refused(t, 0) == "undo_others_went_on"
                return
    pytest.fail("no game came to such a place")


def test_undo_anywhere_in_games_gives_the_same_game_without_the_choice() -> None:
    """Wherever an undo succeeds, playing the same choice again leads to where the game was."""
    done = 0
    for seed in range(4):
        t = table(ANNA, BEN, CAROL, seed=str(seed))
        for _ in range(150):
            if t.over:
                break
            seat = t.asked()[len(t.log) % len(t.asked())]
            decision = t.decision(seat)
            assert decision is not None
            code = decision.choices[len(t.turns) % len(decision.choices)].code
            t.play(seat, code)
            after = t.state.digest()
            try:
                t.undo(seat)
            except CannotUndo:
                continue
            done += 1
            t.play(seat, code)
            assert t.state.digest() == after
    assert done > 50


def test_study_goes_back_over_what_was_learned_and_counts() -> None:
    t = table(ANNA, BOT)
    play_until(t, 0, "select")
    before = t.state.digest()
    code = first(t, 0)
    t.play(0, code)
    finish_assigning(t, 0)
    t.play_bots()
    while t.state.digest() != before:
        t.undo(0, study=True)
    assert t.studied > 0
    assert t.log[-1] == Row(0, STUDY)
    play_out(t)
    assert t.studied > 0


def test_study_is_for_solo_games() -> None:
    t = table(ANNA, BEN)
    t.play(0, first(t, 0))
    assert refused(t, 0, study=True) == "undo_not_solo"
    solo = table(ANNA, BOT)
    assert refused(solo, 0, study=True) == "undo_nothing"
    assert refused(solo, 1, study=True) == "undo_not_solo"


def test_after_study_the_same_choices_lead_to_the_same_game() -> None:
    t = table(ANNA, BOT, BOT)
    codes = finish_assigning(t, 0)
    t.play_bots()
    after = t.state.digest()
    for _ in codes:
        t.undo(0, study=True)
    for code in codes:
        t.play(0, code)
    t.play_bots()
    assert t.state.digest() == after


def test_undo_late_in_a_game_does_not_begin_it_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that neither a person who undoes much nor a log full of it keeps others waiting."""
    t = table(ANNA, BEN)
    while len(t.turns) < 3 * MARK or not t.can_undo(0):
        seat = t.asked()[-1]
        t.play(seat, first(t, seat))
    same = table(ANNA, BEN)
    same.replay([*t.log, Row(0, UNDO)])

    def begin(*_: object) -> None:
        pytest.fail("the game was begun anew")

    monkeypatch.setattr(t, "opening", begin)
    t.undo(0)
    assert t.state.digest() == same.state.digest()
    assert t.state.decisions() != []


def lessons(t: Table) -> list[list[str]]:
    """What every seat and the spectators learn by the choices that count, played anew by themselves."""
    ears = Recorder()
    state = t.game.new(t.options, len(t.seats), key_of_seed(t.seed), ears)
    for turn in t.turns:
        state.apply(turn.seat, turn.choice, ears)
    listeners = (*range(len(t.seats)), None)
    return [[repr(event) for event in ears.heard_by(who) if event.reveals] for who in listeners]


def test_what_anybody_has_seen_is_never_taken_back() -> None:
    """Whoever undoes, wherever it succeeds: everybody has learned afterwards just what he had learned before."""
    done = refusals = 0
    for seed in range(5):
        t = table(ANNA, BEN, CAROL, seed=f"seen {seed}")
        while not t.over and len(t.turns) < 250:
            seat = t.asked()[len(t.log) % len(t.asked())]
            decision = t.decision(seat)
            assert decision is not None
            t.play(seat, decision.choices[(len(t.turns) * 7) % len(decision.choices)].code)
            copy = table(*t.seats, seed=t.seed)
            copy.replay(t.log)
            undoing = len(t.log) % 3
            before = lessons(copy)
            try:
                copy.undo(undoing)
            except CannotUndo:
                refusals += 1
                continue
            done += 1
            assert lessons(copy) == before
    assert done > 50
    assert refusals > 50


def drawing(seed: str) -> tuple[Table, int] | None:
    """A table where the last choice of a seat has just let somebody else alone draw a tile, and that seat."""
    t = table(ANNA, BEN, CAROL, seed=seed)
    while not t.over:
        seat = t.asked()[len(t.log) % len(t.asked())]
        decision = t.decision(seat)
        assert decision is not None
        mark = len(t.events)
        t.play(seat, decision.choices[(len(t.turns) * 7) % len(decision.choices)].code)
        drawn = [event for event in t.events.since(mark) if event.key == "draw" and event.seat != seat]
        taught = any(event.reveals and event.visible_to(seat) for event in t.events.since(mark))
        if drawn and not taught:
            return t, seat
    return None


def test_a_draw_that_another_seat_has_seen_is_not_taken_back() -> None:
    """A's last choice of Explore lets B draw, and only B sees the tile."""
    found = [place for seed in range(80) if (place := drawing(f"late {seed}")) is not None]
    assert found, "no game came to such a place"
    for t, seat in found:
        assert not t.can_undo(seat)
        assert refused(t, seat) == "undo_seen"


def test_a_tile_shown_to_the_others_is_not_taken_back() -> None:
    """Completing a tile shows the next one to everybody else, if not to its owner, who knew it."""
    for seed in range(20):
        t = table(ANNA, BEN, seed=f"top {seed}")
        while not t.over:
            seat = t.asked()[0]
            mark = len(t.events)
            t.play(seat, first(t, seat))
            events = list(t.events.since(mark))
            shown = any(event.key == "top" and event.seat == seat for event in events)
            if shown and not any(event.reveals and event.visible_to(seat) for event in events):
                assert not t.can_undo(seat)
                assert refused(t, seat) == "undo_seen"
                return
    pytest.fail("no game came to such a place")


class Research(Table):
    """Carol has Alien Research Team: she draws one more tile when all have explored (R-101)."""

    def opening(self, recorder: Recorder | None = None) -> State:
        state = super().opening(recorder)
        s = galaxy(state)
        team = s.box.side("alien_research_team")
        s.bag = [tile for tile in s.bag if tile != team >> 1]
        s.players[2].developments.append(team)
        s.players[2].learn(s.box, team)
        return state


def test_a_draw_that_hangs_on_an_earlier_choice_is_not_taken_back_either() -> None:
    """Anna has explored, then Ben, and so Carol draws. Without Anna's choice she would not have drawn yet."""
    t = Research(ROLL, {"setup": "beginner"}, [ANNA, BEN, CAROL], "7")
    mark = 0
    while not any(event.key == "late_draw" for event in t.events.since(mark)):
        mark = len(t.events)
        seat = max(t.asked(), key=lambda seat: (seat == 2, -seat))  # Carol, then Anna, then Ben
        decision = t.decision(seat)
        assert decision is not None
        codes = [choice.code for choice in decision.choices]
        t.play(seat, next((code for code in codes if code.startswith(("select:explore", "ready", "stock"))), codes[0]))
    assert [turn.seat for turn in t.turns][-1] == 1
    assert t.turns[t.turns.last(0)].choice.code.startswith("stock")
    assert any(event.key == "draw" and event.visible_to(2) for event in t.events.since(mark))
    assert t.can_undo(0), "she has been told nothing"
    assert refused(t, 0) == "undo_others_went_on"
    assert refused(t, 1) == "undo_seen"
