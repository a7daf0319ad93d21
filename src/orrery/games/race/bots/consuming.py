"""Trading, consuming and producing: which good for which power."""

from __future__ import annotations

from typing import Final, cast

from orrery.games.race.rules.hidden import cards_left
from orrery.games.race.rules.phases.gains import RAISED_PLACE, multiplier
from orrery.games.race.rules.phases.trade import NAME_BITS, NAME_MASK, value
from orrery.games.race.rules.powers.consume import Consume, DiscardHand, GainingPower, SpendPrestige
from orrery.games.race.rules.powers.power import Power
from orrery.games.race.rules.state import NO_GOOD, Race
from orrery.games.race.rules.vocabulary import kind, verb
from orrery.games.race.rules.vocabulary.goods import ANY_GOOD, ANY_KIND, KINDS
from orrery.kernel.choice import Choice
from orrery.kernel.state import STEP_BITS

from . import weights
from .eaters import EATING, rank_of
from .outlook import Outlook

GAMBLE_LEAST: Final = 1.2  # cards that a gamble must bring


def trade(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The good that brings most cards, of equal ones the one that fewest powers can consume."""
    by = s.empire.todo[-1] >> STEP_BITS
    best = choices[0]
    most = -1e9
    for choice in choices:
        sort = s.box.good_kind[choice.a]
        cards = value(s, choice.a, KINDS - 1 if sort == ANY_KIND else sort, by)
        found = o.card * cards - demand(o, s, sort)
        if found > most:
            most = found
            best = choice
    return best


def demand(o: Outlook, s: Race, sort: int) -> float:
    """What the powers that are for goods of this kind alone would bring for one."""
    total = 0.0
    for eater in o.eaters:
        if eater.kind == kind.CONSUME and eater.good == sort:
            total += (eater.vp * multiplier(s) + o.card * eater.cards) / eater.each
    return 0.4 * total


def name_kind(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The kind that sells best; where it was produced, the dearest."""
    argument = s.empire.todo[-1] >> STEP_BITS
    by = (argument >> NAME_BITS) - 1
    best = choices[-1]
    if by < 0:
        return best
    most = -1
    for choice in choices:
        cards = value(s, argument & NAME_MASK, choice.a, by)
        if cards > most:
            most = cards
            best = choice
    return best


def consume(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The next power: what few goods can feed first, what takes all of them last; what one need not use, if it pays.

    Where there are goods for all of them, cards are drawn last: till then everything can be foreseen.
    """
    best = choices[-1]
    least = 1e9
    plenty = choices[-1].verb == verb.USE and goods_needed(s, choices) <= s.empire.goods_held()
    for choice in choices:
        if choice.verb != verb.USE:
            rank = 600.0  # what comes later does not pay
        elif choice.a < 0:
            rank = 550.0 if o.card + least_kept(o, s) < 1.0 else 2000.0
        else:
            power = s.box.consume[choice.a][choice.b]
            rank = rank_now(o, s, power)
            if plenty and draws_cards(power):
                rank += 1000.0
        if rank < least:
            least = rank
            best = choice
    return best


def goods_needed(s: Race, choices: list[Choice]) -> int:
    """By all powers that are offered; a great many, if one of them takes what it finds."""
    n = 0
    for choice in choices:
        if choice.a >= 0:
            power = s.box.consume[choice.a][choice.b]
            if power.kind == kind.CONSUME:
                consuming = cast(Consume, power)
                n += consuming.goods_each * consuming.max_times
            elif power.kind in EATING:
                n += 99
    return n


def draws_cards(power: Power) -> bool:
    if power.kind == kind.CONSUME:
        return cast(Consume, power).gain_cards > 0
    return power.kind in (kind.DRAW, kind.GAMBLE_NUMBER)


def rank_now(o: Outlook, s: Race, power: Power) -> float:
    what = power.kind
    if what == kind.DISCARD_HAND:
        discarding = cast(DiscardHand, power)
        gain = discarding.gain_vp + o.card * discarding.gain_cards + weights.PRESTIGE * discarding.gain_prestige
        price = discarding.cards_each * (o.card + least_kept(o, s))
        return 550.0 if gain > price else 2000.0
    if what == kind.SPEND_PRESTIGE:
        spending = cast(SpendPrestige, power)
        gain = multiplier(s) * spending.gain_vp + o.card * spending.gain_cards
        return 550.0 if gain > weights.PRESTIGE * spending.n + 0.2 else 2000.0
    if what == kind.DRAW:
        return 0.0
    if what == kind.GAMBLE_NUMBER:
        return 1.0
    if what == kind.GAMBLE_ANTE:
        return 550.0 if best_ante(o, s) >= 0 else 2000.0
    if what == kind.CONSUME:
        consuming = cast(Consume, power)
        vp = consuming.gain_vp * multiplier(s)
        return rank_of(power, consuming.good, consuming.goods_each, vp, consuming.gain_cards, consuming.gain_prestige)
    if what in (kind.CONSUME_THREE_KINDS, kind.CONSUME_ONE_OF_EACH_KIND):
        gaining = cast(GainingPower, power)
        vp = gaining.gain_vp * multiplier(s)
        return rank_of(power, ANY_GOOD, 3, vp, gaining.gain_cards, gaining.gain_prestige)
    return rank_of(power, ANY_GOOD, 1, 0, 0, 0)


def least_kept(o: Outlook, s: Race) -> float:
    """What the card is worth besides that is missed least."""
    least = 1e9
    for card in s.empire.hand:
        least = min(least, o.keep(card))
    return least


def goods(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The good that the powers still to come need least: of the kind with fewest takers, then with most goods."""
    p = s.empire
    counts = [0] * (KINDS + 1)
    for at in range(len(p.tableau)):
        if p.goods[at] != NO_GOOD:
            counts[s.box.good_kind[p.tableau[at]]] += 1
    best = choices[0]
    least = 1e9
    for choice in choices:
        if choice.a < 0:
            continue
        sort = s.box.good_kind[choice.a]
        need = 10.0 * demand(o, s, sort) - counts[sort] + 0.1 * sort
        if sort == ANY_KIND:
            need += 5
        if need < least:
            least = need
            best = choice
    return best


def discard_hand(o: Outlook, s: Race, choices: list[Choice], least_wanted: Choice) -> Choice:
    """Cards of the hand for VP, as long as they are worth less."""
    if choices[-1].verb != verb.DONE:
        return least_wanted
    place = s.empire.todo[-1] >> STEP_BITS
    gain = 1.0
    each = 1
    if place != RAISED_PLACE:
        for power in s.box.consume[s.empire.present[place]]:
            if power.kind == kind.DISCARD_HAND:
                discarding = cast(DiscardHand, power)
                each = discarding.cards_each
                gain = discarding.gain_vp + weights.PRESTIGE * discarding.gain_prestige
                gain += o.card * discarding.gain_cards
    return least_wanted if gain > each * (o.card + o.keep(least_wanted.a)) else choices[-1]


# Gambling.


def number(s: Race, choices: list[Choice]) -> Choice:
    """The cost that most of the unseen cards have."""
    left = cards_left(s)
    best = choices[0]
    most = -1
    for choice in choices:
        n = 0
        for design in range(len(left)):
            if s.box.cost[design] == choice.a and left[design] > 0:
                n += left[design]
        if n > most:
            most = n
            best = choice
    return best


def best_ante(o: Outlook, s: Race) -> int:
    """The card of the hand to show; -1: better none. Cheap ones risk little, middling ones win most."""
    best = -1
    most = 0.0
    for card in s.empire.hand:
        cost = s.box.cost[card]
        if 1 <= cost <= 4:
            lost = [1.0, 0.35, 0.28, 0.4, 0.45][cost]
            gain = (1 - lost) * o.card * (0.8 + 0.25 * cost) - lost * (o.card + o.keep(card))
            if gain > most:
                most = gain
                best = card
    return best


def ante(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    card = best_ante(o, s)
    for choice in choices:
        if choice.a == card:
            return choice
    return choices[0]


# Producing.


def produce(o: Outlook, s: Race, choices: list[Choice]) -> Choice:
    """The world whose good is worth most; to be done, if none is worth a card."""
    best = choices[0]
    if best.verb == verb.USE:  # to draw what a good can be paid with, or by which power one pays
        return best
    most = -1e9
    for choice in choices:
        if choice.verb == verb.USE:
            continue
        if choice.verb == verb.DONE:
            found = o.card
        else:
            found = o.good(choice.a) + 0.1 * s.box.good_kind[choice.a]
            for power in s.box.produce[choice.a]:
                if power.kind in (kind.DRAW_IF_PRODUCED_HERE, kind.PRESTIGE_IF_PRODUCED_HERE):
                    found += o.card
        if found > most:
            most = found
            best = choice
    return best
