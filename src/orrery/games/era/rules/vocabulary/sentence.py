"""Sentences of growth results (E-236)."""

from __future__ import annotations

from typing import Final

RESEARCH: Final = 0  # a field; RANDOM_FIELD: drawn when the die is rolled
TURN_UP: Final = 1
TURN_DOWN: Final = 2
GAIN: Final = 3  # a star
GROW: Final = 4  # population; where no disc was placed, ships are spawned instead
SPAWN: Final = 5

SENTENCE_KEYS: Final = ["research", "turn_up", "turn_down", "gain", "grow", "spawn"]

NO_FIELD: Final = -1
RANDOM_FIELD: Final = -2

# At which wormholes ships are spawned.
NOWHERE: Final = -1
EVERYWHERE: Final = 0
AT_RANDOM: Final = 1
AT_CENTRE: Final = 2
SPAWN_KEYS: Final = ["all", "random", "centre"]

# From whom stars are taken.
NO_STARS: Final = -1
HUMAN_STARS: Final = 0
NEUTRAL_STARS: Final = 1
ANY_STARS: Final = 2
STARS_OF_KEYS: Final = ["human", "neutral", "any"]
