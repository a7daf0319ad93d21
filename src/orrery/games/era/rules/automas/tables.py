"""The steps and acts of the automas, for the tables of flow.py."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.state import Step

from . import blocking, gaining, growing, merging, moving, rolling, spawning, starting, tactics, turn, units, war

AUTOMA_STEPS: Final[list[Step[Any, Any]]] = [blocking.BlockStar(), blocking.BlockPopulation()]
AUTOMA_ACTS: Final[list[Act[Any]]] = [
    moving.AutomaMove(),
    rolling.RollGrowth(),
    turn.AutomaGrowth(),
    tactics.SlaverTactic(),
    starting.StartDiscs(),
    starting.StartBonus(),
    merging.Merge(),
    war.AutomaWar(),
    units.Units(),
    units.Unit(),
    turn.CarryOut(),
    gaining.SlaverGain(),
    growing.SlaverGrow(),
    spawning.Spawn(),
    spawning.SpawnAt(),
]
