"""Placing cards: which one, in which way, and what is given for it."""

from __future__ import annotations

from typing import Final, cast

from orrery.games.race.rules import alphabet
from orrery.games.race.rules.phases.boosting import missing_strength
from orrery.games.race.rules.phases.develop import cost_to_develop
from orrery.games.race.rules.phases.strength import best_discount, can_conquer, price, strength_against
from orrery.games.race.rules.powers.develop import DiscardThisReduceCost
from orrery.games.race.rules.powers.placing import SpendGoodReduceCost
from orrery.games.race.rules.powers.settle import TemporaryMilitary
from orrery.games.race.rules.state import NO_GOOD, Race
from orrery.games.race.rules.vocabulary import kind, pay, phase, verb
from orrery.kernel.choice import Choice

from .outlook import Outlook

LEAST: Final = 0.0  # what placing a card must gain
LOST_STRENGTH: Final = 0.8  # of a prestige, or of a good, spent on strength


def least_wanted(o: Outlook, choices: list[Choice]) -> Choice:
    """The card that is missed least."""
    best = choices[0]
    least = 1e9
    for choice in choices:
        if choice.a >= 0:
            value = o.keep(choice.a)
            if value < least:
                least = value
                best = choice
    return best


def most_wanted(o: Outlook, choices: list[Choice]) -> Choice:
    best = choices[0]
    most = -1e9
    for choice in choices:
        value = o.keep(choice.a)
        if value > most:
            most = value
            best = choice
    return best


def place(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """A development or a world, something that lets one place another, or nothing."""
    best = choices[-1]  # to pass, or to be done
    most = LEAST
    for choice in choices:
        if choice.verb == verb.PLACE:
            value = gain(o, s, choice.a)
        elif choice.verb == verb.USE:
            value = used(o, s, choice.a)
        else:
            continue
        if value > most:
            most = value
            best = choice
    return best


def gain(o: Outlook, s: Race, design: int) -> float:
    """What placing a card now gains: its worth, less what is paid and what it would be worth later on."""
    return o.worth(design) - o.keep(design) - (1 + cost_now(o, s, design)) * o.card


def cost_now(o: Outlook, s: Race, design: int) -> float:
    """In cards of the hand, more or less."""
    if s.phase == phase.DEVELOP:
        return cost_to_develop(s, design)
    if not s.box.military[design]:
        cost = price(s, design, alphabet.PAY)
        return min(cost, len(s.empire.hand) - 1)
    missing = s.box.cost[design] - strength_against(s, design)
    if missing <= 0:
        return 0.0
    if best_discount(s, design) >= 0:
        return price(s, design, alphabet.PAY_FOR_MILITARY)
    return 1.0 * missing


def used(o: Outlook, s: Race, design: int) -> float:
    """A card that allows a further world is lost; one by which a world takes the place of another is not."""
    for power in s.box.settle[design]:
        if power.kind == kind.REPLACE_WORLD:
            return replacing(o, s)
    best = 0.0
    for card in s.empire.hand:
        if s.box.military[card] and can_conquer(s, card, len(s.empire.hand) - 1):
            best = max(best, o.worth(card) - o.keep(card))
    return best - o.worth(design)


def replacing(o: Outlook, s: Race) -> float:
    """The best exchange of one world for another."""
    best = -1.0
    box = s.box
    for old in s.empire.tableau:
        if box.is_world[old] and not box.military[old]:
            for new in s.empire.hand:
                alike = box.good_kind[new] == box.good_kind[old]
                if alike and box.is_world[new] and not box.military[new] and 0 <= box.cost[new] - box.cost[old] <= 3:
                    best = max(best, 1 + o.worth(new) - o.worth(old) - o.keep(new) - o.card)
    return best


def replace(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The world that is worth least leaves."""
    best = choices[0]
    least = 1e9
    for choice in choices:
        value = o.worth(choice.a)
        if value < least:
            least = value
            best = choice
    return best


def replace_by(o: Outlook, choices: list[Choice]) -> Choice:
    best = choices[0]
    most = -1e9
    for choice in choices:
        value = o.worth(choice.a)
        if value > most:
            most = value
            best = choice
    return best


def way(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The cheapest way."""
    p = s.empire
    best = choices[0]
    least = 1e9
    for choice in choices:
        if choice.verb == verb.USE:
            cost = max(0.0, o.worth(choice.a)) + max(0, s.box.cost[p.placing] - strength_against(s, p.placing) - 3)
        elif choice.a == alphabet.CONQUER:
            cost = 1.2 * o.card * max(0, s.box.cost[p.placing] - strength_against(s, p.placing))
        else:
            cost = o.card * price(s, p.placing, choice.a)
        if cost < least:
            least = cost
            best = choice
    return best


def boost(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The strength that is missing, from what is missed least."""
    missing = missing_strength(s)
    best = choices[0]
    least = 1e9
    for choice in choices:
        for power in s.box.settle[choice.a]:
            if power.kind != kind.TEMPORARY_MILITARY:
                continue
            strength = cast(TemporaryMilitary, power)
            if strength.pay == pay.DISCARD_THIS:
                cost = max(0.1, o.worth(choice.a))
            elif strength.pay == pay.DISCARD_HAND_CARD:
                cost = o.card
            else:
                cost = LOST_STRENGTH
            value = cost / max(1, min(missing, strength.n))
            if value < least:
                least = value
                best = choice
    return best


def reduce(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """Something that makes the card cheaper, if it costs less than the cards it saves."""
    p = s.empire
    best = choices[0]
    most = -1e9
    for choice in choices:
        if choice.verb == verb.DONE:
            value = 0.0
        else:
            value = saving(o, s, choice.a, p.owed)
        if value > most:
            most = value
            best = choice
    return best


def saving(o: Outlook, s: Race, design: int, owed: int) -> float:
    powers = s.box.develop[design] if s.phase == phase.DEVELOP else s.box.settle[design]
    for power in powers:
        if power.kind == kind.DISCARD_THIS_REDUCE_COST:
            return o.card * min(owed, cast(DiscardThisReduceCost, power).n) - o.worth(design)
        if power.kind == kind.SPEND_GOOD_REDUCE_COST:
            return o.card * min(owed, cast(SpendGoodReduceCost, power).n) - LOST_STRENGTH
        if power.kind == kind.DISCARD_THIS_COST_ZERO:
            return o.card * owed - (o.worth(design) - o.f.once[design])
    return 0.0


def spend(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The good that sells for least."""
    best = choices[0]
    least = 99
    for choice in choices:
        sort = s.box.good_kind[choice.a]
        if sort < least:
            least = sort
            best = choice
    return best


def goods_on(s: Race) -> int:
    n = 0
    for good in s.empire.goods:
        if good != NO_GOOD:
            n += 1
    return n
