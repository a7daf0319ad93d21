"""Types of cards that the robot searches for (S-96 to S-99, S-109 to S-113)."""

from __future__ import annotations

from typing import Final

DEVELOPMENT: Final = 0
NON_MILITARY_WORLD: Final = 1
MILITARY_WORLD: Final = 2
ANY_WORLD: Final = 3
ALIEN_WORLD: Final = 4
MILITARY_ALIEN_OR_NON_MILITARY: Final = 5

SOUGHT_KEYS: Final = [
    "development", "non_military_world", "military_world", "any_world", "alien_world",
    "military_alien_or_non_military_world",
]  # fmt: skip
