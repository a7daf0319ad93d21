"""What is going on in the round."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
START: Final = 1  # of a round
MOVE: Final = 2
SELECT: Final = 3
GROWTH: Final = 4
TRADE: Final = 5
SCORE: Final = 6
OVER: Final = 7

PHASE_KEYS: Final = ["set_up", "start", "move", "select", "growth", "trade", "score", "over"]
