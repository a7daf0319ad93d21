"""Whether a card can be being placed as it is, in Develop and in Settle."""

from __future__ import annotations

from typing import cast

from orrery.kernel.state import STEP_BITS, STEP_MASK

from .. import alphabet
from ..phases.boosting import missing_strength
from ..phases.develop import cost_to_develop
from ..phases.paying import most_reduction, powers_now, stashing, zero_for
from ..phases.replacing import PLACE_BITS, PLACE_MASK
from ..phases.settle import WAY_BITS, WAY_MASK
from ..phases.strength import best_discount, most_boost, price
from ..powers.settle import TemporaryMilitary
from ..state import Empire, Race
from ..steps.discarding import WHY_BITS
from ..vocabulary import kind, pay, phase, step, why
from .lasting import is_used, takes_cards
from .rest import at_rest, discard, power_at


def developing_fits(s: Race, p: Empire) -> bool:
    """S-26 to S-29."""
    if p.placing < 0:
        if p.todo == [step.DEVELOP]:
            return at_rest(s)
        return p.todo == [step.DEVELOP, discard(why.DEVELOP_START)] and at_rest(s, owed=True, picked=True)
    if s.box.is_world[p.placing] or p.way != alphabet.PAY:
        return False
    return paying_fits(s, p, cost_to_develop(s, p.placing))


def paying_fits(s: Race, p: Empire, cost: int) -> bool:
    """What is owed and what was paid make up the price, and it can be paid."""
    if p.todo == [step.STASH]:
        return at_rest(s, picked=True, placing=True) and len(p.picked) == cost and stashing(s) >= 0
    if p.todo[0] != step.PAY or not at_rest(s, owed=True, picked=True, placing=True):
        return False
    if p.owed + len(p.picked) != cost:
        return False
    if p.todo == [step.PAY]:
        return p.owed <= len(p.hand)
    if p.picked or p.todo[1] != step.REDUCE:
        return False
    at = p.todo[-1] >> STEP_BITS
    if len(p.todo) == 2:
        means = len(p.hand) + most_reduction(s, powers_now(s))
        return p.owed <= means or (s.phase == phase.SETTLE and zero_for(s, p.placing))
    if p.todo[2:] != [step.SPEND | at << STEP_BITS]:
        return False
    return power_at(s, at, powers_now(s), kind.SPEND_GOOD_REDUCE_COST) is not None and is_used(s, at)


def settling_fits(s: Race, p: Empire) -> bool:
    """S-31 to S-45."""
    if p.placing < 0:
        return choosing_fits(s, p)
    if not s.box.is_world[p.placing]:
        return False
    if p.todo == [step.WAY]:
        return at_rest(s, placing=True) and p.way == -1
    way = p.way & WAY_MASK
    if p.way < 0 or s.box.military[p.placing] != (way in (alphabet.CONQUER, alphabet.PAY_FOR_MILITARY)):
        return False
    if way == alphabet.PEACEFUL:
        at = p.way >> WAY_BITS
        if power_at(s, at, s.box.settle, kind.DISCARD_THIS_CONQUER_PEACEFUL) is None or not is_used(s, at):
            return False
    elif p.way >> WAY_BITS:
        return False
    if way in (alphabet.CONQUER, alphabet.PEACEFUL):
        return boosting_fits(s, p)
    if way == alphabet.PAY_FOR_MILITARY and best_discount(s, p.placing) < 0:
        return False
    return paying_fits(s, p, price(s, p.placing, way))


def boosting_fits(s: Race, p: Empire) -> bool:
    """Strength is missing, and can be had (S-35)."""
    if p.todo[0] != step.BOOST:
        return False
    missing = missing_strength(s)
    if len(p.todo) == 1:
        return at_rest(s, placing=True) and 0 < missing <= most_boost(s, len(p.hand))
    top = p.todo[1]
    if top & STEP_MASK == step.SPEND:
        at = top >> STEP_BITS
        if not at_rest(s, placing=True):
            return False
    else:
        at = top >> STEP_BITS >> WHY_BITS
        if top != discard(why.STRENGTH, at) or not at_rest(s, owed=True, placing=True) or p.owed != 1:
            return False
    power = power_at(s, at, s.box.settle, kind.TEMPORARY_MILITARY)
    if power is None or len(p.todo) != 2:
        return False
    boost = cast(TemporaryMilitary, power)
    if top & STEP_MASK == step.SPEND:
        return is_used(s, at) and boost.pay == pay.SPEND_GOOD and missing <= boost.n + most_boost(s, len(p.hand))
    return takes_cards(power) and p.used[at] > 0 and missing <= boost.n + most_boost(s, len(p.hand) - 1)


def choosing_fits(s: Race, p: Empire) -> bool:
    """Which world, and how; or one in the place of another (S-43 to S-45)."""
    if len(p.todo) == 1 and p.todo[0] & STEP_MASK == step.SETTLE:
        at = (p.todo[0] >> STEP_BITS) - 1
        if not at_rest(s):
            return False
        if at < 0:
            return True
        power = power_at(s, at, s.box.settle, kind.DISCARD_THIS_SECOND_WORLD)
        return power is not None and is_used(s, at) and p.placed > 0
    if len(p.todo) != 2 or p.todo[0] != step.SETTLE:
        return False
    top = p.todo[1] & STEP_MASK
    argument = p.todo[1] >> STEP_BITS
    if top == step.DISCARD:
        return p.todo[1] == discard(why.SETTLED) and at_rest(s, owed=True, picked=True) and p.placed > 0
    if not at_rest(s):
        return False
    if top == step.REPLACE_BY:
        if argument & PLACE_MASK >= len(p.tableau):
            return False
        argument >>= PLACE_BITS
    elif top != step.REPLACE:
        return False
    return power_at(s, argument, s.box.settle, kind.REPLACE_WORLD) is not None and is_used(s, argument)
