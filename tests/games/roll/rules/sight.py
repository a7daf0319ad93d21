"""What a seat sees of a scene, and what it imagines behind it."""

from __future__ import annotations

from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.kernel.chance import Chance, key_of_seed
from tests.games.roll.rules.scene import Scene

UNKNOWN = -1


def view(scene: Scene, seat: int | None) -> Galaxy:
    return scene.s.view(seat)


def of(scene: Scene, seat: int, viewer: int | None) -> Empire:
    return scene.s.view(viewer).players[seat]


def imagined(scene: Scene, seat: int, seed: str) -> Flow:
    s = ROLL.imagine(scene.s.view(seat), seat, Chance(key_of_seed(seed)))
    assert isinstance(s, Flow)
    assert ROLL.audit(s) == []
    assert s.view(seat).encode() == scene.s.view(seat).encode()
    return s


def tile(scene: Scene, key: str) -> int:
    return scene.side(key) >> 1
