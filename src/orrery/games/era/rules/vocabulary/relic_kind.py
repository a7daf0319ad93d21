"""Kinds of relics (E-173)."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
TECHNOLOGY: Final = 0
SHIPS: Final = 1
DEATH_RAY: Final = 2
DEFENSE_GRID: Final = 3
SUPER_STARGATE: Final = 4
PYRAMIDS: Final = 5

RELIC_KIND_KEYS: Final = ["technology", "ships", "death_ray", "defense_grid", "super_stargate", "pyramids"]
