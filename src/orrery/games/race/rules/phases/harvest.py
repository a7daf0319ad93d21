"""What producing brings (S-60, S-61): cards and prestige for goods, for cards of the tableau, and for nothing."""

from __future__ import annotations

from typing import Final, cast

from orrery.kernel.acts import Act

from ..draw import draw_cards, lay_good
from ..effects import count_features, gain_prestige, has_produced, is_used, kinds_there
from ..powers.drawing import Draw
from ..powers.power import Power
from ..powers.produce import (
    DrawIfProducedHere,
    DrawIfProducedMost,
    DrawPerCard,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    PrestigeIfMostChromosomeWorlds,
    PrestigeIfProducedHere,
)
from ..state import PRODUCED, Race
from ..vocabulary import act, kind, why
from ..vocabulary.feature import CHROMOSOME_WORLD, GENES_WORLD
from ..vocabulary.goods import ANY_GOOD, ANY_KIND, KINDS

# Kinds of powers, a bit each: those that look at what was produced, and those that bring something all the same.
COUNTING: Final = 1 << kind.DRAW_PER_GOOD_PRODUCED | 1 << kind.DRAW_PER_KIND_PRODUCED | 1 << kind.DRAW_IF_PRODUCED_MOST
DRAWING: Final = (
    1 << kind.DRAW
    | 1 << kind.DRAW_PER_CARD
    | 1 << kind.PRESTIGE_IF_MOST_CHROMOSOME_WORLDS
    | 1 << kind.TAKE_STASHED_CARDS
)


def produce_on(s: Race, at: int, rule: str) -> None:
    """A good, and what the world itself gives for it."""
    p = s.empire
    if not lay_good(s, at, rule):
        return
    p.used[at] |= PRODUCED
    design = p.tableau[at]
    for power in s.box.produce[design]:
        if power.kind == kind.DRAW_IF_PRODUCED_HERE:
            draw_cards(s, cast(DrawIfProducedHere, power).n, why.PRODUCE, design)
        elif power.kind == kind.PRESTIGE_IF_PRODUCED_HERE:
            gain_prestige(s, cast(PrestigeIfProducedHere, power).n, design, "S-60")


def draw_for_nothing(s: Race) -> bool:
    """What counts no goods: drawn first, so that it can be spent. Whether it brought anything, or could not."""
    p = s.empire
    some = False
    for design in p.present:
        for power in s.box.produce[design]:
            if power.kind == kind.DRAW:
                some = True
                draw_cards(s, cast(Draw, power).n, why.PRODUCE, design)
            elif power.kind == kind.DRAW_PER_CARD:
                n = per_card(s, cast(DrawPerCard, power))
                if n:
                    some = True
                    draw_cards(s, n, why.PRODUCE, design)
            elif power.kind == kind.PRESTIGE_IF_MOST_CHROMOSOME_WORLDS:
                if count_features(s, CHROMOSOME_WORLD):  # S-154: the robot counts as none
                    some = True
                    gain_prestige(s, cast(PrestigeIfMostChromosomeWorlds, power).n, design, "S-61")
            elif power.kind == kind.TAKE_STASHED_CARDS and p.stash:
                some = True
                if s.listener is not None:
                    cards = [s.box.keys[card] for card in p.stash]
                    s.say("takes_stash", 0, "S-11", {"card": s.box.keys[design], "n": len(cards), "cards": cards})
                p.hand = sorted(p.hand + p.stash)
                p.stash = []
    return some


def per_card(s: Race, power: DrawPerCard) -> int:
    n = count_features(s, power.of)
    if power.of == GENES_WORLD:  # S-69: a world of any kind is one too
        for design in s.empire.present:
            if s.box.good_kind[design] == ANY_KIND:
                n += 1
    return n * power.n


def counts_goods(s: Race) -> bool:
    """Whether a card looks at what was produced."""
    return kinds_there(s.empire, s.box.produce_kinds) & COUNTING != 0


def counts_kinds(s: Race) -> bool:
    """Whether a card looks at the kinds of what was produced."""
    for design in s.empire.present:
        for power in s.box.produce[design]:
            if power.kind == kind.DRAW_IF_PRODUCED_MOST:
                if cast(DrawIfProducedMost, power).good != ANY_GOOD:
                    return True
            elif is_counting(power):
                return True
    return False


def is_counting(power: Power) -> bool:
    return COUNTING >> power.kind & 1 != 0


class Produced(Act[Race]):
    """S-60: cards for goods, when all have been produced; but for what has been used before (S-165)."""

    number = act.PRODUCED

    def act(self, s: Race, argument: int) -> None:
        p = s.empire
        goods = count_produced(s)
        for at in range(len(p.present)):
            design = p.present[at]
            for power in s.box.produce[design]:
                if not is_counting(power):
                    continue
                if is_used(p, at):
                    if s.listener is not None:
                        s.say("counted_before", 0, "S-165", {"card": s.box.keys[design]})
                else:
                    n = cards_for(power, goods)
                    if n:
                        draw_cards(s, n, why.PRODUCE, design)
                    elif s.listener is not None:
                        s.say("nothing_counted", 0, "S-60", {"card": s.box.keys[design]})


def count_produced(s: Race) -> list[int]:
    """The goods produced in this phase: of each kind, and last of whatever kind, even one that nobody asked for."""
    p = s.empire
    counts = [0] * (KINDS + 1)
    for at in range(len(p.tableau)):
        if has_produced(p, at):
            counts[KINDS] += 1
            good = s.box.good_kind[p.tableau[at]]
            if good == ANY_KIND:
                good = p.named
            if good >= 0:
                counts[good] += 1
    return counts


def cards_for(power: Power, produced: list[int]) -> int:
    """What a counting power draws for these goods, counted by count_produced."""
    if power.kind == kind.DRAW_PER_GOOD_PRODUCED:
        each = cast(DrawPerGoodProduced, power)
        return produced[each.good] * each.n
    if power.kind == kind.DRAW_PER_KIND_PRODUCED:
        kinds = (produced[0] > 0) + (produced[1] > 0) + (produced[2] > 0) + (produced[3] > 0)
        return kinds * cast(DrawPerKindProduced, power).n
    most = cast(DrawIfProducedMost, power)  # S-61: the robot produces no goods
    return most.n if produced[KINDS if most.good == ANY_GOOD else most.good] else 0
