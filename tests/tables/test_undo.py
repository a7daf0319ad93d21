"""Undo: only one's own choices since one last learned something new, and leaving what others chose."""

from __future__ import annotations

import pytest

from orrery.tables.log import STUDY, UNDO, CannotUndo, Row
from orrery.tables.table import Table
from orrery.tables.turns import MARK

from .helpers import ANNA, BEN, BOT, CAROL, first, play_out, play_until, refused, table


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
