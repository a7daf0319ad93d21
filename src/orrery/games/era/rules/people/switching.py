"""What it costs star people to change their alignment (E-176)."""

from __future__ import annotations

from ..points import award
from ..state import Galaxy
from ..vocabulary import source


def cost_of_switch(s: Galaxy) -> None:
    """By the side that is left: both sides of such a people say so."""
    for power in s.powers:
        award(s, source.PEOPLE, -power.switch_cost(), "E-176", "switch_cost")
