"""Consume powers that take goods, in figures, and the order in which to use them."""

from __future__ import annotations

from typing import Final, cast

from orrery.games.race.rules.powers.consume import Consume, ConsumeAll, GainingPower
from orrery.games.race.rules.powers.power import Power
from orrery.games.race.rules.vocabulary import kind
from orrery.games.race.rules.vocabulary.goods import ANY_GOOD


class Eater:
    """A consume power in figures. `rank`: the narrow ones first."""

    __slots__ = ("cards", "each", "good", "kind", "less", "prestige", "rank", "times", "vp")

    def __init__(self, power: Power) -> None:
        self.kind: Final = power.kind
        good = ANY_GOOD
        each = 1
        times = 1
        less = 0
        if power.kind == kind.CONSUME:
            consume = cast(Consume, power)
            good = consume.good
            each = consume.goods_each
            times = consume.max_times
        elif power.kind == kind.CONSUME_THREE_KINDS:
            each = 3
        elif power.kind == kind.CONSUME_ALL:
            less = cast(ConsumeAll, power).less
        vp = 0
        cards = 0
        prestige = 0
        if power.kind in (kind.CONSUME, kind.CONSUME_THREE_KINDS, kind.CONSUME_ONE_OF_EACH_KIND):
            gaining = cast(GainingPower, power)
            vp = gaining.gain_vp
            cards = gaining.gain_cards
            prestige = gaining.gain_prestige
        self.good: Final[int] = good
        self.each: Final[int] = each
        self.times: Final[int] = times
        self.less: Final[int] = less
        self.vp: Final[int] = vp
        self.cards: Final[int] = cards
        self.prestige: Final[int] = prestige
        self.rank: Final = rank_of(power, good, each, vp, cards, prestige)


def rank_of(power: Power, good: int, each: int, vp: int, cards: int, prestige: int) -> int:
    """What comes first: what only few goods can feed, then what brings most for a good."""
    if power.kind == kind.CONSUME_ALL:
        return 1000
    if power.kind == kind.TRADE_GOOD:
        return 700
    worth = (20 * vp + 8 * cards + 20 * prestige) // each
    if power.kind == kind.CONSUME and good == ANY_GOOD:
        return 500 - worth
    if power.kind == kind.CONSUME:
        return 100 - worth
    return 300 - worth


EATING: Final = (
    kind.CONSUME,
    kind.CONSUME_THREE_KINDS,
    kind.CONSUME_ONE_OF_EACH_KIND,
    kind.CONSUME_ALL,
    kind.TRADE_GOOD,
)
