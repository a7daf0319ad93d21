"""Phase VI with Deal: every dealer opens a deal, joins one or declines (V-42 to V-45, V-92)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_BY, C_DEAL_DIE, C_DECLINE, C_JOIN, C_OPEN, C_RESEARCH
from ..orb.steps import research
from ..pieces import label
from ..places import in_phase, offer, take_worker
from ..roll_step import RollStep
from ..sets import ORB
from ..state import Empire, Galaxy
from ..vocabulary import phase, step, verb
from . import exchange
from .board import AREAS, DEAL_SIDE_KEYS, LEFT, NO_DIE
from .dealers import put_dealer
from .exchange import Terms, terms_at
from .next_dealer import hidden_matters, next_dealer

# The argument of Dealer: what the dealer is to do.
DECLINE: Final = 0
OPEN: Final = 1
RESEARCH: Final = 2  # with Orb, in the common phase (V-86)
JOIN: Final = 3  # and area and side
DOES: Final = ["decline", "open", "research"]


def can_open(s: Galaxy, p: Empire) -> bool:
    """An area is free, and two Deal dice show what this player could give and what another brings (V-48)."""
    if s.market.free_area() < 0:
        return False
    for die in s.market.free_dice():
        if can_put_left(s, p, die):
            return True
    return False


def can_put_left(s: Galaxy, p: Empire, left: int) -> bool:
    for right in s.market.free_dice():
        if right != left and Terms(s, left, right).can_give(s, p):
            return True
    return False


def can_join(s: Galaxy, p: Empire, place: int) -> bool:
    return s.market.is_open(place >> 1) and terms_at(s, place).can_give(s, p)


class Deal(RollStep):
    """What the next dealer does. One after the other, until none is left."""

    number = step.DEAL
    kind = "deal"
    rule = "V-42"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if not in_phase(p, phase.DOLLAR):
            return
        if can_open(s, p):
            out.append(C_OPEN)
        for place in range(2 * AREAS):
            if can_join(s, p, place):
                out.append(C_JOIN[place])
        out.append(C_DECLINE)
        if s.box.sets & ORB:
            out.append(C_RESEARCH)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.OPEN:
            p.todo.append(step.DEALER | OPEN << STEP_BITS)
        elif c.verb == verb.JOIN:
            p.todo.append(step.DEALER | JOIN + c.a << STEP_BITS)
        elif c.verb == verb.RESEARCH:
            p.todo.append(step.DEALER | RESEARCH << STEP_BITS)
        else:
            p.todo.append(step.DEALER | DECLINE << STEP_BITS)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        deals = [area for area in range(AREAS) if s.market.is_open(area)]
        return {"n": len(in_phase(p, phase.DOLLAR)), "deals": len(deals)}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("dealers_not_idle", "V-42"))
        self.why_not(s, p, C_OPEN, out)
        for place in range(2 * AREAS):
            if s.market.is_open(place >> 1):
                self.why_not(s, p, C_JOIN[place], out)

    def why_not(self, s: Galaxy, p: Empire, c: Choice, out: list[Refusal]) -> None:
        """Why a deal cannot be opened, or one cannot be joined on a side."""
        if c.verb == verb.OPEN and not can_open(s, p):
            out.append(Refusal("no_area", "V-40") if s.market.free_area() < 0 else Refusal("cannot_open", "V-48"))
        elif c.verb == verb.JOIN and not can_join(s, p, c.a):
            if s.market.is_open(c.a >> 1):
                terms = terms_at(s, c.a)
                params = {"place": c.a, "give": terms.give.key, "price": terms.price(s)}
                out.append(Refusal("cannot_give", "V-48", params))
            else:
                out.append(Refusal("no_deal_there", "V-44", {"place": c.a}))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        found: list[Refusal] = []
        self.why_not(s, p, c, found)
        return found[0].rule if found else self.rule


class Dealer(RollStep):
    """Which of one's dealers does it."""

    number = step.DEALER
    kind = "dealer"
    rule = "V-42"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        offer(s.box, in_phase(p, phase.DOLLAR), C_BY, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        what = p.todo.pop() >> STEP_BITS
        die = take_worker(s.box, p, c.a, phase.DOLLAR)
        if what == DECLINE:
            credits = s.earn(p, s.box.deal.decline_credits)
            if s.listener is not None:
                s.say("decline_deal", p.seat, "V-45", {"die": label(die), "credits": credits})
            s.retire(p, die, False)
            next_dealer(s, p)
        elif what == RESEARCH:
            research(s, p, die)
        elif what == OPEN:
            s.market.last_on_track(p.seat)
            put_dealer(p, die, 2 * s.market.free_area() + LEFT)
            if s.listener is not None:
                told_first = {"die": label(die), "area": s.market.free_area() + 1}
                s.say("open_deal", p.seat, "V-43", told_first, reveals=hidden_matters(s))
            p.todo.append(step.DEAL_DIE)
        else:
            put_dealer(p, die, what - JOIN)
            if s.listener is not None:
                s.say("join_deal", p.seat, "V-44", {"die": label(die), **told(s, what - JOIN)})
            exchange.begin(s, p, what - JOIN)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        what = p.todo[-1] >> STEP_BITS
        if what < JOIN:
            return {"does": DOES[what]}
        return {"does": "join", "place": what - JOIN}


def told(s: Galaxy, place: int) -> dict[str, Any]:
    """A side of a deal, for events: what a dealer there gives and gets."""
    terms = terms_at(s, place)
    side = DEAL_SIDE_KEYS[place & 1]
    return {"area": (place >> 1) + 1, "deal_side": side, "give": terms.give.key, "get": terms.get.key}


class DealDie(RollStep):
    """Two dice of the free market, not turned: first what one gives, then what one gets (V-43 c)."""

    number = step.DEAL_DIE
    kind = "deal_die"
    rule = "V-43"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        left = s.market.left[opening(s)]
        for die in s.market.free_dice():
            fits = can_put_left(s, p, die) if left == NO_DIE else Terms(s, left, die).can_give(s, p)
            if fits:
                out.append(C_DEAL_DIE[die])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        area = opening(s)
        if s.market.left[area] == NO_DIE:
            s.market.left[area] = c.a
            return
        s.market.right[area] = c.a
        p.todo.pop()
        place = 2 * area + LEFT
        if s.listener is not None:
            s.say("lay_deal", p.seat, "V-43", told(s, place))
        exchange.begin(s, p, place)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        area = opening(s)
        left = s.market.left[area]
        found: dict[str, Any] = {"area": area + 1, "deal_side": DEAL_SIDE_KEYS[0 if left == NO_DIE else 1]}
        if left != NO_DIE:
            found["give"] = s.box.deal.dice[left][s.market.faces[left]].key
        return found

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        for die in s.market.free_dice():
            self.why_not(s, p, C_DEAL_DIE[die], out)

    def why_not(self, s: Galaxy, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.DEAL_DIE or c.a not in s.market.free_dice():
            return
        left = s.market.left[opening(s)]
        shown = s.box.deal.dice[c.a][s.market.faces[c.a]].key
        if left == NO_DIE:
            if not can_put_left(s, p, c.a):
                out.append(Refusal("cannot_give_face", "V-48", {"give": shown}))
        elif not Terms(s, left, c.a).can_give(s, p):
            out.append(Refusal("cannot_pay_prestige", "V-48", {"get": shown}))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        found: list[Refusal] = []
        self.why_not(s, p, c, found)
        return found[0].rule if found else self.rule


def opening(s: Galaxy) -> int:
    """The area in which a deal is being opened: both its dice are not there yet."""
    for area in range(AREAS):
        if not s.market.is_open(area):
            return area
    return NO_DIE
