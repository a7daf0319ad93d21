"""Scenes with Objectives: tiles of the bag by what they are, and who met what."""

from __future__ import annotations

from orrery.games.roll.rules.sets import AMBITION, OBJECTIVES
from tests.games.roll.rules.scene import Scene

from .boxes import BOXES

SETS = AMBITION | OBJECTIVES
BOX = BOXES.of(SETS)
KEYS = [objective.key for objective in BOX.objectives]


def scene_of(*objectives: str, seats: int = 2) -> Scene:
    scene = Scene(seats, box=BOX)
    scene.objectives(*objectives)
    return scene


def met(scene: Scene) -> dict[int, list[str]]:
    """Who was told to have met what."""
    found: dict[int, list[str]] = {}
    for event in scene.events("objective"):
        found.setdefault(event.seat, []).append(event.params["objective"])
    return found


def worlds(colour: str, n: int) -> list[str]:
    """Cheap worlds of the bag that ask nothing when completed."""
    found = [
        BOX.sides[2 * tile]
        for tile in BOX.bag
        if BOX.sides[2 * tile].row["colour"] == colour
        and not any(effect["kind"] == "remove_die" for effect in BOX.sides[2 * tile].row["effects"])
    ]
    return [side.key for side in sorted(found, key=lambda side: side.cost)[:n]]


def developments(cost: int, n: int) -> list[str]:
    """Developments of the bag that cost so much, with powers that do not act while they are built."""
    found = [BOX.sides[2 * tile + 1] for tile in BOX.bag]
    quiet = [side for side in found if side.cost == cost and not side.effects and side.row["keywords"] == ["reassign"]]
    return [side.key for side in quiet[:n]]


def acting_in(keyword: str) -> str:
    """A development of the bag with this keyword alone."""
    found = [BOX.sides[2 * tile + 1] for tile in BOX.bag]
    return next(side.key for side in found if side.row["keywords"] == [keyword])


def build(scene: Scene, *keys: str) -> None:
    """Tiles to be completed by as many Home dice as they need."""
    scene.stack(0, *keys)
    for key in keys:
        side = BOX.sides[scene.side(key)]
        column = "settle" if side.row.get("colour") else "develop"
        scene.workers(0, **{column: ["home"] * side.cost})
