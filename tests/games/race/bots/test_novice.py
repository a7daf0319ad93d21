"""The novice: sensible at first sight, and no further."""

from __future__ import annotations

from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from tests.bots.play import looker
from tests.games.race.rules.scene import Scene

TIMES = 60


def most(scene: Scene) -> str:
    """What novices answer most often: each of them may be thoughtless once."""
    decision = scene.s.decision(0)
    assert decision is not None
    given: list[str] = []
    for seed in range(TIMES):
        bot = load("race").make_bot("novice", Chance(key_of_seed(f"novice {seed}")))
        given.append(bot.choose(looker(scene.s, 0), decision).code)
    return max(given, key=given.count)


def test_it_places_what_has_most_points() -> None:
    scene = Scene(0)
    scene.tableau("epsilon_eridani").hand("comet_zone", "gem_world", "destroyed_world", "rebel_base").play("settle_1")
    assert most(scene) == "place:comet_zone"


def test_it_keeps_points_that_it_can_pay_for() -> None:
    scene = Scene(0)
    scene.tableau("epsilon_eridani").cards(3)
    scene.next("alien_robotic_factory", "prosperous_world", "gem_world").play("explore_2")
    assert most(scene) == "keep:prosperous_world"


def test_it_sells_the_dearest_kind() -> None:
    scene = Scene(0)
    scene.tableau("gem_world", "comet_zone").goods("gem_world", "comet_zone").play("consume_trade")
    assert most(scene) == "good:comet_zone"
