"""What expansions keep of every seat. In the base game there is one for all, and nothing in it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.codec import Reader, Writer

from ..orb.die import OrbDie


class More:
    """`talents`: Talent counters in stock, assigned to nothing (A-23). `limit`: of the credits (V-88).

    `selecting`: the die that has selected a phase, while Social Adaptation may move others (D-29). `used`: the dice
    that complete a tile, until its effects are carried out. `swapping`: the good just consumed, while it may be swapped
    (V-25). `less`: what was given so that the top tile needs fewer dice, a bit each (powers/discounts.py). In this
    phase: `consumed`, the colours of worlds consumed from, a bit each; `explorers_moved` by Predictive
    Modeling; `citizens_used`, Habitat Terraforming; `shipped`, goods traded or consumed; `ended`: the powers of its end
    have acted already (A-35). `orb`: the Orb die. `dealers`: those on the board of Deal, and for each where it lies, as
    area and side.
    """

    __slots__ = (
        "citizens_used", "consumed", "dealers", "dealers_at", "ended", "explorers_moved", "less", "limit", "orb",
        "selecting", "shipped", "swapping", "talents", "used",
    )  # fmt: skip

    def __init__(self) -> None:
        self.talents = 0
        self.limit = 0
        self.selecting = -1
        self.used: list[int] = []
        self.swapping = -1
        self.less = 0
        self.orb = OrbDie()
        self.dealers: list[int] = []
        self.dealers_at: list[int] = []
        self.begin_phase()

    def begin_phase(self) -> None:
        self.consumed = 0
        self.explorers_moved = 0
        self.citizens_used = 0
        self.shipped = 0
        self.ended = 0

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
        c.less = self.less
        c.shipped = self.shipped
        c.ended = self.ended
        c.orb = self.orb.clone()
        c.dealers = self.dealers[:]
        c.dealers_at = self.dealers_at[:]
        return c

    def write(self, w: Writer) -> None:
        w.values.extend([
            self.talents, self.limit, self.selecting, self.swapping, self.consumed, self.explorers_moved,
            self.citizens_used, self.less, self.shipped, self.ended,
        ])  # fmt: skip
        w.numbers(self.used)
        self.orb.write(w)
        w.numbers(self.dealers)
        w.numbers(self.dealers_at)

    def read(self, r: Reader) -> None:
        self.talents = r.number()
        self.limit = r.number()
        self.selecting = r.number()
        self.swapping = r.number()
        self.consumed = r.number()
        self.explorers_moved = r.number()
        self.citizens_used = r.number()
        self.less = r.number()
        self.shipped = r.number()
        self.ended = r.number()
        self.used = r.numbers()
        self.orb.read(r)
        self.dealers = r.numbers()
        self.dealers_at = r.numbers()


NO_MORE: Final = More()  # of the base game: shared, never changed
