"""What can be said of every card once for a box, before anybody has placed anything."""

from __future__ import annotations

from typing import Final, cast

from orrery.games.race.rules import terms
from orrery.games.race.rules.content import Box
from orrery.games.race.rules.powers.consume import DiscardHand, GainVp, SpendPrestige
from orrery.games.race.rules.powers.develop import DiscardThisReduceCost, DrawThenDiscardAtStart
from orrery.games.race.rules.powers.drawing import Draw
from orrery.games.race.rules.powers.placing import DrawAfterPlacing, PrestigeAfterPlacing, SpendGoodReduceCost
from orrery.games.race.rules.powers.produce import (
    DrawIfProducedMost,
    DrawPerCard,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    PrestigeIfMostChromosomeWorlds,
    PrestigeIfProducedHere,
    ProduceHere,
    ProduceOnWindfall,
)
from orrery.games.race.rules.powers.settle import DrawThenDiscardAfterPlacing, Military, TemporaryMilitary
from orrery.games.race.rules.powers.trade import Bonus
from orrery.games.race.rules.scoring import fits
from orrery.games.race.rules.vocabulary import kind, pay
from orrery.games.race.rules.vocabulary.goods import ANY_GOOD, NO_KIND

from . import weights
from .eaters import EATING, Eater

MOST_STRENGTH: Final = 12
SORTS: Final = 3
SIX_COST: Final = 6  # about what the robot scores for a development that dear


class Figures:
    """By design: `cards`, `points`: what its powers bring in a round, in cards of the hand and in points; `once`: in
    points, a single time; `eaters`: its consume powers; `chance`: for scoring cards what any card of the deck adds;
    `draws`: cards in each Produce phase. `conquests`: by strength, the worth of what it conquers of the deck. `means`:
    the points of a development, a military world or another world, whichever the robot places.
    """

    __slots__ = (
        "box", "cards", "chance", "conquests", "draws", "eaters", "makes", "means", "narrow", "once", "points", "size",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        n = len(box.keys)
        self.size: Final = max(1, sum(box.copies))
        self.cards: Final = [0.0] * n
        self.points: Final = [0.0] * n
        self.once: Final = [0.0] * n
        self.draws: Final = [0.0] * n
        self.chance: Final = [0.0] * n
        self.narrow: Final = [0.0] * n  # strength that does not count against all worlds
        self.makes: Final[list[bool]] = [False] * n
        self.eaters: Final[list[list[Eater]]] = [[] for _ in range(n)]
        self.conquests: Final = conquests(box, self.size)
        self.means: Final = [mean_points(box, sort) for sort in range(SORTS)]
        for d in range(n):
            self._explore(d)
            self._develop(d)
            self._settle(d)
            self._trade(d)
            self._consume(d)
            self._produce(d)
            if box.scoring[d]:
                self.chance[d] = self._chance(d)

    def _explore(self, d: int) -> None:
        box = self.box
        n = weights.SCOUT * box.draw_extra[d] + 0.9 * box.keep_extra[d] + weights.MIX * box.mixes[d]
        self.cards[d] += weights.EXPLORES * n
        for power in box.explore[d]:
            if power.kind == kind.DISCARD_CARD_FOR_PRESTIGE:
                self.points[d] += 0.7 * weights.EXPLORES

    def _develop(self, d: int) -> None:
        box = self.box
        self.cards[d] += weights.DEVELOPS * box.draw_at_start[d] + weights.DEVELOPED * box.develop_reduction[d]
        for power in box.develop[d]:
            if power.kind == kind.DRAW_THEN_DISCARD_AT_START:
                drawing = cast(DrawThenDiscardAtStart, power)
                more = drawing.draw - drawing.discard
                self.cards[d] += weights.DEVELOPS * (more + weights.SIFT * drawing.discard)
            elif power.kind == kind.DRAW_AFTER_PLACING:
                self.cards[d] += weights.DEVELOPED * cast(DrawAfterPlacing, power).n
            elif power.kind == kind.PRESTIGE_AFTER_PLACING:
                share = self._share(cast(PrestigeAfterPlacing, power).when)
                self.points[d] += weights.DEVELOPED * share * weights.PRESTIGE
            elif power.kind == kind.DISCARD_THIS_REDUCE_COST:
                self.once[d] += 0.3 * cast(DiscardThisReduceCost, power).n
            elif power.kind == kind.SPEND_GOOD_REDUCE_COST:
                self.cards[d] += 0.2 * weights.DEVELOPED * cast(SpendGoodReduceCost, power).n
            elif power.kind == kind.STASH_PAYMENT_CARD:
                self.cards[d] += 0.5 * weights.DEVELOPED

    def _settle(self, d: int) -> None:
        box = self.box
        for by_kind in range(4):
            self.cards[d] += weights.SETTLED * 0.7 * weights.KIND_SHARE * box.settle_reduction[by_kind][d]
        for power in box.settle[d]:
            what = power.kind
            if what == kind.MILITARY:
                military = cast(Military, power)
                if not military.is_general():
                    self.narrow[d] += military.n
            elif what == kind.TEMPORARY_MILITARY:
                boost = cast(TemporaryMilitary, power)
                if boost.pay == pay.DISCARD_THIS:
                    self.once[d] += weights.ONCE * boost.n
                else:
                    self.points[d] += 0.12 * boost.n * max(1, boost.max_cards)
            elif what == kind.PAY_FOR_MILITARY:
                self.points[d] += weights.PEACEFUL
            elif what == kind.PRESTIGE_AFTER_PAY_FOR_MILITARY:
                self.points[d] += 0.15 * weights.PRESTIGE
            elif what in (kind.DISCARD_THIS_COST_ZERO, kind.DISCARD_THIS_CONQUER_PEACEFUL):
                self.once[d] += 4 * weights.ONCE
            elif what == kind.SECOND_WORLD:
                self.points[d] += weights.SECOND_WORLD
            elif what == kind.DISCARD_THIS_SECOND_WORLD:
                self.once[d] += 3 * weights.ONCE
            elif what == kind.REPLACE_WORLD:
                self.points[d] += 0.4 * weights.SETTLES
            elif what == kind.DRAW_AFTER_PLACING:
                self.cards[d] += weights.SETTLED * cast(DrawAfterPlacing, power).n
            elif what == kind.DRAW_THEN_DISCARD_AFTER_PLACING:
                drawing = cast(DrawThenDiscardAfterPlacing, power)
                more = drawing.draw - drawing.discard
                self.cards[d] += weights.SETTLED * (more + weights.SIFT * drawing.discard)
            elif what == kind.PRESTIGE_AFTER_PLACING:
                share = self._share(cast(PrestigeAfterPlacing, power).when)
                self.points[d] += weights.SETTLED * share * weights.PRESTIGE
            elif what == kind.GOOD_ON_NEW_PRODUCTION_WORLD:
                self.points[d] += 0.25 * weights.SETTLED

    def _trade(self, d: int) -> None:
        for power in self.box.trade[d]:
            if power.kind == kind.BONUS:
                bonus = cast(Bonus, power)
                share = 1.0 if bonus.good == ANY_GOOD else weights.TRADE_POWER
                self.cards[d] += weights.TRADES * share * bonus.n

    def _consume(self, d: int) -> None:
        for power in self.box.consume[d]:
            what = power.kind
            if what in EATING:
                self.eaters[d].append(Eater(power))
            elif what == kind.DISCARD_HAND:
                discarding = cast(DiscardHand, power)
                gain = discarding.gain_vp + discarding.gain_prestige - 0.45 * discarding.cards_each
                self.points[d] += weights.CONSUMES * 0.8 * discarding.max_times * max(0.1, gain)
            elif what == kind.SPEND_PRESTIGE:
                spending = cast(SpendPrestige, power)
                self.points[d] += 0.3 * weights.CONSUMES * max(0.0, 1.5 * spending.gain_vp - spending.n)
            elif what == kind.DRAW:
                self.cards[d] += weights.CONSUMES * cast(Draw, power).n
            elif what == kind.GAIN_VP:
                self.points[d] += weights.CONSUMES * 1.5 * cast(GainVp, power).n
            else:  # gambling
                self.cards[d] += weights.CONSUMES * 0.3

    def _produce(self, d: int) -> None:
        for power in self.box.produce[d]:
            what = power.kind
            if what == kind.PRODUCE_HERE:
                self.makes[d] = cast(ProduceHere, power).pay == pay.NOTHING
            elif what == kind.DRAW:
                self.draws[d] += cast(Draw, power).n
            elif what == kind.DRAW_IF_PRODUCED_MOST:
                self.draws[d] += 0.6 * cast(DrawIfProducedMost, power).n
            elif what == kind.DRAW_PER_CARD:
                self.draws[d] += 1.2 * cast(DrawPerCard, power).n
            elif what == kind.DRAW_PER_GOOD_PRODUCED:
                self.draws[d] += 1.0 * cast(DrawPerGoodProduced, power).n
            elif what == kind.DRAW_PER_KIND_PRODUCED:
                self.draws[d] += 1.8 * cast(DrawPerKindProduced, power).n
            elif what == kind.PRESTIGE_IF_PRODUCED_HERE:
                self.points[d] += 0.8 * weights.PRODUCES * cast(PrestigeIfProducedHere, power).n
            elif what == kind.PRESTIGE_IF_MOST_CHROMOSOME_WORLDS:
                self.points[d] += 0.6 * weights.PRODUCES * cast(PrestigeIfMostChromosomeWorlds, power).n
            elif what == kind.PRODUCE_ON_WINDFALL and cast(ProduceOnWindfall, power).pay != pay.NOTHING:
                self.points[d] += 0.1
            elif what == kind.TAKE_STASHED_CARDS:
                self.draws[d] += 0.6
        self.cards[d] += weights.PRODUCES * self.draws[d]

    def _share(self, feature: int) -> float:
        """Of the cards of the deck, how many have a feature."""
        if feature == 0:
            return 1.0
        n = 0
        for d in range(len(self.box.keys)):
            if self.box.features[d] & feature:
                n += self.box.copies[d]
        return n / self.size

    def _chance(self, d: int) -> float:
        """What a card drawn from the whole deck adds to a scoring card."""
        box = self.box
        total = 0.0
        for other in range(len(box.keys)):
            if box.copies[other] == 0 or other == d:
                continue
            for term in box.scoring[d]:
                if term.formula == terms.GENERAL_MILITARY:
                    total += max(0, box.general_military[other]) * box.copies[other]
                elif term.formula == terms.NO_FORMULA and fits(box, term, other, NO_KIND):
                    total += term.vp * box.copies[other]
                    break
        return total / self.size


def conquests(box: Box, size: int) -> list[float]:
    """By strength, from 0 on: of the deck, the share of the worlds that it conquers, by what they are worth."""
    found = [0.0] * (MOST_STRENGTH + 1)
    for d in range(len(box.keys)):
        if box.military[d] and box.copies[d]:
            for strength in range(min(box.cost[d], MOST_STRENGTH), MOST_STRENGTH + 1):
                found[strength] += box.copies[d] * (box.vp[d] + weights.MILITARY_CARD) / size
    return found


def sort_of(box: Box, design: int) -> int:
    return 0 if not box.is_world[design] else 1 if box.military[design] else 2


def mean_points(box: Box, sort: int) -> float:
    total = 0
    n = 0
    for d in range(len(box.keys)):
        if sort_of(box, d) == sort:
            total += box.copies[d] * (SIX_COST if box.six_cost[d] else box.vp[d])
            n += box.copies[d]
    return total / max(1, n)


MOST_KEPT: Final = 8
KEPT: list[Figures] = []  # of the boxes that were asked for last


def figures_of(box: Box) -> Figures:
    for found in KEPT:
        if found.box is box:
            return found
    made = Figures(box)
    KEPT.append(made)
    if len(KEPT) > MOST_KEPT:
        KEPT.pop(0)
    return made
