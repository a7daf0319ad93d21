"""What a question needs, and everything else at rest."""

from __future__ import annotations

from orrery.kernel.state import STEP_BITS

from ..powers.power import Power
from ..state import Race
from ..steps.discarding import WHY_BITS
from ..vocabulary import step


def at_rest(
    s: Race,
    owed: bool = False,
    picked: bool = False,
    drawn: bool = False,
    chosen: bool = False,
    placing: bool = False,
) -> bool:
    """Whether nothing is under way but what is named here; what is owed, is owed."""
    p = s.empire
    if (p.owed < 1) if owed else (p.owed != 0):
        return False
    if (p.picked and not picked) or (p.drawn and not drawn) or (p.chosen and not chosen):
        return False
    if placing:
        return p.placing >= 0
    return p.placing == -1 and p.way == -1


def discard(reason: int, at: int = 0) -> int:
    """The step that asks for cards of the hand, for this reason."""
    return step.DISCARD | (reason | at << WHY_BITS) << STEP_BITS


def power_at(s: Race, at: int, table: list[list[Power]], kind: int) -> Power | None:
    """The power of this kind of a card that was there when the phase began."""
    if 0 <= at < len(s.empire.present):
        for power in table[s.empire.present[at]]:
            if power.kind == kind:
                return power
    return None
