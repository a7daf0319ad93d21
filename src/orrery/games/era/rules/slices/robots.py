"""What the automas rolled and drew."""

from __future__ import annotations

from orrery.kernel.codec import Reader, Writer

from ..vocabulary.faction import FACTIONS


class Robots:
    """What the automas rolled and drew (automas/). Dice are 1 to 6, or 0 before they are rolled.

    While the Slavers gain stars: `tested` hexes, `gained` stars, attempts `left`, and whether they have gone on to the
    `otherwise` of the sentence.
    """

    __slots__ = (
        "cancelled", "done", "field", "gained", "growth", "left", "movement", "otherwise", "power", "ray_used",
        "tested", "units", "wormholes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.power = 0  # discs on the power track (E-200)
        self.movement = [0] * FACTIONS  # by faction
        self.growth = [0] * FACTIONS
        self.field = -1  # the technology that the Slavers' result 6 has fixed (E-234)
        self.cancelled = 0  # sentences of the results that the player has cancelled (automas/cancelling.py), bits
        self.done = 0  # those carried out
        self.ray_used = False  # the Slavers' Planetary Death Ray in this round (E-99)
        self.units: list[int] = []  # what has still to move (automas/units.py), in the order of hexes
        self.wormholes = 0  # where ships were spawned by this sentence, bits
        self.tested: list[int] = []  # sorted
        self.gained = 0
        self.left = 0
        self.otherwise = False

    def clone(self) -> Robots:
        c = Robots()
        c.power = self.power
        c.movement = self.movement[:]
        c.growth = self.growth[:]
        c.field = self.field
        c.cancelled = self.cancelled
        c.done = self.done
        c.ray_used = self.ray_used
        c.units = self.units[:]
        c.wormholes = self.wormholes
        c.tested = self.tested[:]
        c.gained = self.gained
        c.left = self.left
        c.otherwise = self.otherwise
        return c

    def write(self, w: Writer) -> None:
        w.values.extend((
            self.power, self.field, self.cancelled, self.done, self.wormholes, self.gained, self.left, self.otherwise,
            self.ray_used,
        ))  # fmt: skip
        w.values.extend(self.movement)
        w.values.extend(self.growth)
        w.numbers(self.units)
        w.numbers(self.tested)

    def read(self, r: Reader) -> None:
        self.power = r.number()
        self.field = r.number()
        self.cancelled = r.number()
        self.done = r.number()
        self.wormholes = r.number()
        self.gained = r.number()
        self.left = r.number()
        self.otherwise = r.flag()
        self.ray_used = r.flag()
        self.movement = [r.number() for _ in range(FACTIONS)]
        self.growth = [r.number() for _ in range(FACTIONS)]
        self.units = r.numbers()
        self.tested = r.numbers()
