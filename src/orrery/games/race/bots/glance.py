"""A sensible action at a glance, without trying anything: for rounds that are imagined."""

from __future__ import annotations

from typing import Final

from orrery.games.race.rules import alphabet
from orrery.games.race.rules.state import NO_GOOD, Race
from orrery.games.race.rules.vocabulary import space
from orrery.games.race.rules.vocabulary.goods import KINDS
from orrery.kernel.choice import Choice, Decision

from . import weights
from .cycle import DOUBLED, eaten, trade_value
from .outlook import Outlook

EXPLORE_5: Final = 0.9  # what the better card brings besides
EXPLORE_1_1: Final = 0.5


def glance(o: Outlook, s: Race, decision: Decision) -> Choice:
    best = decision.choices[0]
    most = -1e9
    for choice in decision.choices:
        value = promise(o, s, choice.a)
        if value > most:
            most = value
            best = choice
    return best


def promise(o: Outlook, s: Race, action: int) -> float:
    """What an action will bring, more or less."""
    if action == alphabet.EXPLORE_5:
        return o.card + EXPLORE_5 * min(1.0, o.rounds / 2)
    if action == alphabet.EXPLORE_1_1:
        return 2 * o.card + EXPLORE_1_1 * min(1.0, o.rounds / 2)
    if action in (alphabet.DEVELOP, alphabet.SETTLE):
        return placing(o, s, action)
    if action == alphabet.TRADE:
        return trading(o, s)
    if action == alphabet.DOUBLE_VP:
        goods = held(s)
        return 0.85 * eaten(o.eaters, goods, o.card, DOUBLED)
    if action == alphabet.PRODUCE:
        return producing(o, s)
    return 0.0


def placing(o: Outlook, s: Race, action: int) -> float:
    """The best card that can be paid for; for a second phase the second best."""
    worlds = action == alphabet.SETTLE
    first = 0.0
    second = 0.0
    hand = len(s.empire.hand)
    for card in s.empire.hand:
        if s.box.is_world[card] == worlds and o.price(card) - (not worlds) < hand:
            gain = o.net(card, 0 if worlds else 1) - o.card
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    again = (space.SETTLE_1 if worlds else space.DEVELOP_1) in s.markers
    found = second if again else first
    return found + o.card if worlds and found > 0 else found


def held(s: Race) -> list[int]:
    goods = [0] * (KINDS + 1)
    p = s.empire
    for at in range(len(p.tableau)):
        if p.goods[at] != NO_GOOD:
            goods[s.box.good_kind[p.tableau[at]]] += 1
    return goods


def trading(o: Outlook, s: Race) -> float:
    p = s.empire
    best = 0
    for at in range(len(p.tableau)):
        sort = s.box.good_kind[p.tableau[at]]
        if p.goods[at] != NO_GOOD and sort < KINDS:
            best = max(best, trade_value(s.box, p.tableau, p.tableau[at], sort))
    return o.card * best


def producing(o: Outlook, s: Race) -> float:
    """Goods on worlds that have none, or will have none when they are consumed before."""
    p = s.empire
    n = 0
    bare = 0
    emptied = space.DOUBLE_VP in s.markers or space.TRADE in s.markers
    for at in range(len(p.tableau)):
        if s.box.good_kind[p.tableau[at]] >= 0 and (emptied or p.goods[at] == NO_GOOD):
            if o.f.makes[p.tableau[at]]:
                n += 1
            else:
                bare = 1
    each = weights.GOOD_CONSUME * (1.6 if o.eaters else 0.8)
    return (n + bare) * each * min(1.0, o.rounds)
