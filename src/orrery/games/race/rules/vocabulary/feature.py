"""What a card can be, a bit each: powers and scoring terms that count or ask for cards name one of these."""

from __future__ import annotations

from typing import Final

WORLD: Final = 1
DEVELOPMENT: Final = 1 << 1
MILITARY_WORLD: Final = 1 << 2
PRODUCTION_WORLD: Final = 1 << 3
WINDFALL_WORLD: Final = 1 << 4
REBEL_WORLD: Final = 1 << 5
REBEL_MILITARY_WORLD: Final = 1 << 6
CHROMOSOME_WORLD: Final = 1 << 7
GENES_WORLD: Final = 1 << 8  # of the goods kind genes
ALIEN_GOODS_WORLD: Final = 1 << 9  # of the goods kind alien
REBEL_DEVELOPMENT: Final = 1 << 10
SIX_COST_DEVELOPMENT: Final = 1 << 11
IMPERIUM_CARD: Final = 1 << 12
DEVELOPMENT_WITH_EXPLORE_POWER: Final = 1 << 13
DEVELOPMENT_WITH_TRADE_POWER: Final = 1 << 14
DEVELOPMENT_WITH_CONSUME_POWER: Final = 1 << 15
WORLD_WITH_EXPLORE_POWER: Final = 1 << 16
WORLD_WITH_TRADE_POWER: Final = 1 << 17
WORLD_WITH_CONSUME_POWER: Final = 1 << 18

FEATURE_KEYS: Final = [
    "world", "development", "military_world", "production_world", "windfall_world", "rebel_world",
    "rebel_military_world", "chromosome_world", "genes_world", "alien_goods_world", "rebel_development",
    "six_cost_development", "imperium_card", "development_with_explore_power", "development_with_trade_power",
    "development_with_consume_power", "world_with_explore_power", "world_with_trade_power", "world_with_consume_power",
]  # fmt: skip


def feature_bit(key: str) -> int:
    return 1 << FEATURE_KEYS.index(key)
