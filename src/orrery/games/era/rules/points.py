"""Destiny points for the player, and where they come from."""

from __future__ import annotations

from typing import Any

from .state import Galaxy
from .vocabulary.faction import HUMAN
from .vocabulary.source import SOURCE_KEYS


def award(s: Galaxy, source: int, n: int, rule: str, why: str, **told: Any) -> None:
    """DP for the player, or a loss if below 0 (E-12). `why` is a key for the texts: `points` with `why`."""
    if n == 0:
        return
    s.points[source] += n
    if s.listener is not None:
        s.say("points", HUMAN, rule, {"n": n, "source": SOURCE_KEYS[source], "why": why, "total": s.total(), **told})
