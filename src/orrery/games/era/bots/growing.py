"""The answers of the growth turn: in which order, which stars, where discs and ships go."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.alphabet import C_DONE, C_INTO, C_OVAL, C_PASS, LOOSE
from orrery.games.era.rules.board import DISTANCE
from orrery.games.era.rules.growth.ways import growth_limit
from orrery.games.era.rules.vocabulary import verb
from orrery.games.era.rules.vocabulary.counter import BUILD, GAIN, GROW, RESEARCH, SWITCH
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.kernel.choice import Choice, Decision

from . import weights
from .cards import card_to_play
from .outlook import Outlook
from .stars import prize_of, worth_of_way
from .strength import threats

ORDER: Final = [RESEARCH, GAIN, GROW, BUILD, SWITCH]  # levels first, and stars before they grow


def next_action(o: Outlook, decision: Decision) -> Choice:
    card = card_to_play(o, decision)
    if card is not None:
        return card
    for oval in ORDER:
        if C_OVAL[oval] in decision.choices:
            return C_OVAL[oval]
    for choice in decision.choices:
        if choice.verb == verb.TAKE:  # a free action
            return choice
    return C_DONE


def star_to_take(o: Outlook, decision: Decision) -> Choice:
    best = decision.choices[0]
    most = -1e9
    for choice in decision.choices:
        value = worth_of_way(o, choice.a, choice.b) if choice.verb == verb.TAKE else 0.0
        if value > most:
            most = value
            best = choice
    return best


def bonus_star(o: Outlook, decision: Decision) -> Choice:
    """Where the disc is safe; where the star would not grow by itself; where it makes a star dense."""
    s = o.s
    danger = threats(s)
    best = decision.choices[0]
    most = -1e9
    for choice in decision.choices:
        if choice.verb != verb.BONUS:
            continue
        at = choice.a
        value = -weights.UNSAFE * (danger[at] > 0) + (0.3 if at == s.home else 0.0)
        population = s.population(at)
        if at != s.home and population == 4:
            value += 0.4
        if at != s.home and population >= growth_limit(s, at):
            value += 0.2
        value += 0.02 * population
        if value > most:
            most = value
            best = choice
    return best


def disc_from(o: Outlook, decision: Decision) -> Choice:
    """Nothing is gained by moving a disc."""
    if C_PASS in decision.choices:
        return C_PASS
    return max(decision.choices, key=lambda choice: o.s.population(choice.a))


# Ships.


def yard(o: Outlook, decision: Decision) -> Choice:
    """Nearest to stars that are still to be taken."""
    s = o.s
    best = decision.choices[0]
    most = -1e9
    prizes = [prize_of(o, at) for at in s.star_hexes() if s.owner[at] != HUMAN]
    for choice in decision.choices:
        if choice.verb != verb.PLACE:
            continue
        value = 0.5 if choice.a == s.home else 0.0
        for prize in prizes:
            value += prize.value / (1 + DISTANCE[choice.a][prize.at])
        if s.is_hostile(HUMAN, choice.a):
            value -= 3
        if value > most:
            most = value
            best = choice
    return best


def into(decision: Decision) -> Choice:
    return C_INTO[LOOSE] if C_INTO[LOOSE] in decision.choices else decision.choices[0]


def number(decision: Decision) -> Choice:
    """All of them."""
    return decision.choices[-1]
