"""What expansions keep of every seat. In the base game there is one for all, and nothing in it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.codec import Reader, Writer


class More:
    """`talents`: Talent counters in stock, assigned to nothing (A-23). `limit`: of the credits (V-88).

    `selecting`: the die that has selected a phase, while Social Adaptation may move others (D-29). `used`: the dice
    that complete a tile, until its effects are carried out. `swapping`: the good just consumed, while it may be swapped
    (V-25). In this phase: `consumed`, the colours of worlds consumed from, a bit each; `explorers_moved` by Predictive
    Modeling; `citizens_used`, Habitat Terraforming.
    """

    __slots__ = ("citizens_used", "consumed", "explorers_moved", "limit", "selecting", "swapping", "talents", "used")

    def __init__(self) -> None:
        self.talents = 0
        self.limit = 0
        self.selecting = -1
        self.used: list[int] = []
        self.swapping = -1
        self.begin_phase()

    def begin_phase(self) -> None:
        self.consumed = 0
        self.explorers_moved = 0
        self.citizens_used = 0

    def clone(self) -> More:
        c = More()
        c.talents = self.talents
        c.limit = self.limit
        c.selecting = self.selecting
        c.used = self.used[:]
        c.swapping = self.swapping
        c.consumed = self.consumed
        c.explorers_moved = self.explorers_moved
        c.citizens_used = self.citizens_used
        return c

    def write(self, w: Writer) -> None:
        w.values.extend([
            self.talents, self.limit, self.selecting, self.swapping, self.consumed, self.explorers_moved,
            self.citizens_used,
        ])  # fmt: skip
        w.numbers(self.used)

    def read(self, r: Reader) -> None:
        self.talents = r.number()
        self.limit = r.number()
        self.selecting = r.number()
        self.swapping = r.number()
        self.consumed = r.number()
        self.explorers_moved = r.number()
        self.citizens_used = r.number()
        self.used = r.numbers()


NO_MORE: Final = More()  # of the base game: shared, never changed
