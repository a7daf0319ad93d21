"""Whether goods can be being traded and consumed as they are."""

from __future__ import annotations

from typing import Final, cast

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..effects import fits
from ..phases.gains import RAISED_CARDS, RAISED_PLACE
from ..phases.goods import PLACE_BITS, PLACE_MASK, THREE
from ..phases.trade import NAME_BITS, NAME_MASK
from ..powers.consume import Consume, DiscardHand
from ..state import NO_GOOD, USED, Empire, Race
from ..vocabulary import kind, space, step
from ..vocabulary.goods import ANY_GOOD, ANY_KIND, KINDS, THIS_WORLD
from .rest import at_rest, power_at

MOST_TIMES: Final = 10


def consuming_fits(s: Race, p: Empire) -> bool:
    """S-46 to S-56."""
    if p.todo[0] != step.CONSUME or len(p.todo) > 2:
        return False
    if len(p.todo) == 1:
        left = 0 < p.owed <= MOST_TIMES  # of a power for which the hand did not suffice
        return at_rest(s, owed=left)
    top = p.todo[1] & STEP_MASK
    argument = p.todo[1] >> STEP_BITS
    if top == step.TRADE:
        return at_rest(s) and trades(s, argument)
    if top == step.KIND:
        return at_rest(s) and naming_fits(s, p, argument)
    if top == step.GOODS:
        return at_rest(s, owed=True, chosen=True) and goods_fit(s, p, argument)
    if top == step.MORE_GOODS:
        return at_rest(s, owed=True) and more_goods_fit(s, p, argument)
    if top == step.KINDS:
        return at_rest(s, owed=True, chosen=True) and kinds_fit(s, p, argument)
    if top == step.EACH_KIND:
        return at_rest(s, chosen=True) and each_kind_fits(s, p, argument)
    if top == step.DISCARD_HAND:
        return at_rest(s, owed=True, picked=True) and discarding_fits(s, p, argument)
    if top == step.NUMBER:
        return at_rest(s) and used(s, argument, kind.GAMBLE_NUMBER)
    if top == step.ANTE:
        return at_rest(s) and used(s, argument, kind.GAMBLE_ANTE)
    if top == step.WINNINGS:
        gambled = any(used(s, at, kind.GAMBLE_ANTE) for at in range(len(p.present)))
        return at_rest(s, drawn=True) and argument == 0 and gambled
    return False


def used(s: Race, at: int, what: int) -> bool:
    """Whether the card has such a power, and it was used."""
    power = power_at(s, at, s.box.consume, what)
    return power is not None and (s.empire.used[at] & USED << power.index) != 0


def trades(s: Race, by: int) -> bool:
    """With the action, before anything else (S-46), or by a power (S-52)."""
    return used(s, by - 1, kind.TRADE_GOOD) if by else s.chose(space.TRADE)


def naming_fits(s: Race, p: Empire, argument: int) -> bool:
    """S-69: the good that is traded has been taken from its world."""
    design = argument & NAME_MASK
    by = (argument >> NAME_BITS) - 1
    if by < 0 or not trades(s, by) or design not in p.tableau:
        return False
    return s.box.good_kind[design] == ANY_KIND and p.goods[p.tableau.index(design)] == NO_GOOD


def taken(s: Race, p: Empire) -> bool:
    """Whether the worlds that were named are empty now, and could hold goods."""
    for at in p.chosen:
        if p.goods[at] != NO_GOOD or s.box.good_kind[p.tableau[at]] < 0:
            return False
    return True


def goods_fit(s: Race, p: Empire, at: int) -> bool:
    if not used(s, at, kind.CONSUME) or not taken(s, p):
        return False
    power = cast(Consume, power_at(s, at, s.box.consume, kind.CONSUME))
    whole = p.owed + len(p.chosen)
    if power.good == THIS_WORLD or whole % power.goods_each or whole > power.goods_each * power.max_times:
        return False
    for place in p.chosen:
        if power.good != ANY_GOOD and s.box.good_kind[p.tableau[place]] not in (power.good, ANY_KIND):
            return False
    there = 0
    for place in range(len(p.tableau)):
        if fits(s, place, power.good):
            there += 1
    return there >= p.owed


def more_goods_fit(s: Race, p: Empire, at: int) -> bool:
    if not used(s, at, kind.CONSUME):
        return False
    power = cast(Consume, power_at(s, at, s.box.consume, kind.CONSUME))
    return power.good < KINDS and p.owed < power.max_times


def kinds_fit(s: Race, p: Empire, at: int) -> bool:
    """Three different ones, and as many as are owed are left."""
    if not used(s, at, kind.CONSUME_THREE_KINDS) or not taken(s, p) or p.owed + len(p.chosen) != THREE:
        return False
    had = [s.box.good_kind[p.tableau[place]] for place in p.chosen]
    left = {
        s.box.good_kind[p.tableau[place]]
        for place in range(len(p.tableau))
        if p.goods[place] != NO_GOOD and s.box.good_kind[p.tableau[place]] not in had
    }
    return len(set(had)) == len(had) and len(left) >= p.owed


def each_kind_fits(s: Race, p: Empire, argument: int) -> bool:
    following = argument >> PLACE_BITS
    if not used(s, argument & PLACE_MASK, kind.CONSUME_ONE_OF_EACH_KIND) or not taken(s, p) or following > KINDS:
        return False
    return len(p.chosen) <= following


def discarding_fits(s: Race, p: Empire, at: int) -> bool:
    each = 1
    times = RAISED_CARDS
    if at == RAISED_PLACE:
        if s.raised != space.TRADE or p.bonus != 1:
            return False
    else:
        if not used(s, at, kind.DISCARD_HAND):
            return False
        power = cast(DiscardHand, power_at(s, at, s.box.consume, kind.DISCARD_HAND))
        each = power.cards_each
        times = power.max_times
    return p.owed <= times and len(p.picked) < each <= len(p.hand) + len(p.picked)
