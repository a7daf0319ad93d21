"""The objectives on the table, and what players have done in the phase under way. The base game has none of it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.codec import Reader, Writer


class Goals:
    """`dealt`: the objectives of this game by number (A-19). `met`: the seats that have met each, a bit each; 0: it is
    open, and face up (A-23). In this phase, by seat: goods `shipped`, `developments` and `worlds` completed.
    """

    __slots__ = ("dealt", "developments", "met", "shipped", "worlds")

    def __init__(self) -> None:
        self.dealt: list[int] = []
        self.met: list[int] = []
        self.shipped: list[int] = []
        self.developments: list[int] = []
        self.worlds: list[int] = []

    def begin_phase(self, seats: int) -> None:
        self.shipped = [0] * seats
        self.developments = [0] * seats
        self.worlds = [0] * seats

    def clone(self) -> Goals:
        c = Goals()
        c.dealt = self.dealt[:]
        c.met = self.met[:]
        c.shipped = self.shipped[:]
        c.developments = self.developments[:]
        c.worlds = self.worlds[:]
        return c

    def write(self, w: Writer) -> None:
        w.numbers(self.dealt)
        w.numbers(self.met)
        w.numbers(self.shipped)
        w.numbers(self.developments)
        w.numbers(self.worlds)

    def read(self, r: Reader) -> None:
        self.dealt = r.numbers()
        self.met = r.numbers()
        self.shipped = r.numbers()
        self.developments = r.numbers()
        self.worlds = r.numbers()


NO_GOALS: Final = Goals()  # of the base game: shared, never changed
