"""The dice of the automas for the growth phase (E-234, E-235, E-198)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..levels import gainable
from ..state import Galaxy
from ..vocabulary import act, sentence
from ..vocabulary.faction import FARMERS, SLAVERS
from .cancelling import result_of
from .choosing import FACES, roll_result
from .learning import NO_FIELD, draw_field


class RollGrowth(Act[Galaxy]):
    """Right after the player's selection. The Slavers' random field is fixed at once (E-236)."""

    number = act.ROLL_GROWTH

    def act(self, s: Galaxy, argument: int) -> None:
        r = s.robots
        r.done = 0
        r.cancelled = 0
        r.field = NO_FIELD
        if s.factions[FARMERS].ships() == 0:
            r.growth[FARMERS] = FACES
            if s.listener is not None:
                s.say("growth_without_ships", FARMERS, "E-235", {"die": FACES})
        else:
            roll_growth(s, FARMERS)
        roll_growth(s, SLAVERS)
        for said in result_of(s, SLAVERS):
            if said.kind == sentence.RESEARCH and said.field == sentence.RANDOM_FIELD:
                fields = gainable(s, SLAVERS)
                if fields:
                    r.field = draw_field(s, SLAVERS, fields, "E-236")
                else:
                    s.say("no_field_left", SLAVERS, "E-193", {})


def roll_growth(s: Galaxy, automa: int) -> None:
    dice = roll_result(s, automa)
    s.robots.growth[automa] = min(dice)
    if s.listener is not None:
        rule = "E-234" if len(dice) == 1 else "E-198"
        s.say("growth_die", automa, rule, {"dice": dice, "die": min(dice)}, reveals=True)
