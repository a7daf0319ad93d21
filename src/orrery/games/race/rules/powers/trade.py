"""Powers of trading a good (S-46, S-52, S-69)."""

from __future__ import annotations

from typing import Final

from .power import Power, Row


class Bonus(Power):
    """`n` cards more for a good of the kind `good` (ANY_GOOD, THIS_WORLD); `per`: n for each own card with that
    feature.
    """

    __slots__ = ("good", "n", "per")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.good: Final = row.good()
        self.n: Final = row.number("n")
        self.per: Final = row.feature("per")


class NoRegularTradeOfThisGood(Power):
    """The good of this world cannot be sold with Consume: Trade."""

    __slots__ = ()
