"""Where a movement result sends the units of an automa (E-225, E-226).

"Nearest": to it, or as near as possible. "In range": at random among those that can be reached this turn.
"""

from __future__ import annotations

from typing import Final

STAY: Final = 0
NEAREST_HUMAN_STAR: Final = 1
NEAREST_STAR: Final = 2
NEAREST_FOREIGN_STAR: Final = 3  # any but the automa's own
NEAREST_HOSTILE: Final = 4  # ships
SECTOR_CENTRE: Final = 5  # of the sector where the unit is
STAR_IN_RANGE: Final = 6
FOREIGN_STAR_IN_RANGE: Final = 7
NEUTRAL_STAR_IN_RANGE: Final = 8
MOST_HOSTILE_IN_RANGE: Final = 9  # the hex with most hostile ships
DIRECTION: Final = 10  # full range in a random direction
ESCAPE: Final = 11  # only out of a hex with hostile ships, to the nearest without

TARGET_KEYS: Final = [
    "stay", "nearest_human_star", "nearest_star", "nearest_foreign_star", "nearest_hostile", "sector_centre",
    "star_in_range", "foreign_star_in_range", "neutral_star_in_range", "most_hostile_in_range", "direction", "escape",
]  # fmt: skip
