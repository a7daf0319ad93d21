"""What lasts for the player's growth phase."""

from __future__ import annotations

from orrery.kernel.codec import Reader, Writer

from ..vocabulary.counter import OVALS


class Growth:
    """The player's counters of this round (growth/). `ovals`: still to be carried out; `squares`: bits."""

    __slots__ = ("bonus", "extra", "left_out", "ovals", "selected", "squares", "used", "waiting")

    def __init__(self) -> None:
        self.selected = [0] * OVALS  # how many of each were selected
        self.ovals = [0] * OVALS
        self.squares = 0
        self.extra = 0  # unused ovals that may still be carried out for nothing
        self.left_out: list[int] = []  # while population grows: stars that the player leaves out, sorted
        self.bonus: list[int] = []  # and those that get a bonus disc, sorted
        self.waiting: list[int] = []  # stars to which a disc comes from another one (E-125), an entry for each
        self.used: list[int] = []  # what is offered once in this phase and was used, or is promised, sorted

    def clone(self) -> Growth:
        c = Growth()
        c.selected = self.selected[:]
        c.ovals = self.ovals[:]
        c.squares = self.squares
        c.extra = self.extra
        c.left_out = self.left_out[:]
        c.bonus = self.bonus[:]
        c.waiting = self.waiting[:]
        c.used = self.used[:]
        return c

    def write(self, w: Writer) -> None:
        w.values.extend(self.selected)
        w.values.extend(self.ovals)
        w.values.extend((self.squares, self.extra))
        w.numbers(self.left_out)
        w.numbers(self.bonus)
        w.numbers(self.waiting)
        w.numbers(self.used)

    def read(self, r: Reader) -> None:
        self.selected = [r.number() for _ in range(OVALS)]
        self.ovals = [r.number() for _ in range(OVALS)]
        self.squares = r.number()
        self.extra = r.number()
        self.left_out = r.numbers()
        self.bonus = r.numbers()
        self.waiting = r.numbers()
        self.used = r.numbers()
