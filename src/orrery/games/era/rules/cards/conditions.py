"""Conditions for playing a domination card for A (E-187): a class for each kind of vocabulary/condition.py.

Each says by figures how far the player is: what there is and what is needed, in pairs. It holds when all suffice.
"""

from __future__ import annotations

from typing import Final

from ..board import CENTRE, HOME, MIDDLES
from ..box.cards import Card
from ..state import Galaxy
from ..vocabulary import condition
from ..vocabulary.faction import FARMERS, HUMAN, SLAVERS
from ..vocabulary.field import SPIRITUALITY
from .figures import dense_stars, hexes_with_ships, own_stars_in, stars_in, total_cv, total_levels


class Condition:
    __slots__ = ()

    def names(self) -> list[str]:
        """What each pair of figures counts, as keys for the texts."""
        raise NotImplementedError

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        raise NotImplementedError

    def hangs_on_ships(self) -> bool:
        """Whether a battle can change it."""
        return False


class StarsTaken(Condition):
    """From other factions, in this turn."""

    __slots__ = ()

    def names(self) -> list[str]:
        return ["stars_taken"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [len(s.ledger.taken), n]


class AheadInAlignment(Condition):
    """So many points, and more levels than the automa of the player's alignment."""

    __slots__ = ()

    def names(self) -> list[str]:
        return ["points", "levels_ahead"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        automa = FARMERS if s.alignment_of(FARMERS) == s.alignment else SLAVERS
        return [s.total(), n, total_levels(s, HUMAN), total_levels(s, automa) + 1]


class CentreStars(Condition):
    __slots__ = ()

    def names(self) -> list[str]:
        return ["centre_stars"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [len(own_stars_in(s, CENTRE)), n]


class AllHomeStars(Condition):
    __slots__ = ()

    def names(self) -> list[str]:
        return ["home_stars"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [len(own_stars_in(s, HOME)), len(stars_in(s, HOME))]


class DenseStars(Condition):
    __slots__ = ()

    def names(self) -> list[str]:
        return ["dense_stars"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [len(dense_stars(s, m)), n]


class CentreInPeace(Condition):
    """Spirituality, the central star, and peace with both automas."""

    __slots__ = ()

    def names(self) -> list[str]:
        return ["spirituality", "central_star", "peaces"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        peaces = (not s.wars[FARMERS]) + (not s.wars[SLAVERS])
        return [s.level(HUMAN, SPIRITUALITY), n, int(s.owner[MIDDLES[CENTRE]] == HUMAN), 1, peaces, 2]


class ShipsBuilt(Condition):
    """By one Build Ships action."""

    __slots__ = ()

    def names(self) -> list[str]:
        return ["ships_built"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [s.ledger.built, n]


class Nebulae(Condition):
    __slots__ = ()

    def names(self) -> list[str]:
        return ["nebulae"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [hexes_with_ships(s, s.layout.nebulae), n]


class TotalLevels(Condition):
    __slots__ = ()

    def names(self) -> list[str]:
        return ["levels"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [total_levels(s, HUMAN), n]


class TotalCv(Condition):
    __slots__ = ()

    def names(self) -> list[str]:
        return ["cv"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [total_cv(s), n]

    def hangs_on_ships(self) -> bool:
        return True


class OwnStars(Condition):
    __slots__ = ()

    def names(self) -> list[str]:
        return ["own_stars"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        return [len(s.stars_of(HUMAN)), n]


class TwoFields(Condition):
    """The two highest levels."""

    __slots__ = ()

    def names(self) -> list[str]:
        return ["highest_level", "second_level"]

    def figures(self, s: Galaxy, n: int, m: int) -> list[int]:
        levels = sorted(s.me.levels)
        return [levels[-1], n, levels[-2], m]


CONDITIONS: Final[list[Condition]] = [
    StarsTaken(), AheadInAlignment(), CentreStars(), AllHomeStars(), DenseStars(), CentreInPeace(), ShipsBuilt(),
    Nebulae(), TotalLevels(), TotalCv(), OwnStars(), TwoFields(),
]  # fmt: skip
assert len(CONDITIONS) == condition.CONDITIONS


def figures_of(s: Galaxy, card: Card) -> list[int]:
    clause = card.condition
    return CONDITIONS[clause.kind].figures(s, clause.n, clause.m)


def holds(s: Galaxy, card: Card) -> bool:
    found = figures_of(s, card)
    for i in range(0, len(found), 2):
        if found[i] < found[i + 1]:
            return False
    return True
