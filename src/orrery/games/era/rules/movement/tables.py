"""The steps and acts of movement, for the tables of flow.py."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.state import Step

from . import blocking, destination, fleets, moving, scouting, tactics, viewing

MOVEMENT_STEPS: Final[list[Step[Any, Any]]] = [
    fleets.Fleets(),
    moving.Moves(),
    destination.Destination(),
    fleets.Regroup(),
    fleets.Crew(),
    viewing.LookAt(),
    blocking.BlockGate(),
    tactics.PutTactic(),
]
MOVEMENT_ACTS: Final[list[Act[Any]]] = [
    moving.Move(),
    moving.Sail(),
    scouting.Land(),
    scouting.Scout(),
    viewing.View(),
]
