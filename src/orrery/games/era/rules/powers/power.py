"""What every power of a star people is. The kinds stand beside this file."""

from __future__ import annotations

from typing import Final

from ..box.row import Row
from ..vocabulary.power import POWER_KEYS


class PeoplePower:
    """`kind`: a number of vocabulary/power.py. Each class reads its own figures from a row of the content."""

    __slots__ = ("kind",)

    def __init__(self, row: Row) -> None:
        self.kind: Final[int] = row.word("effect", POWER_KEYS)
