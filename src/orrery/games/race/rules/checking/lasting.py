"""What lasts for a phase: the cards that were there when it began, what they did since, and what came of it."""

from __future__ import annotations

from typing import Final, cast

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..phases import develop, settle
from ..phases.harvest import is_counting
from ..powers.develop import DiscardThisReduceCost
from ..powers.placing import SpendGoodReduceCost
from ..powers.power import Power
from ..powers.produce import ProduceHere, ProduceOnWindfall
from ..powers.settle import TemporaryMilitary
from ..state import NO_GOOD, PRODUCED, TIMES_SHIFT, USED, Race
from ..steps.discarding import WHY_BITS, WHY_MASK
from ..vocabulary import kind, pay, phase, space, step, why
from ..vocabulary.goods import ANY_KIND, KINDS

LEAVING: Final = [  # cards that are discarded for what they do
    kind.DISCARD_THIS_REDUCE_COST, kind.DISCARD_THIS_COST_ZERO, kind.DISCARD_THIS_CONQUER_PEACEFUL,
    kind.DISCARD_THIS_SECOND_WORLD,
]  # fmt: skip
USABLE: Final = [*LEAVING, kind.SPEND_GOOD_REDUCE_COST, kind.TEMPORARY_MILITARY, kind.SECOND_WORLD, kind.REPLACE_WORLD]


def lasting_fits(s: Race) -> bool:
    p = s.empire
    if s.phase not in (phase.DEVELOP, phase.SETTLE):
        if p.present != ([] if s.phase < 0 else p.tableau) or p.reduction or p.boost or p.placed:
            return False
    elif not building_fits(s):
        return False
    for at in range(len(p.present)):
        if p.used[at] & ~bits_of(s, at):
            return False
    return bonus_fits(s) and named_fits(s)


def bits_of(s: Race, at: int) -> int:
    """All that may stand in `used` for this card."""
    design = s.empire.present[at]
    bits = 0
    if s.phase == phase.EXPLORE:
        for power in s.box.explore[design]:
            if power.kind == kind.DISCARD_CARD_FOR_PRESTIGE:
                bits |= USED
    elif s.phase in (phase.DEVELOP, phase.SETTLE):
        for power in powers(s, design):
            if power.kind in USABLE:
                bits |= USED
            if takes_cards(power) and s.empire.used[at] >> TIMES_SHIFT <= cast(TemporaryMilitary, power).max_cards:
                bits = s.empire.used[at] & -1 << TIMES_SHIFT
    elif s.phase == phase.CONSUME:
        for power in s.box.consume[design]:
            bits |= USED << power.index
    elif s.phase == phase.PRODUCE:
        if s.empire.goods[at] != NO_GOOD:
            bits |= PRODUCED
        for power in s.box.produce[design]:
            bits |= bit_to_produce(power)
    return bits


def powers(s: Race, design: int) -> list[Power]:
    return s.box.develop[design] if s.phase == phase.DEVELOP else s.box.settle[design]


def takes_cards(power: Power) -> bool:
    return power.kind == kind.TEMPORARY_MILITARY and cast(TemporaryMilitary, power).pay == pay.DISCARD_HAND_CARD


def bit_to_produce(power: Power) -> int:
    """Only powers that are paid for are marked, and what was drawn before the end (S-165)."""
    if power.kind == kind.PRODUCE_ON_WINDFALL and cast(ProduceOnWindfall, power).pay != pay.NOTHING:
        return USED
    if power.kind == kind.PRODUCE_HERE and cast(ProduceHere, power).pay != pay.NOTHING:
        return USED
    if is_counting(power):
        return USED
    return 0


def is_used(s: Race, at: int) -> bool:
    return (s.empire.used[at] & USED) != 0


def building_fits(s: Race) -> bool:
    """Cards that came and went, and what the phase has brought so far, in Develop and Settle."""
    p = s.empire
    rights = 1  # worlds that can be placed
    replaced = -pending(s, step.REPLACE) - pending(s, step.REPLACE_BY)
    for at in range(len(p.present)):
        if is_used(s, at):
            for power in powers(s, p.present[at]):
                if power.kind in (kind.SECOND_WORLD, kind.DISCARD_THIS_SECOND_WORLD):
                    rights += 1
                elif power.kind == kind.REPLACE_WORLD:
                    replaced += 1
    gone = 0
    unexplained = 0
    for at in range(len(p.present)):
        if leaves(s, at):
            gone += 1
        elif p.present[at] not in p.tableau:
            unexplained += 1
    came = 0
    for design in p.tableau:
        if design not in p.present:
            came += 1
    if replaced < 0 or unexplained > replaced or p.reduction != reduction(s):
        return False
    if s.phase == phase.DEVELOP:
        return p.placed == 0 and p.boost == 0 and came == 0
    if p.placed < 0 or p.placed + (p.placing >= 0) > rights or p.boost != boost(s):
        return False
    # What has gone may even have been drawn again, and placed.
    return p.placed - gone - replaced <= came <= p.placed + replaced


def leaves(s: Race, at: int) -> bool:
    """Whether this card has been discarded for what it does."""
    if is_used(s, at):
        for power in powers(s, s.empire.present[at]):
            if power.kind in LEAVING:
                return True
            if power.kind == kind.TEMPORARY_MILITARY and cast(TemporaryMilitary, power).pay == pay.DISCARD_THIS:
                return True
    return False


def pending(s: Race, number: int) -> int:
    for entry in s.empire.todo:
        if entry & STEP_MASK == number:
            return 1
    return 0


def spending(s: Race) -> int:
    """The place of the card for which a good is yet to be named. -1: there is none."""
    top = s.empire.todo[-1]
    return top >> STEP_BITS if top & STEP_MASK == step.SPEND else -1


def reduction(s: Race) -> int:
    """What cards cost less in this phase: the bonus, a raised action, and what was done for it."""
    p = s.empire
    n = 0
    if s.phase == phase.DEVELOP:
        n += develop.BONUS if s.chose(space.DEVELOP_1 + s.which) else 0
        n += develop.RAISED if s.raised == space.DEVELOP_1 + s.which else 0
    elif s.raised == space.SETTLE_1 + s.which:
        n += settle.RAISED_REDUCTION
    later = spending(s)
    for at in range(len(p.present)):
        if is_used(s, at) and at != later:
            for power in powers(s, p.present[at]):
                if power.kind == kind.DISCARD_THIS_REDUCE_COST:
                    n += cast(DiscardThisReduceCost, power).n
                elif power.kind == kind.SPEND_GOOD_REDUCE_COST:
                    n += cast(SpendGoodReduceCost, power).n
    return n


def boost(s: Race) -> int:
    """The strength gained in this phase."""
    p = s.empire
    n = settle.RAISED_STRENGTH if s.raised == space.SETTLE_1 + s.which else 0
    later = spending(s)
    argument = p.todo[-1] >> STEP_BITS
    discarding = p.todo[-1] & STEP_MASK == step.DISCARD and argument & WHY_MASK == why.STRENGTH
    for at in range(len(p.present)):
        for power in s.box.settle[p.present[at]]:
            if power.kind == kind.TEMPORARY_MILITARY:
                each = cast(TemporaryMilitary, power)
                if each.pay == pay.DISCARD_HAND_CARD:
                    n += each.n * (p.used[at] >> TIMES_SHIFT)
                    if discarding and argument >> WHY_BITS == at:
                        n -= each.n  # the card is yet to be discarded
                elif is_used(s, at) and at != later:
                    n += each.n
    return n


def bonus_fits(s: Race) -> bool:
    """How often the bonus of the action was used."""
    p = s.empire
    if s.phase == phase.SETTLE:
        return p.bonus == (1 if p.placed and s.chose(space.SETTLE_1 + s.which) else 0)
    if s.phase == phase.CONSUME:
        return p.bonus in (0, 1 if s.raised == space.TRADE else 0)
    return p.bonus == 0


def named_fits(s: Race) -> bool:
    p = s.empire
    if p.named == -1:
        return True
    if s.phase != phase.PRODUCE or not 0 <= p.named < KINDS:
        return False
    return any(s.box.good_kind[design] == ANY_KIND for design in p.tableau)
