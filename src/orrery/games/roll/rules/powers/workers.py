"""Virtual workers (R-90)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..pieces import COLOUR_KEYS
from ..vocabulary.phase import PHASE_KEYS
from .power import Power, Row

if TYPE_CHECKING:
    from .powers import Powers


class ExtraWorkers(Power):
    """Whenever `phase` is played, virtual workers of the colours `dice` join it."""

    __slots__ = ("dice", "phase")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.phase: int = PHASE_KEYS.index(row["phase"])
        self.dice: list[int] = [COLOUR_KEYS.index(die) for die in row["dice"]]

    def join(self, powers: Powers) -> None:
        powers.workers.append(self)
