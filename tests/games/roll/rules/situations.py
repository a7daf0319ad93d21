"""Situations that several files of tests begin with."""

from __future__ import annotations

from .scene import CROWD, Scene

FIRST = len(CROWD)  # the number of the first die that comes after the crowd


def empire(*tableau: str, credits: int = 1) -> Scene:
    """Two seats; seat 0 has this tableau, some credits, and a crowd, so that all stops before it recruits."""
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, credits)
    scene.tableau(0, *tableau)
    return scene


PHASES = ["explore", "develop", "settle", "produce", "ship"]

# The crew of most scenes. The first die selects Develop; the others are numbered in this order from 1.
CREW = {
    "explore": ["consumption", "home", "military"],
    "develop": ["novelty"],
    "settle": ["genes", "genes"],
    "produce": ["rare_elements", "home"],
    "ship": ["alien", "consumption", "home"],
}
NUMBERS = {
    "home@explore": 1,
    "military@explore": 2,
    "novelty@develop": 3,
    "genes@settle": 4,
    "rare_elements@produce": 6,
    "home@produce": 7,
    "alien@ship": 8,
    "consumption@ship": 9,
    "home@ship": 10,
}
EVERYBODY = list(NUMBERS)


def assigning(*developments: str, selecting: str = "develop", crew: dict[str, list[str]] = CREW) -> Scene:
    """Three seats; seat 0 has selected a phase with its first die and may use its powers now."""
    scene = Scene(3)
    scene.tableau(0, *developments)
    scene.workers(0, **crew)
    scene.assign()
    scene.choose(0, f"select:{selecting}")
    first, colours = next(iter(crew.items()))
    if scene.kind(0) == "with":
        scene.choose(0, f"with:{colours[0]}@{first}")
    return scene


def columns(scene: Scene) -> dict[str, list[str]]:
    """The crew without the selecting die."""
    return {phase: column for phase in PHASES if (column := scene.in_column(0, phase))}


def moved(*moves: str) -> dict[str, list[str]]:
    """Where the crew stands after moves like home@ship>settle, by hand."""
    found = {phase: list(colours) for phase, colours in CREW.items()}
    found["explore"].remove("consumption")
    for move in moves:
        who, into = move.split(">")
        colour, phase = who.split("@")
        found[phase].remove(colour)
        found[into].append(colour)
    return {phase: sorted(colours) for phase, colours in found.items() if colours}
