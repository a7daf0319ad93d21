"""Whether cards can lie where they lie."""

from __future__ import annotations

from typing import Final

from ..hidden import piles
from ..state import NO_GOOD, Race
from ..vocabulary.goods import NO_KIND

MOST_CARDS: Final = 30  # in a tableau: the game ends with 14, and no round brings half as many


def cards_fit(s: Race) -> bool:
    """Every card exists. What is kept sorted is sorted. (How many there are of each, the audit counts.)"""
    p = s.empire
    designs = len(s.box.copies)
    for pile in [*piles(s), p.present]:
        for card in pile:
            if not 0 <= card < designs and (card != NO_GOOD or pile is not p.goods):
                return False
    for pile in (s.discard, s.buried, s.aside, p.hand, p.stash, p.drawn, p.picked, p.chosen):
        for i in range(len(pile) - 1):
            if pile[i] > pile[i + 1]:
                return False
    return -1 <= p.placing < designs


def tableau_fits(s: Race) -> bool:
    """No card is there twice (S-28; of worlds there is one each). Goods lie where goods can lie (S-4)."""
    p = s.empire
    if len(p.goods) != len(p.tableau) or len(p.used) != len(p.present):
        return False
    if len(p.tableau) > MOST_CARDS or len(p.present) > MOST_CARDS:
        return False
    if len(set(p.tableau)) != len(p.tableau) or len(set(p.present)) != len(p.present) or p.placing in p.tableau:
        return False
    for at in range(len(p.tableau)):
        if p.goods[at] != NO_GOOD and s.box.good_kind[p.tableau[at]] == NO_KIND:
            return False
    if p.stash and not any(s.box.start_stash[design] > 0 for design in p.tableau):
        return False
    for at in p.chosen:
        if not 0 <= at < len(p.tableau):
            return False
    return len(set(p.chosen)) == len(p.chosen)
