"""What population is still to come: a small model of the rounds that are left, worked out once for all games.

It knows the rounds, the level of Genetics, the stars and the discs, and that in each round two oval counters are
carried out. All else that happens is in it as chances.
"""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.content import Box
from orrery.games.era.rules.vocabulary.field import TOP

from . import weights

ROUNDS: Final = 8
OTHERS: Final = [0.0, weights.OTHER, weights.OTHER + weights.ANOTHER]  # by how many serve neither population nor stars
RESEARCH_BONUS: Final = 2  # bonus discs more by research+ in Genetics (E-116)


class Future:
    """`worth(rounds, genetics, stars, discs)`: population points at the end if things go on as they should."""

    __slots__ = ("bonus", "box", "discs", "stars", "table", "track")

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.bonus: Final = box.bonus_population
        self.track: Final = box.track_value
        self.discs: Final = box.discs
        self.stars: Final = weights.STARS_AT_MOST
        end: list[float] = []
        for _ in range(TOP * (self.stars + 1)):
            end.extend([float(value) for value in self.track])
        self.table: Final = [end]
        for _ in range(ROUNDS):
            self.table.append(self.round_before(self.table[-1]))

    def place(self, genetics: int, stars: int, discs: int) -> int:
        n = min(max(stars, 0), self.stars)
        return ((genetics - 1) * (self.stars + 1) + n) * (self.discs + 1) + min(max(discs, 0), self.discs)

    def worth(self, rounds: int, genetics: int, stars: int, discs: int) -> float:
        return self.table[rounds][self.place(genetics, stars, discs)]

    def round_before(self, after: list[float]) -> list[float]:
        found: list[float] = []
        for genetics in range(1, TOP + 1):
            for stars in range(self.stars + 1):
                for discs in range(self.discs + 1):
                    found.append(self.best(after, genetics, stars, discs))
        return found

    def then(self, after: list[float], genetics: int, stars: int, discs: int) -> float:
        """With what may be lost until the next round."""
        kept = after[self.place(genetics, stars, discs)]
        if stars <= 1:
            return kept
        lost = after[self.place(genetics, stars - 1, discs - weights.DISCS_LOST)]
        return kept + weights.STAR_LOST * (lost - kept)

    def best(self, after: list[float], genetics: int, stars: int, discs: int) -> float:
        """The best two of: research, gain a star (also twice), grow, and anything else."""
        most = 0.0
        for research in range(2):
            for gains in range(3 - research):
                for grow in range(min(2, 3 - research - gains)):
                    g = genetics
                    n = stars + gains
                    d = discs + gains * weights.NEW_STAR_DISCS
                    if research and g == TOP:
                        d += self.grown(n, self.bonus[g] + RESEARCH_BONUS)
                    elif research:
                        g += 1
                    if grow:
                        d += self.grown(n, self.bonus[g])
                    rest = 2 - research - gains - grow
                    most = max(most, self.then(after, g, n, d) + OTHERS[rest])
        return most

    def grown(self, stars: int, bonus: int) -> int:
        """Discs of a Grow Population: bonus discs, and those of stars below their limits."""
        return min(stars, bonus) + stars // 4


MOST_KEPT: Final = 4
KEPT: list[Future] = []  # of the boxes that were asked for last


def future_of(box: Box) -> Future:
    for found in KEPT:
        if found.box is box:
            return found
    made = Future(box)
    KEPT.append(made)
    if len(KEPT) > MOST_KEPT:
        KEPT.pop(0)
    return made
