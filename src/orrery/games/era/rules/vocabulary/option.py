"""The ways to take a star (E-127)."""

from __future__ import annotations

from typing import Final

COLONIZE: Final = 0
ALLY: Final = 1
SUBJUGATE: Final = 2
CONQUER: Final = 3
LIBERATE: Final = 4
ADVANCE: Final = 5  # no taking: star people make a primitive star an advanced neutral one

OPTIONS: Final = 6
OPTION_KEYS: Final = ["colonize", "ally", "subjugate", "conquer", "liberate", "advance"]
