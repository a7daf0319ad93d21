"""What modules lay in the middle of the table. In the base game there is one for all, and nothing in it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.codec import Reader, Writer

from .board import AREAS, LEFT, NO_DIE, RIGHT


class Market:
    """The board of Deal. Dealers lie with their owners (`More.dealers`), tiles under the $ tile as abandoned ones.

    `track`: the seats as their discs lie on the order track, the first first (V-40). `faces`: what each Deal die shows,
    as the number of the face. `left`, `right`: the Deal die on each side of each area, or NO_DIE; `space`: how far they
    have been moved. `ending`: 1 if chips came back into a pool that had been emptied (D-23). `placed`: the dice that
    the exchange under way has made goods, developers or settlers so far.
    """

    __slots__ = ("ending", "faces", "left", "placed", "right", "space", "track")

    def __init__(self) -> None:
        self.track: list[int] = []
        self.faces: list[int] = []
        self.left = [NO_DIE] * AREAS
        self.right = [NO_DIE] * AREAS
        self.space = [0] * AREAS
        self.ending = 0
        self.placed: list[int] = []

    def clone(self) -> Market:
        c = Market()
        c.track = self.track[:]
        c.faces = self.faces[:]
        c.left = self.left[:]
        c.right = self.right[:]
        c.space = self.space[:]
        c.ending = self.ending
        c.placed = self.placed[:]
        return c

    def write(self, w: Writer) -> None:
        w.numbers(self.track)
        w.numbers(self.faces)
        w.numbers(self.left)
        w.numbers(self.right)
        w.numbers(self.space)
        w.values.append(self.ending)
        w.numbers(self.placed)

    def read(self, r: Reader) -> None:
        self.track = r.numbers()
        self.faces = r.numbers()
        self.left = r.numbers()
        self.right = r.numbers()
        self.space = r.numbers()
        self.ending = r.number()
        self.placed = r.numbers()

    def die(self, area: int, side: int) -> int:
        """The Deal die on a side of an area; NO_DIE: there is no deal."""
        return self.left[area] if side == LEFT else self.right[area]

    def is_open(self, area: int) -> bool:
        return self.left[area] != NO_DIE and self.right[area] != NO_DIE

    def free_area(self) -> int:
        """The first area without a deal; -1: there is none."""
        for area in range(AREAS):
            if self.left[area] == NO_DIE:
                return area
        return -1

    def free_dice(self) -> list[int]:
        """The Deal dice on the free market."""
        return [die for die in range(len(self.faces)) if die not in self.left and die not in self.right]

    def clear(self, area: int) -> None:
        """The Deal dice go back to the free market."""
        self.left[area] = NO_DIE
        self.right[area] = NO_DIE
        self.space[area] = 0

    def last_on_track(self, seat: int) -> None:
        """The disc of who opens a deal goes to the last place (V-43)."""
        self.track.remove(seat)
        self.track.append(seat)


def opposite(side: int) -> int:
    return LEFT if side == RIGHT else RIGHT


NO_MARKET: Final = Market()  # of the base game: shared, never changed
