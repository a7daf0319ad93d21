"""The steps and acts of the set-up, for the tables of flow.py."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.state import Step

from . import bonuses, peoples

SET_UP_STEPS: Final[list[Step[Any, Any]]] = [peoples.Keep(), peoples.Side(), peoples.StartField()]
SET_UP_ACTS: Final[list[Act[Any]]] = [peoples.Peoples(), bonuses.PeopleBonus(), bonuses.SectorBonus()]
