"""The steps and acts of the growth phase, for the tables of flow.py."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.state import Step

from . import (
    cancelling,
    evacuation,
    fetching,
    gaining,
    growing,
    placing,
    research,
    reserve,
    selecting,
    spoils,
    teleport,
    turn,
    turn_order,
)

GROWTH_STEPS: Final[list[Step[Any, Any]]] = [
    selecting.Ovals(),
    selecting.MoreOvals(),
    selecting.Squares(),
    research.Research(),
    turn.GrowMenu(),
    growing.GrowFirst(),
    growing.GrowBonus(),
    fetching.Fetch(),
    gaining.Gain(),
    spoils.Learn(),
    placing.Place(),
    placing.PlaceInto(),
    placing.PlaceNumber(),
    cancelling.Cancel(),
    research.SecondField(),
    teleport.Teleport(),
    teleport.TeleportTo(),
    evacuation.Evacuate(),
    reserve.Reserve(),
]
GROWTH_ACTS: Final[list[Act[Any]]] = [
    selecting.Select(),
    turn_order.Switch(),
    turn_order.Order(),
    turn.GrowTurn(),
    spoils.LearnByForce(),
]
