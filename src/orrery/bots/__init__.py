"""Players that look at a view and choose. They know strategy, never legality, and they never peek."""

from __future__ import annotations

from orrery.kernel.chance import Chance

from . import roll
from .bot import Bot

__all__ = ["Bot", "make", "names"]


def names(game_key: str) -> list[str]:
    """The bots of a game, weakest first. KeyError: there is no such game."""
    if game_key == "roll":
        return list(roll.NAMES)
    raise KeyError(game_key)


def make(game_key: str, name: str, chance: Chance) -> Bot:
    """A bot with its own chance, from which all its randomness comes. KeyError: no such game or bot."""
    if game_key == "roll":
        return roll.make(name, chance)
    raise KeyError(game_key)
