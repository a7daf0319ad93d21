"""The captain in its growth turn, when trading, and in the set-up."""

from __future__ import annotations

from orrery.games.era.rules.vocabulary import star, step
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.counter import OVAL_KEYS
from orrery.games.era.rules.vocabulary.faction import FARMERS, SLAVERS
from tests.games.era.rules.growths import begun, goes_on
from tests.games.era.rules.scene import HUMAN, Scene, at
from tests.games.era.rules.trades import trading

from .captains import answer, answers, known, stars

TURN = ("grow_turn", "gain", "grow_first", "grow_bonus", "place", "place_into", "place_number", "research")


def turn(scene: Scene, *ovals: str) -> list[str]:
    for key in ovals:
        scene.growth.selected[OVAL_KEYS.index(key)] += 1
        scene.growth.ovals[OVAL_KEYS.index(key)] += 1
    begun(scene)
    return answers(scene, *TURN)


def test_levels_come_before_stars_and_stars_before_population() -> None:
    scene = stars()
    scene.growth.squares = 1 << 4
    known(scene, "he3", star.ADVANCED)
    scene.ships(HUMAN, "he3", 1)
    known(scene, "he8", star.UNINHABITED)
    scene.ships(HUMAN, "he8", 1)
    scene.own(HUMAN, "hc5", 1)
    turn(scene, "grow_population", "gain_star", "research")
    assert scene.me.levels[4] == 2
    assert scene.owner[at("he3")] == HUMAN, "three discs rather than one"
    assert scene.discs[at("he3")] + scene.discs[at("hc5")] + scene.discs[scene.home] > 4


def test_new_ships_are_placed_all_at_once_near_stars_to_take() -> None:
    scene = stars()
    scene.own(HUMAN, "ze2", 5)
    scene.neutral("ze8", star.ADVANCED)
    scene.neutral("ze5", star.ADVANCED)
    turn(scene, "build_ships")
    assert scene.me.loose[at("ze2")] == scene.me.ships() == 4


def test_of_all_that_can_be_learnt_genetics_comes_first() -> None:
    scene = stars()
    scene.own(HUMAN, "hc5", 2)
    scene.levels(HUMAN, 1, 2, 1, 1, 1)
    scene.levels(FARMERS, 1, 1, 1, 2, 2)
    scene.ships(FARMERS, "he5", 1)
    trading(scene)
    assert answer(scene) == "learn:farmers:genetics"


def test_it_asks_whoever_has_to_be_asked() -> None:
    scene = stars()
    scene.levels(HUMAN, 1, 2, 1, 1, 1)
    scene.levels(SLAVERS, 2, 1, 1, 1, 2)
    scene.ships(SLAVERS, "he5", 1)
    trading(scene)
    assert answers(scene, "trade")[0] == "trade:slavers"


def test_a_tactic_goes_where_it_is_paid_for() -> None:
    scene = stars()
    scene.alignment = STS
    scene.growth.squares = 1
    turn(scene, "research")
    assert answer(scene) == "tactic:d:dp"


def test_it_takes_the_emergency_reserve() -> None:
    scene = stars()
    scene.seat.todo.append(step.RESERVE)
    assert answer(goes_on(scene)) == "reserve"
