"""The trading phase: with whom, and what is learnt."""

from __future__ import annotations

from orrery.games.era.rules.alphabet import C_DONE
from orrery.games.era.rules.trading.terms import lessons
from orrery.games.era.rules.vocabulary import verb
from orrery.games.era.rules.vocabulary.faction import FARMERS, HUMAN
from orrery.kernel.choice import Choice, Decision

from .fields import worth_of_level
from .outlook import Outlook


def trade(o: Outlook, decision: Decision) -> Choice:
    """What is worth most of all that can be learnt; whoever has to be asked is asked if he may teach more."""
    best: Choice = C_DONE
    most = 0.1
    for choice in decision.choices:
        value = -1.0
        if choice.verb == verb.LEARN:
            value = worth_of_level(o, choice.b) + (0.2 if choice.a == FARMERS else 0.0)
        elif choice.verb == verb.ASK:
            value = max(worth_of_level(o, field) for field in lessons(o.s, HUMAN, choice.a)) + 0.05
        if value > most:
            most = value
            best = choice
    return best


def lesson(o: Outlook, decision: Decision) -> Choice:
    """A level for nothing."""
    best = decision.choices[0]
    most = -1.0
    for choice in decision.choices:
        value = -0.5
        if choice.verb == verb.LEARN:
            value = worth_of_level(o, choice.b)
        elif choice.verb == verb.FIELD:
            value = worth_of_level(o, choice.a)
        if value > most:
            most = value
            best = choice
    return best


def teach(o: Outlook, decision: Decision) -> Choice:
    """What harms least: the field in which the player is furthest ahead."""
    return max(decision.choices, key=lambda choice: o.s.me.levels[choice.a])
