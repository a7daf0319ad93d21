"""A captain to ask, in positions made by hand."""

from __future__ import annotations

from orrery import games
from orrery.bots import Bot
from orrery.kernel.chance import Chance, key_of_seed
from tests.bots.play import looker
from tests.games.era.rules.automata import Automata
from tests.games.era.rules.scene import HUMAN, Scene, at

STARS = {"he2": "star", "he3": "star", "he8": "star", "hc5": "star", "hg4": "star", "ze2": "star", "ze8": "star"}


def captain() -> Bot:
    return games.load("era").make_bot("captain", Chance(key_of_seed("captain")))


def answer(scene: Scene) -> str:
    """What a captain answers now."""
    [decision] = scene.open
    choice = captain().choose(looker(scene, HUMAN), decision)
    assert choice in decision.choices
    return choice.code


def answers(scene: Scene, *kinds: str) -> list[str]:
    """Let a captain play as long as it is asked questions of these kinds."""
    given: list[str] = []
    while scene.kind() in kinds:
        given.append(answer(scene))
        scene.choose(given[-1])
    return given


def known(scene: Scene, address: str, kind: int) -> None:
    """A neutral star that the player has seen."""
    scene.neutral(address, kind)
    scene.faces_seen[at(address)] = True


def stars(**hexes: str) -> Automata:
    """Some stars besides the middles, all levels are 1."""
    scene = Automata(**{**STARS, **hexes})
    scene.people = scene.box.people_keys.index("dracos")  # whose sides have no powers
    for faction in range(3):
        scene.levels(faction, 1, 1, 1, 1, 1)
    return scene
