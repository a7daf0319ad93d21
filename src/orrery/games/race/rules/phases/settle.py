"""Phase III: Settle (S-31 to S-45): which world, and in which way. strength.py says what can be done."""

from __future__ import annotations

from typing import Any, Final, cast

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from .. import alphabet
from ..alphabet import C_DONE, C_PASS, C_PLACE, C_USE, C_WAY
from ..effects import begin_phase, gain_prestige, is_used, kinds_there, mark_used, place_in_present
from ..powers.settle import DiscardThisConquerPeaceful, DiscardThisSecondWorld
from ..race_step import RaceStep
from ..state import Empire, Race
from ..vocabulary import act, kind, phase, space, step, verb
from .paying import CHEAPER, ask_to_pay
from .replacing import can_replace
from .strength import (
    NO_WAY,
    best_discount,
    can_be_placed,
    can_conquer,
    can_pay,
    most_boost,
    peaceful_bonus,
    plain_way,
    price,
    strength_against,
)

RAISED_REDUCTION: Final = 3  # S-77
RAISED_STRENGTH: Final = 2
SECOND: Final = 1 << kind.SECOND_WORLD
USED_HERE: Final = 1 << kind.DISCARD_THIS_SECOND_WORLD | 1 << kind.REPLACE_WORLD
OPTIONAL: Final = (  # kinds of powers that one may use, or that open another way, a bit each
    CHEAPER | 1 << kind.TEMPORARY_MILITARY | 1 << kind.PAY_FOR_MILITARY | 1 << kind.DISCARD_THIS_CONQUER_PEACEFUL
)
WAY_BITS: Final = 2
WAY_MASK: Final = (1 << WAY_BITS) - 1


class SettlePhase(Act[Race]):
    number = act.SETTLE_PHASE

    def act(self, s: Race, argument: int) -> None:
        begin_phase(s, phase.SETTLE, argument)
        strengthen(s, argument)
        s.agenda.append(entry(act.ROBOT_SETTLE, argument))
        s.empire.todo.append(step.SETTLE)


def strengthen(s: Race, which: int) -> None:
    """What the player's own action gives from the start on, if it was raised; `which` of the two phases."""
    if s.raised == space.SETTLE_1 + which:
        s.empire.reduction = RAISED_REDUCTION
        s.empire.boost = RAISED_STRENGTH


class Settle(RaceStep):
    """A world, a further one where a card allows it, or one in the place of another.

    The argument is one more than the place of the card by which a further world has to be conquered (S-44).
    """

    number = step.SETTLE
    kind = "settle"
    rule = "S-31"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        if argument:
            self.offer_conquests(s, p, self.only(s, p, argument - 1), out)
            return
        there = kinds_there(p, s.box.settle_kinds)
        if p.placed == 0 or (there & SECOND and right_to_second(s) >= 0):
            self.offer_worlds(s, p, there & OPTIONAL == 0, out)
        if there & USED_HERE:
            self.offer_uses(s, p, out)
        if out or p.placed == 0:
            out.append(C_DONE if p.placed else C_PASS)

    def offer_worlds(self, s: Race, p: Empire, plain: bool, out: list[Choice]) -> None:
        """`plain`: no card there offers more than strength and lower prices, so that nothing else need be tried."""
        box = s.box
        hand = len(p.hand) - 1
        last = -1
        for card in p.hand:
            if card != last and box.is_world[card]:
                last = card
                if not plain:
                    fits = can_be_placed(s, card, hand)
                elif box.military[card]:
                    fits = strength_against(s, card) >= box.cost[card]
                else:
                    fits = price(s, card, alphabet.PAY) <= hand
                if fits:
                    out.append(C_PLACE[card])

    def offer_uses(self, s: Race, p: Empire, out: list[Choice]) -> None:
        """S-44, S-45."""
        for at in range(len(p.present)):
            for power in s.box.settle[p.present[at]]:
                if power.kind == kind.DISCARD_THIS_SECOND_WORLD:
                    if p.placed and power.design in p.tableau and self.some_conquest(s, p, at):
                        out.append(C_USE[power.design])
                elif power.kind == kind.REPLACE_WORLD and not is_used(p, at) and can_replace(s, power):
                    out.append(C_USE[power.design])

    def only(self, s: Race, p: Empire, at: int) -> int:
        for power in s.box.settle[p.present[at]]:
            if power.kind == kind.DISCARD_THIS_SECOND_WORLD:
                return cast(DiscardThisSecondWorld, power).only
        return 0

    def some_conquest(self, s: Race, p: Empire, at: int) -> bool:
        found: list[Choice] = []
        self.offer_conquests(s, p, self.only(s, p, at), found)
        return bool(found)

    def offer_conquests(self, s: Race, p: Empire, only: int, out: list[Choice]) -> None:
        hand = len(p.hand) - 1
        last = -1
        for card in p.hand:
            if card != last and s.box.features[card] & only:
                last = card
                if can_conquer(s, card, hand):
                    out.append(C_PLACE[card])

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        conquest = p.todo.pop() >> STEP_BITS
        if c.verb == verb.PLACE:
            if p.placed and not conquest:
                mark_used(p, right_to_second(s))
            p.hand.remove(c.a)
            p.placing = c.a
            s.agenda.append(act.PLACED)
            way = alphabet.CONQUER if conquest else plain_way(s, p, c.a)
            if way == NO_WAY:
                p.todo.append(step.WAY)
            else:
                go_this_way(s, way)
        elif c.verb == verb.USE:
            at = place_in_present(p, c.a)
            mark_used(p, at)
            if self.only(s, p, at) == 0:  # no further world, but one in the place of another
                p.todo.append(step.SETTLE)
                p.todo.append(step.REPLACE | at << STEP_BITS)
                return
            s.leave(p.tableau.index(c.a))
            p.todo.append(step.SETTLE | (at + 1) << STEP_BITS)
            if s.listener is not None:
                s.say("discards_own", 0, "S-44", {"card": s.box.keys[c.a]})
        elif s.listener is not None and p.placed == 0:
            p.todo.append(step.SETTLE)
            self.tell_pass(s, p)
            p.todo.pop()

    def tell_pass(self, s: Race, p: Empire) -> None:
        out: list[Choice] = []
        self.ask(s, p, out)
        if len(out) > 1:
            s.say("passes", 0, "S-31", {"phase": "settle"})
            return
        reasons: list[Refusal] = []
        self.refuse(s, p, reasons)
        if reasons:
            s.say(
                "cannot_settle", 0, reasons[0].rule, {"n": len(reasons), "cards": [r.params["card"] for r in reasons]}
            )
        else:
            s.say("no_world", 0, "S-31", {})

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        conquest = p.todo[-1] >> STEP_BITS
        told: dict[str, Any] = {"hand": len(p.hand), "which": s.which, "placed": p.placed}
        if conquest:
            told["card"] = s.box.keys[p.present[conquest - 1]]
        return told

    def refuse(self, s: Race, p: Empire, out: list[Refusal]) -> None:
        if p.placed:
            return
        last = -1
        for card in p.hand:
            if card != last and s.box.is_world[card]:
                last = card
                self.why_not(s, p, C_PLACE[card], out)

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.PLACE:
            return
        told = {"card": s.box.keys[c.a]}
        if c.a not in p.hand:
            out.append(Refusal("not_in_hand", "S-31", told))
        elif not s.box.is_world[c.a]:
            out.append(Refusal("not_a_world", "S-31", told))
        elif p.todo[-1] >> STEP_BITS and not s.box.military[c.a]:
            out.append(Refusal("only_military", "S-44", told))
        elif p.placed and not p.todo[-1] >> STEP_BITS and right_to_second(s) < 0:
            out.append(Refusal("one_world", "S-31", told))
        elif s.box.military[c.a]:
            self.too_weak(s, p, c.a, out)
        elif not can_be_placed(s, c.a, len(p.hand) - 1):
            self.too_dear(s, p, c.a, alphabet.PAY, out)

    def too_weak(self, s: Race, p: Empire, design: int, out: list[Refusal]) -> None:
        hand = len(p.hand) - 1
        if can_conquer(s, design, hand):
            return
        if not p.todo[-1] >> STEP_BITS and best_discount(s, design) >= 0:
            if not can_pay(s, design, alphabet.PAY_FOR_MILITARY, hand):
                self.too_dear(s, p, design, alphabet.PAY_FOR_MILITARY, out)
            return
        strength = strength_against(s, design)
        missing = s.box.cost[design] - strength - most_boost(s, hand)
        told = {"defence": s.box.cost[design], "strength": strength, "missing": missing}
        out.append(Refusal("too_weak", "S-33", {"card": s.box.keys[design], **told}))

    def too_dear(self, s: Race, p: Empire, design: int, way: int, out: list[Refusal]) -> None:
        cost = price(s, design, way)
        told = {"cost": cost, "n": len(p.hand) - 1, "missing": cost - len(p.hand) + 1}
        out.append(Refusal("too_dear", "S-32", {"card": s.box.keys[design], **told}))


def right_to_second(s: Race) -> int:
    """The place of a card by which another world can be placed (S-43). -1: there is none."""
    p = s.empire
    for at in range(len(p.present)):
        for power in s.box.settle[p.present[at]]:
            if power.kind == kind.SECOND_WORLD and not is_used(p, at):
                return at
    return -1


def go_this_way(s: Race, way: int) -> None:
    """The questions until the world is there."""
    p = s.empire
    p.way = way
    if way in (alphabet.PAY, alphabet.PAY_FOR_MILITARY):
        ask_to_pay(s, price(s, p.placing, way))
    else:
        p.todo.append(step.BOOST)


class Way(RaceStep):
    """S-31, S-37, S-38: conquer or pay. A peaceful conquest is the use of the card that allows it."""

    number = step.WAY
    kind = "way"
    rule = "S-31"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        design = p.placing
        hand = len(p.hand)
        if s.box.military[design]:
            if can_conquer(s, design, hand):
                out.append(C_WAY[alphabet.CONQUER])
            if best_discount(s, design) >= 0 and can_pay(s, design, alphabet.PAY_FOR_MILITARY, hand):
                out.append(C_WAY[alphabet.PAY_FOR_MILITARY])
            return
        if can_pay(s, design, alphabet.PAY, hand):
            out.append(C_WAY[alphabet.PAY])
        for at in range(len(p.present)):
            bonus = peaceful_bonus(s, at)
            if bonus >= 0 and can_conquer(s, design, hand, bonus):
                out.append(C_USE[p.present[at]])

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.todo.pop()
        if c.verb == verb.WAY:
            go_this_way(s, c.a)
            return
        at = place_in_present(p, c.a)
        mark_used(p, at)
        s.leave(p.tableau.index(c.a))
        if s.listener is not None:
            s.say("discards_own", 0, "S-38", {"card": s.box.keys[c.a]})
        for power in s.box.settle[c.a]:
            if power.kind == kind.DISCARD_THIS_CONQUER_PEACEFUL:
                gain_prestige(s, cast(DiscardThisConquerPeaceful, power).prestige, c.a, "S-38")
        go_this_way(s, alphabet.PEACEFUL | at << WAY_BITS)

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        design = p.placing
        told: dict[str, Any] = {"card": s.box.keys[design], "strength": strength_against(s, design)}
        if s.box.military[design]:
            told["defence"] = s.box.cost[design]
            told["cost"] = price(s, design, alphabet.PAY_FOR_MILITARY)
        else:
            told["cost"] = price(s, design, alphabet.PAY)
        return told
