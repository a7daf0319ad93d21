"""The spaces of the robot's mat, left to right: the robot's dice and the player's markers lie there (S-14, S-130)."""

from __future__ import annotations

from typing import Final

from . import phase

EXPLORE_5: Final = 0  # for dice the left Explore space
EXPLORE_1_1: Final = 1
DEVELOP_1: Final = 2
DEVELOP_2: Final = 3
SETTLE_1: Final = 4
SETTLE_2: Final = 5
TRADE: Final = 6
DOUBLE_VP: Final = 7
PRODUCE: Final = 8
SEARCH: Final = 9  # an action of the player that has no space (S-75)

SPACES: Final = 9
SPACE_KEYS: Final = [
    "explore_1", "explore_2", "develop_1", "develop_2", "settle_1", "settle_2", "consume_trade", "consume_2x_vp",
    "produce", "search",
]  # fmt: skip
PHASE_OF: Final = [
    phase.EXPLORE, phase.EXPLORE, phase.DEVELOP, phase.DEVELOP, phase.SETTLE, phase.SETTLE, phase.CONSUME,
    phase.CONSUME, phase.PRODUCE, phase.SEARCH,
]  # fmt: skip
