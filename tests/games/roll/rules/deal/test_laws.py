"""Games with Deal obey the laws, alone and with Orb and everything else."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.deal.market import NO_MARKET
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, OBJECTIVES, ORB, RIVALRY, WITH, key_of
from orrery.kernel.chance import key_of_seed
from orrery.kernel.laws import check_game

ALONE = RIVALRY | DEAL
EVERYTHING = AMBITION | OBJECTIVES | RIVALRY | DEAL | ORB
GAME = Roll(BOXES, [BASE, ALONE, ALONE | ORB, EVERYTHING])


@pytest.mark.parametrize(("sets", "seats"), [(ALONE, 2), (ALONE, 5), (ALONE | ORB, 3), (EVERYTHING, 4)])
def test_random_games_break_no_law(sets: int, seats: int) -> None:
    assert check_game(GAME, {WITH: key_of(sets)}, seats, f"deal {seats}").decisions > 100


def test_reading_a_game_leaves_the_shared_board_of_others_alone() -> None:
    GAME.decode(GAME.new({WITH: key_of(ALONE)}, 3, key_of_seed("read")).encode())
    assert NO_MARKET.track == []
    assert NO_MARKET.faces == []
