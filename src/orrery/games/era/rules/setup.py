"""Setting up a game (E-21 to E-41): what is laid out, and what happens before the first round."""

from __future__ import annotations

from orrery.kernel.acts import entry

from .options import BY_LOT
from .set_up.laying import lay_out
from .set_up.peoples import deal_peoples
from .state import Galaxy
from .vocabulary import act
from .vocabulary.faction import FARMERS, SLAVERS


def set_up(s: Galaxy, story: int, aim: int, people: int, peoples: list[int]) -> None:
    """`story`, `aim`: the goal, or none, and `people`: a number, BY_LOT, or -1 for star people that are dealt.
    `peoples`: those that can be dealt or drawn.
    """
    lay_out(s, story, aim)
    drawn = people == BY_LOT
    if drawn:
        s.people = peoples[s.chance.below(len(peoples))]
    elif people < 0:
        deal_peoples(s, peoples)
    else:
        s.people = people
    s.plan(
        act.START_DISCS,
        entry(act.START_BONUS, FARMERS),
        entry(act.START_BONUS, SLAVERS),
        entry(act.PEOPLES, drawn),
        act.PEOPLE_BONUS,
        act.SECTOR_BONUS,
        act.ROUND,
    )
