"""The objectives on the table (A-19 to A-23)."""

from __future__ import annotations

from ..state import Galaxy
from ..vocabulary import stage

MOST_IN_A_PHASE = 1000  # goods shipped, tiles completed: no phase comes near


def objectives_fit(s: Galaxy) -> bool:
    goals = s.goals
    box = s.box
    if not box.objectives:
        return not (goals.dealt or goals.met or goals.shipped or goals.developments or goals.worlds)
    if len(goals.dealt) != box.drawn_objectives or len(goals.met) != box.drawn_objectives:
        return False
    if goals.dealt != sorted(set(goals.dealt)) or goals.dealt[0] < 0 or goals.dealt[-1] >= len(box.objectives):
        return False
    for seats in goals.met:
        if not 0 <= seats < 1 << len(s.players) or (seats and s.stage == stage.SET_UP):
            return False
    return (
        _counts_fit(s, goals.shipped, stage.SHIP)
        and _counts_fit(s, goals.developments, stage.DEVELOP)
        and _counts_fit(s, goals.worlds, stage.SETTLE)
    )


def _counts_fit(s: Galaxy, counts: list[int], counted: int) -> bool:
    """One figure for each seat; none has any but in the phase in which it is counted."""
    if len(counts) != len(s.players):
        return False
    for n in counts:
        if not 0 <= n <= MOST_IN_A_PHASE or (n and s.stage != counted):
            return False
    return True
