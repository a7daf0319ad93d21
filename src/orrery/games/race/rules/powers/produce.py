"""Powers of Produce (S-57 to S-61)."""

from __future__ import annotations

from typing import Final

from .power import Power, Row


class ProduceHere(Power):
    """A good on this world, for what `pay` says (a number of vocabulary/pay.py)."""

    __slots__ = ("pay",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.pay: Final = row.pay()


class ProduceOnWindfall(Power):
    """A good on a windfall world of the kind `good` (or ANY_GOOD), `not_this` one, for what `pay` says."""

    __slots__ = ("good", "not_this", "pay")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.good: Final = row.good()
        self.not_this: Final = row.flag("not_this")
        self.pay: Final = row.pay()


class DrawIfProducedHere(Power):
    """Draw `n` if this world got a good in this phase."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class PrestigeIfProducedHere(Power):
    """`n` prestige if this world got a good in this phase."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class DrawPerGoodProduced(Power):
    """`n` for each good of the kind `good` produced in this phase."""

    __slots__ = ("good", "n")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.good: Final = row.good()
        self.n: Final = row.number("n")


class DrawPerKindProduced(Power):
    """`n` for each kind produced in this phase."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class DrawIfProducedMost(Power):
    """`n` for who alone produced the most goods of the kind `good` (or ANY_GOOD)."""

    __slots__ = ("good", "n")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.good: Final = row.good()
        self.n: Final = row.number("n")


class DrawPerCard(Power):
    """`n` for each own card with the feature `of`."""

    __slots__ = ("n", "of")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
        self.of: Final = row.feature("of")


class PrestigeIfMostChromosomeWorlds(Power):
    """`n` prestige for who alone has the most chromosome worlds."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class TakeStashedCards(Power):
    """Take all cards under this world."""

    __slots__ = ()
