"""Games that break a law, for the tests that each is caught as what it is."""

from __future__ import annotations

import pytest

from orrery.kernel.game import Game
from orrery.kernel.laws import LawBroken, check_game
from tests.kernel.toy import Cards, Play, Toy


def broken_law(game: Game, seed: str = "1") -> int:
    with pytest.raises(LawBroken) as caught:
        check_game(game, {}, 3, seed, every=True)
    return caught.value.law


def with_step(step: Play) -> Toy:
    return Toy(type("Other", (Cards,), {"__slots__": (), "play": step}))
