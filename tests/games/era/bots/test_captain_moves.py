"""The captain moves its ships."""

from __future__ import annotations

from orrery.games.era.rules.vocabulary import act, star
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.faction import FARMERS, SLAVERS
from orrery.games.era.rules.vocabulary.letter import POINTS, D
from orrery.games.era.rules.vocabulary.story import JOURNEYS
from tests.games.era.rules.automata import Automata
from tests.games.era.rules.scene import HUMAN, Scene, at

from .captains import answers, known, stars

QUESTIONS = ("fleets", "regroup", "crew", "moves", "destination", "view")


def moved(scene: Scene) -> list[str]:
    """What a captain does in its movement."""
    scene.active = HUMAN
    scene.phase = 2
    scene.order = [HUMAN, FARMERS, SLAVERS]
    scene.start(act.MOVE)
    return answers(scene, *QUESTIONS)


def test_one_ship_goes_to_each_star_in_reach() -> None:
    scene = stars()
    for address in ("he2", "he8", "hc5"):
        scene.neutral(address, star.UNINHABITED)
    scene.ships(HUMAN, "he5", 3)
    moved(scene)
    assert [scene.me.loose[at(address)] for address in ("he2", "he8", "hc5")] == [1, 1, 1]


def test_it_goes_on_over_several_rounds_to_a_star_that_is_far() -> None:
    scene = stars()
    scene.neutral("ze8", star.ADVANCED)
    scene.ships(HUMAN, "he5", 1)
    moved(scene)
    [now] = scene.me.places()
    assert now != at("he5")
    assert scene.me.loose[now] == 1


def test_it_does_not_go_where_it_would_only_be_beaten() -> None:
    scene = stars()
    scene.wars[SLAVERS] = True
    scene.neutral("he3", star.ADVANCED)
    scene.ships(SLAVERS, "he3", 5)
    scene.ships(HUMAN, "he5", 1)
    moved(scene)
    assert scene.me.loose[at("he3")] == 0


def test_ships_that_are_of_use_where_they_are_stay() -> None:
    scene = stars()
    known(scene, "he3", star.ADVANCED)
    scene.ships(HUMAN, "he3", 1)
    assert moved(scene) == ["done", "done"]


def test_a_ship_guards_a_large_star_against_slavers_at_peace() -> None:
    scene = stars()
    scene.own(HUMAN, "hc5", 6)
    scene.ships(SLAVERS, "hc5", 9)
    scene.ships(HUMAN, "he5", 1)
    moved(scene)
    assert scene.me.loose[at("hc5")] == 1


def test_it_looks_at_a_star_from_afar_before_it_moves_and_at_nothing_else() -> None:
    scene = stars()
    scene.levels(HUMAN, 1, 2, 1, 1, 1)
    scene.neutral("he2", star.ADVANCED)
    scene.neutral("ze8", star.ADVANCED)
    scene.ships(HUMAN, "he5", 1)
    assert moved(scene)[:2] == ["view", "view:he2"]
    scene = stars()
    scene.levels(HUMAN, 1, 2, 1, 1, 1)
    scene.hand.deck = [1, 2]
    assert "view" not in moved(scene)


def hunt(story: int = JOURNEYS) -> Automata:
    scene = stars()
    scene.round = 4
    scene.story = story
    scene.alignment = STS
    scene.levels(HUMAN, 2, 1, 1, 1, 1)
    scene.me.tactics[D] = POINTS
    scene.ships(HUMAN, "he5", 2)
    scene.ships(FARMERS, "he9", 1)
    return scene


def test_a_fleet_that_is_paid_for_battles_hunts_farmers() -> None:
    scene = hunt()
    found = moved(scene)
    assert found[0] == "war:farmers"
    assert "form:d" in found
    assert scene.me.fleet_at[D] == at("he9")


def test_it_does_not_hunt_whom_it_would_not_catch_or_beat() -> None:
    scene = hunt()
    scene.levels(FARMERS, 1, 1, 2, 1, 1)  # they would retreat
    moved(scene)
    assert scene.me.fleet_at[D] == -1
    scene = hunt()
    scene.levels(FARMERS, 6, 1, 1, 1, 1)
    moved(scene)
    assert not scene.me.has_ships_at(at("he9"))


def test_it_makes_peace_with_the_slavers_and_lets_a_war_that_pays_go_on() -> None:
    scene = stars()
    scene.wars[SLAVERS] = True
    assert moved(scene)[0] == "peace:slavers"
    scene = hunt()
    scene.wars[FARMERS] = True
    assert "peace:farmers" not in moved(scene)
