"""Undo: what anybody has learned is never taken back."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.game import galaxy
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Recorder
from orrery.kernel.state import State
from orrery.tables.log import CannotUndo
from orrery.tables.table import Table

from .helpers import ANNA, BEN, CAROL, ROLL, first, refused, table


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
