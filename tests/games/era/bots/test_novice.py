"""The novice: sensible at first sight, and no further."""

from __future__ import annotations

from orrery.games import load
from orrery.games.era.rules.vocabulary import act, star
from orrery.kernel.chance import Chance, key_of_seed
from tests.bots.play import looker
from tests.games.era.rules.battles import fight, raid
from tests.games.era.rules.cards import Cards
from tests.games.era.rules.scene import HUMAN, SLAVERS, Scene

from .captains import known, stars

TIMES = 40


def most(scene: Scene) -> str:
    """What novices answer most often: each of them may be thoughtless once."""
    [decision] = scene.open
    given: list[str] = []
    for seed in range(TIMES):
        bot = load("era").make_bot("novice", Chance(key_of_seed(f"novice {seed}")))
        given.append(bot.choose(looker(scene, HUMAN), decision).code)
    return max(given, key=given.count)


def test_it_takes_a_star_that_can_be_taken() -> None:
    scene = stars()
    known(scene, "he3", star.ADVANCED)
    scene.ships(HUMAN, "he3", 1)
    scene.start(act.SELECT)
    assert most(scene) == "oval:gain_star"


def test_ships_leave_for_the_nearest_star_one_by_one() -> None:
    scene = stars()
    known(scene, "he3", star.ADVANCED)
    scene.ships(HUMAN, "he5", 2)
    scene.active = HUMAN
    scene.phase = 2
    scene.start(act.MOVE)
    scene.choose("done")
    assert most(scene) == "lift:he5"
    scene.choose("lift:he5")
    assert most(scene) == "only:1"
    scene.choose("only:1")
    assert most(scene) == "to:he3"


def test_a_card_is_kept_for_a_or_for_the_end() -> None:
    assert most(Cards("spatial").starts(4)) == "pass"
    assert most(Cards("central").stars("ze2", "ze8", "zc4", "zg4").starts(4)) == "play:central:a"
    scene = Cards("spatial")
    scene.round = 8
    assert most(scene.scores_round()) == "play:spatial:b"


def test_it_never_thinks_of_retreat() -> None:
    scene = raid()
    scene.me.levels[2] = 2
    fight(scene, SLAVERS)
    assert most(scene) == "stand"


def test_the_same_luck_gives_the_same_answers() -> None:
    scene = stars()
    scene.start(act.SELECT)
    [decision] = scene.open
    bots = [load("era").make_bot("novice", Chance(key_of_seed("same"))) for _ in range(2)]
    first, second = ([bot.choose(looker(scene, HUMAN), decision) for _ in range(20)] for bot in bots)
    assert first == second
    assert len(set(first)) > 1
