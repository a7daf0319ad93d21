"""Drawing for nothing, in Consume (S-55) and in Produce (S-60)."""

from __future__ import annotations

from typing import Final

from .power import Power, Row


class Draw(Power):
    """Draw `n`."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
