"""What expansions keep of every seat. In the base game there is one for all, and nothing in it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.codec import Reader, Writer


class More:
    """`talents`: Talent counters in stock, assigned to nothing (A-23). `limit`: of the credits (V-88)."""

    __slots__ = ("limit", "talents")

    def __init__(self) -> None:
        self.talents = 0
        self.limit = 0

    def clone(self) -> More:
        c = More()
        c.talents = self.talents
        c.limit = self.limit
        return c

    def write(self, w: Writer) -> None:
        w.values.extend([self.talents, self.limit])

    def read(self, r: Reader) -> None:
        self.talents = r.number()
        self.limit = r.number()


NO_MORE: Final = More()  # of the base game: shared, never changed
