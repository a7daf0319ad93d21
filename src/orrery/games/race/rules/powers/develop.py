"""Powers of Develop alone (S-26, S-27). What it shares with Settle stands in placing.py."""

from __future__ import annotations

from typing import Final

from .power import Power, Row


class DrawAtStart(Power):
    """Draw `n` at the start of the phase."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class DrawThenDiscardAtStart(Power):
    """At the start of the phase `draw` cards, then `discard` any of the hand."""

    __slots__ = ("discard", "draw")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.draw: Final = row.number("draw")
        self.discard: Final = row.number("discard")


class DiscardThisReduceCost(Power):
    """Discard the card itself, and the development costs `n` less."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
