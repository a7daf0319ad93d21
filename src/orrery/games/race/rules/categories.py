"""Categories of the Search action (S-75), a bit each: which of them a design belongs to follows from what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from .powers.consume import Consume
from .powers.settle import Military, Takeover
from .vocabulary import feature, kind, phase
from .vocabulary.goods import ALIEN, ANY_KIND

if TYPE_CHECKING:
    from .design import Design

MILITARY_DEVELOPMENT: Final = 0
MILITARY_WINDFALL_1_2: Final = 1
PEACEFUL_WINDFALL_1_2: Final = 2
CHROMOSOME_WORLD: Final = 3
ALIEN_GOODS_WORLD: Final = 4
MULTI_CONSUME: Final = 5
MILITARY_WORLD_5_PLUS: Final = 6
SIX_COST_DEVELOPMENT: Final = 7
TAKEOVER_CARD: Final = 8

CATEGORIES: Final = 9
CATEGORY_KEYS: Final = [
    "military_development", "military_windfall_1_2", "peaceful_windfall_1_2", "chromosome_world", "alien_goods_world",
    "multi_consume", "military_world_5_plus", "six_cost_development", "takeover_card",
]  # fmt: skip


def categories_of(design: Design) -> int:
    """The categories of a design: 1 << MILITARY_DEVELOPMENT and so on."""
    found = 0
    if not design.is_world and 1 <= fixed_military(design) <= 2:
        found |= 1 << MILITARY_DEVELOPMENT
    if design.windfall and 1 <= design.cost <= 2:
        found |= 1 << (MILITARY_WINDFALL_1_2 if design.military else PEACEFUL_WINDFALL_1_2)
    if design.features & feature.CHROMOSOME_WORLD:
        found |= 1 << CHROMOSOME_WORLD
    if design.good_kind in (ALIEN, ANY_KIND):
        found |= 1 << ALIEN_GOODS_WORLD
    if most_consumed(design) >= 2:
        found |= 1 << MULTI_CONSUME
    if design.military and design.cost >= 5:
        found |= 1 << MILITARY_WORLD_5_PLUS
    if design.features & feature.SIX_COST_DEVELOPMENT and design.scoring:
        found |= 1 << SIX_COST_DEVELOPMENT
    if any(isinstance(power, Takeover) for power in design.powers[phase.SETTLE]):
        found |= 1 << TAKEOVER_CARD
    return found


def fixed_military(design: Design) -> int:
    """The general strength that the card has by itself."""
    total = 0
    for power in design.powers[phase.SETTLE]:
        if power.kind == kind.MILITARY:
            military = cast(Military, power)
            if military.is_general() and military.is_fixed():
                total += military.n
    return total


def most_consumed(design: Design) -> int:
    """How many goods a single power of the card takes at most."""
    most = 0
    for power in design.powers[phase.CONSUME]:
        goods = 0
        if power.kind == kind.CONSUME:
            consume = cast(Consume, power)
            goods = consume.goods_each * consume.max_times
        elif power.kind == kind.CONSUME_THREE_KINDS:
            goods = 3
        elif power.kind in (kind.CONSUME_ONE_OF_EACH_KIND, kind.CONSUME_ALL):
            goods = 4
        if goods > most:
            most = goods
    return most
