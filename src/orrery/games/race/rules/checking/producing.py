"""Whether goods can be being produced as they are."""

from __future__ import annotations

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..phases.produce import is_empty, questions
from ..phases.produce_paid import count_ways
from ..phases.trade import NAME_BITS
from ..state import NO_GOOD, USED, Empire, Race
from ..steps.discarding import WHY_BITS
from ..vocabulary import step, why
from ..vocabulary.goods import ANY_KIND, NO_KIND
from .rest import at_rest, discard


def producing_fits(s: Race, p: Empire) -> bool:
    """S-57 to S-60: kind after kind, then whatever kind, then what is paid for."""
    rest = p.todo[:]
    top = p.todo[-1]
    if top & STEP_MASK == step.DISCARD:
        if not discarding_fits(s, p, top):
            return False
        rest.pop()
    elif top & STEP_MASK == step.PRODUCE:
        if not choosing_fits(s, p, top >> STEP_BITS):
            return False
    elif not at_rest(s):
        return False
    elif top & STEP_MASK == step.PRODUCE_BY:
        rest.pop()
        return rest == [step.PRODUCE_PAID] and choosing_way_fits(s, p, top >> STEP_BITS)
    if rest and rest[-1] & STEP_MASK == step.KIND and not naming_fits(s, p, rest.pop() >> STEP_BITS):
        return False
    if rest != questions(s)[: len(rest)]:
        return False
    return top & STEP_MASK != step.DISCARD or rest == [step.PRODUCE_PAID]


def choosing_fits(s: Race, p: Empire, good: int) -> bool:
    if not at_rest(s, chosen=True):
        return False
    for at in p.chosen:
        if not is_empty(s, at, good):
            return False
    return True


def choosing_way_fits(s: Race, p: Empire, at: int) -> bool:
    """S-166."""
    return at < len(p.tableau) and p.hand != [] and count_ways(s, at) > 1


def discarding_fits(s: Race, p: Empire, top: int) -> bool:
    """A card for a good on a world that has none."""
    at = top >> STEP_BITS >> WHY_BITS
    if top != discard(why.PRODUCE, at) or not at_rest(s, owed=True) or p.owed != 1 or at >= len(p.tableau):
        return False
    paid = any(bits & USED != 0 for bits in p.used)
    return paid and p.goods[at] == NO_GOOD and s.box.good_kind[p.tableau[at]] != NO_KIND


def naming_fits(s: Race, p: Empire, argument: int) -> bool:
    """S-69."""
    if argument >> NAME_BITS or argument not in p.tableau or s.box.good_kind[argument] != ANY_KIND:
        return False
    return p.named == -1
