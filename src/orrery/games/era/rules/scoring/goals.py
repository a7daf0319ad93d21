"""Galactic goals at the end of the game (E-179): a class for each kind of vocabulary/goal.py, which counts what pays.

Cooperation and Personal Growth pay while the game goes on, and nothing at its end.
"""

from __future__ import annotations

from typing import Final

from ..board import MIDDLES, SECTOR_OF, SECTORS
from ..box.goals import Goal
from ..state import Galaxy
from ..vocabulary import goal, relic_kind, star
from ..vocabulary.faction import FACTIONS, HUMAN, SLAVERS
from .sectors import ships_in

WHILE_PLAYING: Final = (goal.COOPERATION, goal.PERSONAL_GROWTH)  # these pay nothing at the end
LASTING: Final = (relic_kind.DEATH_RAY, relic_kind.DEFENSE_GRID, relic_kind.SUPER_STARGATE, relic_kind.PYRAMIDS)


class GoalCount:
    __slots__ = ()

    def count(self, s: Galaxy, of: Goal) -> int:
        """How often the goal would pay now."""
        return 0


class Control(GoalCount):
    """Own stars in the middle of a sector."""

    __slots__ = ()

    def count(self, s: Galaxy, of: Goal) -> int:
        found = 0
        for at in MIDDLES:
            if s.owner[at] == HUMAN:
                found += 1
        return found


class Discovery(GoalCount):
    """Types of stars of which the player kept more counters than the Slavers."""

    __slots__ = ()

    def count(self, s: Galaxy, of: Goal) -> int:
        found = 0
        for kind in range(star.TYPES):
            if s.kept[HUMAN * star.TYPES + kind] > s.kept[SLAVERS * star.TYPES + kind]:
                found += 1
        return found


class Leadership(GoalCount):
    """Ships enough on the tile."""

    __slots__ = ()

    def count(self, s: Galaxy, of: Goal) -> int:
        return 1 if s.on_tile[HUMAN] >= of.ships else 0


class Legacy(GoalCount):
    """Own stars with a lasting relic."""

    __slots__ = ()

    def count(self, s: Galaxy, of: Goal) -> int:
        found = 0
        for at in s.stars_of(HUMAN):
            if s.relics[at] >= 0 and s.box.relics[s.relics[at]].kind in LASTING:
                found += 1
        return found


class Power(GoalCount):
    """Sectors with more own ships than all others have together."""

    __slots__ = ()

    def count(self, s: Galaxy, of: Goal) -> int:
        found = 0
        for sector in range(SECTORS):
            others = 0
            for faction in range(FACTIONS):
                if faction != HUMAN:
                    others += ships_in(s, faction, sector)
            if ships_in(s, HUMAN, sector) > others:
                found += 1
        return found


class Presence(GoalCount):
    """Sectors with stars enough."""

    __slots__ = ()

    def count(self, s: Galaxy, of: Goal) -> int:
        stars = [0] * SECTORS
        for at in s.stars_of(HUMAN):
            stars[SECTOR_OF[at]] += 1
        found = 0
        for n in stars:
            if n >= of.stars:
                found += 1
        return found


COUNTS: Final[list[GoalCount]] = [
    Control(), GoalCount(), Discovery(), Leadership(), Legacy(), GoalCount(), Power(), Presence(),
]  # fmt: skip
assert len(COUNTS) == goal.GOALS


def goal_count(s: Galaxy) -> int:
    """How often the goal of this game would pay now."""
    return COUNTS[s.goal].count(s, s.box.goals[s.goal]) if s.goal != goal.NONE else 0


def goal_points(s: Galaxy) -> int:
    return goal_count(s) * s.box.goals[s.goal].dp if s.goal != goal.NONE else 0
