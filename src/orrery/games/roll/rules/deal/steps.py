"""The questions of Deal, by the numbers that vocabulary/step.py gives them."""

from __future__ import annotations

from typing import Final

from ..roll_step import RollStep
from .exchange import Exchange, PlaceDealt, SubstituteTile
from .phase import Deal, DealDie, Dealer

DEAL_STEPS: Final[list[RollStep]] = [Deal(), Dealer(), DealDie(), Exchange(), PlaceDealt(), SubstituteTile()]
