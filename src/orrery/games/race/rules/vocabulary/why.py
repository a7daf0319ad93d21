"""Why cards are drawn or discarded: the word for the texts, and the rule."""

from __future__ import annotations

from typing import Final

SET_UP: Final = 0
EXPLORE: Final = 1
DEVELOP_START: Final = 2
DEVELOPED: Final = 3
SETTLED: Final = 4
SETTLE_BONUS: Final = 5
TRADE: Final = 6
CONSUME: Final = 7
PRODUCE: Final = 8
PRESTIGE: Final = 9
LEADER: Final = 10
HAND_LIMIT: Final = 11
STRENGTH: Final = 12
STASH: Final = 13
RAISED: Final = 14
GAMBLE: Final = 15

WHY_KEYS: Final = [
    "set_up", "explore", "develop_start", "developed", "settled", "settle_bonus", "trade", "consume", "produce",
    "prestige", "leader", "hand_limit", "strength", "stash", "raised", "gamble",
]  # fmt: skip
WHY_RULES: Final = [
    "S-9", "S-21", "S-26", "S-29", "S-41", "S-40", "S-46", "S-49", "S-60", "S-25", "S-72", "S-62", "S-35", "S-11",
    "S-77", "S-56",
]  # fmt: skip
