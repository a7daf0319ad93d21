"""Domination cards: when to play one, and which to exchange."""

from __future__ import annotations

from math import sqrt

from orrery.games.era.rules.cards.conditions import figures_of, holds
from orrery.games.era.rules.cards.counting import SECTION_A, SECTION_B, worth
from orrery.games.era.rules.cards.effects import works
from orrery.games.era.rules.cards.playing import has_place
from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.vocabulary import effect, phase, verb
from orrery.kernel.choice import Choice, Decision

from . import weights
from .outlook import Outlook


def card_to_play(o: Outlook, decision: Decision) -> Choice | None:
    """A at the best moment after it can be; B when no more can come of the card, or a new one is worth more."""
    best: Choice | None = None
    most = 0.0
    for choice in decision.choices:
        if choice.verb == verb.PLAY:
            value = worth_of_a(o, choice.a) if choice.b == SECTION_A else worth_of_b(o, choice.a)
            if value > most:
                most = value
                best = choice
    return best


def is_last_window(o: Outlook) -> bool:
    return o.s.round == ROUNDS and o.s.phase == phase.SCORE


def worth_of_a(o: Outlook, number: int) -> float:
    """Beyond what the card gives for B; below 0 if it should wait for a better moment."""
    s = o.s
    card = s.box.cards[number]
    if not is_last_window(o):
        if card.effect.kind == effect.GROW_DENSE_STARS and s.round < ROUNDS:
            return -1.0
        if not works(s, card) and s.phase < phase.SCORE and card.effect.kind in weights.AWAITED:
            return -1.0
    return weights.A_FIRST + worth(s, card, SECTION_A) - worth(s, card, SECTION_B)


def worth_of_b(o: Outlook, number: int) -> float:
    """Beyond what the card may still bring later. The first card makes room for another."""
    s = o.s
    now = float(worth(s, s.box.cards[number], SECTION_B))
    if is_last_window(o):
        return now
    if not s.hand.played and s.round < weights.LAST_EXCHANGE:
        now += weights.CARD_EARLY
    return now - prospect(o, number)


def prospect(o: Outlook, number: int) -> float:
    """What a card in the hand will bring some time, for A or for B."""
    s = o.s
    card = s.box.cards[number]
    later = worth(s, card, SECTION_B) + weights.CARD_GROWS * (o.rounds + 1)
    if not has_place(s, SECTION_A):
        return later
    first = (worth(s, card, SECTION_A) + weights.EFFECTS[card.effect.kind]) * likelihood(o, number)
    return max(later, first)


def likelihood(o: Outlook, number: int) -> float:
    """That the condition for A will hold some time: at first as in most games, near the end by what is missing."""
    s = o.s
    card = s.box.cards[number]
    if holds(s, card):
        return 1.0
    found = figures_of(s, card)
    chance = 1.0
    for i in range(0, len(found), 2):
        if found[i] < found[i + 1]:
            missing = (found[i + 1] - found[i]) / found[i + 1]
            chance *= max(0.0, 1 - missing * weights.CARD_FAR / (o.rounds + 0.5))
    usual: float = weights.CONDITIONS[card.condition.kind]
    early = o.rounds / ROUNDS
    return usual * early + chance * (1 - early) * sqrt(usual)


def exchange(o: Outlook, decision: Decision) -> Choice:
    """Away with a card that will bring little."""
    best = decision.choices[-1]
    least = weights.CARD_DRAWN if has_place(o.s, SECTION_A) else weights.CARD_DRAWN_B
    for choice in decision.choices:
        if choice.verb == verb.EXCHANGE:
            value = prospect(o, choice.a)
            if value < least:
                least = value
                best = choice
    return best
