"""The steps of the base game, as expansions change some of them, and those that they add."""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import table_of

from ..deal.steps import DEAL_STEPS
from ..flow import STEPS
from ..orb.muster import Muster, MusterWorld
from ..orb.steps import OrbArrow, OrbFace, OrbSide, Research
from .casualty import LoseSettler
from .citizens import Citizens
from .completion import Effects, Guild
from .deficit import Deficit
from .discount import ReturnForDiscount, UseDiscount
from .exchange import Substitute, Swap
from .foresight import Forecast, Relocate, RelocateInto
from .removal import RemoveFromAnywhere
from .start_dice import RemoveStart
from .talent_steps import (
    AssignTalents,
    LoseSettlerOrTalent,
    ReassignWithTalents,
    RecallTalents,
    SacrificeADie,
)

ALL_STEPS: Final = table_of(
    [
        *STEPS,
        RemoveStart(),
        Forecast(),
        Relocate(),
        RelocateInto(),
        Effects(),
        Guild(),
        Substitute(),
        Swap(),
        Citizens(),
        LoseSettler(),
        AssignTalents(),
        UseDiscount(),
        ReturnForDiscount(),
        Deficit(),
        Research(),
        OrbSide(),
        OrbFace(),
        OrbArrow(),
        MusterWorld(),
        Muster(),
        *DEAL_STEPS,
    ]
)
for changed in (
    ReassignWithTalents(),
    SacrificeADie(),
    RemoveFromAnywhere(),
    RecallTalents(),
    LoseSettlerOrTalent(),
):
    ALL_STEPS[changed.number] = changed
