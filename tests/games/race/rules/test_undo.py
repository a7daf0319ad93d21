"""What was seen cannot be taken back: cards, dice, what the robot turned up. Everything else comes back to the byte."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from orrery.games.race.rules.game import RACE, race
from orrery.kernel.foresight import reveals
from orrery.kernel.options import Draws
from orrery.kernel.state import State
from orrery.tables.log import CannotUndo, SeatSpec
from orrery.tables.table import Table
from tests.games.race.rules.positions import Sample
from tests.games.race.rules.told import Witness
from tests.rules import rule

SAMPLE = Sample(250, "shown")
GAMES = 30
DOOMED = {"sets": "1", "robot_start": "doomed_world"}  # a robot that turns up cards of the draw pile (S-115)


def seen(state: State) -> tuple[Counter[int], list[int]]:
    """Judged without the marks of events: all cards that the player could name, and the dice."""
    s = race(state.view(0))
    p, r = s.empire, s.robot
    piles = [s.discard, s.aside, p.hand, p.tableau, p.stash, p.drawn, p.picked, [p.placing], r.tableau, r.revealed]
    return Counter(card for pile in piles for card in pile if card >= 0), s.dice


def shows(before: State, after: State) -> bool:
    known, dice = seen(before)
    now, rolled = seen(after)
    return bool(now - known) or (rolled != dice and rolled[0] >= 0)


@rule("S-56", "S-75", "S-85", "S-93", "S-115")
def test_whatever_shows_something_says_that_it_does() -> None:
    """In rich positions: everything that can be chosen in them."""
    kinds = set()
    for s in SAMPLE.all:
        for decision in s.decisions():
            for choice in decision.choices:
                after, heard = s.clone(), Witness()
                after.apply(0, choice, heard)
                if shows(s, after):
                    assert reveals(heard, 0), (decision, choice)
                    kinds.add(decision.kind)
    assert kinds >= {"choose", "category", "find", "number", "ante", "discard", "pay", "settle", "trade"}


def test_whatever_shows_something_cannot_be_taken_back_and_everything_else_can() -> None:
    chance = Random(10)
    draws = Draws(RACE.options, {})
    refused = undone = 0
    for number in range(GAMES):
        options = draws.at(number) if number % 3 else DOOMED
        table = Table(RACE, options, [SeatSpec("person", "me")], f"undo {number}")
        assert not table.can_undo(0), "the cards that were dealt"
        while not table.over:
            decision = table.decision(0)
            assert decision is not None
            before = table.state.clone()
            table.play(0, chance.choice(decision.choices).code)
            if shows(before, table.state) or table.over:
                refused += 1
                for whole in (False, True):
                    after = table.state.encode()
                    with pytest.raises(CannotUndo):
                        table.undo(0, whole=whole)
                    assert table.state.encode() == after
            elif table.can_undo(0) and chance.random() < 0.4:
                undone += 1
                table.undo(0)
                assert table.state.encode() == before.encode()
    assert refused > GAMES * 10
    assert undone > GAMES * 10
