"""Powers that Develop and Settle share: what a card costs, and what comes of placing it (S-27, S-29, S-32, S-41)."""

from __future__ import annotations

from typing import Final

from ..vocabulary.goods import ANY_GOOD, GOOD_KEYS
from .power import Power, Row


class ReduceCost(Power):
    """A card costs `n` less; in Settle with a `good` only a world of that kind, else ANY_GOOD."""

    __slots__ = ("good", "n")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
        self.good: Final = row.good("good", GOOD_KEYS[ANY_GOOD])


class SpendGoodReduceCost(Power):
    """Discard a good of the kind `good`, and a card costs `n` less."""

    __slots__ = ("good", "n")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.good: Final = row.good()
        self.n: Final = row.number("n")


class DrawAfterPlacing(Power):
    """Draw `n` after placing a card."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class PrestigeAfterPlacing(Power):
    """`n` prestige after placing a card that has the feature `when`."""

    __slots__ = ("n", "when")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
        self.when: Final = row.feature("when")


class StashPaymentCard(Power):
    """`n` of the cards just paid go face down under this card."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
