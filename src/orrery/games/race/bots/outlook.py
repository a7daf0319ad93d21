"""How the player sees the table: how long the game will last, what he can place, what cards are worth to him.

Everything is measured in victory points at the end of the game.
"""

from __future__ import annotations

from typing import Final, cast

from orrery.games.race.rules.powers.settle import PayForMilitary, PayForMilitaryExtraDiscount, TemporaryMilitary
from orrery.games.race.rules.scoring import Holdings, card_points, conditional_strength, fits, general_military
from orrery.games.race.rules.state import NO_GOOD, Race
from orrery.games.race.rules.terms import NO_FORMULA
from orrery.games.race.rules.vocabulary import kind, pay, step
from orrery.games.race.rules.vocabulary.feature import REBEL_WORLD
from orrery.games.race.rules.vocabulary.goods import ANY_GOOD, ANY_KIND, KINDS, NO_KIND
from orrery.kernel.state import STEP_MASK

from . import weights
from .cycle import DOUBLED, eaten, eaters_of, gain_of_cycle, trade_value, worth_of_cycle
from .eaters import Eater
from .figures import MOST_STRENGTH, figures_of
from .pace import rounds_left

UNSEEN: Final = -1e9  # not figured out yet
NEVER: Final = 99  # cards that would be missing to place what cannot be placed
BY_KIND: Final = KINDS + 2  # as the box has them: the last one is NO_KIND


class Outlook:
    """`rounds`: how many are to come after this one; `card`: what one more card of the hand is worth."""

    __slots__ = (
        "boost", "box", "card", "chips", "conquerable", "cycle", "cycle_gain", "develop_cut", "discounts", "eaters",
        "extra_cut", "f", "hand", "hand_scorers", "keeps", "military", "prices", "rebel", "robot_cards", "rounds",
        "scorers", "settle_cut", "strength", "tableau", "worths",
    )  # fmt: skip

    def __init__(self, s: Race) -> None:
        p = s.empire
        box = s.box
        self.box: Final = box
        self.f: Final = figures_of(box)
        self.tableau: Final = p.tableau[:]
        self.hand: Final = hand_left(s)
        self.chips: Final = s.chips
        self.robot_cards: Final = len(s.robot.tableau)
        self.rounds: Final = rounds_left(s, self.f)
        self.card: Final = weights.CARD * min(1.0, (self.rounds + 0.15) / weights.CARD_LATE)
        self.eaters: Final[list[Eater]] = eaters_of(self.f, p.tableau)
        self.cycle_gain: Final = gain_of_cycle(self.f, p.tableau, self.card)
        self.cycle: Final = worth_of_cycle(self.cycle_gain, self.rounds, s.chips)
        n = len(box.keys)
        self.worths: Final = [UNSEEN] * n
        self.keeps: Final = [UNSEEN] * n
        self.prices: Final = [-1] * n
        self.scorers: Final[list[int]] = []
        self.hand_scorers: Final[list[int]] = []
        for design in p.tableau:
            if box.scoring[design]:
                self.scorers.append(design)
        self.conquerable: Final[list[int]] = []  # of the hand
        for design in p.hand:
            if box.scoring[design] and design not in p.tableau:
                self.hand_scorers.append(design)
            elif box.military[design]:
                self.conquerable.append(design)
        self.develop_cut = 0
        self.settle_cut: Final = [0] * BY_KIND
        self.strength: Final = [0] * BY_KIND
        self.rebel = 0
        self.discounts: Final[list[PayForMilitary]] = []
        self.extra_cut = 0
        self.boost = 0
        self.military: Final = general_military(box, p.tableau)
        for design in p.tableau:
            self._add(design, s)

    def _add(self, design: int, s: Race) -> None:
        box = self.box
        self.develop_cut += box.develop_reduction[design]
        self.rebel += box.military_against_rebels[design]
        for good in range(BY_KIND):
            self.settle_cut[good] += box.settle_reduction[good][design]
            self.strength[good] += box.military_against[good][design]
        for military in box.conditional_military[design]:
            n = conditional_strength(box, self.tableau, military)
            for good in range(BY_KIND):
                if military.good in (ANY_GOOD, good):
                    self.strength[good] += n
        for power in box.settle[design]:
            if power.kind == kind.PAY_FOR_MILITARY:
                self.discounts.append(cast(PayForMilitary, power))
            elif power.kind == kind.PAY_FOR_MILITARY_EXTRA_DISCOUNT:
                self.extra_cut += cast(PayForMilitaryExtraDiscount, power).n
            elif power.kind == kind.TEMPORARY_MILITARY:
                boost = cast(TemporaryMilitary, power)
                if boost.pay == pay.SPEND_PRESTIGE:
                    self.boost += boost.n if s.empire.prestige else 0
                elif boost.pay == pay.SPEND_GOOD:
                    self.boost += boost.n if s.empire.goods_held() else 0
                else:
                    self.boost += boost.n * max(1, boost.max_cards)

    # What can be placed.

    def missing(self, design: int) -> int:
        """The strength that is missing to conquer a military world."""
        have = self.strength[self.box.good_kind[design]]
        if self.box.features[design] & REBEL_WORLD:
            have += self.rebel
        return self.box.cost[design] - have

    def price(self, design: int) -> int:
        """How many cards it takes to place a card. NEVER: it cannot be done, as things are."""
        found = self.prices[design]
        if found < 0:
            found = self._price(design)
            self.prices[design] = found
        return found

    def _price(self, design: int) -> int:
        box = self.box
        if not box.is_world[design]:
            return NEVER if design in self.tableau else max(0, box.cost[design] - self.develop_cut)
        good = box.good_kind[design]
        if not box.military[design]:
            return max(0, box.cost[design] - self.settle_cut[good])
        missing = self.missing(design)
        if missing <= 0:
            return 0
        best = NEVER
        for power in self.discounts:
            if power.only and not box.features[design] & power.only:
                continue
            if power.except_good >= 0 and power.except_good == good:
                continue
            best = min(best, max(0, box.cost[design] - power.discount - self.extra_cut - self.settle_cut[good]))
        if missing <= self.boost:
            best = min(best, 1 + missing)
        return best

    # What cards are worth.

    def worth(self, design: int) -> float:
        """Of a card in the tableau, for all that is to come."""
        found = self.worths[design]
        if found == UNSEEN:
            found = self._worth(design)
            self.worths[design] = found
        return found

    def _worth(self, design: int) -> float:
        box = self.box
        f = self.f
        rounds = self.rounds
        value = box.vp[design] + weights.PRESTIGE * box.prestige[design] + self.scoring(design)
        value += rounds * (self.card * f.cards[design] + f.points[design]) + f.once[design] * min(1.0, rounds / 3)
        value += self.strengthening(design)
        if box.good_kind[design] >= 0 or f.eaters[design] or box.produce[design]:
            gain = gain_of_cycle(f, [*self.tableau, design], self.card)
            value += worth_of_cycle(gain, rounds, self.chips) - self.cycle
        if box.windfall[design]:
            value += self.good(design)
        return value

    def good(self, world: int) -> float:
        """A good on a world that is placed now."""
        sort = self.box.good_kind[world]
        sold = trade_value(self.box, self.tableau, world, KINDS - 1 if sort == ANY_KIND else sort)
        value = weights.GOOD_TRADE * sold * self.card
        if self.eaters:
            value = max(value, weights.GOOD_CONSUME * min(1.0, self.rounds + 0.4))
        return value

    def scoring(self, design: int) -> float:
        """Points by scoring developments: its own, and what it adds to those there are."""
        box = self.box
        value = 0.0
        if box.scoring[design]:
            chips = int(self.cycle * 0.6)
            held = Holdings([*self.tableau, design], chips, 0, 0)
            value += card_points(box, design, held)
            value += min(9.0, self.rounds * weights.GROWTH) * weights.FITTING * self.f.chance[design]
        for scorer in self.scorers:
            value += self.added(scorer, design)
        for scorer in self.hand_scorers:
            if scorer != design:
                value += weights.HAND_SCORING * self.added(scorer, design)
        return value

    def added(self, scorer: int, design: int) -> float:
        box = self.box
        value = 0.0
        for term in box.scoring[scorer]:
            if term.formula == NO_FORMULA and fits(box, term, design, NO_KIND):
                value += term.vp
                break
        if box.scoring[scorer][0].formula != NO_FORMULA:
            held = Holdings([*self.tableau, design], 0, 0, 0)
            before = Holdings(self.tableau, 0, 0, 0)
            value += formula_part(self, scorer, held) - formula_part(self, scorer, before)
        return value

    def strengthening(self, design: int) -> float:
        """What strength is worth: the more of the deck it conquers, and worlds that wait in the hand."""
        box = self.box
        more = box.general_military[design]
        for power in box.conditional_military[design]:
            if power.is_general():
                more += conditional_strength(box, [*self.tableau, design], power)
        value = 0.0
        if more:
            now = self.conquests(self.military)
            then = self.conquests(self.military + more)
            value += (then - now) * weights.MILITARY * self.rounds
            for world in self.conquerable:
                if 0 < self.missing(world) <= more:
                    value += weights.MILITARY_HAND * (box.vp[world] + weights.MILITARY_CARD)
        narrow = self.f.narrow[design]
        if narrow:
            value += weights.NARROW * narrow * self.rounds / 4
        return value

    def conquests(self, strength: int) -> float:
        table = self.f.conquests
        if strength < 0:
            return 0.05 * strength
        return table[min(strength, MOST_STRENGTH)]

    def net(self, design: int, cheaper: int = 0) -> float:
        """What placing it gains, less what is paid."""
        price = self.price(design)
        return self.worth(design) - max(0, min(price, 12) - cheaper) * self.card

    def keep(self, design: int) -> float:
        """What a card is worth in the hand: to pay with, or to be placed some day."""
        found = self.keeps[design]
        if found == UNSEEN:
            found = self.option(design)
            self.keeps[design] = found
        return found

    def option(self, design: int) -> float:
        price = self.price(design)
        likely = weights.OPTION
        if price == NEVER:
            if not self.box.military[design]:
                return 0.0
            for _ in range(self.missing(design)):
                likely *= weights.WEAK
            price = 0
        else:
            for _ in range(price - self.hand + 1):
                likely *= weights.STRETCH
        gain = self.worth(design) - price * self.card
        return likely * gain if gain > 0 else 0.0

    def goods_worth(self, s: Race) -> float:
        """Of the goods that lie there, for the rounds to come."""
        p = s.empire
        goods = [0] * (KINDS + 1)
        best = 0
        for at in range(len(p.tableau)):
            if p.goods[at] != NO_GOOD:
                sort = self.box.good_kind[p.tableau[at]]
                goods[sort] += 1
                if sort != ANY_KIND:
                    best = max(best, trade_value(self.box, p.tableau, p.tableau[at], sort))
        if best == 0 and goods[ANY_KIND] == 0:
            return 0.0
        consumed = weights.GOOD_CONSUME * eaten(self.eaters, goods, self.card, DOUBLED)
        return max(consumed, weights.GOOD_TRADE * best * self.card + 0.6 * consumed) * min(1.0, self.rounds + 0.3)


def hand_left(s: Race) -> int:
    """The cards of the hand, without those that have to be paid or discarded now."""
    p = s.empire
    n = len(p.hand)
    if p.todo and p.todo[-1] & STEP_MASK in (step.PAY, step.DISCARD):
        n -= p.owed
    return n + (p.owed if p.drawn else 0)


def formula_part(o: Outlook, scorer: int, held: Holdings) -> int:
    """What the formulas of a scoring card come to, without its other terms."""
    total = card_points(o.box, scorer, held)
    for other in held.tableau:
        for term in o.box.scoring[scorer]:
            if term.formula == NO_FORMULA and fits(o.box, term, other, NO_KIND):
                total -= term.vp
                break
    return total
