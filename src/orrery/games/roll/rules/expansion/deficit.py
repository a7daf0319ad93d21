"""Deficit Spending: at the end of Ship its owner may pay for VP, before or after his other powers (A-35)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_GAIN_FIRST, C_PASS, C_PAY, C_PAY_TWO
from ..powers.endings import end_of_phase
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import phase, step, verb


def gains_first(s: Galaxy, p: Empire) -> bool:
    """Whether other powers of this player bring something at the end of Ship, and have not done so yet."""
    if p.more.ended:
        return False
    for power in p.powers.endings[phase.SHIP]:
        if power.credits(s, p) > 0:
            return True
    return False


class Deficit(RollStep):
    """Once in the phase: so many credits for as many VP. The owner's other powers may come first."""

    number = step.DEFICIT
    kind = "deficit"
    rule = "A-35"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        out.append(C_PASS)
        if p.credits >= 1:
            out.append(C_PAY)
        if p.credits >= 2 and p.powers.deficits[0].most >= 2:
            out.append(C_PAY_TWO)
        if gains_first(s, p):
            out.append(C_GAIN_FIRST)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.GAIN_FIRST:
            p.more.ended = 1
            end_of_phase(s, p, phase.SHIP)
            return
        p.todo.pop()
        if c.verb == verb.PASS:
            return
        amount = 2 if c.verb == verb.PAY_TWO else 1
        p.credits -= amount
        s.award(p, amount)
        if s.listener is not None:
            tile = s.box.sides[p.powers.deficits[0].side].key
            s.say("buy_vp", p.seat, "A-35", {"tile": tile, "credits": amount, "vp": amount})
        s.paid(p)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"tile": s.box.sides[p.powers.deficits[0].side].key, "credits": p.credits}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        if p.credits < p.powers.deficits[0].most:
            out.append(Refusal("not_paid_twice", "A-35", {"credits": p.credits}))
