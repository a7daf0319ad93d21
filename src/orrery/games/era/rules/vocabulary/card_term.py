"""What domination cards count that are played for B (E-187)."""

from __future__ import annotations

from typing import Final

LEVEL: Final = 0  # of the field `param`
LOWEST_LEVEL: Final = 1
HIGHEST_LEVEL: Final = 2
NEUTRAL_STARS_ALONE: Final = 3  # neutral stars where only the player has ships
NO_ALIGNMENT_DP: Final = 4  # 1 if the alignment paid nothing in this round
CENTRE_POPULATION: Final = 5  # of one own star in the centre sector
HOME_SECTOR_FREE: Final = 6  # 1 if nobody else owns a star in the home sector
DENSE_STARS: Final = 7  # own stars with a population of `param`
FOREIGN_HOME_STARS: Final = 8  # where the player has a ship: the solo game has none
ASTEROIDS: Final = 9  # asteroid systems where the player has a ship
SECTORS_WITH_ONLY_FLEET: Final = 10  # sectors where only the player has a fleet
STAR_SETS: Final = 11  # full sets of `param` own stars

CARD_TERM_KEYS: Final = [
    "level", "lowest_level", "highest_level", "neutral_stars_alone", "no_alignment_dp", "centre_population",
    "home_sector_free", "dense_stars", "foreign_home_stars", "asteroids", "sectors_with_only_fleet", "star_sets",
]  # fmt: skip
# What the content calls `param`, where there is one.
PARAM_FIELDS: Final[list[str]] = ["field", "", "", "", "", "", "", "population", "", "", "", "stars"]
ANY_ALIGNMENT: Final = -1
