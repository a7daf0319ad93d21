"""Whether the player can be doing what he is doing: the steps under way, and what they need."""

from __future__ import annotations

from typing import cast

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..categories import CATEGORIES
from ..phases.search import is_wild
from ..powers.explore import DiscardCardForPrestige
from ..state import Empire, Race
from ..steps.discarding import WHY_BITS
from ..steps.ending import hand_limit
from ..steps.opening import DEALT, KEPT
from ..vocabulary import kind, phase, space, step, why
from .consuming import consuming_fits
from .lasting import is_used
from .placing import developing_fits, settling_fits
from .producing import producing_fits
from .rest import at_rest, discard, power_at


def steps_fit(s: Race) -> bool:
    p = s.empire
    if s.phase != phase.SEARCH and (s.aside or s.declined):
        return False
    if not p.todo:
        return at_rest(s)
    if s.phase == phase.SEARCH:
        return searching_fits(s, p)
    if s.phase == phase.EXPLORE:
        return exploring_fits(s, p)
    if s.phase == phase.DEVELOP:
        return developing_fits(s, p)
    if s.phase == phase.SETTLE:
        return settling_fits(s, p)
    if s.phase == phase.CONSUME:
        return consuming_fits(s, p)
    if s.phase == phase.PRODUCE:
        return producing_fits(s, p)
    if s.round == 0:
        return opening_fits(s, p)
    if p.todo == [step.RAISE]:  # S-74, S-77
        return at_rest(s) and s.raised < 0 and not s.search_used and p.prestige > 0 and len(s.markers) == 2
    if p.todo == [step.CHOOSE]:
        return at_rest(s, owed=True) and s.raised < 0
    limit = hand_limit(s)
    return p.todo == [discard(why.HAND_LIMIT)] and at_rest(s, owed=True, picked=True) and len(p.hand) - p.owed == limit


def opening_fits(s: Race, p: Empire) -> bool:
    """S-9, S-11: before the first round nothing else has happened."""
    r = s.robot
    if len(p.tableau) != 1 or p.tableau[0] not in s.box.starts or p.stash or s.buried or s.search_used:
        return False
    mat = s.box.robot.mats[r.start]
    if r.tableau != [r.start] or r.credit != mat.credit or r.economy != mat.economy or len(r.hand) != mat.hand_stack:
        return False
    if p.vp or p.prestige or r.vp or r.prestige or r.tokens or r.symbol != mat.symbol:
        return False
    start = p.tableau[0]
    kept = s.box.start_hand[start] or KEPT
    first = [step.BURY] if s.box.start_stash[start] else []
    if p.todo == [*first, discard(why.SET_UP)]:
        all_there = len(p.hand) + len(p.picked) == DEALT and len(p.hand) - p.owed == kept
        return at_rest(s, owed=True, picked=True) and all_there and not s.discard
    return p.todo == first and at_rest(s) and len(p.hand) == kept and len(s.discard) == DEALT - kept


def searching_fits(s: Race, p: Empire) -> bool:
    """S-75, S-76."""
    if space.SEARCH not in s.markers or not s.search_used:
        return False
    if p.todo == [step.CATEGORY]:
        return at_rest(s) and not s.aside and not s.declined
    category = p.todo[-1] >> STEP_BITS
    if len(p.todo) != 1 or p.todo[0] & STEP_MASK != step.FIND or category >= CATEGORIES or len(p.drawn) != 1:
        return False
    if not at_rest(s, drawn=True) or not s.box.categories[p.drawn[0]] >> category & 1:
        return False
    declined = 0
    for card in s.aside:
        if s.box.categories[card] >> category & 1 and not is_wild(s, card, category):
            declined += 1
    return declined == (1 if s.declined else 0) and (not s.declined or is_wild(s, p.drawn[0], category))


def exploring_fits(s: Race, p: Empire) -> bool:
    """S-21 to S-25."""
    if p.todo == [step.KEEP]:
        return at_rest(s, owed=True, picked=True, drawn=True) and p.owed < len(p.drawn)
    if p.todo == [discard(why.EXPLORE)]:
        return at_rest(s, owed=True, picked=True) and p.owed < len(p.hand)
    if not s.prestige_on:
        return False
    if p.todo == [step.OFFER]:
        return at_rest(s)
    at = p.todo[-1] >> STEP_BITS >> WHY_BITS
    if p.todo != [step.OFFER, discard(why.PRESTIGE, at)] or not at_rest(s, owed=True, picked=True):
        return False
    power = power_at(s, at, s.box.explore, kind.DISCARD_CARD_FOR_PRESTIGE)
    return power is not None and is_used(s, at) and p.owed + len(p.picked) == cast(DiscardCardForPrestige, power).cards
