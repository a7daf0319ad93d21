"""Where destiny points come from: the parts of the score."""

from __future__ import annotations

from typing import Final

ALIGNMENT: Final = 0
STORY: Final = 1
TACTIC: Final = 2
CARD: Final = 3
PEOPLE: Final = 4
COUNTERS: Final = 5  # paid for additional growth counters, below 0
POWER: Final = 6  # the power track, below 0
COOPERATION: Final = 7  # the goal while the game goes on
POPULATION: Final = 8  # the rest at the end
SECTORS: Final = 9
GOAL: Final = 10

SOURCES: Final = 11
SOURCE_KEYS: Final = [
    "alignment", "story", "tactic", "card", "people", "counters", "power", "cooperation", "population", "sectors",
    "goal",
]  # fmt: skip
