"""The Slavers' declarations of war on the player (E-204, E-205)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..diplomacy import declare_war, may_be_attacked
from ..state import Galaxy
from ..vocabulary import act, goal
from ..vocabulary.faction import HUMAN, SLAVERS
from .choosing import roll


class AutomaWar(Act[Galaxy]):
    """By movement results 1 and 2, even without a ship on the board (E-226, E-227)."""

    number = act.AUTOMA_WAR

    def act(self, s: Galaxy, argument: int) -> None:
        declare(s, "E-227" if s.factions[SLAVERS].ships() == 0 else "E-226")


def declare(s: Galaxy, rule: str) -> bool:
    """Whether the Slavers, at peace, declare war now. A card may forbid it (E-81); Cooperation asks for a roll."""
    if not may_be_attacked(s, SLAVERS):
        s.say("war_forbidden", SLAVERS, "E-81", {})
        return False
    if s.goal == goal.COOPERATION:
        die = roll(s)
        declares = die <= s.box.goals[goal.COOPERATION].war_most
        if s.listener is not None:
            told = {"dice": [die], "die": die, "most": s.box.goals[goal.COOPERATION].war_most}
            s.say("war_roll" if declares else "war_roll_fails", SLAVERS, "E-205", told, reveals=True)
        if not declares:
            return False
    declare_war(s, SLAVERS, HUMAN, rule)
    return True
