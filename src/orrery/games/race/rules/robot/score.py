"""The robot's points (S-125), and what breaks a tie (S-126)."""

from __future__ import annotations

from orrery.kernel.score import Part, Score

from ..state import Race
from ..terms import PRESTIGE
from .state import ROBOT


def robot_score(s: Race) -> Score:
    box = s.box
    r = s.robot
    worth = box.robot.worth[s.difficulty]
    parts = [Part("chips", r.vp)]
    for card in r.tableau:
        if box.six_cost[card]:  # instead of what is printed
            parts.append(Part("six_cost", worth, box.keys[card]))
        else:
            parts.append(Part("card", points_of(s, card), box.keys[card]))
    if r.tokens:
        parts.append(Part("tokens", r.tokens * worth))
    if r.prestige:
        parts.append(Part("prestige", r.prestige))
    return Score(ROBOT, parts, r.credit + r.economy)


def points_of(s: Race, card: int) -> int:
    """What is printed; of variable points only those for prestige mean anything here (S-147)."""
    points = s.box.vp[card]
    for term in s.box.scoring[card]:
        if term.formula == PRESTIGE:
            points += s.robot.prestige
    return points
