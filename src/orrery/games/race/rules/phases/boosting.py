"""Strength for the rest of the phase (S-35): asked for only as long as strength is missing."""

from __future__ import annotations

from typing import Any, cast

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from .. import alphabet
from ..alphabet import C_USE
from ..effects import count_fitting, count_use, is_used, mark_used, place_in_present, spend_prestige, times_used
from ..powers.settle import DiscardThisConquerPeaceful, TemporaryMilitary
from ..race_step import RaceStep
from ..state import Empire, Race
from ..steps.discarding import ask_to_discard
from ..vocabulary import kind, pay, step, verb, why
from .settle import WAY_BITS, WAY_MASK
from .strength import strength_against


def missing_strength(s: Race) -> int:
    """How much is missing to conquer what is being placed; not above 0: nothing."""
    p = s.empire
    missing = s.box.cost[p.placing] - strength_against(s, p.placing)
    if p.way & WAY_MASK == alphabet.PEACEFUL:
        for power in s.box.settle[p.present[p.way >> WAY_BITS]]:
            if power.kind == kind.DISCARD_THIS_CONQUER_PEACEFUL:
                missing -= cast(DiscardThisConquerPeaceful, power).bonus
    return missing


class Boost(RaceStep):
    number = step.BOOST
    kind = "boost"
    rule = "S-35"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if missing_strength(s) <= 0:
            return
        for at in range(len(p.present)):
            for power in s.box.settle[p.present[at]]:
                if power.kind == kind.TEMPORARY_MILITARY and self.can_be_used(s, p, at, cast(TemporaryMilitary, power)):
                    out.append(C_USE[power.design])

    def can_be_used(self, s: Race, p: Empire, at: int, boost: TemporaryMilitary) -> bool:
        if is_used(p, at):
            return False
        if boost.pay == pay.DISCARD_THIS:
            return boost.design in p.tableau
        if boost.pay == pay.SPEND_GOOD:
            return count_fitting(s, boost.good) > 0
        if boost.pay == pay.SPEND_PRESTIGE:
            return p.prestige > 0
        return len(p.hand) > 0 and times_used(p, at) < boost.max_cards

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        at = place_in_present(p, c.a)
        for power in s.box.settle[c.a]:
            if power.kind == kind.TEMPORARY_MILITARY:
                self.use(s, p, at, cast(TemporaryMilitary, power))

    def use(self, s: Race, p: Empire, at: int, boost: TemporaryMilitary) -> None:
        if s.listener is not None:
            s.say("boosts", 0, "S-35", {"card": s.box.keys[boost.design], "n": boost.n, "for": s.box.keys[p.placing]})
        if boost.pay == pay.DISCARD_HAND_CARD:
            count_use(p, at)
            ask_to_discard(s, 1, why.STRENGTH, at)
            return
        mark_used(p, at)
        if boost.pay == pay.SPEND_GOOD:
            p.todo.append(step.SPEND | at << STEP_BITS)
            return
        p.boost += boost.n
        if boost.pay == pay.SPEND_PRESTIGE:
            spend_prestige(s, 1)
            if s.listener is not None:
                s.say("spends_prestige", 0, "S-35", {"n": 1, "prestige": p.prestige})
        else:
            s.leave(p.tableau.index(boost.design))
            if s.listener is not None:
                s.say("discards_own", 0, "S-35", {"card": s.box.keys[boost.design]})

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.placing], "missing": missing_strength(s), "defence": s.box.cost[p.placing]}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.USE and c.a >= 0 and c.a in p.present:
            out.append(Refusal("no_strength_from", "S-35", {"card": s.box.keys[c.a]}))
