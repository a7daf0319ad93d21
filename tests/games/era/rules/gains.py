"""Growth turns with Gain Star selected, and what it offers."""

from __future__ import annotations

from .growths import begun, growing
from .scene import HUMAN, SLAVERS, Scene


def gaining(side: int, *, war: bool = False) -> Scene:
    """Two Gain Star counters; a Build Ships counter keeps the menu open."""
    scene = growing("gain_star", "gain_star", "build_ships")
    scene.alignment = side
    scene.wars[SLAVERS] = war
    return scene


def offered_ways(scene: Scene) -> list[str]:
    """What Gain Star offers, through the menu."""
    begun(scene)
    if "oval:gain_star" not in scene.offered():
        return []
    before = scene.clone()
    before.apply(HUMAN, next(c for c in before.open[0].choices if c.code == "oval:gain_star"))
    if before.open and before.open[0].kind == "gain":
        return [choice.code for choice in before.open[0].choices]
    return ["at once"]


def gain(scene: Scene, code: str) -> Scene:
    begun(scene)
    scene.choose("oval:gain_star")
    if scene.kind() == "gain":
        scene.choose(code)
    return scene


def scene_again(scene: Scene) -> Scene:
    """The same menu anew, after something was put on the board by hand."""
    scene.seat.todo.clear()
    scene.open = []
    return scene
