"""Paying for a card: what makes it cheaper, the cards discarded, and the one that is stashed (S-27, S-29, S-32)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, cast

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_GOOD, C_PAY, C_STASH, C_USE
from ..effects import count_fitting, fits, is_used, kinds_there, mark_used, place_in_present, place_of_good
from ..powers.develop import DiscardThisReduceCost
from ..powers.placing import SpendGoodReduceCost
from ..powers.power import Power
from ..powers.settle import DiscardThisCostZero, TemporaryMilitary
from ..race_step import RaceStep
from ..state import Empire, Race
from ..steps.discarding import offer
from ..vocabulary import kind, phase, step, verb

PowersByDesign = list[list[Power]]
CHEAPER: Final = (  # kinds of powers that one may use so that a card costs less, a bit each
    1 << kind.DISCARD_THIS_REDUCE_COST | 1 << kind.SPEND_GOOD_REDUCE_COST | 1 << kind.DISCARD_THIS_COST_ZERO
)


def ask_to_pay(s: Race, cost: int) -> None:
    """The questions until what is being placed is paid for. What has a price of 0 is asked nothing."""
    p = s.empire
    p.owed = cost
    p.todo.append(step.PAY)
    if cost > 0 and can_get_cheaper(s):
        p.todo.append(step.REDUCE)


def powers_now(s: Race) -> PowersByDesign:
    return s.box.develop if s.phase == phase.DEVELOP else s.box.settle


def can_get_cheaper(s: Race) -> bool:
    """Whether a card that was there has such a power at all."""
    box = s.box
    return kinds_there(s.empire, box.develop_kinds if s.phase == phase.DEVELOP else box.settle_kinds) & CHEAPER != 0


def most_reduction(s: Race, powers: PowersByDesign) -> int:
    """By how much all that one may choose to do makes a card cheaper."""
    p = s.empire
    total = 0
    goods = 0  # spent in thought: two powers need two goods
    for at in range(len(p.present)):
        for power in powers[p.present[at]]:
            if power.kind == kind.DISCARD_THIS_REDUCE_COST:
                if power.design in p.tableau:
                    total += cast(DiscardThisReduceCost, power).n
            elif power.kind == kind.SPEND_GOOD_REDUCE_COST and not is_used(p, at):
                spending = cast(SpendGoodReduceCost, power)
                if count_fitting(s, spending.good) > goods:
                    goods += 1
                    total += spending.n
    return total


def zero_for(s: Race, design: int) -> bool:
    """Whether some card can be discarded so that this one costs nothing (S-36)."""
    p = s.empire
    for there in p.present:
        for power in s.box.settle[there]:
            if power.kind == kind.DISCARD_THIS_COST_ZERO and covers(s, power, design):
                return True
    return False


def covers(s: Race, power: Power, design: int) -> bool:
    """Whether the card is still there, and this world is not of the kind that it leaves out."""
    excepted = cast(DiscardThisCostZero, power).except_good
    return power.design in s.empire.tableau and (excepted < 0 or excepted != s.box.good_kind[design])


class Reduce(RaceStep):
    """Optional powers that make the card cheaper, one after another, as long as it costs something."""

    number = step.REDUCE
    kind = "reduce"
    rule = "S-27"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if p.owed == 0:
            return
        for at in range(len(p.present)):
            for power in powers_now(s)[p.present[at]]:
                if not is_used(p, at) and self.helps(s, p, power):
                    out.append(C_USE[power.design])
        if out and len(p.hand) >= p.owed:
            out.append(C_DONE)

    def helps(self, s: Race, p: Empire, power: Power) -> bool:
        if power.kind == kind.DISCARD_THIS_REDUCE_COST:
            return power.design in p.tableau
        if power.kind == kind.SPEND_GOOD_REDUCE_COST:
            return count_fitting(s, cast(SpendGoodReduceCost, power).good) > 0
        if power.kind == kind.DISCARD_THIS_COST_ZERO:
            return covers(s, power, p.placing)
        return False

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
            return
        at = place_in_present(p, c.a)
        mark_used(p, at)
        for power in powers_now(s)[c.a]:
            if power.kind == kind.SPEND_GOOD_REDUCE_COST:
                p.todo.append(step.SPEND | at << STEP_BITS)
            elif power.kind == kind.DISCARD_THIS_REDUCE_COST:
                self.discard(s, p, c.a)
                reduce_price(s, cast(DiscardThisReduceCost, power).n, c.a, "S-27")
            elif power.kind == kind.DISCARD_THIS_COST_ZERO:
                self.discard(s, p, c.a)
                before = p.owed
                p.owed = 0
                if s.listener is not None:
                    s.say("cost_zero", 0, "S-36", {"card": s.box.keys[c.a], "n": before, "for": s.box.keys[p.placing]})

    def discard(self, s: Race, p: Empire, design: int) -> None:
        s.leave(p.tableau.index(design))
        if s.listener is not None:
            s.say("discards_own", 0, "S-27" if s.phase == phase.DEVELOP else "S-36", {"card": s.box.keys[design]})

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.placing], "cost": p.owed, "hand": len(p.hand)}

    def refuse(self, s: Race, p: Empire, out: list[Refusal]) -> None:
        if len(p.hand) < p.owed:
            out.append(Refusal("not_enough_cards", "S-27", {"cost": p.owed, "n": len(p.hand)}))

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c is C_DONE:
            self.refuse(s, p, out)


def reduce_price(s: Race, n: int, design: int, rule: str) -> None:
    """What is being placed costs less, and so does what is placed later in this phase (S-39)."""
    p = s.empire
    p.reduction += n
    p.owed = p.owed - n if p.owed > n else 0
    if s.listener is not None:
        s.say("reduces", 0, rule, {"card": s.box.keys[design], "n": n, "cost": p.owed, "for": s.box.keys[p.placing]})


class Spend(RaceStep):
    """Which good is spent on a power: for a lower price, or for strength."""

    number = step.SPEND
    kind = "spend"
    rule = "S-39"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        offer_goods(s, self.good(s, p), out)

    def good(self, s: Race, p: Empire) -> int:
        for power in powers_now(s)[p.present[p.todo[-1] >> STEP_BITS]]:
            if power.kind == kind.SPEND_GOOD_REDUCE_COST:
                return cast(SpendGoodReduceCost, power).good
            if power.kind == kind.TEMPORARY_MILITARY:
                return cast(TemporaryMilitary, power).good
        return -1

    def rule_against(self, s: Race, p: Empire, c: Choice) -> str:
        return self.rule_now(s, p)

    def rule_now(self, s: Race, p: Empire) -> str:
        """S-27 for a development, S-39 for a world that is paid for, S-35 for one that is conquered."""
        if s.phase == phase.DEVELOP:
            return "S-27"
        return "S-35" if p.way & 1 else "S-39"

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        rule = self.rule_now(s, p)
        design = p.present[p.todo.pop() >> STEP_BITS]
        s.take_good(place_of_good(s, c.a))
        if s.listener is not None:
            s.say("spends_good", 0, rule, {"card": s.box.keys[design], "world": s.box.keys[c.a]})
        for power in powers_now(s)[design]:
            if power.kind == kind.SPEND_GOOD_REDUCE_COST:
                reduce_price(s, cast(SpendGoodReduceCost, power).n, design, rule)
            elif power.kind == kind.TEMPORARY_MILITARY:
                p.boost += cast(TemporaryMilitary, power).n

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.present[p.todo[-1] >> STEP_BITS]], "for": s.box.keys[p.placing]}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.GOOD:
            out.append(Refusal("no_fitting_good", self.rule_now(s, p), {"card": s.box.keys[c.a]}))


def offer_goods(s: Race, good: int, out: list[Choice]) -> None:
    """A choice for each design of a world with a good that fits."""
    p = s.empire
    for at in range(len(p.tableau)):
        if fits(s, at, good) and C_GOOD[p.tableau[at]] not in out:
            out.append(C_GOOD[p.tableau[at]])


class Pay(RaceStep):
    """Cards of the hand, as many as the card costs."""

    number = step.PAY
    kind = "pay"
    rule = "S-27"
    in_parts = True

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if p.owed > 0:
            offer(p.hand, C_PAY, out)

    def parts(self, s: Race, p: Empire) -> int:
        return p.owed

    def times(self, s: Race, p: Empire, c: Choice) -> int:
        return p.hand.count(c.a)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.hand.remove(c.a)
        insort(p.picked, c.a)
        p.owed -= 1
        if p.owed > 0:
            return
        p.todo.pop()
        if s.listener is not None:
            rule = "S-27" if s.phase == phase.DEVELOP else "S-32"
            cards = [s.box.keys[card] for card in p.picked]
            s.say("pays", 0, rule, {"n": len(cards), "cards": cards, "for": s.box.keys[p.placing]})
        if stashing(s) >= 0:
            p.todo.append(step.STASH)
        else:
            finish_payment(s)

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.placing], "n": p.owed}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.PAY:
            out.append(Refusal("not_in_hand", "S-27", {"card": s.box.keys[c.a]}))


def stashing(s: Race) -> int:
    """The card under which a card just paid is put (S-29, S-41). -1: there is none."""
    for design in s.empire.present:
        for power in powers_now(s)[design]:
            if power.kind == kind.STASH_PAYMENT_CARD and design in s.empire.tableau:
                return design
    return -1


def finish_payment(s: Race) -> None:
    p = s.empire
    for card in p.picked:
        s.throw(card)
    p.picked = []


class Stash(RaceStep):
    """Which of the cards just paid goes under the world."""

    number = step.STASH
    kind = "stash"
    rule = "S-29"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        offer(p.picked, C_STASH, out)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.todo.pop()
        p.picked.remove(c.a)
        insort(p.stash, c.a)
        if s.listener is not None:
            rule = "S-29" if s.phase == phase.DEVELOP else "S-41"
            s.say("stashes", 0, rule, {"card": s.box.keys[stashing(s)], "cards": [s.box.keys[c.a]], "n": 1})
        finish_payment(s)

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[stashing(s)]}
