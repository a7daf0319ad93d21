"""Counters of neutral stars."""

from __future__ import annotations

from typing import Final

NONE: Final = -1  # no counter lies here
UNKNOWN: Final = -2  # in a view: a counter that the player has not seen
UNINHABITED: Final = 0
PRIMITIVE: Final = 1
ADVANCED: Final = 2

TYPES: Final = 3
STAR_KEYS: Final = ["uninhabited", "primitive", "advanced"]
POPULATION: Final = [0, 2, 3]  # what a counter stands for (E-6)
