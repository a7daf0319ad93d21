"""Drawing domination cards, and exchanging one (E-44, E-45, E-116, E-184)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_EXCHANGE, C_PASS
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import act, step, verb
from ..vocabulary.faction import HUMAN

# Why a card is drawn or exchanged, as an argument.
ROUND_3: Final = 0
ROUND_7: Final = 1
RESEARCH: Final = 2
FIRST_PLAYED: Final = 3
DRAWING_RULES: Final = ["E-44", "E-45", "E-116", "E-184"]
NO_CARD: Final = -1


def draw_card(s: Galaxy, why: int) -> None:
    """The top card: one that a remote view has shown, or any of the deck. Only acts may call this."""
    hand = s.hand
    rule = DRAWING_RULES[why]
    if not hand.deck:
        s.say("no_card_left", HUMAN, rule, {})
        return
    card = hand.top
    if card == NO_CARD:
        card = sorted(hand.deck)[s.chance.below(len(hand.deck))]
    hand.top = NO_CARD
    hand.deck.remove(card)
    insort(hand.cards, card)
    if s.listener is not None:
        s.say("draws_card", HUMAN, rule, {"card": s.box.card_keys[card], "left": len(hand.deck)}, reveals=True)


def ask_to_exchange(s: Galaxy, why: int) -> None:
    """Let the player discard a card and draw another, if he likes."""
    s.seat.todo.append(step.EXCHANGE | why << STEP_BITS)


class DrawCard(Act[Galaxy]):
    number = act.DRAW_CARD

    def act(self, s: Galaxy, argument: int) -> None:
        draw_card(s, argument)
        s.resume()


class Exchange(EraStep):
    """Which card is exchanged. The argument: why it may be."""

    number = step.EXCHANGE
    kind = "exchange"
    rule = "E-44"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if s.hand.deck:
            out.extend([C_EXCHANGE[card] for card in s.hand.cards])
            if out:
                out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        why = p.todo.pop() >> STEP_BITS
        if c is C_PASS:
            return
        s.hand.cards.remove(c.a)
        insort(s.hand.gone, c.a)
        if s.listener is not None:
            s.say("discards", HUMAN, DRAWING_RULES[why], {"card": s.box.card_keys[c.a]})
        s.soon(entry(act.DRAW_CARD, why))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        cards = [s.box.card_keys[card] for card in s.hand.cards]
        return {"cards": cards, "left": len(s.hand.deck), "rule": DRAWING_RULES[p.todo[-1] >> STEP_BITS]}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.EXCHANGE:
            rule = DRAWING_RULES[p.todo[-1] >> STEP_BITS]
            out.append(Refusal("card_not_held", rule, {"card": s.box.card_keys[c.a]}))
