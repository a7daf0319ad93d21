"""Games with Deal obey the laws, alone and with Orb and everything else."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, OBJECTIVES, ORB, RIVALRY, WITH, key_of
from orrery.kernel.laws import check_game

ALONE = RIVALRY | DEAL
EVERYTHING = AMBITION | OBJECTIVES | RIVALRY | DEAL | ORB
GAME = Roll(BOXES, [BASE, ALONE, ALONE | ORB, EVERYTHING])


@pytest.mark.parametrize(("sets", "seats"), [(ALONE, 2), (ALONE, 5), (ALONE | ORB, 3), (EVERYTHING, 4)])
def test_random_games_break_no_law(sets: int, seats: int) -> None:
    assert check_game(GAME, {WITH: key_of(sets)}, seats, f"deal {seats}").decisions > 100
