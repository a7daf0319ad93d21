"""An answer to every question but the choice of actions, from an Outlook that may be of the beginning of the round.

It looks only at what the player can see, so a state that was imagined does as well as a view.
"""

from __future__ import annotations

from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import verb
from orrery.kernel.choice import Choice, Decision

from . import building, consuming
from .building import least_wanted, most_wanted
from .outlook import Outlook


def answer(o: Outlook, s: Race, decision: Decision) -> Choice:
    kind = decision.kind
    choices = decision.choices
    if kind in ("pay", "discard", "bury", "stash"):
        return least_wanted(o, choices)
    if kind in ("keep", "winnings"):
        return most_wanted(o, choices)
    if kind in ("develop", "settle"):
        return building.place(o, s, choices)
    if kind == "consume":
        return consuming.consume(o, s, choices)
    if kind in ("goods", "kinds", "each_kind"):
        return consuming.goods(o, s, choices)
    if kind == "trade":
        return consuming.trade(o, s, choices)
    if kind in ("produce", "produce_paid", "produce_by"):
        return consuming.produce(o, s, choices)
    if kind == "discard_hand":
        return consuming.discard_hand(o, s, choices, least_wanted(o, choices))
    if kind == "way":
        return building.way(o, s, choices)
    if kind == "boost":
        return building.boost(o, s, choices)
    if kind == "reduce":
        return building.reduce(o, s, choices)
    if kind == "spend":
        return building.spend(o, s, choices)
    if kind == "replace":
        return building.replace(o, s, choices)
    if kind == "replace_by":
        return building.replace_by(o, choices)
    if kind == "kind":
        return consuming.name_kind(o, s, choices)
    if kind == "number":
        return consuming.number(s, choices)
    if kind == "ante":
        return consuming.ante(o, s, choices)
    return seldom(o, s, kind, choices)


def seldom(o: Outlook, s: Race, kind: str, choices: list[Choice]) -> Choice:
    """What comes with prestige and Search."""
    if kind == "more_goods":
        return choices[0]
    if kind == "offer":  # a card for prestige
        worst = min([o.keep(card) for card in s.empire.hand])
        return choices[0] if o.card + worst < 1.1 else choices[-1]
    if kind == "category":
        return category(o, s, choices)
    if kind == "find":
        found = o.keep(s.empire.drawn[0])
        usual = average(o, s, s.empire.todo[-1] >> 6)
        return choices[0] if found >= 0.85 * usual else choices[-1]
    for choice in choices:
        if choice.verb in (verb.PASS, verb.DONE):
            return choice
    return choices[0]


def category(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """Where one finds the best card on average."""
    best = choices[0]
    most = -1e9
    for choice in choices:
        value = average(o, s, choice.a)
        if value > most:
            most = value
            best = choice
    return best


def average(o: Outlook, s: Race, category: int) -> float:
    total = 0.0
    n = 0
    for design in range(len(s.box.keys)):
        if s.box.copies[design] > 0 and s.box.categories[design] >> category & 1 and design not in s.empire.tableau:
            total += s.box.copies[design] * o.keep(design)
            n += s.box.copies[design]
    return total / n if n else 0.0
