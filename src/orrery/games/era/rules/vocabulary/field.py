"""Fields of technology, each with the levels 1 to 6."""

from __future__ import annotations

from typing import Final

MILITARY: Final = 0
SPIRITUALITY: Final = 1
PROPULSION: Final = 2
ROBOTICS: Final = 3
GENETICS: Final = 4

FIELDS: Final = 5
FIELD_KEYS: Final = ["military", "spirituality", "propulsion", "robotics", "genetics"]
TOP: Final = 6
