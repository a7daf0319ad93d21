"""Phase II: Develop (S-26 to S-30). How a card is paid for stands in paying.py."""

from __future__ import annotations

from typing import Any, Final, cast

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from .. import alphabet
from ..alphabet import C_PASS, C_PLACE
from ..draw import draw_cards
from ..effects import begin_phase
from ..powers.develop import DrawThenDiscardAtStart
from ..race_step import RaceStep
from ..state import Empire, Race
from ..steps.discarding import ask_to_discard
from ..vocabulary import act, kind, phase, space, step, verb, why
from .paying import ask_to_pay, can_get_cheaper, most_reduction

BONUS: Final = 1  # S-27
RAISED: Final = 2  # S-77


class DevelopPhase(Act[Race]):
    """S-26: what is drawn at the start, also by who will not develop."""

    number = act.DEVELOP_PHASE

    def act(self, s: Race, argument: int) -> None:
        begin_phase(s, phase.DEVELOP, argument)
        p = s.empire
        box = s.box
        lower_costs(s, argument)
        s.agenda.append(entry(act.ROBOT_DEVELOP, argument))
        discards = 0
        powers = box.develop
        for design in p.present:
            if box.draw_at_start[design]:
                draw_cards(s, box.draw_at_start[design], why.DEVELOP_START, design)
            for power in powers[design]:
                if power.kind == kind.DRAW_THEN_DISCARD_AT_START:
                    drawing = cast(DrawThenDiscardAtStart, power)
                    draw_cards(s, drawing.draw, why.DEVELOP_START, design)
                    discards += drawing.discard
        p.todo.append(step.DEVELOP)
        if discards:
            ask_to_discard(s, discards, why.DEVELOP_START)


def lower_costs(s: Race, which: int) -> None:
    """What the player's own action makes cheaper; `which` of the two phases."""
    place = space.DEVELOP_1 + which
    if s.chose(place):  # S-17: the bonus belongs to the space of the marker
        s.empire.reduction += BONUS
    if s.raised == place:
        s.empire.reduction += RAISED


def cost_to_develop(s: Race, design: int) -> int:
    """S-27, without what one may choose to do besides."""
    cost = s.box.cost[design] - reduction_now(s)
    return cost if cost > 0 else 0


def reduction_now(s: Race) -> int:
    """What every development costs less."""
    p = s.empire
    total = p.reduction
    less = s.box.develop_reduction
    for there in p.present:
        total += less[there]
    return total


class Develop(RaceStep):
    number = step.DEVELOP
    kind = "develop"
    rule = "S-27"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        box = s.box
        means = len(p.hand) - 1 + reduction_now(s)
        if can_get_cheaper(s):
            means += most_reduction(s, box.develop)
        last = -1
        for card in p.hand:
            if card != last and not box.is_world[card]:
                last = card
                if box.cost[card] <= means and card not in p.tableau:  # S-28
                    out.append(C_PLACE[card])
        out.append(C_PASS)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.todo.pop()
        if c is C_PASS:
            if s.listener is not None:
                self.tell_pass(s, p)
            return
        p.hand.remove(c.a)
        p.placing = c.a
        p.way = alphabet.PAY
        s.agenda.append(act.PLACED)
        ask_to_pay(s, cost_to_develop(s, c.a))

    def tell_pass(self, s: Race, p: Empire) -> None:
        out: list[Choice] = []
        self.ask(s, p, out)
        if len(out) > 1:
            s.say("passes", 0, "S-27", {"phase": "develop"})
            return
        reasons: list[Refusal] = []
        self.refuse(s, p, reasons)
        if reasons:
            s.say(
                "cannot_develop", 0, reasons[0].rule, {"n": len(reasons), "cards": [r.params["card"] for r in reasons]}
            )
        else:
            s.say("no_development", 0, "S-27", {})

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"hand": len(p.hand), "which": s.which, "bonus": p.reduction}

    def refuse(self, s: Race, p: Empire, out: list[Refusal]) -> None:
        last = -1
        for card in p.hand:
            if card != last and not s.box.is_world[card]:
                last = card
                self.why_not(s, p, C_PLACE[card], out)

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.PLACE:
            return
        told = {"card": s.box.keys[c.a]}
        if c.a not in p.hand:
            out.append(Refusal("not_in_hand", "S-27", told))
        elif s.box.is_world[c.a]:
            out.append(Refusal("not_a_development", "S-27", told))
        elif c.a in p.tableau:
            out.append(Refusal("have_already", "S-28", told))
        else:
            cost = cost_to_develop(s, c.a)
            means = len(p.hand) - 1
            least = cost - most_reduction(s, s.box.develop)
            if least > means:
                out.append(Refusal("too_dear", "S-27", {**told, "cost": cost, "n": means, "missing": least - means}))
