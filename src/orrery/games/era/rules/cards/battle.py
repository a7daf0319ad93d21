"""Domination cards in a battle of the player (E-185, E-187): he is asked only where one matters."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_HOLD, C_SAFE
from ..board import ADDRESSES
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import step
from ..vocabulary.faction import HUMAN
from .counting import SECTION_A, SECTION_KEYS
from .playing import can_play_a, has_place, offer_cards_in_battle, play_card, why_not_play


def offer_battle_cards(s: Galaxy, out: list[Choice]) -> None:
    """Before retreats, and once the fleets are revealed before the totals are compared (`s.battle.revealed`)."""
    offer_cards_in_battle(s, out)


def take_battle_card(s: Galaxy, c: Choice) -> None:
    play_card(s, c)


def why_not_in_battle(s: Galaxy, c: Choice, out: list[Refusal]) -> None:
    """Why a card is not offered in a battle. Outside the hot path."""
    card = s.box.cards[c.a]
    playable = c.a in s.hand.cards and has_place(s, c.b) and (c.b != SECTION_A or can_play_a(s, card))
    if playable:
        out.append(Refusal("card_later", "E-185", {"card": card.key, "section": SECTION_KEYS[c.b]}))
    else:
        why_not_play(s, c, out)


class Hold(EraStep):
    """The opponents may not retreat before combat, or none of the player's ships are destroyed."""

    number = step.HOLD
    kind = "hold"
    rule = "E-187"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if not s.battle.revealed:  # afterwards nobody retreats any more
            out.append(C_HOLD)
        out.append(C_SAFE)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        if c is C_HOLD:
            s.battle.held = True
        else:
            s.battle.safe = True
        if s.listener is not None:
            key = "holds_opponents" if c is C_HOLD else "ships_safe"
            s.say(key, HUMAN, "E-187", {"hex": ADDRESSES[s.battle.at]})

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"hex": ADDRESSES[s.battle.at]}
