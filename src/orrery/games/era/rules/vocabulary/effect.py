"""Effects of domination cards that are played for A (E-187)."""

from __future__ import annotations

from typing import Final

TAKE_LEVEL: Final = 0  # n levels from a faction that lost a star in this turn
DP_FOR_SWITCHES: Final = 1  # n points for each Switch Alignment counter of this round
GAIN_CENTRE_STAR: Final = 2  # a free Gain Star in the centre sector, each ship counting n times
HOME_CV: Final = 3  # n combat value in a battle in the home sector
GROW_DENSE_STARS: Final = 4  # n discs on each own star with a population of m
NO_WAR: Final = 5  # nobody may declare war on the player in this round
PLACE_SHIPS: Final = 6  # n ships at own stars, also blocked ones
NEBULA_RANGE: Final = 7  # n more range for ships that start in a nebula, instead of the usual
EXTRA_TRADE: Final = 8  # n more trades in this round
HOLD_BATTLE: Final = 9  # opponents may not retreat, or none of the player's ships are destroyed
TELEPORT: Final = 10  # n discs, also from and to blocked stars
EXTRA_RESEARCH: Final = 11  # with a technology not selected in this round

EFFECTS: Final = 12
EFFECT_KEYS: Final = [
    "take_level", "dp_for_switches", "gain_centre_star", "home_cv", "grow_dense_stars", "no_war", "place_ships",
    "nebula_range", "extra_trade", "hold_battle", "teleport", "extra_research",
]  # fmt: skip
# What the content calls n and m.
EFFECT_FIELDS: Final[list[list[str]]] = [
    ["levels"], ["dp"], ["times"], ["cv"], ["discs", "population"], [], ["ships"], ["range"], ["trades"], [],
    ["discs"], [],
]  # fmt: skip
