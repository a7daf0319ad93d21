"""The games that can be played."""

from __future__ import annotations

from orrery.kernel.game import Game

KEYS = ["roll"]


def game(key: str) -> Game:
    """The game of this name. KeyError: there is none."""
    if key == "roll":
        from .roll.game import ROLL

        return ROLL
    raise KeyError(key)
