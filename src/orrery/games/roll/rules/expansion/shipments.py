"""Counting shipments, for objectives."""

from __future__ import annotations

from orrery.kernel.choice import Choice

from ..phases.ship import By
from ..sets import OBJECTIVES
from ..state import Empire, Galaxy


class CountShipments(By):
    """Each good that is traded or consumed counts, until the phase is over."""

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if s.box.sets & OBJECTIVES:
            s.goals.shipped[p.seat] += 1
        super().take(s, p, c)
