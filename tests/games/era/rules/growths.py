"""Growth turns made by hand: what was selected, and the menu that is open."""

from __future__ import annotations

from orrery.games.era.rules.vocabulary import act, phase
from orrery.games.era.rules.vocabulary.counter import OVAL_KEYS, SQUARE_KEYS

from .scene import HUMAN, Scene

STARS = {"he2": "star", "he3": "star", "he8": "star", "hc5": "star", "ze2": "star", "ze8": "star"}


def growing(*counters: str, **hexes: str) -> Scene:
    """The player has selected these and all levels are 1; a few stars besides the middles."""
    scene = Scene(**{**STARS, **hexes})
    scene.levels(HUMAN, 1, 1, 1, 1, 1)
    for key in counters:
        if key in OVAL_KEYS:
            scene.growth.selected[OVAL_KEYS.index(key)] += 1
            scene.growth.ovals[OVAL_KEYS.index(key)] += 1
        else:
            scene.growth.squares |= 1 << SQUARE_KEYS.index(key)
    return scene


def begun(scene: Scene) -> Scene:
    """The growth turn of the player is open."""
    scene.phase = phase.GROWTH
    scene.active = HUMAN
    scene.start(act.GROW_TURN)
    return scene


def through(scene: Scene, code: str = "done") -> Scene:
    """Answer the same as long as it is offered outside the menu of the turn."""
    while scene.open and scene.kind() != "grow_turn" and code in scene.offered():
        scene.choose(code)
    return scene


def goes_on(scene: Scene) -> Scene:
    """The player is asked what was put on his stack by hand."""
    scene.open = []
    scene.advance(scene.seat)
    return scene
