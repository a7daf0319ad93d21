"""Objectives: what a tile is worth because it brings one nearer to meeting them (A-20 to A-23)."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.objectives.checks import open_objectives
from orrery.games.roll.rules.objectives.objective import Objective
from orrery.games.roll.rules.pieces import DEVELOPMENT
from orrery.games.roll.rules.sets import OBJECTIVES
from orrery.games.roll.rules.state import Empire, Galaxy

from .valuation import Outlook

TALENT: Final = 1.5  # a worker who comes when he is needed, or a point in the end
LATE: Final = 3.0  # rounds that it takes until one far from met is met
BEHIND: Final = 0.5  # what is left of it when somebody else is as near


def goal_worth(o: Outlook, side: int) -> float:
    """What completing a tile brings towards the open objectives."""
    if not o.box.objectives or o.ignores & OBJECTIVES:
        return 0.0
    value = 0.0
    tableau = o.p.developments if side & 1 == DEVELOPMENT else o.p.worlds
    for objective in open_objectives(o.s):
        before = share(o.s, o.p, objective)
        tableau.append(side)
        after = share(o.s, o.p, objective)
        tableau.pop()
        if after > before:
            gain = objective.talents * TALENT * (after * after - before * before)
            if after < 1.0:
                gain *= min(1.0, o.rounds / LATE)
            if any(share(o.s, q, objective) >= after for q in o.s.players if q.seat != o.p.seat):
                gain *= BEHIND
            value += gain
    return value


def share(s: Galaxy, p: Empire, objective: Objective) -> float:
    """How much of an objective is met: as much as of its hardest condition."""
    least = 1.0
    for condition in objective.conditions:
        value = condition.count(s, p)
        if not condition.holds(value):
            least = min(least, 0.5 if condition.at_most else max(0.0, value / condition.needed))
    return least
