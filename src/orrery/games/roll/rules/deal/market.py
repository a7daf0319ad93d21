"""What modules lay in the middle of the table. In the base game there is one for all, and nothing in it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.codec import Reader, Writer


class Market:
    """`track`: the seats as their discs lie on the order track, the first first (V-40)."""

    __slots__ = ("track",)

    def __init__(self) -> None:
        self.track: list[int] = []

    def clone(self) -> Market:
        c = Market()
        c.track = self.track[:]
        return c

    def write(self, w: Writer) -> None:
        w.numbers(self.track)

    def read(self, r: Reader) -> None:
        self.track = r.numbers()


NO_MARKET: Final = Market()  # of the base game: shared, never changed
