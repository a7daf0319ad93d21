"""Boxes of expansions for tests. Powers and effects of kinds that no code plays yet are left out of them."""

from __future__ import annotations

from typing import Any

from orrery.games.roll.rules.catalogue import Shelf, read
from orrery.games.roll.rules.content import Boxes
from orrery.games.roll.rules.pieces import EFFECT_KEYS
from orrery.games.roll.rules.powers.kinds import read_power
from orrery.games.roll.rules.sets import AMBITION, DEAL, ORB, RIVALRY
from tests.games.roll.rules.scene import Scene

NAMES = ["tiles", "starts", "dice", "figures", "ambition", "objectives", "rivalry", "deal", "orb", "special_dice"]


def can_be_read(power: dict[str, Any]) -> bool:
    try:
        read_power(0, power)
    except (KeyError, ValueError):
        return False
    return True


def known(thing: Any) -> Any:
    """Content without the powers and effects that cannot be read."""
    if isinstance(thing, list):
        return [known(item) for item in thing]
    if not isinstance(thing, dict):
        return thing
    row = {name: known(value) for name, value in thing.items()}
    if "powers" in row:
        row["powers"] = [power for power in row["powers"] if can_be_read(power)]
    if "effects" in row:
        row["effects"] = [effect for effect in row["effects"] if effect["kind"] in EFFECT_KEYS or "moment" in effect]
    return row


BOXES = Boxes(shelf=Shelf({f"{name}.toml": known(read(f"{name}.toml")) for name in NAMES}))
AMBITION_BOX = BOXES.of(AMBITION)
RIVALRY_BOX = BOXES.of(RIVALRY)
DEAL_BOX = BOXES.of(RIVALRY | DEAL)
ORB_BOX = BOXES.of(RIVALRY | ORB)
BOTH_BOX = BOXES.of(RIVALRY | DEAL | ORB)


def ambition(seats: int = 2) -> Scene:
    return Scene(seats, box=AMBITION_BOX)


def rivalry(seats: int = 2) -> Scene:
    return Scene(seats, box=RIVALRY_BOX)


def deal(seats: int = 2) -> Scene:
    return Scene(seats, box=DEAL_BOX)


def orb(seats: int = 2) -> Scene:
    return Scene(seats, box=ORB_BOX)
