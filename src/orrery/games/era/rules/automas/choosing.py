"""Choosing at random for an automa, and its dice (E-191, E-198). Only acts may call what is here."""

from __future__ import annotations

from typing import Final

from ..state import Galaxy
from ..vocabulary.faction import SLAVERS

FACES: Final = 6


def pick(s: Galaxy, items: list[int]) -> int:
    """One of several possibilities, each equally likely (E-191). They stand in the order of their numbers, of hexes
    or fields; fleets in an order that betrays no hidden letter. A single one needs no lot.
    """
    return items[0] if len(items) == 1 else items[s.chance.below(len(items))]


def roll(s: Galaxy) -> int:
    return s.chance.below(FACES) + 1


def roll_result(s: Galaxy, automa: int) -> list[int]:
    """The dice for a movement or growth result; the lower one counts. The Slavers get a second one by E-198."""
    if automa == SLAVERS and s.robots.power >= s.box.power.two_dice_from:
        return [roll(s), roll(s)]
    return [roll(s)]
