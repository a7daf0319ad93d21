"""The steps of star people, for the tables of flow.py."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.state import Step

from . import converting, fleeing, gaining

PEOPLE_STEPS: Final[list[Step[Any, Any]]] = [
    gaining.MoreStars(),
    fleeing.Flee(),
    converting.Melt(),
    converting.Recast(),
]
