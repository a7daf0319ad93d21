"""Conditions of domination cards for playing A (E-187)."""

from __future__ import annotations

from typing import Final

STARS_TAKEN: Final = 0  # n stars of factions conquered or liberated in this turn
AHEAD_IN_ALIGNMENT: Final = 1  # n points, and more levels than the automa of the same alignment
CENTRE_STARS: Final = 2  # n own stars in the centre sector
ALL_HOME_STARS: Final = 3
DENSE_STARS: Final = 4  # n own stars with a population of m
CENTRE_IN_PEACE: Final = 5  # Spirituality n, the centre star of the centre sector, at peace with everybody
SHIPS_BUILT: Final = 6  # n ships in one Build Ships action
NEBULAE: Final = 7  # ships in n nebula hexes
TOTAL_LEVELS: Final = 8
TOTAL_CV: Final = 9  # of all own ships, without bonuses
OWN_STARS: Final = 10
TWO_FIELDS: Final = 11  # a field at level n, another at m

CONDITIONS: Final = 12
CONDITION_KEYS: Final = [
    "stars_taken", "ahead_in_alignment", "centre_stars", "all_home_stars", "dense_stars", "centre_in_peace",
    "ships_built", "nebulae", "total_levels", "total_cv", "own_stars", "two_fields",
]  # fmt: skip
# What the content calls n and m.
CONDITION_FIELDS: Final[list[list[str]]] = [
    ["stars"], ["dp"], ["stars"], [], ["stars", "population"], ["level"], ["ships"], ["hexes"], ["levels"], ["cv"],
    ["stars"], ["level", "other"],
]  # fmt: skip
