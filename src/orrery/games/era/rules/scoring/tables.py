"""The steps and acts of scoring."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.state import Step

from .final import TheEnd
from .leadership import Lead, LeadShip
from .rounds import EndOfRound, ScoreRound

SCORING_STEPS: Final[list[Step[Any, Any]]] = [LeadShip()]

SCORING_ACTS: Final[list[Act[Any]]] = [ScoreRound(), EndOfRound(), Lead(), TheEnd()]
