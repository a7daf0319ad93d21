"""Goods: how many a tableau makes in a Produce phase, and what consuming them brings."""

from __future__ import annotations

from typing import Final, cast

from orrery.games.race.rules.content import Box
from orrery.games.race.rules.powers.produce import ProduceOnWindfall
from orrery.games.race.rules.powers.trade import Bonus
from orrery.games.race.rules.vocabulary import kind, pay
from orrery.games.race.rules.vocabulary.goods import ANY_GOOD, ANY_KIND, KINDS, THIS_WORLD, TRADE_VALUES

from . import weights
from .eaters import Eater
from .figures import Figures

# Tables of goods are by kind: the four, and those that can be any.
SORTS: Final = KINDS + 1
DOUBLED: Final = 2.0


def made(f: Figures, tableau: list[int], chosen: int = 1) -> list[int]:
    """The goods of a Produce phase if there were none before; `chosen`: with so many more on windfall worlds."""
    box = f.box
    goods = [0] * SORTS
    bare = [0] * SORTS  # windfall worlds
    for design in tableau:
        good = box.good_kind[design]
        if good >= 0:
            if f.makes[design]:
                goods[good] += 1
            elif box.windfall[design]:
                bare[good] += 1
    free = chosen
    if bare[0] or bare[1] or bare[2] or bare[3] or bare[ANY_KIND]:
        for design in tableau:
            for power in box.produce[design]:
                if power.kind != kind.PRODUCE_ON_WINDFALL:
                    continue
                filling = cast(ProduceOnWindfall, power)
                if filling.pay != pay.NOTHING:
                    continue
                if filling.good == ANY_GOOD:
                    free += 1
                elif bare[filling.good] > 0:
                    bare[filling.good] -= 1
                    goods[filling.good] += 1
        for good in range(KINDS, -1, -1):
            while free > 0 and bare[good] > 0:
                free -= 1
                bare[good] -= 1
                goods[good] += 1
    return goods


def eaters_of(f: Figures, tableau: list[int]) -> list[Eater]:
    """The consume powers of a tableau, in a good order of using them."""
    found: list[Eater] = []
    for design in tableau:
        for eater in f.eaters[design]:
            at = len(found)
            found.append(eater)
            while at > 0 and found[at - 1].rank > eater.rank:
                found[at] = found[at - 1]
                at -= 1
            found[at] = eater
    return found


def eaten(eaters: list[Eater], goods: list[int], card: float, times_vp: float) -> float:
    """What consuming brings, one power after another. What is left of the goods stays in the table."""
    value = 0.0
    for eater in eaters:
        have = goods[0] + goods[1] + goods[2] + goods[3] + goods[ANY_KIND]
        if have == 0:
            break
        each = times_vp * eater.vp + card * eater.cards + weights.PRESTIGE * eater.prestige
        if eater.kind == kind.CONSUME:
            if eater.good >= THIS_WORLD:
                value += each  # its own good, which is hardly ever missing
                take(goods, 1)
            elif eater.good == ANY_GOOD:
                times = min(eater.times, have // eater.each)
                value += each * times
                take(goods, times * eater.each)
            else:
                fitting = goods[eater.good] + goods[ANY_KIND]
                times = min(eater.times, fitting // eater.each)
                value += each * times
                left = times * eater.each
                own = min(left, goods[eater.good])
                goods[eater.good] -= own
                goods[ANY_KIND] -= left - own
        elif eater.kind == kind.CONSUME_ALL:
            value += times_vp * max(0, have - eater.less)
            take(goods, have)
        elif eater.kind == kind.TRADE_GOOD:
            for good in range(KINDS - 1, -1, -1):
                if goods[good]:
                    goods[good] -= 1
                    value += card * TRADE_VALUES[good]
                    break
        else:
            kinds = (goods[0] > 0) + (goods[1] > 0) + (goods[2] > 0) + (goods[3] > 0)
            if eater.kind == kind.CONSUME_THREE_KINDS:
                if kinds < eater.each:
                    continue
                kinds = eater.each
                value += each
            else:
                value += each * kinds
            for good in range(KINDS):
                if goods[good] and kinds:
                    goods[good] -= 1
                    kinds -= 1
    return value


def take(goods: list[int], n: int) -> None:
    """So many goods, of the kinds of which there are most."""
    for _ in range(n):
        most = 0
        for good in range(1, SORTS):
            if goods[good] > goods[most]:
                most = good
        if goods[most] == 0:
            return
        goods[most] -= 1


def gain_of_cycle(f: Figures, tableau: list[int], card: float) -> float:
    """Producing and then consuming for doubled VP, once."""
    goods = made(f, tableau)
    eaters = eaters_of(f, tableau)
    value = eaten(eaters, goods, card, DOUBLED)
    best = -1
    for good in range(KINDS):
        if goods[good]:
            best = good
    if best >= 0:  # of what is left over one can be sold
        value += 0.5 * card * TRADE_VALUES[best]
    return value


def worth_of_cycle(gain: float, rounds: float, chips: int) -> float:
    """All cycles to come: the more one brings the more often it is gone through."""
    share = weights.CYCLE * gain / (gain + weights.CYCLE_HALF)
    return min(rounds * share * gain, 1.4 * max(4, chips))


def trade_value(box: Box, tableau: list[int], world: int, good: int) -> int:
    """The cards for a good, as long as no phase is played."""
    n = TRADE_VALUES[good]
    for design in tableau:
        for power in box.trade[design]:
            if power.kind == kind.BONUS:
                bonus = cast(Bonus, power)
                if bonus.good in (ANY_GOOD, good) or (bonus.good == THIS_WORLD and design == world):
                    n += bonus.n if bonus.per == 0 else 1
    return n
