"""Windows for domination cards outside the player's menus (E-185), and what is drawn at the start of a round."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_FIELD, C_PASS
from ..era_step import EraStep
from ..growth.research import research, selected_fields
from ..state import Galaxy, Seat
from ..vocabulary import act, step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import FIELD_KEYS, FIELDS
from .drawing import DRAWING_RULES, ROUND_3, ROUND_7, ask_to_exchange, draw_card
from .playing import offer_cards, offer_cards_at_once, play_card, why_not_play
from .prospects import prospects

AT_ONCE: Final = 1  # as the argument of the step
FIRST_EXCHANGE: Final = 3  # the rounds
SECOND_EXCHANGE: Final = 7


class CardsAtStart(Act[Galaxy]):
    """A round begins: a card may be drawn or exchanged, and then played."""

    number = act.CARDS_AT_START

    def act(self, s: Galaxy, argument: int) -> None:
        hand = s.hand
        if s.listener is not None:
            rule = "E-185"
            if s.round in (FIRST_EXCHANGE, SECOND_EXCHANGE):
                rule = DRAWING_RULES[ROUND_3 if s.round == FIRST_EXCHANGE else ROUND_7]
            s.say("cards_at_start", HUMAN, rule, {"n": len(hand.cards), "played": len(hand.played)})
        if s.order[0] != HUMAN:  # otherwise it is the same as to play it in the first menu of the movement
            s.seat.todo.append(step.CARD_WINDOW)
        if s.round == FIRST_EXCHANGE:
            ask_to_exchange(s, ROUND_3)
        elif s.round == SECOND_EXCHANGE and not hand.played:
            draw_card(s, ROUND_7)
        elif s.round == SECOND_EXCHANGE:
            ask_to_exchange(s, ROUND_7)


class CardWindow(EraStep):
    """Whether a card is played now. The argument: AT_ONCE, if what it waits for has just happened."""

    number = step.CARD_WINDOW
    kind = "card_window"
    rule = "E-185"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if p.todo[-1] >> STEP_BITS == AT_ONCE:
            offer_cards_at_once(s, out)
        else:
            offer_cards(s, out)
        if out:
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_PASS:
            p.todo.pop()
        else:
            play_card(s, c)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"at_once": p.todo[-1] >> STEP_BITS == AT_ONCE, "cards": prospects(s)}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.PLAY:
            why_not_play(s, c, out)


class ExtraResearch(EraStep):
    """The field of a Research that a card gives: one not selected in this round."""

    number = step.EXTRA_RESEARCH
    kind = "extra_research"
    rule = "E-187"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        selected = selected_fields(s)
        out.extend([C_FIELD[field] for field in range(FIELDS) if field not in selected])
        out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        if c is not C_PASS:
            research(s, 1 << c.a)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"selected": [FIELD_KEYS[field] for field in selected_fields(s)]}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.FIELD:
            out.append(Refusal("field_selected", "E-187", {"field": FIELD_KEYS[c.a]}))
