"""What a home sector brings at the start (E-29)."""

from __future__ import annotations

from typing import Final

GROWTH: Final = 0  # additional growth actions in round 1
TECHNOLOGY: Final = 1  # a field starts at a level
SHIPS: Final = 2
POPULATION: Final = 3

BONUS_KEYS: Final = ["growth", "technology", "ships", "population"]
