"""Phase I: Explore (S-21 to S-25)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, cast

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_KEEP, C_PASS, C_USE
from ..draw import draw_onto
from ..effects import begin_phase, is_used, mark_used, place_in_present
from ..powers.explore import DiscardCardForPrestige
from ..race_step import RaceStep
from ..state import Empire, Race
from ..steps.discarding import ask_to_discard, offer
from ..vocabulary import act, kind, phase, space, step, verb, why

DRAWN: Final = 2
KEPT: Final = 1
FIVE: Final = 5  # more, by Explore +5
ONE: Final = 1  # more to draw and to keep, by Explore +1/+1
RAISED_DRAWN: Final = 6  # S-77
RAISED_KEPT: Final = 1


class ExplorePhase(Act[Race]):
    number = act.EXPLORE_PHASE

    def act(self, s: Race, argument: int) -> None:
        begin_phase(s, phase.EXPLORE)
        s.agenda.append(act.ROBOT_EXPLORE)
        s.agenda.append(act.EXPLORE_DRAW)
        if s.prestige_on:
            s.empire.todo.append(step.OFFER)


class Offer(RaceStep):
    """S-25: cards for prestige, before anything is drawn."""

    number = step.OFFER
    kind = "offer"
    rule = "S-25"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        for at in range(len(p.present)):
            power = offered(s, p.present[at])
            if power is not None and not is_used(p, at) and len(p.hand) >= power.cards:
                out.append(C_USE[p.present[at]])
        if out:
            out.append(C_PASS)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        if c is C_PASS:
            p.todo.pop()
            return
        at = place_in_present(p, c.a)
        mark_used(p, at)
        power = offered(s, c.a)
        if power is not None:
            ask_to_discard(s, power.cards, why.PRESTIGE, at)


def offered(s: Race, design: int) -> DiscardCardForPrestige | None:
    for power in s.box.explore[design]:
        if power.kind == kind.DISCARD_CARD_FOR_PRESTIGE:
            return cast(DiscardCardForPrestige, power)
    return None


class ExploreDraw(Act[Race]):
    """S-21 to S-24: all cards are drawn before any is discarded."""

    number = act.EXPLORE_DRAW

    def act(self, s: Race, argument: int) -> None:
        p = s.empire
        box = s.box
        n = DRAWN
        keep = KEPT
        mixes = False
        if s.chose(space.EXPLORE_5):
            n += FIVE
        if s.chose(space.EXPLORE_1_1):
            n += ONE
            keep += ONE
        if s.raised in (space.EXPLORE_5, space.EXPLORE_1_1):
            n += RAISED_DRAWN
            keep += RAISED_KEPT
            mixes = True
        powers = box.explore
        for design in p.present:
            if powers[design]:
                n += box.draw_extra[design]
                keep += box.keep_extra[design]
                if box.mixes[design]:
                    mixes = True
        drawn: list[int] = []
        draw_onto(s, n, drawn)
        if s.listener is not None:
            rule = "S-21" if n == DRAWN else "S-22" if not p.present else "S-23"
            told = {"n": len(drawn), "keep": keep, "mixes": mixes, "cards": [box.keys[card] for card in drawn]}
            s.say("explores", 0, rule, told, reveals=bool(drawn))
        if mixes or len(drawn) <= keep:
            for card in drawn:
                insort(p.hand, card)
            if len(drawn) > keep:
                ask_to_discard(s, len(drawn) - keep, why.EXPLORE)
            elif s.listener is not None:
                s.say(
                    "keeps", 0, "S-23", {"n": len(drawn), "cards": [box.keys[card] for card in drawn], "discarded": []}
                )
            return
        drawn.sort()
        p.drawn = drawn
        p.owed = keep
        p.todo.append(step.KEEP)


class Keep(RaceStep):
    """Which of the cards drawn are kept; all others are discarded."""

    number = step.KEEP
    kind = "keep"
    rule = "S-21"
    in_parts = True

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if p.owed > 0:
            offer(p.drawn, C_KEEP, out)

    def parts(self, s: Race, p: Empire) -> int:
        return p.owed

    def times(self, s: Race, p: Empire, c: Choice) -> int:
        return p.drawn.count(c.a)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.drawn.remove(c.a)
        insort(p.picked, c.a)
        p.owed -= 1
        if p.owed > 0:
            return
        p.todo.pop()
        if s.listener is not None:
            told = {
                "n": len(p.picked),
                "cards": [s.box.keys[card] for card in p.picked],
                "discarded": [s.box.keys[card] for card in p.drawn],
            }
            s.say("keeps", 0, "S-21", told)
        for card in p.picked:
            insort(p.hand, card)
        for card in p.drawn:
            s.throw(card)
        p.picked = []
        p.drawn = []

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"n": p.owed, "drawn": len(p.drawn) + len(p.picked)}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.KEEP:
            out.append(Refusal("not_drawn", "S-21", {"card": s.box.keys[c.a]}))
