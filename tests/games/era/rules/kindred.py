"""Growth turns of star people."""

from __future__ import annotations

from .growths import begun, growing
from .scene import Scene


def gaining(people: str, side: int, *counters: str, **hexes: str) -> Scene:
    """The growth turn of these star people, with Gain Star selected once unless a test says otherwise."""
    scene = growing(*(counters or ("gain_star",)), **hexes)
    scene.kin(people, side)
    return scene


def gain(scene: Scene) -> Scene:
    begun(scene)
    scene.choose("oval:gain_star")
    return scene
