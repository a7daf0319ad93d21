"""Growth counters: the oval ones, by what they do, and the square ones. A square below FIELDS is a field."""

from __future__ import annotations

from typing import Final

from .field import FIELD_KEYS, FIELDS

RESEARCH: Final = 0
GROW: Final = 1
GAIN: Final = 2
BUILD: Final = 3
SWITCH: Final = 4

OVALS: Final = 5
OVAL_KEYS: Final = ["research", "grow_population", "gain_star", "build_ships", "switch_alignment"]
OVAL_COPIES: Final = [1, 1, 2, 1, 1]  # E-3

UP: Final = FIELDS
DOWN: Final = FIELDS + 1
SQUARES: Final = FIELDS + 2
SQUARE_KEYS: Final = [*FIELD_KEYS, "up", "down"]
