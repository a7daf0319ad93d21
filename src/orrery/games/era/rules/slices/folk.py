"""What the powers of the player's star people have done: a slice of the round."""

from __future__ import annotations

from typing import Final

from orrery.kernel.codec import Reader, Writer

from ..board import NOWHERE
from ..vocabulary.faction import FACTIONS

NOWHERE_BARRED: Final[list[int]] = []


class Folk:
    """`expelled`: how often others were made to retreat; `barred`: hexes that a faction may not enter again in this
    round, sorted, FACTIONS * hex + faction. `melted`: hexes where a ship becomes a bonus disc in this action, sorted.
    `fleeing`: discs of a star that was conquered, on their way from the hex `fled_from`.
    """

    __slots__ = ("barred", "expelled", "fled_from", "fleeing", "melted")

    def __init__(self) -> None:
        self.expelled = 0
        self.barred: list[int] = []
        self.melted: list[int] = []
        self.fleeing = 0
        self.fled_from = NOWHERE

    def hexes_barred(self, faction: int) -> list[int]:
        """Where a faction that was driven off may not go in this round."""
        if not self.barred:
            return NOWHERE_BARRED
        return [number // FACTIONS for number in self.barred if number % FACTIONS == faction]

    def clone(self) -> Folk:
        c = Folk()
        c.expelled = self.expelled
        c.barred = self.barred[:]
        c.melted = self.melted[:]
        c.fleeing = self.fleeing
        c.fled_from = self.fled_from
        return c

    def write(self, w: Writer) -> None:
        w.values.extend((self.expelled, self.fleeing, self.fled_from))
        w.numbers(self.barred)
        w.numbers(self.melted)

    def read(self, r: Reader) -> None:
        self.expelled = r.number()
        self.fleeing = r.number()
        self.fled_from = r.number()
        self.barred = r.numbers()
        self.melted = r.numbers()
