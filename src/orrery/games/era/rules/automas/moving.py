"""The Move/Combat turn of an automa: its die, and what follows from it (E-214)."""

from __future__ import annotations

from orrery.kernel.acts import Act, entry

from ..board import NOWHERE
from ..movement.gates import owned_relic
from ..state import Galaxy
from ..vocabulary import act, relic_kind
from ..vocabulary.faction import SLAVERS
from ..vocabulary.target import TARGET_KEYS
from .choosing import roll_result
from .merging import hexes_to_merge
from .units import result_now


class AutomaMove(Act[Galaxy]):
    """The die; then the Slavers merge fleets, declare war at peace, use the death ray; then all units move."""

    number = act.AUTOMA_MOVE

    def act(self, s: Galaxy, argument: int) -> None:
        dice = roll_result(s, argument)
        die = min(dice)
        s.robots.movement[argument] = die
        result = result_now(s, argument)
        if s.listener is not None:
            told = {"dice": dice, "die": die, "target": TARGET_KEYS[result.target]}
            s.say("movement_die", argument, "E-214" if len(dice) == 1 else "E-198", told, reveals=True)
        s.plan(entry(act.UNITS, argument))
        if argument == SLAVERS:
            if owned_relic(s, SLAVERS, relic_kind.DEATH_RAY) != NOWHERE:
                s.plan(entry(act.RAY))
            if result.declares_war and not s.wars[SLAVERS]:
                s.plan(entry(act.AUTOMA_WAR))
            s.plan(*[entry(act.MERGE, at) for at in hexes_to_merge(s)])
