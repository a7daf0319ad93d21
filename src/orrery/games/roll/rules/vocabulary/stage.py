"""Stages of the game."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
ASSIGN: Final = 1
EXPLORE: Final = 2
LATE_DRAW: Final = 3
DEVELOP: Final = 4
SETTLE: Final = 5
PRODUCE: Final = 6
SHIP: Final = 7
MANAGE: Final = 8
OVER: Final = 9
SCREENS: Final = 10  # and the two after it: in Reveal, after each of its parts (V-21)
PHASES_FOUND: Final = 11
SENT_BACK: Final = 12
DOLLAR: Final = 13
INSTANT: Final = 14  # Orb dice act that were just rolled (V-72)

STAGE_KEYS: Final = [
    "set_up", "assign", "explore", "late_draw", "develop", "settle", "produce", "ship", "manage", "over",
    "screens", "phases_found", "sent_back", "dollar", "instant",
]  # fmt: skip
