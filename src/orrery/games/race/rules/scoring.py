"""The player's points and what they are made of (S-65 to S-67, S-69)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.score import Part

from . import terms
from .content import Box
from .powers.settle import Military
from .terms import Term
from .vocabulary.goods import ANY_KIND, KINDS, NO_KIND

FOR_KINDS: Final = [0, 1, 3, 6, 10]  # VP for worlds of so many kinds of goods


class Holdings:
    """What a scoring card looks at: the tableau, VP chips, prestige, the number of goods.

    `wild`: the kind that a world of any kind has for now (S-69).
    """

    __slots__ = ("chips", "goods", "prestige", "tableau", "wild")

    def __init__(self, tableau: list[int], chips: int, prestige: int, goods: int) -> None:
        self.tableau: Final = tableau
        self.chips: Final = chips
        self.prestige: Final = prestige
        self.goods: Final = goods
        self.wild = NO_KIND


def player_parts(box: Box, tableau: list[int], chips: int, prestige: int, goods: int) -> list[Part]:
    """S-65: chips, what is printed on the cards, what scoring cards bring, and prestige."""
    held = Holdings(tableau, chips, prestige, goods)
    settle_wild(box, held)
    parts = [Part("chips", chips)]
    for card in tableau:
        if box.scoring[card]:
            parts.append(Part("scoring", box.vp[card] + card_points(box, card, held), box.keys[card]))
        else:
            parts.append(Part("card", box.vp[card], box.keys[card]))
    if prestige:
        parts.append(Part("prestige", prestige))
    return parts


def settle_wild(box: Box, held: Holdings) -> None:
    """S-69: at the end a world of any kind has the kind that is best for the whole score."""
    held.wild = NO_KIND
    if not any(box.good_kind[card] == ANY_KIND for card in held.tableau):
        return
    best = best_points = 0
    for kind in range(KINDS):
        held.wild = kind
        points = 0
        for card in held.tableau:
            points += card_points(box, card, held)
        if kind == 0 or points > best_points:
            best, best_points = kind, points
    held.wild = best


def card_points(box: Box, card: int, held: Holdings) -> int:
    """S-66: what a scoring card brings besides what is printed on it."""
    found = box.scoring[card]
    if not found:
        return 0
    points = 0
    for term in found:
        if term.formula != terms.NO_FORMULA:
            points += formula_points(box, term.formula, held)
    for other in held.tableau:
        for term in found:
            if term.formula == terms.NO_FORMULA and fits(box, term, other, held.wild):
                points += term.vp
                break
    return points


def formula_points(box: Box, formula: int, held: Holdings) -> int:
    if formula == terms.VP_CHIPS_DIV_3:
        return held.chips // 3
    if formula == terms.GENERAL_MILITARY:
        return general_military(box, held.tableau)
    if formula == terms.MINUS_GENERAL_MILITARY:
        return -general_military(box, held.tableau)
    if formula == terms.PRESTIGE:
        return held.prestige
    if formula == terms.KINDS_OF_GOODS_WORLDS:
        return FOR_KINDS[kinds_of_worlds(box, held)]
    return held.goods  # terms.GOODS_AT_END


def fits(box: Box, term: Term, card: int, wild: int) -> bool:
    if term.designs:
        return card in term.designs
    if term.tags:
        return box.tags[card] & term.tags != 0
    if box.features[card] & term.features == 0:
        return False
    return term.good in (NO_KIND, kind_of(box, card, wild))


def kind_of(box: Box, card: int, wild: int) -> int:
    return wild if box.good_kind[card] == ANY_KIND else box.good_kind[card]


def kinds_of_worlds(box: Box, held: Holdings) -> int:
    """Of how many kinds there are worlds."""
    found = 0
    for card in held.tableau:
        kind = kind_of(box, card, held.wild)
        if kind != NO_KIND:
            found |= 1 << kind
    return found.bit_count()


def general_military(box: Box, tableau: list[int]) -> int:
    """S-67: strength against any world, without what lasts for a phase only. It may be negative."""
    total = 0
    for card in tableau:
        total += box.general_military[card]
        for power in box.conditional_military[card]:
            if power.is_general():
                total += conditional_strength(box, tableau, power)
    return total


def conditional_strength(box: Box, tableau: list[int], power: Military) -> int:
    """What a strength that depends on the tableau comes to (S-34)."""
    if power.if_tableau_has and not any(box.features[card] & power.if_tableau_has for card in tableau):
        return 0
    if power.per == 0:
        return power.n
    count = 0
    for card in tableau:
        if box.features[card] & power.per:
            count += 1
    return power.n * count
