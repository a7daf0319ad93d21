"""Galactic goals."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
CONTROL: Final = 0
COOPERATION: Final = 1
DISCOVERY: Final = 2
LEADERSHIP: Final = 3
LEGACY: Final = 4
PERSONAL_GROWTH: Final = 5
POWER: Final = 6
PRESENCE: Final = 7

GOALS: Final = 8
GOAL_KEYS: Final = [
    "control", "cooperation", "discovery", "leadership", "legacy", "personal_growth", "power", "presence",
]  # fmt: skip
