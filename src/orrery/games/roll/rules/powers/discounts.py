"""Powers that make a tile cheaper for a price, where that completes it (A-34, A-38, D-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .building import CostReduction
from .power import Row, colour_mask

if TYPE_CHECKING:
    from ..state import Empire, Galaxy
    from .powers import Powers

BY_CREDITS: Final = 1  # bits of `More.less`: what has been given for the top tile
BY_DIE: Final = 2


class Discount(CostReduction):
    """A tile needs `amount` dice less, if so many `credits` are paid for it, or a die of these `colours` is returned.

    Once a tile: `bit` says in `More.less` that it was used. It acts after all that lowers the cost anyway.
    """

    __slots__ = ("bit", "colours", "price")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.bit = BY_CREDITS
        self.price = 0
        self.colours = 0

    def join(self, powers: Powers) -> None:
        powers.reductions.append(self)
        powers.discounts.append(self)

    def lowered(self, s: Galaxy, p: Empire, side: int, cost: int) -> int:
        stack = p.stacks[side & 1]
        if p.more.less & self.bit and stack and stack[-1] == side:
            return super().lowered(s, p, side, cost)
        return cost


class PayToReduce(Discount):
    __slots__ = ()

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.price = row["credits"]


class ReturnToReduce(Discount):
    __slots__ = ()

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.bit = BY_DIE
        self.colours = colour_mask([row["colour"]])
