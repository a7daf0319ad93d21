"""The laws hold for every set of expansions and every number of players."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.sets import BASE, PLAYABLE, WITH, key_of
from orrery.kernel.laws import check_game

GAMES = 2
SEATS = range(ROLL.min_seats, ROLL.max_seats + 1)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", [key_of(sets) for sets in PLAYABLE if sets != BASE])
def test_random_games_of_every_set_break_no_law(name: str, seats: int) -> None:
    for number in range(GAMES):
        checked = check_game(ROLL, {WITH: name}, seats, f"cell {number}")
        assert checked.decisions > 100
