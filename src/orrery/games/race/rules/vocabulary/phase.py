"""Phases, in the order they are played (S-15); powers are of these phases too, and some of trading (S-46)."""

from __future__ import annotations

from typing import Final

SEARCH: Final = 0
EXPLORE: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
CONSUME: Final = 4
PRODUCE: Final = 5
TRADE: Final = 6  # no phase of its own: powers that act when a good is traded

PHASES: Final = 7
PHASE_KEYS: Final = ["search", "explore", "develop", "settle", "consume", "produce", "trade"]
