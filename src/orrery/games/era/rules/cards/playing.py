"""Playing a domination card for A or B (E-183 to E-186)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_PLAY
from ..box.cards import Card
from ..points import award
from ..state import Galaxy
from ..vocabulary import act, phase, source, window
from ..vocabulary.faction import HUMAN
from ..vocabulary.window import WINDOW_KEYS
from .conditions import CONDITIONS, figures_of, holds
from .counting import COUNTS, SECTION_A, SECTION_B, SECTION_KEYS, worth
from .drawing import FIRST_PLAYED
from .effects import EFFECTS, carry_out, works

MOST_CARDS: Final = 2  # in the game


def has_place(s: Galaxy, section: int) -> bool:
    """E-183: whether a card may still be played for this section, in the whole game."""
    sections = s.hand.sections
    return len(sections) < MOST_CARDS and (section == SECTION_B or SECTION_A not in sections)


def is_open(s: Galaxy, when: int, at_once: bool) -> bool:
    """Whether it is the moment of A. `at_once`: what some cards wait for has just happened."""
    if when == window.AT_ONCE:
        return at_once
    if when == window.START_OF_MOVE:
        return s.phase == phase.MOVE and s.active == HUMAN and not s.voyage.sailing
    if when == window.AFTER_SCORING:
        return s.phase == phase.SCORE
    return True


def can_play_a(s: Galaxy, card: Card, at_once: bool = False) -> bool:
    return is_open(s, card.when, at_once) and holds(s, card)


def offer_cards(s: Galaxy, out: list[Choice]) -> None:
    """List what the player may play now: in a menu, or a window of its own."""
    for number in s.hand.cards:
        if has_place(s, SECTION_A) and can_play_a(s, s.box.cards[number]):
            out.append(C_PLAY[number][SECTION_A])
        if has_place(s, SECTION_B):
            out.append(C_PLAY[number][SECTION_B])


def offer_cards_at_once(s: Galaxy, out: list[Choice]) -> None:
    """List those whose moment has just come."""
    for number in s.hand.cards:
        card = s.box.cards[number]
        if card.when == window.AT_ONCE and has_place(s, SECTION_A) and can_play_a(s, card, at_once=True):
            out.append(C_PLAY[number][SECTION_A])


def offer_cards_in_battle(s: Galaxy, out: list[Choice]) -> None:
    """List those that work in a battle, or whose condition or score it can change. All others may as well be played
    before or after it, which is offered there.
    """
    for number in s.hand.cards:
        card = s.box.cards[number]
        matters = (EFFECTS[card.effect.kind].hangs_on_battle() and works(s, card)) or (
            CONDITIONS[card.condition.kind].hangs_on_ships()
        )
        if matters and has_place(s, SECTION_A) and can_play_a(s, card):
            out.append(C_PLAY[number][SECTION_A])
        if has_place(s, SECTION_B) and counts_ships(card):
            out.append(C_PLAY[number][SECTION_B])


def counts_ships(card: Card) -> bool:
    """Whether a battle can change what B is worth."""
    for terms in card.second:
        for term in terms:
            if COUNTS[term.kind].hangs_on_ships():
                return True
    return False


def play_card(s: Galaxy, c: Choice) -> None:
    """The card goes, its points come, and with A its effect. After the first one another is drawn (E-184)."""
    hand = s.hand
    card = s.box.cards[c.a]
    hand.cards.remove(c.a)
    hand.played.append(c.a)
    hand.sections.append(c.b)
    if s.listener is not None:
        s.say("plays_card", HUMAN, "E-183", {"card": card.key, "section": SECTION_KEYS[c.b]})
    award(s, source.CARD, worth(s, card, c.b), "E-186", "card", card=card.key)
    if c.b == SECTION_A:
        act_out(s, card)
    if len(hand.played) == 1 and not hand.cards:
        s.soon(entry(act.DRAW_CARD, FIRST_PLAYED))


def act_out(s: Galaxy, card: Card) -> None:
    """The effect, if this is its moment (E-185)."""
    works_now = works(s, card)
    if s.listener is not None:
        told: dict[str, Any] = {"card": card.key}
        if not works_now:
            told["when"] = WINDOW_KEYS[card.effect_when]
        s.say("card_works" if works_now else "card_idle", HUMAN, "E-187" if works_now else "E-185", told)
    if works_now:
        carry_out(s, card)


def why_not_play(s: Galaxy, c: Choice, out: list[Refusal]) -> None:
    """Why a card cannot be played now."""
    card = s.box.cards[c.a]
    told: dict[str, Any] = {"card": card.key, "section": SECTION_KEYS[c.b]}
    if c.a not in s.hand.cards:
        out.append(Refusal("card_not_held", "E-185", told))
    elif len(s.hand.played) >= MOST_CARDS:
        out.append(Refusal("cards_played", "E-183", told))
    elif not has_place(s, c.b):
        out.append(Refusal("a_played", "E-183", told))
    elif c.b == SECTION_A and not holds(s, card):
        names = CONDITIONS[card.condition.kind].names()
        found = figures_of(s, card)
        for i in range(len(names)):
            if found[2 * i] < found[2 * i + 1]:
                figures = {"what": names[i], "n": found[2 * i], "needed": found[2 * i + 1]}
                out.append(Refusal("card_condition", "E-187", {**told, **figures}))
    else:
        out.append(Refusal("card_moment", "E-185", {**told, "when": WINDOW_KEYS[card.when]}))
