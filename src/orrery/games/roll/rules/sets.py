"""Which expansions and modules are played: the option `with`, a bit each in the engine.

Objectives come with Ambition's box, Deal and Orb with Rivalry's (A-1, V-3); all else goes together: fifteen sets.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.game import Option

BASE: Final = 0
AMBITION: Final = 1
OBJECTIVES: Final = 2
RIVALRY: Final = 4
DEAL: Final = 8
ORB: Final = 16
MODULES: Final = DEAL | ORB  # those that bring the $ phase

SET_KEYS: Final = ["ambition", "objectives", "rivalry", "deal", "orb"]  # by bit, and in the order they are written
WITH: Final = "with"
BASE_KEY: Final = "base"


def is_legal(sets: int) -> bool:
    if sets & OBJECTIVES and not sets & AMBITION:
        return False
    return not sets & MODULES or sets & RIVALRY != 0


LEGAL: Final = [sets for sets in range(1 << len(SET_KEYS)) if is_legal(sets)]
PLAYABLE: Final = LEGAL  # those that can be played and seen


def rule_of(sets: int, ambition: str, rivalry: str) -> str:
    """A rule that both rulebooks have, by the number it has in one that is on the table."""
    return ambition if sets & AMBITION else rivalry


def all_of(playable: list[int]) -> int:
    """All expansions that are in one of these sets."""
    found = BASE
    for sets in playable:
        found |= sets
    return found


def key_of(sets: int) -> str:
    """A set as the option writes it: `ambition+rivalry+deal`."""
    return "+".join([SET_KEYS[i] for i in range(len(SET_KEYS)) if sets >> i & 1]) or BASE_KEY


def sets_of(key: str) -> int:
    """The set that the option writes so. KeyError: none."""
    for sets in LEGAL:
        if key_of(sets) == key:
            return sets
    raise KeyError(key)


def with_options(playable: list[int]) -> list[Option]:
    """The option `with`, as soon as there is anything to choose."""
    if len(playable) == 1:
        return []
    return [Option(WITH, [key_of(sets) for sets in playable], BASE_KEY, quiet=True)]
