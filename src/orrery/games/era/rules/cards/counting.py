"""What domination cards count that are played for B (E-187): a class for each kind of vocabulary/card_term.py."""

from __future__ import annotations

from typing import Final

from ..board import CENTRE, HOME
from ..box.cards import Card, CardTerm
from ..state import Galaxy
from ..vocabulary import card_term, phase
from ..vocabulary.card_term import ANY_ALIGNMENT
from ..vocabulary.faction import HUMAN, NOBODY
from .figures import dense_stars, hexes_with_ships, is_alone, own_stars_in, sectors_with_only_fleet, stars_in

SECTION_A: Final = 0
SECTION_B: Final = 1
SECTION_KEYS: Final = ["a", "b"]


class Count:
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        raise NotImplementedError

    def hangs_on_ships(self) -> bool:
        """Whether a battle can change it."""
        return False


class Level(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return s.me.levels[param]


class LowestLevel(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return min(s.me.levels)


class HighestLevel(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return max(s.me.levels)


class NeutralStarsAlone(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        found = 0
        for at in s.layout.star_hexes:
            if s.is_neutral(at) and is_alone(s, at):
                found += 1
        return found

    def hangs_on_ships(self) -> bool:
        return True


class NoAlignmentDp(Count):
    """Nothing for the alignment in this round's scoring phase, so only after it."""

    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return int(s.phase == phase.SCORE and not s.ledger.aligned)


class CentrePopulation(Count):
    """Of the best one."""

    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        most = 0
        for at in own_stars_in(s, CENTRE):
            most = max(most, s.population(at))
        return most


class HomeSectorFree(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        for at in stars_in(s, HOME):
            if s.owner[at] not in (NOBODY, HUMAN):
                return 0
        return 1


class DenseStars(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return len(dense_stars(s, param))


class ForeignHomeStars(Count):
    """No automa has one (E-261)."""

    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return 0


class Asteroids(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return hexes_with_ships(s, s.layout.asteroids)

    def hangs_on_ships(self) -> bool:
        return True


class SectorsWithOnlyFleet(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return sectors_with_only_fleet(s)

    def hangs_on_ships(self) -> bool:
        return True


class StarSets(Count):
    __slots__ = ()

    def count(self, s: Galaxy, param: int) -> int:
        return len(s.stars_of(HUMAN)) // param


COUNTS: Final[list[Count]] = [
    Level(), LowestLevel(), HighestLevel(), NeutralStarsAlone(), NoAlignmentDp(), CentrePopulation(), HomeSectorFree(),
    DenseStars(), ForeignHomeStars(), Asteroids(), SectorsWithOnlyFleet(), StarSets(),
]  # fmt: skip
assert len(COUNTS) == len(card_term.CARD_TERM_KEYS)


def term_halves(s: Galaxy, term: CardTerm) -> int:
    """What a term brings now, in half points."""
    if term.alignment not in (ANY_ALIGNMENT, s.alignment):
        return 0
    return term.halves * COUNTS[term.kind].count(s, term.param)


def best_halves(s: Galaxy, card: Card) -> int:
    """The best alternative of B, in half points (E-186)."""
    most = 0
    for terms in card.second:
        found = 0
        for term in terms:
            found += term_halves(s, term)
        most = max(most, found)
    return most


def times(s: Galaxy) -> int:
    """How often cards count: twice with the goal Personal Growth."""
    return s.box.goals[s.goal].times if s.goal >= 0 else 1


def worth(s: Galaxy, card: Card, section: int) -> int:
    """The DP that a card gives now. Halves are rounded down in the end (E-186), so not before doubling (E-179)."""
    halves = 2 * card.dp if section == SECTION_A else best_halves(s, card)
    return halves * times(s) // 2
