"""Domination cards: when to play one, and which to exchange."""

from __future__ import annotations

from orrery.games.era.rules.cards.conditions import figures_of
from orrery.games.era.rules.cards.counting import SECTION_A, SECTION_B, worth
from orrery.games.era.rules.cards.playing import has_place
from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.vocabulary import phase, verb
from orrery.kernel.choice import Choice, Decision

from . import weights
from .outlook import Outlook


def card_to_play(o: Outlook, decision: Decision) -> Choice | None:
    """A as soon as it can be; B when no more can come of the card."""
    s = o.s
    best: Choice | None = None
    most = 0.0
    last = s.round == ROUNDS and s.phase == phase.SCORE
    for choice in decision.choices:
        if choice.verb != verb.PLAY:
            continue
        value = float(worth(s, s.box.cards[choice.a], choice.b))
        if choice.b == SECTION_B and not last:
            value -= prospect(o, choice.a)
        elif choice.b == SECTION_A:
            value += 5
        if value > most:
            most = value
            best = choice
    return best


def prospect(o: Outlook, number: int) -> float:
    """What a card in the hand may still bring, in the time that is left."""
    s = o.s
    card = s.box.cards[number]
    later = worth(s, card, SECTION_B) + weights.CARD_GROWS * (o.rounds + 1)
    if not has_place(s, SECTION_A):
        return later
    first = worth(s, card, SECTION_A) * likelihood(o, number)
    return max(later, first)


def likelihood(o: Outlook, number: int) -> float:
    """That the condition for A will hold some time."""
    found = figures_of(o.s, o.s.box.cards[number])
    chance = 1.0
    for i in range(0, len(found), 2):
        if found[i] < found[i + 1]:
            missing = (found[i + 1] - found[i]) / found[i + 1]
            chance *= max(0.0, 1 - missing * weights.CARD_FAR / (o.rounds + 0.5))
    return chance


def exchange(o: Outlook, decision: Decision) -> Choice:
    """Away with a card that will bring little."""
    best = decision.choices[-1]
    least = weights.CARD_DRAWN
    for choice in decision.choices:
        if choice.verb == verb.EXCHANGE:
            value = prospect(o, choice.a)
            if value < least:
                least = value
                best = choice
    return best
