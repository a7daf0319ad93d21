"""The captain in battles."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary import story
from orrery.games.era.rules.vocabulary.faction import FARMERS, SLAVERS
from orrery.games.era.rules.vocabulary.field import PROPULSION
from orrery.games.era.rules.vocabulary.letter import A
from tests.games.era.rules.battles import PLACE, at_war, fight, left, military, strike
from tests.games.era.rules.scene import HUMAN, Scene

from .captains import answer, answers


def raided(ships: int, level: int = 1) -> Scene:
    """Five Slaver ships attack; the player may retreat."""
    scene = at_war()
    scene.ships(HUMAN, PLACE, ships)
    scene.ships(SLAVERS, PLACE, 5)
    scene.me.levels[PROPULSION] = 2
    military(scene, human=level)
    fight(scene, SLAVERS)
    assert scene.kind() == "retreat"
    return scene


@pytest.mark.parametrize(("ships", "level", "expected"), [(2, 1, "retreat"), (6, 1, "stand"), (2, 5, "stand")])
def test_it_stands_where_it_wins(ships: int, level: int, expected: str) -> None:
    assert answer(raided(ships, level)) == expected


def test_it_reckons_with_hidden_fleets() -> None:
    """Five ships outside fleets would not beat six."""
    scene = at_war()
    scene.ships(HUMAN, PLACE, 6)
    scene.fleet(SLAVERS, A, PLACE, 5)
    scene.me.levels[PROPULSION] = 2
    fight(scene, SLAVERS)
    assert answer(scene) == "retreat"


def test_a_retreat_that_costs_more_than_the_ships_is_none() -> None:
    scene = at_war()
    scene.round = 4
    scene.story = story.RIVALRY
    scene.ships(HUMAN, PLACE, 1)
    scene.ships(SLAVERS, PLACE, 5)
    scene.me.levels[PROPULSION] = 2
    fight(scene, SLAVERS)
    assert answer(scene) == "stand"


def test_slavers_are_destroyed_and_farmers_are_spared() -> None:
    scene = strike(8, 2)
    assert scene.kind() == "losses"
    answers(scene, "losses", "own_losses")
    assert left(scene, SLAVERS) == 0
    scene = at_war()
    scene.ships(HUMAN, PLACE, 4)
    scene.ships(FARMERS, PLACE, 1)
    fight(scene, HUMAN)
    assert answers(scene, "losses") == ["lose:0"]


def test_farmers_are_destroyed_where_the_story_pays_for_it() -> None:
    scene = at_war()
    scene.round = 4
    scene.story = story.WARS
    scene.ships(HUMAN, PLACE, 4)
    scene.ships(FARMERS, PLACE, 1)
    fight(scene, HUMAN)
    assert answers(scene, "losses") == ["lose:1"]
