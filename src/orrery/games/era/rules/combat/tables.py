"""The steps and acts of combat."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.state import Step

from .battles import BattleOver, Battles, BattleWhere, Fight
from .comparing import BattleCards, BeforeCombat, Compare
from .forcing import Force
from .losses import Destroy, Losses, OwnLosses, WinnersLose
from .ray import Ray, RayAt
from .retreat import Evade, FallBack, Retreat, RetreatTo

COMBAT_STEPS: Final[list[Step[Any, Any]]] = [
    BattleWhere(),
    Force(),
    BattleCards(),
    Retreat(),
    RetreatTo(),
    Losses(),
    OwnLosses(),
    RayAt(),
]

COMBAT_ACTS: Final[list[Act[Any]]] = [
    Battles(),
    Fight(),
    BeforeCombat(),
    Evade(),
    Compare(),
    Destroy(),
    WinnersLose(),
    FallBack(),
    BattleOver(),
    Ray(),
]
