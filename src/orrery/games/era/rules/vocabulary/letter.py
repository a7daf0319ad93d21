"""The letters of fleets."""

from __future__ import annotations

from typing import Final

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4

LETTERS: Final = 5
LETTER_KEYS: Final = ["a", "b", "c", "d", "e"]

# Sides of an advanced fleet tactic (E-58).
NO_TACTIC: Final = 0
DOUBLE: Final = 1
POINTS: Final = 2
TACTIC_KEYS: Final = ["none", "x2", "dp"]
