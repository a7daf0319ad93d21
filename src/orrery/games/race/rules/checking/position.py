"""The whole position, question by question. Each takes for granted what those before it have made sure of."""

from __future__ import annotations

from typing import Final

from orrery.kernel.refusal import BadData
from orrery.kernel.state import EVERY_SEAT, STEP_MASK

from ..audit import audit
from ..flow import STEPS
from ..state import Race
from .agenda import agenda_fits
from .cards import cards_fit, tableau_fits
from .lasting import lasting_fits
from .robot import MOST_PRESTIGE, dice_fit, markers_fit, robot_fits
from .steps import steps_fit

MOST_ROUNDS: Final = 1 << 32  # no game comes near
MOST_BEYOND: Final = 1000  # VP paid in the last round when the supply has run out (S-7)


def check(s: Race) -> None:
    """BadData if this cannot be a position of the game; otherwise its open decision is listed now."""
    _must(_figures_fit(s), "a figure is out of range")
    _must(s.chance.is_sound(), "its chance does not follow from its key")
    _must(cards_fit(s), "there is no such card, or cards are not in order")
    _must(tableau_fits(s), "the tableau of the player is impossible")
    _must(robot_fits(s), "the robot cannot be so")
    _must(markers_fit(s), "nobody can choose such actions")
    _must(dice_fit(s), "the robot's dice cannot lie so")
    wrong = audit(s)
    _must(not wrong, wrong[0] if wrong else "")
    _must(agenda_fits(s), "nothing of the kind can come next")
    _must(lasting_fits(s), "powers cannot have been used so in this phase")
    _must(steps_fit(s), "the player cannot be doing that")
    s.reopen()
    _must((len(s.open) == 1) == bool(s.empire.todo), "there is nothing to choose")
    _must(not s.open or _is_choice(s), "there is nothing to choose")


def _must(fits: bool, what: str) -> None:
    if not fits:
        raise BadData(f"these bytes are no state of this game: {what}")


def _figures_fit(s: Race) -> bool:
    p = s.empire
    if s.viewer != EVERY_SEAT or not 0 <= s.round < MOST_ROUNDS or not 0 <= s.difficulty < len(s.box.robot.tokens):
        return False
    if s.prestige_on != s.box.prestige_on or s.mark or p.waiting or p.busy != bool(p.todo) or s.chips < -MOST_BEYOND:
        return False
    if p.vp < 0 or not 0 <= p.prestige < MOST_PRESTIGE or (p.prestige and not s.prestige_on):
        return False
    for entry in p.todo:
        if entry < 0 or entry & STEP_MASK >= len(STEPS):
            return False
    return s.prestige_on or not (p.gained or p.gained_now)


def _is_choice(s: Race) -> bool:
    """Whether something is left to choose: a whole that takes everything there is, the engine has taken."""
    decision = s.open[0]
    if not s.step(s.empire.todo[-1] & STEP_MASK).in_parts:
        return True
    times = 0
    for choice in decision.choices:
        times += s.times(0, choice)
    return decision.parts >= 1 and times > decision.parts
