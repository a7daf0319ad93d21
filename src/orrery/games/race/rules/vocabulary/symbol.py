"""The symbols on the robot's dice and on its robot= tile (S-85 to S-88)."""

from __future__ import annotations

from typing import Final

from . import space

EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
TRADE: Final = 3
DOUBLE_VP: Final = 4
PRODUCE: Final = 5
MATCH: Final = 6
ROBOT: Final = 7

ACTIONS: Final = 6  # the symbols below it are actions: these alone can stand on a robot= tile
SYMBOL_KEYS: Final = [
    "explore", "develop", "settle", "consume_trade", "consume_2x_vp", "produce", "match", "robot",
]  # fmt: skip

# The space of an action: of two the left one (S-86).
SPACE_OF: Final = [
    space.EXPLORE_5, space.DEVELOP_1, space.SETTLE_1, space.TRADE, space.DOUBLE_VP, space.PRODUCE,
]  # fmt: skip
