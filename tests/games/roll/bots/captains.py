"""A captain to ask, in hand-made situations."""

from __future__ import annotations

from orrery import games
from orrery.bots import Bot
from orrery.kernel.chance import Chance, key_of_seed
from tests.bots.play import looker
from tests.games.roll.rules.scene import Scene


def captain() -> Bot:
    return games.load("roll").make_bot("captain", Chance(key_of_seed("captain")))


def answer(scene: Scene, bot: Bot | None = None) -> str:
    """What a captain answers on seat 0 now."""
    decision = scene.s.decision(0)
    assert decision is not None
    return (bot or captain()).choose(looker(scene.s, 0), decision).code


def answers(scene: Scene, *kinds: str) -> list[str]:
    """Let one captain play seat 0 as long as it is asked questions of these kinds."""
    bot = captain()
    given: list[str] = []
    while scene.kind(0) in kinds:
        given.append(answer(scene, bot))
        scene.choose(0, given[-1])
    return given
