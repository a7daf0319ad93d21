"""When a domination card may be played for A, and when its effect works (E-185)."""

from __future__ import annotations

from typing import Final

ANY: Final = 0
AT_ONCE: Final = 1  # when what the condition asks for has happened
START_OF_MOVE: Final = 2
BATTLE: Final = 3
GROWTH: Final = 4  # the player's growth turn
TRADE: Final = 5
AFTER_SCORING: Final = 6

WINDOW_KEYS: Final = ["any", "at_once", "start_of_move", "battle", "growth", "trade", "after_scoring"]
