"""What consuming brings (S-47, S-54, S-77, S-78), and discarding cards of the hand for it."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, cast

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DISCARD, C_DONE
from ..draw import drawing
from ..effects import gain_prestige
from ..powers.consume import DiscardHand
from ..race_step import RaceStep
from ..state import Empire, Race
from ..steps.discarding import offer
from ..vocabulary import kind, space, step, verb, why
from ..vocabulary.why import WHY_KEYS

RAISED_CARDS: Final = 2  # of the hand, each for a VP (S-77)
RAISED_PLACE: Final = 255  # in the argument of a step: not a card, but the bonus of the action


def multiplier(s: Race) -> int:
    """S-47; S-77: three with a raised 2x VP, two with a raised Trade; S-78: they do not add up."""
    if s.raised == space.DOUBLE_VP:
        return 3
    if s.chose(space.DOUBLE_VP) or s.raised == space.TRADE:
        return 2
    return 1


def gain(s: Race, design: int, vp: int, cards: int, prestige: int, rule: str) -> None:
    """`design`: the card it comes from; -1: the bonus of a raised action."""
    if vp:
        s.award(vp)
        if s.listener is not None:
            told: dict[str, Any] = {"n": vp, "vp": s.empire.vp, "chips": s.chips}
            if design >= 0:
                told["card"] = s.box.keys[design]
            s.say("gains_vp", 0, rule, told)
    if prestige:
        gain_prestige(s, prestige, design, rule)
    if cards:
        s.soon(drawing(cards, why.CONSUME, design))


class DiscardForGain(RaceStep):
    """S-49, S-54: cards of the hand for VP, cards or prestige, as often as the power allows; VP are not multiplied.

    `owed` is how many times are left.
    """

    number = step.DISCARD_HAND
    kind = "discard_hand"
    rule = "S-49"
    in_parts = True

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        each, times, _ = self.terms(s, p)
        if p.owed == 0 or len(p.hand) + len(p.picked) < each:
            return
        offer(p.hand, C_DISCARD, out)
        if p.owed < times and not p.picked:
            out.append(C_DONE)

    def terms(self, s: Race, p: Empire) -> tuple[int, int, DiscardHand | None]:
        """Cards each time, how many times, and the power."""
        place = p.todo[-1] >> STEP_BITS
        if place != RAISED_PLACE:
            for power in s.box.consume[p.present[place]]:
                if power.kind == kind.DISCARD_HAND:
                    discarding = cast(DiscardHand, power)
                    return discarding.cards_each, discarding.max_times, discarding
        return 1, RAISED_CARDS, None

    def parts(self, s: Race, p: Empire) -> int:
        return self.terms(s, p)[0] - len(p.picked)

    def times(self, s: Race, p: Empire, c: Choice) -> int:
        return 1 if c is C_DONE else p.hand.count(c.a)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
            p.owed = 0
            return
        each, _, power = self.terms(s, p)
        p.hand.remove(c.a)
        insort(p.picked, c.a)
        if len(p.picked) < each:
            return
        cards = p.picked
        p.picked = []
        p.owed -= 1
        for card in cards:
            s.throw(card)
        if s.listener is not None:
            reason = why.RAISED if power is None else why.CONSUME
            told: dict[str, Any] = {"n": each, "cards": [s.box.keys[card] for card in cards], "why": WHY_KEYS[reason]}
            s.say("discards", 0, "S-77" if power is None else "S-49", told)
        if p.owed == 0:
            p.todo.pop()
        if power is None:
            gain(s, -1, 1, 0, 0, "S-77")
        else:
            gain(s, power.design, power.gain_vp, power.gain_cards, power.gain_prestige, "S-54")

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        each, _, power = self.terms(s, p)
        told: dict[str, Any] = {"n": each - len(p.picked), "times": p.owed}
        if power is not None:
            told["card"] = s.box.keys[power.design]
        return told

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.DISCARD:
            out.append(Refusal("not_in_hand", "S-49", {"card": s.box.keys[c.a]}))
