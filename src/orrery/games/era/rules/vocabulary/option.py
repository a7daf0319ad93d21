"""The ways to take a star (E-127)."""

from __future__ import annotations

from typing import Final

COLONIZE: Final = 0
ALLY: Final = 1
SUBJUGATE: Final = 2
CONQUER: Final = 3
LIBERATE: Final = 4

OPTIONS: Final = 5
OPTION_KEYS: Final = ["colonize", "ally", "subjugate", "conquer", "liberate"]
