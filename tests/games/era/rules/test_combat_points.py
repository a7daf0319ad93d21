"""What battles bring: by the story, by tactics, to star people (E-58, E-98, E-165, E-176)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary import story
from orrery.games.era.rules.vocabulary.letter import POINTS, A, B, D
from orrery.games.era.rules.vocabulary.source import PEOPLE, STORY, TACTIC
from tests.rules import rule, vector

from .battles import PLACE, at_war, fight, left, strike
from .scene import FARMERS, HUMAN, SLAVERS, Scene


@rule("E-98", "E-165")
@vector("EV-32")
def test_by_the_story_wars_each_enemy_ship_destroyed_counts_also_in_a_lost_battle() -> None:
    scene = at_war()
    scene.story = story.WARS
    scene.round = 4
    scene.ships(HUMAN, PLACE, 4)
    scene.ships(SLAVERS, PLACE, 6)
    fight(scene, SLAVERS)
    assert (left(scene, HUMAN), left(scene, SLAVERS), scene.points[STORY]) == (0, 4, 2)
    scene = strike(5, 3)
    scene.story = story.WARS
    scene.round = 4
    scene.choose("lose:3")
    assert scene.points[STORY] == 3


@rule("E-98", "E-165")
def test_a_lost_battle_with_allies_counts_only_what_the_winners_lost() -> None:
    scene = Scene()
    scene.wars[SLAVERS] = True
    scene.story = story.WARS
    scene.round = 4
    scene.ships(HUMAN, PLACE, 1)
    scene.ships(FARMERS, PLACE, 4)
    scene.ships(SLAVERS, PLACE, 6)
    fight(scene, SLAVERS)
    assert (scene.farmers.ships(), left(scene, SLAVERS), scene.points[STORY]) == (0, 3, 3)


@rule("E-98", "E-165")
@pytest.mark.parametrize(("address", "dp"), [("ze5", 2), ("hc4", 0)])
def test_by_the_story_journeys_battles_won_outside_the_home_sector_count(address: str, dp: int) -> None:
    scene = at_war()
    scene.story = story.JOURNEYS
    scene.round = 3
    scene.ships(HUMAN, address, 3)
    scene.ships(SLAVERS, address, 1)
    fight(scene, HUMAN)
    assert scene.points[STORY] == dp, "at once, before anything is destroyed"


@rule("E-58")
@pytest.mark.parametrize(("human", "dp"), [(9, 3), (1, 0)])
def test_a_3_dp_tactic_pays_once_for_a_battle_that_was_won(human: int, dp: int) -> None:
    scene = at_war()
    scene.me.tactics[A] = POINTS
    scene.me.tactics[B] = POINTS
    scene.me.tactics[D] = POINTS
    scene.fleet(HUMAN, B, PLACE, human)
    scene.fleet(HUMAN, A, PLACE, human)
    scene.fleet(HUMAN, D, "ha3", 1)
    scene.ships(SLAVERS, PLACE, 9)
    fight(scene, HUMAN)
    assert scene.points[TACTIC] == dp
    scene = at_war()
    scene.me.tactics[D] = POINTS
    scene.fleet(HUMAN, D, "ha3", 1)
    scene.ships(HUMAN, PLACE, 9)
    scene.ships(SLAVERS, PLACE, 1)
    fight(scene, HUMAN)
    assert scene.points[TACTIC] == 0, "the fleet has to take part"


@rule("E-176")
def test_mayans_are_paid_for_ships_lost_in_battle_and_for_three_in_a_lost_one() -> None:
    for human, slavers, dp in ((5, 3, 2), (4, 9, 3)):
        scene = at_war()
        scene.people = scene.box.people_keys.index("mayans")
        scene.ships(HUMAN, PLACE, human)
        scene.ships(SLAVERS, PLACE, slavers)
        fight(scene, HUMAN)
        if scene.open:
            scene.choose("lose:3")
        assert scene.points[PEOPLE] == dp
