"""Produce and Ship: which good where, Trade or Consume, and by whom."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.looks import work_colour
from orrery.games.roll.rules.phases.ship import shipment
from orrery.games.roll.rules.pieces import COLOUR_MASK, COLOURS, PHASE_SHIFT
from orrery.games.roll.rules.vocabulary import phase, verb
from orrery.kernel.choice import Choice

from .payoffs import consume_gain, payoff, trade_gain
from .valuation import Outlook

WRONG_PLACE: Final = 0.27  # a die that would match another world with room


def produce(o: Outlook, choices: list[Choice]) -> Choice:
    """Match colours where possible, the richest worlds first. A second good is always welcome."""
    goods = [choice for choice in choices if choice.verb == verb.PRODUCE]
    if not goods:  # only what powers offer besides: dice of the Citizenry become goods (V-18)
        return choices[-1] if o.future > 0 else choices[0]
    rooms = 0
    for choice in goods:
        rooms |= 1 << o.box.colour[choice.b]

    def value(choice: Choice) -> float:
        colour = o.box.colour[choice.b]
        die = work_colour(choice.a)
        gain = payoff(o, choice.b, die)
        if not o.box.matches[die] >> colour & 1 and o.box.matches[die] & rooms:
            gain -= WRONG_PLACE
        return gain

    return max(goods, key=value)


def lay_good(o: Outlook, choices: list[Choice]) -> Choice:
    """A die of the Citizenry becomes a good: it would have to be recruited otherwise."""
    goods = [choice for choice in choices if choice.verb == verb.PRODUCE]
    if not goods or o.future == 0.0:
        return choices[-1]
    return produce(o, goods)


def shippers(o: Outlook) -> list[int]:
    """The colours of the shippers that are left."""
    return [die & COLOUR_MASK for die in o.p.workers if die >> PHASE_SHIFT & 15 == phase.SHIP] + o.p.virtual


def ship(o: Outlook, choices: list[Choice]) -> Choice:
    """The good whose Trade or Consume gains most."""
    hands = shippers(o)

    def value(choice: Choice) -> float:
        colour = o.box.colour[choice.b]
        if choice.verb == verb.TRADE:
            return trade_gain(o, colour)
        matches = o.box.matches[work_colour(choice.a)] >> colour & 1
        matches += max(o.box.matches[hand] >> colour & 1 for hand in hands)
        return consume_gain(o, colour, matches)

    return max(choices, key=value)


def by(o: Outlook, choices: list[Choice]) -> Choice:
    """A shipper that matches what is consumed; for a Trade one that nothing else needs."""
    p = o.p
    at, trading = shipment(p)
    world = o.box.colour[p.goods_on[at]]
    others = 0
    for i in range(len(p.goods)):
        if i != at:
            others |= 1 << o.box.colour[p.goods_on[i]]

    def value(choice: Choice) -> float:
        matches = o.box.matches[work_colour(choice.a)]
        gain = 0.1 if choice.verb == verb.BY_VIRTUAL else 0.0
        if not trading and matches >> world & 1:
            gain += 1.0
        if matches & others:
            gain -= 0.4
        if choice.a >= COLOURS:  # it comes back by itself
            gain += 0.2
        return gain

    return max(choices, key=value)


def pay(choices: list[Choice]) -> Choice:
    """A victory point for a credit is a bargain."""
    for choice in choices:
        if choice.verb == verb.PAY:
            return choice
    return choices[0]
