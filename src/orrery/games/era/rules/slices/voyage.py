"""What lasts for the player's movement."""

from __future__ import annotations

from orrery.kernel.codec import Reader, Writer

from ..board import NOWHERE
from ..vocabulary.letter import LETTERS


class Voyage:
    """The player's movement (movement/). `ranges`: a number for each ship outside fleets, sorted: its hex and, below
    RANGE_BITS, the range that it has left; empty outside the player's movement. `fleet_ranges`: by letter.
    """

    __slots__ = (
        "arranged", "dart", "fleet_ranges", "lifted", "nebula_range", "number", "ranges", "regrouped", "sailing",
        "swapped", "views", "views_extra",
    )  # fmt: skip

    def __init__(self) -> None:
        self.ranges: list[int] = []
        self.fleet_ranges = [0] * LETTERS
        self.sailing = False  # ships have their ranges
        self.dart = 0  # the part of its range that the D fleet has had as its bonus (E-55)
        self.nebula_range = 0  # what a card gives to ships that start in a nebula, instead of the usual (E-62)
        self.lifted = NOWHERE  # what is being moved: a hex, or HEXES and a letter
        self.number = 0  # how many ships of it; 0: all
        self.regrouped: list[int] = []  # hexes whose fleets were arranged, sorted
        self.arranged = 0  # in the hex whose fleets are being arranged: letters that have got their ships, bits
        self.swapped: list[int] = []  # pairs of letters that were exchanged, sorted: LETTERS * one + other
        self.views = 0  # remote views used in this round (E-75)
        self.views_extra = 0  # those of the Ancient Pyramids (E-77)

    def clone(self) -> Voyage:
        c = Voyage()
        c.ranges = self.ranges[:]
        c.fleet_ranges = self.fleet_ranges[:]
        c.sailing = self.sailing
        c.dart = self.dart
        c.nebula_range = self.nebula_range
        c.lifted = self.lifted
        c.number = self.number
        c.regrouped = self.regrouped[:]
        c.arranged = self.arranged
        c.swapped = self.swapped[:]
        c.views = self.views
        c.views_extra = self.views_extra
        return c

    def write(self, w: Writer) -> None:
        w.values.extend((
            self.sailing, self.dart, self.nebula_range, self.lifted, self.number, self.arranged, self.views,
            self.views_extra,
        ))  # fmt: skip
        w.numbers(self.ranges)
        w.values.extend(self.fleet_ranges)
        w.numbers(self.regrouped)
        w.numbers(self.swapped)

    def read(self, r: Reader) -> None:
        self.sailing = r.flag()
        self.dart = r.number()
        self.nebula_range = r.number()
        self.lifted = r.number()
        self.number = r.number()
        self.arranged = r.number()
        self.views = r.number()
        self.views_extra = r.number()
        self.ranges = r.numbers()
        self.fleet_ranges = [r.number() for _ in range(LETTERS)]
        self.regrouped = r.numbers()
        self.swapped = r.numbers()
