"""What every faction has on the board and beside it: ships, fleets, technologies, discs."""

from __future__ import annotations

from bisect import insort
from typing import Final

from orrery.kernel.codec import Reader, Writer
from orrery.kernel.refusal import BadData

from .board import HEXES, NOWHERE
from .vocabulary.field import FIELDS
from .vocabulary.letter import LETTERS, NO_TACTIC

MINIATURES: Final = 16  # E-2
DISCS: Final = 39  # E-32


class Faction:
    """`loose`: ships outside fleets, by hex; `spots`: the hexes with such ships, in their order. Both are changed by
    `put_ships` alone. A fleet is in a hex or NOWHERE, in the supply.

    `shown`: whether the player knows the letter of a fleet on the board (E-49); always so of his own and of D.
    """

    __slots__ = ("fleet_at", "fleet_size", "levels", "loose", "number", "shown", "spots", "tactics", "track")

    def __init__(self, number: int) -> None:
        self.number = number
        self.loose = [0] * HEXES
        self.spots: list[int] = []
        self.fleet_at = [NOWHERE] * LETTERS
        self.fleet_size = [0] * LETTERS
        self.shown = [False] * LETTERS
        self.tactics = [NO_TACTIC] * LETTERS
        self.levels = [1] * FIELDS
        self.track = DISCS  # discs on the population track; the Farmers never use theirs

    def clone(self) -> Faction:
        c = Faction(self.number)
        c.loose = self.loose[:]
        c.spots = self.spots[:]
        c.fleet_at = self.fleet_at[:]
        c.fleet_size = self.fleet_size[:]
        c.shown = self.shown[:]
        c.tactics = self.tactics[:]
        c.levels = self.levels[:]
        c.track = self.track
        return c

    def write(self, w: Writer) -> None:
        w.number(self.track)
        for at in range(HEXES):  # few hexes have ships
            if self.loose[at]:
                w.values.extend((at, self.loose[at]))
        w.number(HEXES)
        w.values.extend(self.fleet_at)
        w.values.extend(self.fleet_size)
        w.values.extend(self.shown)
        w.values.extend(self.tactics)
        w.values.extend(self.levels)

    def read(self, r: Reader) -> None:
        self.track = r.number()
        before = -1
        at = r.number()
        while before < at < HEXES:
            self.put_ships(at, r.number())
            before = at
            at = r.number()
        if at != HEXES:
            raise BadData("ships stand nowhere, or not in the order of hexes")
        self.fleet_at = [r.number() for _ in range(LETTERS)]
        self.fleet_size = [r.number() for _ in range(LETTERS)]
        self.shown = [r.flag() for _ in range(LETTERS)]
        self.tactics = [r.number() for _ in range(LETTERS)]
        self.levels = [r.number() for _ in range(FIELDS)]

    # Counting.

    def ships_at(self, at: int) -> int:
        """All ships in a hex, also those in fleets."""
        n = self.loose[at]
        for letter in range(LETTERS):
            if self.fleet_at[letter] == at:
                n += self.fleet_size[letter]
        return n

    def has_ships_at(self, at: int) -> bool:
        return self.loose[at] > 0 or at in self.fleet_at

    def miniatures(self) -> int:
        """How many miniatures stand on the board."""
        n = 0
        for at in self.spots:
            n += self.loose[at]
        return n

    def fleets_at(self, at: int) -> list[int]:
        """The letters of the fleets in a hex, in their order."""
        return [letter for letter in range(LETTERS) if self.fleet_at[letter] == at]

    def places(self) -> list[int]:
        """The hexes with ships, in their order."""
        found = self.spots[:]
        for at in self.fleet_at:
            if at != NOWHERE and at not in found:
                insort(found, at)
        return found

    def ships(self) -> int:
        return self.miniatures() + sum(self.fleet_size)

    # Moving pieces, without anything that follows from it.

    def put_ships(self, at: int, n: int) -> None:
        """So many ships outside fleets stand in a hex from now on."""
        if n and not self.loose[at]:
            insort(self.spots, at)
        elif not n and self.loose[at]:
            self.spots.remove(at)
        self.loose[at] = n

    def put_fleet(self, letter: int, at: int, size: int) -> None:
        self.fleet_at[letter] = at
        self.fleet_size[letter] = size

    def dissolve(self, letter: int) -> None:
        """A fleet leaves the board (E-56)."""
        self.fleet_at[letter] = NOWHERE
        self.fleet_size[letter] = 0
        self.shown[letter] = False

    def shrink(self, letter: int, n: int) -> None:
        """A fleet loses ships; without any it leaves the board."""
        self.fleet_size[letter] -= n
        if self.fleet_size[letter] == 0:
            self.dissolve(letter)
