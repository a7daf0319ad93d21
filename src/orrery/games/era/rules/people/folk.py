"""What the powers of the player's star people have done in this round: a slice of the state."""

from __future__ import annotations

from orrery.kernel.codec import Reader, Writer


class Folk:
    """`expelled`: how often others were made to retreat; `barred`: hexes that a faction may not enter again in this
    round, sorted, FACTIONS * hex + faction; `allies`: free ally actions that are still to come in this turn.
    """

    __slots__ = ("allies", "barred", "expelled")

    def __init__(self) -> None:
        self.expelled = 0
        self.barred: list[int] = []
        self.allies = 0

    def clone(self) -> Folk:
        c = Folk()
        c.expelled = self.expelled
        c.barred = self.barred[:]
        c.allies = self.allies
        return c

    def write(self, w: Writer) -> None:
        w.values.extend((self.expelled, self.allies))
        w.numbers(self.barred)

    def read(self, r: Reader) -> None:
        self.expelled = r.number()
        self.allies = r.number()
        self.barred = r.numbers()
