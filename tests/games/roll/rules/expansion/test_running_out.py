"""Random games that run out of dice or of the bag, or in which arrows of an Orb form a loop, break no law.

All of it happens with what is in the printed boxes; no box was made smaller for it. It is rare, so these are games that
were looked for, at five seats: of 200 random games of a set a few have it. Where a rule that changes choices makes one
of them another game, look for another seed.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, ORB, RIVALRY, WITH, key_of
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Recorder
from orrery.kernel.laws import check_game
from orrery.kernel.state import State
from tests.rules import rule

SEATS = 5


class ByLot:
    """Each seat has a lot of its own, so the order in which seats answer changes nothing. Notes all answers."""

    def __init__(self, seed: str) -> None:
        self.lots = [Chance(key_of_seed(f"{seed}, seat {seat}")) for seat in range(SEATS)]
        self.log: list[tuple[int, Choice]] = []

    def __call__(self, look: Callable[[], State], decision: Decision) -> Choice:
        choice = decision.choices[self.lots[decision.seat].below(len(decision.choices))]
        self.log.append((decision.seat, choice))
        return choice


@rule("V-17", "V-77", "R-39")
@pytest.mark.parametrize(
    ("sets", "seed", "happens"),
    [
        (RIVALRY | ORB, "short 124", {"bag_short", "orb_loop"}),
        (AMBITION | RIVALRY | DEAL, "short 139", {"bag_short", "substitute"}),
    ],
)
def test_games_that_run_out_break_no_law(sets: int, seed: str, happens: set[str]) -> None:
    game = Roll(BOXES, [BASE, sets])
    options = {WITH: key_of(sets)}
    players = ByLot(seed)
    check_game(game, options, SEATS, seed, [players] * SEATS)
    recorder = Recorder()
    s = game.new(options, SEATS, key_of_seed(seed), recorder)
    for seat, choice in players.log:
        s.apply(seat, choice, recorder)
    assert s.decisions() == []
    assert {event.key for event in recorder.events} >= happens
