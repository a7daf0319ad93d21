"""Gambling World, in both its versions (S-56)."""

from __future__ import annotations

from bisect import insort
from typing import Any, cast

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_ANTE, C_KEEP, C_NUMBER
from ..draw import draw_card
from ..powers.consume import GambleAnte, GambleNumber
from ..race_step import RaceStep
from ..state import Empire, Race
from ..steps.discarding import offer
from ..vocabulary import act, kind, step, verb


class Number(RaceStep):
    """Name a number."""

    number = step.NUMBER
    kind = "number"
    rule = "S-56"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        for power in s.box.consume[p.present[p.todo[-1] >> STEP_BITS]]:
            if power.kind == kind.GAMBLE_NUMBER:
                naming = cast(GambleNumber, power)
                out.extend(C_NUMBER[naming.least - 1 : naming.most])

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.todo.pop()
        s.soon(entry(act.GAMBLE, c.a))
        if s.listener is not None:
            s.say("names_number", 0, "S-56", {"n": c.a})


class Gamble(Act[Race]):
    """Reveal a card: of that cost or defence it goes to the hand."""

    number = act.GAMBLE

    def act(self, s: Race, argument: int) -> None:
        s.resume()
        card = draw_card(s)
        if card < 0:
            s.say("pile_empty", 0, "S-6", {"n": 1})
            return
        won = s.box.cost[card] == argument
        if won:
            insort(s.empire.hand, card)
        else:
            s.throw(card)
        if s.listener is not None:
            told = {"card": s.box.keys[card], "cost": s.box.cost[card], "n": argument}
            s.say("gamble_won" if won else "gamble_lost", 0, "S-56", told, reveals=True)


class Ante(RaceStep):
    """Show a card of the hand."""

    number = step.ANTE
    kind = "ante"
    rule = "S-56"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        for power in s.box.consume[p.present[p.todo[-1] >> STEP_BITS]]:
            if power.kind == kind.GAMBLE_ANTE:
                ante = cast(GambleAnte, power)
                last = -1
                for card in p.hand:
                    if card != last and ante.least <= s.box.cost[card] <= ante.most:
                        out.append(C_ANTE[card])
                    last = card

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.todo.pop()
        p.hand.remove(c.a)
        p.placing = c.a
        s.soon(act.WAGER)
        if s.listener is not None:
            s.say("antes", 0, "S-56", {"card": s.box.keys[c.a], "n": s.box.cost[c.a]})

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.ANTE and c.a in p.hand:
            out.append(Refusal("no_ante", "S-56", {"card": s.box.keys[c.a], "cost": s.box.cost[c.a]}))


class Wager(Act[Race]):
    """Reveal as many cards as the shown one costs. A dearer one among them wins."""

    number = act.WAGER

    def act(self, s: Race, argument: int) -> None:
        s.resume()
        p = s.empire
        ante = p.placing
        p.placing = -1
        cost = s.box.cost[ante]
        cards: list[int] = []
        won = False
        for _ in range(cost):
            card = draw_card(s)
            if card < 0:
                break
            cards.append(card)
            if s.box.cost[card] > cost:
                won = True
        if s.listener is not None:
            told = {"card": s.box.keys[ante], "n": len(cards), "cards": [s.box.keys[card] for card in cards]}
            s.say("wager_won" if won else "wager_lost", 0, "S-56", told, reveals=bool(cards))
        if won:
            insort(p.hand, ante)
            p.drawn = sorted(cards)
            p.todo.append(step.WINNINGS)
            return
        s.throw(ante)
        for card in cards:
            s.throw(card)


class Winnings(RaceStep):
    """Any one of the revealed cards."""

    number = step.WINNINGS
    kind = "winnings"
    rule = "S-56"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        offer(p.drawn, C_KEEP, out)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.todo.pop()
        p.drawn.remove(c.a)
        insort(p.hand, c.a)
        if s.listener is not None:
            rest = [s.box.keys[card] for card in p.drawn]
            s.say("keeps", 0, "S-56", {"n": 1, "cards": [s.box.keys[c.a]], "discarded": rest})
        for card in p.drawn:
            s.throw(card)
        p.drawn = []

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"n": 1, "drawn": len(p.drawn)}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.KEEP:
            out.append(Refusal("not_drawn", "S-56", {"card": s.box.keys[c.a]}))
