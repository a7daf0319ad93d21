"""Phases, in the order they are played."""

from __future__ import annotations

from typing import Final

EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
SHIP: Final = 4

PHASES: Final = 5
PHASE_KEYS: Final = ["explore", "develop", "settle", "produce", "ship"]
ALL_PHASES: Final = (1 << PHASES) - 1
