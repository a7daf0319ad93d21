"""Questions with many hexes: which choices a list leaves out, since they are typed, or clicked on the board."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.board import HEXES
from orrery.games.era.rules.vocabulary import verb
from orrery.kernel.choice import Choice, Decision

MANY: Final = 12  # choices from which on hexes are left out
DESTINATION: Final = "destination"
PLACES: Final = (
    verb.LIFT, verb.TO, verb.REGROUP, verb.SWAP, verb.SCOUT, verb.VIEW_OF, verb.LEAVE, verb.BONUS, verb.FROM,
    verb.PLACE, verb.HOME, verb.GIVE, verb.RAY,
)  # fmt: skip


def is_folded(decision: Decision, choice: Choice) -> bool:
    """Where ships can go is told by its cost; other hexes only where there are too many for a list."""
    if choice.verb == verb.TO and decision.kind == DESTINATION:
        return True
    if choice.verb == verb.LIFT and choice.a >= HEXES:  # a fleet
        return False
    if choice.verb == verb.VIEW_OF and choice.a >= 2 * HEXES:  # a fleet, or a card
        return False
    return choice.verb in PLACES and len(decision.choices) > MANY
