"""Scenes in which seat 0 has Talents, in its stock or at work."""

from __future__ import annotations

from orrery.games.roll.rules.sets import AMBITION, OBJECTIVES
from orrery.games.roll.rules.talents import gain_talents, put_to_work
from tests.games.roll.rules.scene import Scene

from .boxes import BOXES

BOX = BOXES.of(AMBITION | OBJECTIVES)
PHASES = ["explore", "develop", "settle", "produce", "ship"]


def scene_with(talents: int, seats: int = 3) -> Scene:
    scene = Scene(seats, box=BOX)
    scene.p(0).more.talents = talents
    return scene


def put(scene: Scene, *phases: str) -> None:
    """Talents out of nothing become workers of seat 0 in these phases."""
    for phase in phases:
        gain_talents(scene.s, scene.p(0), 1, "A-23")
        scene.p(0).workers.append(put_to_work(scene.p(0), PHASES.index(phase)))
