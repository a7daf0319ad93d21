"""What the captain sees at a look: how long the game still is, what unknown stars may be, what a star would bring."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.board import SECTOR_OF, SECTORS
from orrery.games.era.rules.hidden import counters_left
from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.state import ERA_ALIGNMENT, ERA_OF_ROUND, Galaxy
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.field import GENETICS

from .future import Future, future_of


class Outlook:
    """Figures of one view. `rounds`: those after this one; `own`: the player's stars; `chances`: by hex of a neutral
    star that of each type; `slavers`: the hexes with Slaver ships.
    """

    __slots__ = ("chances", "discs", "future", "genetics", "own", "rounds", "s", "slavers")

    def __init__(self, s: Galaxy) -> None:
        self.s: Final = s
        self.rounds: Final = ROUNDS - max(1, s.round)
        self.own: Final = s.stars_of(HUMAN)
        self.discs: Final = s.box.discs - s.me.track
        self.genetics: Final = s.me.levels[GENETICS]
        self.future: Final[Future] = future_of(s.box)
        self.chances: Final = chances_of(s)
        self.slavers: Final = s.slavers.places()

    def population(self, genetics: int, stars: int, discs: int) -> float:
        """Population points at the end, with so much when this round is over."""
        return self.future.worth(self.rounds, genetics, stars, discs)

    def gained(self, stars: int, discs: int) -> float:
        """What so many more would bring until the end."""
        n = len(self.own)
        before = self.population(self.genetics, n, self.discs)
        return self.population(self.genetics, n + stars, self.discs + discs) - before

    def aligned(self, alignment: int, first: int) -> int:
        """In how many rounds from this one on an alignment is that of the era."""
        return sum(ERA_ALIGNMENT[ERA_OF_ROUND[n]] == alignment for n in range(first, ROUNDS + 1))


def chances_of(s: Galaxy) -> list[list[float]]:
    found: list[list[float]] = [[] for _ in s.counters]
    for sector in range(SECTORS):
        left = counters_left(s, sector)
        n = max(1, sum(left))
        unknown = [count / n for count in left]
        for at in s.layout.stars_by_sector[sector]:
            if s.counters[at] == star.UNKNOWN:
                found[at] = unknown
            elif s.counters[at] >= 0:
                found[at] = [1.0 if kind == s.counters[at] else 0.0 for kind in range(star.TYPES)]
    return found


def in_centre(at: int) -> bool:
    return SECTOR_OF[at] == 0
