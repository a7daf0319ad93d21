"""How long the game will last."""

from __future__ import annotations

from math import sqrt

from orrery.games.race.rules.state import Race
from orrery.games.race.rules.steps.ending import PRESTIGE_END, TABLEAU_END, tableau_limit

from . import weights
from .cycle import gain_of_cycle
from .figures import Figures


def rounds_left(s: Race, f: Figures) -> float:
    """Rounds after this one: whichever end comes first, by the usual pace, and a little less where several are near."""
    p = s.empire
    r = s.robot
    flow = weights.FLOW + weights.FLOW_ROBOT * r.economy + weights.FLOW_OWN * gain_of_cycle(f, p.tableau, 0.0)
    soon = sooner(s.chips / flow)
    soon += sooner((TABLEAU_END - r.cards()) / weights.ROBOT_PACE)
    soon += sooner((tableau_limit(s) - len(p.tableau)) / weights.OWN_PACE)
    if s.prestige_on:
        soon += sooner((PRESTIGE_END - max(p.prestige, r.prestige)) / weights.PRESTIGE_PACE)
    return max(0.0, 1 / sqrt(sqrt(soon)) - weights.PASSING)


def sooner(rounds: float) -> float:
    near = max(0.3, rounds)
    return 1 / (near * near * near * near)
