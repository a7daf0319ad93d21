"""Situations that several files of tests begin with."""

from __future__ import annotations

from .arranging import CROWD
from .scene import Scene

FIRST = len(CROWD)  # the number of the first die that comes after the crowd


def empire(*tableau: str, credits: int = 1) -> Scene:
    """Two seats; seat 0 has this tableau, some credits, and a crowd, so that all stops before it recruits."""
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, credits)
    scene.tableau(0, *tableau)
    return scene


PHASES = ["explore", "develop", "settle", "produce", "ship"]

# One world of each colour.
WORLDS = {"novelty": "gem_world", "rare_elements": "mining_world", "genes": "plague_world", "alien": "alien_sentinels"}

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


def reassigning(*tiles: str, select: str = "ship", **columns: list[str]) -> Scene:
    """Three seats; seat 0 has these Reassign tiles and workers, and has selected with a die of its own kind."""
    scene = Scene(3)
    scene.tableau(0, *tiles)
    scene.workers(0, **{select: ["consumption"]})
    scene.workers(0, **columns)
    for seat in (1, 2):
        scene.workers(seat, ship=["home", "home", "home"])
    scene.assign()
    scene.choose(0, f"select:{select}", f"with:consumption@{select}")
    scene.news()
    return scene


def into_all_but(*phases: str) -> list[str]:
    return [f"into:{phase}" for phase in PHASES if phase not in phases]


def developing(
    *, zone: list[str], developers: list[str], lying: list[str] | None = None, tableau: tuple[str, ...] = ()
) -> Scene:
    """Seat 0 develops; seat 1 keeps the game in Ship afterwards."""
    scene = Scene(2)
    scene.developers(0, *(lying or []))
    return building(scene, "develop", zone, developers, tableau)


def settling(
    *, zone: list[str], settlers: list[str], lying: list[str] | None = None, tableau: tuple[str, ...] = ()
) -> Scene:
    """Seat 0 settles; seat 1 keeps the game in Ship afterwards."""
    scene = Scene(2)
    scene.settlers(0, *(lying or []))
    return building(scene, "settle", zone, settlers, tableau)


def building(scene: Scene, phase: str, zone: list[str], workers: list[str], tableau: tuple[str, ...]) -> Scene:
    scene.tableau(0, *tableau)
    scene.stack(0, *zone)
    scene.workers(0, **{phase: workers})
    scene.hold(1)
    scene.phases(phase, "ship")
    return scene


def shipping(*tableau: str, shippers: list[str], goods: dict[str, list[str]]) -> Scene:
    """Seat 0 ships; seat 1 keeps the phase open."""
    scene = Scene(2)
    scene.tableau(0, *tableau, *[world for world in goods if world not in tableau])
    for world, colours in goods.items():
        scene.good(0, world, *colours)
    scene.workers(0, ship=shippers)
    scene.hold(1)
    scene.phases("ship")
    scene.news()
    return scene


def after_ship(*tableau: str, citizens: tuple[str, ...] = (), **rest: list[str]) -> Scene:
    """Seat 0 goes through Ship without a good; a crowd of citizens stops it in Manage Empire, all else as it was."""
    scene = Scene(2)
    scene.tableau(0, *tableau)
    scene.tableau(1, *rest.get("other", []))
    scene.credits(0, 1)
    scene.citizenry(0, *citizens)
    scene.crowd(0)
    scene.workers(0, ship=rest.get("shippers", []))
    scene.phases("ship")
    assert scene.kind(0) == "recruit"
    return scene


def tiles(scene: Scene, *keys: str) -> list[int]:
    return sorted(scene.side(key) >> 1 for key in keys)


def place_all(scene: Scene, seat: int) -> None:
    while scene.kind(seat) == "place":
        scene.choose(seat, scene.offered(seat)[0])


def after_phase(phase: str, faction: str, home_world: str, **workers: list[str]) -> Scene:
    """The start tableau, a crowd in the Citizenry, and one phase played with these workers."""
    scene = Scene(2)
    scene.found(0, faction, home_world)
    scene.crowd(0)
    scene.workers(0, **workers)
    scene.phases(phase)
    return scene


def exploring(*developments: str, explorers: list[str], bag: list[str] | None = None) -> Scene:
    """Seat 0 has these developments, explorers and $1; the bag may be cut down to a few tiles."""
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.tableau(0, *developments)
    scene.workers(0, explore=explorers)
    if bag is not None:
        scene.bag(*bag)
    scene.phases("explore")
    return scene
