"""What a world can be got by: strength, price, and the powers that change them (S-32 to S-38).

Powers count as of the cards that were there when the phase began, also of one that has been discarded since (S-19).
"""

from __future__ import annotations

from typing import cast

from ..alphabet import CONQUER, PAY, PAY_FOR_MILITARY
from ..effects import count_features, count_fitting, is_used, times_used
from ..powers.settle import (
    DiscardThisConquerPeaceful,
    PayForMilitary,
    PayForMilitaryExtraDiscount,
    TemporaryMilitary,
)
from ..state import Empire, Race
from ..vocabulary import kind, pay
from ..vocabulary.feature import REBEL_WORLD
from ..vocabulary.goods import ANY_GOOD
from .paying import most_reduction, zero_for

NO_WAY = -1


def strength_against(s: Race, design: int) -> int:
    """S-34: with what was gained in this phase, without what could still be."""
    p = s.empire
    box = s.box
    kind_there = box.good_kind[design]
    total = p.boost
    against = box.military_against[kind_there]
    conditional = box.conditional_military
    for there in p.present:
        total += against[there]
        for power in conditional[there]:
            if power.good not in (ANY_GOOD, kind_there) or (power.against and not box.features[design] & power.against):
                continue
            if power.if_tableau_has and not count_features(s, power.if_tableau_has):
                continue
            total += power.n * count_features(s, power.per) if power.per else power.n
    if box.features[design] & REBEL_WORLD:
        for there in p.present:
            total += box.military_against_rebels[there]
    return total


def most_boost(s: Race, hand: int) -> int:
    """The strength that could still be gained in this phase, with so many cards of the hand to spend (S-35)."""
    p = s.empire
    total = 0
    goods = 0  # spent in thought, and so on
    prestige = 0
    cards = hand
    for at in range(len(p.present)):
        for power in s.box.settle[p.present[at]]:
            if power.kind != kind.TEMPORARY_MILITARY or is_used(p, at):
                continue
            boost = cast(TemporaryMilitary, power)
            if boost.pay == pay.DISCARD_THIS:
                if power.design in p.tableau:
                    total += boost.n
            elif boost.pay == pay.SPEND_GOOD:
                if count_fitting(s, boost.good) > goods:
                    goods += 1
                    total += boost.n
            elif boost.pay == pay.SPEND_PRESTIGE:
                if p.prestige > prestige:
                    prestige += 1
                    total += boost.n
            else:
                n = boost.max_cards - times_used(p, at)
                if n > cards:
                    n = cards
                cards -= n
                total += boost.n * n
    return total


def price(s: Race, design: int, way: int) -> int:
    """S-32, S-37: what the world costs, without what one may choose to do besides."""
    p = s.empire
    box = s.box
    cost = box.cost[design] - p.reduction
    less = box.settle_reduction[box.good_kind[design]]
    for there in p.present:
        cost -= less[there]
    if way == PAY_FOR_MILITARY:
        cost -= best_discount(s, design)
        for there in p.present:
            for power in box.settle[there]:
                if power.kind == kind.PAY_FOR_MILITARY_EXTRA_DISCOUNT:
                    cost -= cast(PayForMilitaryExtraDiscount, power).n
    return cost if cost > 0 else 0


def best_discount(s: Race, design: int) -> int:
    """S-37: one such power for a world, the best one. -1: none fits."""
    best = -1
    for there in s.empire.present:
        for power in s.box.settle[there]:
            if power.kind == kind.PAY_FOR_MILITARY:
                paying = cast(PayForMilitary, power)
                if paying.only and not s.box.features[design] & paying.only:
                    continue
                if paying.except_good == s.box.good_kind[design] and paying.except_good >= 0:
                    continue
                if paying.discount > best:
                    best = paying.discount
    return best


def can_pay(s: Race, design: int, way: int, hand: int) -> bool:
    """Whether so many cards of the hand suffice, with all that one may choose to do besides."""
    cost = price(s, design, way)
    return cost <= hand or cost - most_reduction(s, s.box.settle) <= hand or zero_for(s, design)


def can_conquer(s: Race, design: int, hand: int, bonus: int = 0) -> bool:
    """Whether strength suffices, with all that could still be gained."""
    missing = s.box.cost[design] - strength_against(s, design) - bonus
    return missing <= 0 or missing <= most_boost(s, hand)


def peaceful_bonus(s: Race, at: int) -> int:
    """The bonus of a card that lets a world that is not military be conquered (S-38). -1: it does not, or is gone."""
    p = s.empire
    for power in s.box.settle[p.present[at]]:
        if power.kind == kind.DISCARD_THIS_CONQUER_PEACEFUL and power.design in p.tableau:
            return cast(DiscardThisConquerPeaceful, power).bonus
    return -1


def can_be_placed(s: Race, design: int, hand: int) -> bool:
    """S-31: whether there is any way. `hand`: the cards besides this one."""
    p = s.empire
    if s.box.military[design]:
        if can_conquer(s, design, hand):
            return True
        return best_discount(s, design) >= 0 and can_pay(s, design, PAY_FOR_MILITARY, hand)
    if can_pay(s, design, PAY, hand):
        return True
    for at in range(len(p.present)):
        bonus = peaceful_bonus(s, at)
        if bonus >= 0 and can_conquer(s, design, hand, bonus):
            return True
    return False


def plain_way(s: Race, p: Empire, design: int) -> int:
    """The only way there is, if it needs no card to be discarded; else NO_WAY: ask. The card has left the hand."""
    hand = len(p.hand)
    if s.box.military[design]:
        pays = best_discount(s, design) >= 0 and can_pay(s, design, PAY_FOR_MILITARY, hand)
        if can_conquer(s, design, hand):
            return NO_WAY if pays else CONQUER
        return PAY_FOR_MILITARY
    for at in range(len(p.present)):
        bonus = peaceful_bonus(s, at)
        if bonus >= 0 and can_conquer(s, design, hand, bonus):
            return NO_WAY
    return PAY
