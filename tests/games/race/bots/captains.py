"""A captain to ask, in hand-made situations."""

from __future__ import annotations

from orrery import games
from orrery.bots import Bot, Plan
from orrery.games.race.rules.vocabulary import act
from orrery.kernel.chance import Chance, key_of_seed
from tests.bots.play import looker
from tests.games.race.rules.scene import Scene


def captain() -> Bot:
    return games.load("race").make_bot("captain", Chance(key_of_seed("captain")))


def answer(scene: Scene, bot: Bot | None = None) -> str:
    """What a captain answers now."""
    decision = scene.s.decision(0)
    assert decision is not None
    return (bot or captain()).choose(looker(scene.s, 0), decision).code


def answers(scene: Scene, *kinds: str) -> list[str]:
    """Let one captain play as long as it is asked questions of these kinds."""
    bot = captain()
    given: list[str] = []
    while scene.kind() in kinds:
        given.append(answer(scene, bot))
        scene.choose(given[-1])
    return given


def advice(scene: Scene) -> Plan:
    decision = scene.s.decision(0)
    assert decision is not None
    found = captain().advise(looker(scene.s, 0), decision)
    assert found is not None
    return found


def codes(plan: Plan) -> list[str]:
    return [choice.code for choice in plan.answers]


def actions(scene: Scene) -> list[str]:
    """The two actions that a captain chooses in a new round."""
    scene.plan(act.ROUND)
    bot = captain()
    first = answer(scene, bot)
    scene.choose(first)
    if scene.kind() != "choose":
        return [first]
    return sorted([first, answer(scene, bot)])
