"""Battles for tests: who has what in a hex, and dice that fall as they should."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.era.rules.board import ADDRESSES, NEIGHBOURS
from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.field import MILITARY
from orrery.kernel.acts import entry

from .scene import FARMERS, HUMAN, SLAVERS, Scene, at

PLACE = "ze5"
AROUND = sorted(ADDRESSES[near] for near in NEIGHBOURS[at(PLACE)])


def at_war(seed: str = "scene", **hexes: str) -> Scene:
    """The player is at war with both automas. Nothing lies under the star in the middle."""
    scene = Scene(seed, **hexes)
    scene.alignment = STS
    scene.wars = [False, True, True]
    return scene


def military(scene: Scene, human: int = 1, farmers: int = 1, slavers: int = 1) -> None:
    for faction, level in ((HUMAN, human), (FARMERS, farmers), (SLAVERS, slavers)):
        scene.factions[faction].levels[MILITARY] = level


def fight(scene: Scene, attacker: int) -> None:
    """All battles of a faction's turn, up to the player's first question."""
    scene.start(entry(act.BATTLES, attacker))


def raid(seed: str = "scene", **hexes: str) -> Scene:
    """The Slavers attack 3 ships of the player."""
    scene = at_war(seed, **hexes)
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(SLAVERS, PLACE, 5)
    return scene


def strike(human: int, slavers: int, level: int = 1, their_level: int = 1) -> Scene:
    """The player attacks the Slavers; all ships stand outside fleets."""
    scene = at_war()
    scene.ships(HUMAN, PLACE, human)
    scene.ships(SLAVERS, PLACE, slavers)
    military(scene, human=level, slavers=their_level)
    fight(scene, HUMAN)
    return scene


def left(scene: Scene, faction: int, address: str = PLACE) -> int:
    return scene.factions[faction].ships_at(at(address))


def keys(scene: Scene) -> list[str]:
    return [event.key for event in scene.heard.events]


def until(made: Callable[[str], Scene], fits: Callable[[Scene], bool]) -> Scene:
    """The first scene of seeds 0, 1, 2, ... that fits, played as it was made."""
    for seed in range(200):
        scene = made(str(seed))
        if fits(scene):
            return scene
    raise AssertionError("chance never brings this")
