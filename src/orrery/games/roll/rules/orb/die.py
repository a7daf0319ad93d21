"""A seat's Orb die: the faces on its six sides, where their arrows point, and what was rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orrery.kernel.codec import Reader, Writer

if TYPE_CHECKING:
    from ..powers.power import Power
    from .faces import Face, Faces

SIDES: Final = 6
NO_SIDE: Final = -1


class OrbDie:
    """`faces`: by side; `arrows`: the side that each points at, or NO_SIDE. `up`: the side rolled this round.

    `out`: 1 if it lies in the cup for the rest of the round (V-74). `points` are left to improve it with; `mustered`:
    dice that this roll has put to work so far (V-75). Without the module a seat has none: no faces.
    """

    __slots__ = ("arrows", "faces", "mustered", "out", "points", "up")

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.arrows: list[int] = []
        self.up = NO_SIDE
        self.out = 0
        self.points = 0
        self.mustered = 0

    def clone(self) -> OrbDie:
        c = OrbDie()
        c.faces = self.faces[:]
        c.arrows = self.arrows[:]
        c.up = self.up
        c.out = self.out
        c.points = self.points
        c.mustered = self.mustered
        return c

    def write(self, w: Writer) -> None:
        w.values.extend([self.up, self.out, self.points, self.mustered])
        w.numbers(self.faces)
        w.numbers(self.arrows)

    def read(self, r: Reader) -> None:
        self.up = r.number()
        self.out = r.number()
        self.points = r.number()
        self.mustered = r.number()
        self.faces = r.numbers()
        self.arrows = r.numbers()

    # What it shows.

    def leads_to(self, kinds: Faces, side: int) -> int:
        """The side that acts when this one is rolled: arrows and Clones are followed; a loop leads nowhere (V-77)."""
        for _ in range(SIDES):
            if side == NO_SIDE or not kinds.all[self.faces[side]].arrow:
                return side
            side = self.arrows[side]
        return NO_SIDE

    def shown(self, kinds: Faces) -> Face | None:
        """The face that acts in this round, if any."""
        if self.out or self.up == NO_SIDE:
            return None
        side = self.leads_to(kinds, self.up)
        return None if side == NO_SIDE else kinds.all[self.faces[side]]

    def meant(self, kinds: Faces, side: int) -> Face:
        """What a side counts as: a Clone as the side that it points at, an arrow as itself (V-79, D-40)."""
        for _ in range(SIDES):
            face = kinds.all[self.faces[side]]
            if not face.clone:
                return face
            side = self.arrows[side]
        return kinds.all[self.faces[side]]

    def powers(self, kinds: Faces) -> list[Power]:
        """Powers that its owner has by what it shows."""
        face = self.shown(kinds)
        return [] if face is None else face.powers

    def vp(self, kinds: Faces) -> int:
        """Points at the end of the game (V-80)."""
        total = 0
        for side in range(len(self.faces)):
            total += self.meant(kinds, side).vp
        return total
