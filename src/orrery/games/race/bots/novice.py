"""A beginner: sees the points on a card and what it costs, does what can be done now, and sometimes does not think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.bots.bot import Bot
from orrery.games.race.rules import alphabet
from orrery.games.race.rules.game import race
from orrery.games.race.rules.scoring import general_military
from orrery.games.race.rules.state import NO_GOOD, Race
from orrery.games.race.rules.vocabulary import verb
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

THOUGHTLESS: Final = 12  # one answer in so many is given without thinking
FORGETFUL: Final = 2  # what one need not do is remembered once in so many times
MANY: Final = 7  # cards of the hand, with which a beginner stops exploring
KEEPING: Final = {"keep", "winnings"}
GIVING: Final = {"pay", "discard", "bury", "stash", "discard_hand"}
PLACING: Final = {"develop", "settle", "replace_by"}


class Novice(Bot):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        choices = decision.choices
        kind = decision.kind
        if self.chance.below(THOUGHTLESS) == 0:
            return self.any_of(choices)
        s = race(look())
        if kind == "choose":
            return self.action(s, choices)
        if kind in KEEPING:
            return dearest(s, choices)
        if kind in GIVING:
            return cheapest(s, choices)
        if kind in PLACING:
            return place(s, choices)
        if kind == "trade":
            return max(choices, key=lambda choice: s.box.good_kind[choice.a])
        if kind == "way":
            return choices[0]
        last = choices[-1]
        if last.verb in (verb.DONE, verb.PASS) and kind != "consume" and self.chance.below(FORGETFUL):
            return last
        return self.any_of(choices)

    def any_of(self, choices: list[Choice]) -> Choice:
        return choices[self.chance.below(len(choices))]

    def action(self, s: Race, choices: list[Choice]) -> Choice:
        """What can be done at once comes first; a beginner does not ask what it leads to."""
        wanted = [choice for choice in choices if can_use(s, choice.a)]
        return self.any_of(wanted or choices)


def can_use(s: Race, action: int) -> bool:
    """Whether an action brings something now, as a beginner sees it."""
    p = s.empire
    if action in (alphabet.DEVELOP, alphabet.SETTLE):
        return any(affordable(s, card) for card in p.hand if s.box.is_world[card] == (action == alphabet.SETTLE))
    if action in (alphabet.EXPLORE_5, alphabet.EXPLORE_1_1):
        return len(p.hand) < MANY
    if action == alphabet.TRADE:
        return p.goods_held() > 0
    if action == alphabet.DOUBLE_VP:
        return p.goods_held() > 0 and any(s.box.consume[card] for card in p.tableau)
    if action == alphabet.PRODUCE:
        worlds = range(len(p.tableau))
        return any(p.goods[at] == NO_GOOD and s.box.good_kind[p.tableau[at]] >= 0 for at in worlds)
    return False


def affordable(s: Race, card: int) -> bool:
    if s.box.military[card]:
        return s.box.cost[card] <= general_military(s.box, s.empire.tableau)
    return s.box.cost[card] < len(s.empire.hand) and card not in s.empire.tableau


def dearest(s: Race, choices: list[Choice]) -> Choice:
    """The card with most points that can be paid for before long."""
    hand = len(s.empire.hand)
    return max(choices, key=lambda choice: (s.box.cost[choice.a] <= hand, s.box.vp[choice.a]))


def cheapest(s: Race, choices: list[Choice]) -> Choice:
    """The card with fewest points; one that has to be conquered before all others."""
    cards = [choice for choice in choices if choice.a >= 0]
    return min(cards, key=lambda choice: (affordable(s, choice.a), s.box.vp[choice.a]))


def place(s: Race, choices: list[Choice]) -> Choice:
    """The card with most points, whatever it costs."""
    cards = [choice for choice in choices if choice.verb == verb.PLACE]
    return max(cards, key=lambda choice: (s.box.vp[choice.a], s.box.cost[choice.a])) if cards else choices[-1]
