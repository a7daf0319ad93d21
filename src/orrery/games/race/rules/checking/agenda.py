"""What is still to come in a round: it follows from what was chosen, and from how far the round has come."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import entry
from orrery.kernel.state import STEP_MASK

from ..phases.harvest import counts_goods
from ..state import NO_DICE, Race
from ..steps.choosing import chooses_late, phases_of
from ..steps.ending import is_over, reasons
from ..vocabulary import act, phase, step

ACT_OF_PHASE: Final = [
    act.SEARCH_PHASE, act.EXPLORE_PHASE, act.DEVELOP_PHASE, act.SETTLE_PHASE, act.CONSUME_PHASE, act.PRODUCE_PHASE,
]  # fmt: skip
ROBOT_OF_PHASE: Final = [
    -1, act.ROBOT_EXPLORE, act.ROBOT_DEVELOP, act.ROBOT_SETTLE, act.ROBOT_CONSUME, act.ROBOT_PRODUCE,
]  # fmt: skip


def agenda_fits(s: Race) -> bool:
    """How far the round has come: dice, markers and agenda go together."""
    todo = s.empire.todo
    top = todo[-1] & STEP_MASK if todo else -1
    rolled = s.dice != NO_DICE
    placed = rolled and len(s.markers) == 2 and top not in (step.CHOOSE, step.RAISE)
    if s.phase >= 0:
        return placed and s.round > 0 and top >= 0 and in_phase(s)
    if s.which or (s.dice_spaces != NO_DICE and not placed):
        return False
    if s.round == 0:
        return top >= 0 and not rolled and not s.markers and s.agenda == [act.ROUND]
    if top in (step.CHOOSE, step.RAISE):
        return goes_on(s) and before_phases(s, top, rolled)
    over = is_over(s)
    return placed and s.agenda == ([act.END_GAME if over else act.ROUND] if todo else []) and (over or top >= 0)


def goes_on(s: Race) -> bool:
    """No round begins when the game is over; but those who lead may get the last chips at its beginning (S-72)."""
    over = reasons(s)
    return not over or (over == ["chips"] and s.prestige_on and s.chips >= -1)


def before_phases(s: Race, top: int, rolled: bool) -> bool:
    """S-13; with a card that chooses late, a second choice after the roll (S-148)."""
    chosen = len(s.markers)
    owed = 2 - chosen if top == step.CHOOSE else 0
    if not chooses_late(s):
        return not rolled and s.empire.owed == owed and s.agenda == [act.PHASES, act.PLACE_DICE, act.ROLL]
    if rolled:
        return chosen >= 1 and s.empire.owed == owed and s.agenda == [act.PHASES, act.PLACE_DICE]
    later = [act.PHASES, act.PLACE_DICE, entry(act.CHOOSE, 1), act.ROLL]
    return chosen == 0 and s.empire.owed == 1 and s.agenda == later


def in_phase(s: Race) -> bool:
    """The phases that follow, the robot's part of this one, and what is under way in it."""
    if not phase.SEARCH <= s.phase <= phase.PRODUCE or s.which not in (0, 1):
        return False
    phases = phases_of(s)
    now = entry(ACT_OF_PHASE[s.phase], s.which)
    if now not in phases:
        return False
    expected = [act.END_ROUND, *phases[: phases.index(now) : -1]]
    if s.phase != phase.SEARCH:
        expected.append(entry(ROBOT_OF_PHASE[s.phase], s.which))
    if s.empire.placing >= 0:
        expected.append(act.PLACED)
    elif s.phase == phase.EXPLORE and s.empire.todo[0] & STEP_MASK == step.OFFER:
        expected.append(act.EXPLORE_DRAW)
    elif s.phase == phase.PRODUCE and counts_goods(s):
        expected.append(act.PRODUCED)
    return s.agenda == expected
