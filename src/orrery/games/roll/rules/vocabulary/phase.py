"""Phases, in the order they are played. The sixth is played with Deal or Orb alone: a box says how many it has."""

from __future__ import annotations

from typing import Final

EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
SHIP: Final = 4
DOLLAR: Final = 5  # Deal, Research, or both of them

PHASES: Final = 5  # of the base game
ALL_COLUMNS: Final = 6  # in tables: the $ phase as well
PHASE_KEYS: Final = ["explore", "develop", "settle", "produce", "ship", "dollar"]
ALL_PHASES: Final = (1 << ALL_COLUMNS) - 1
