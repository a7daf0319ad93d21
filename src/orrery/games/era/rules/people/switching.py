"""What it costs star people to change their alignment (E-176)."""

from __future__ import annotations

from ..points import award
from ..powers.power import PeoplePower
from ..state import Galaxy
from ..vocabulary import source


def cost_of_switch(s: Galaxy, left: list[PeoplePower]) -> None:
    """By the powers of the side that was left: both sides of such a people say so."""
    for power in left:
        award(s, source.PEOPLE, -power.switch_cost(), "E-176", "switch_cost")
