"""Discarding cards of the hand, for whatever reason: any of them, all at once (in parts)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, cast

from orrery.kernel.acts import entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DISCARD
from ..effects import gain_prestige
from ..powers.explore import DiscardCardForPrestige
from ..powers.settle import TemporaryMilitary
from ..race_step import RaceStep
from ..state import Empire, Race
from ..vocabulary import act, kind, step, verb, why
from ..vocabulary.why import WHY_KEYS, WHY_RULES

WHY_BITS: Final = 5
WHY_MASK: Final = (1 << WHY_BITS) - 1


def ask_to_discard(s: Race, n: int, reason: int, at: int = 0) -> None:
    """Put the question on top. `at`: the place in `present` of the card that asks, or of the world to produce on."""
    p = s.empire
    p.owed = n if n < len(p.hand) else len(p.hand)
    p.todo.append(step.DISCARD | (reason | at << WHY_BITS) << STEP_BITS)


class Discard(RaceStep):
    number = step.DISCARD
    kind = "discard"
    rule = "S-2"
    in_parts = True

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if p.owed > 0:
            offer(p.hand, C_DISCARD, out)

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
        argument = p.todo.pop() >> STEP_BITS
        reason = argument & WHY_MASK
        at = argument >> WHY_BITS
        cards = p.picked
        p.picked = []
        for card in cards:
            s.throw(card)
        if s.listener is not None:
            told = {"n": len(cards), "cards": [s.box.keys[card] for card in cards], "why": WHY_KEYS[reason]}
            s.say("discards", 0, WHY_RULES[reason], told)
        if reason == why.PRESTIGE:
            for power in s.box.explore[p.present[at]]:
                if power.kind == kind.DISCARD_CARD_FOR_PRESTIGE:
                    gain_prestige(s, cast(DiscardCardForPrestige, power).prestige, power.design, "S-25")
        elif reason == why.STRENGTH:
            for power in s.box.settle[p.present[at]]:
                if power.kind == kind.TEMPORARY_MILITARY:
                    p.boost += cast(TemporaryMilitary, power).n * len(cards)
        elif reason == why.PRODUCE:
            s.soon(entry(act.GOOD, 1 << at))

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"n": p.owed, "why": WHY_KEYS[p.todo[-1] >> STEP_BITS & WHY_MASK]}

    def rule_against(self, s: Race, p: Empire, c: Choice) -> str:
        return WHY_RULES[p.todo[-1] >> STEP_BITS & WHY_MASK]

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.DISCARD:
            out.append(Refusal("not_in_hand", self.rule_against(s, p, c), {"card": s.box.keys[c.a]}))


def offer(cards: list[int], choices: list[Choice], out: list[Choice]) -> None:
    """A choice for each design among sorted cards."""
    last = -1
    for card in cards:
        if card != last:
            out.append(choices[card])
            last = card
