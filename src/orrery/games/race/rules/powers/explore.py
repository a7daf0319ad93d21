"""Powers of Explore (S-23 to S-25)."""

from __future__ import annotations

from typing import Final

from .power import Power, Row


class DrawExtra(Power):
    """Draw `n` more."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class KeepExtra(Power):
    """Keep `n` more."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class MixWithHand(Power):
    """What is drawn joins the hand before anything is discarded."""

    __slots__ = ()


class DiscardCardForPrestige(Power):
    """Before drawing: discard `cards` of the hand for `prestige`."""

    __slots__ = ("cards", "prestige")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.cards: Final = row.number("cards")
        self.prestige: Final = row.number("prestige")
