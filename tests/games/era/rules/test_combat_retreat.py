"""Retreats before combat and after it (E-59, E-74, E-87 to E-90, E-96, E-228 to E-230)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.board import DISTANCE
from orrery.games.era.rules.vocabulary import star, story
from orrery.games.era.rules.vocabulary.field import PROPULSION, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import DOUBLE, A, B, E
from orrery.games.era.rules.vocabulary.source import STORY
from tests.rules import refusal, rule, tile

from .battles import AROUND, PLACE, at_war, fight, keys, left, raid
from .scene import FARMERS, HUMAN, SLAVERS, at

# Who may.


@rule("E-87")
@pytest.mark.parametrize("field", [SPIRITUALITY, PROPULSION])
def test_the_player_may_withdraw_all_his_ships_if_he_is_higher_in_one_of_two_fields(field: int) -> None:
    scene = raid()
    scene.me.levels[field] = 2
    scene.fleet(HUMAN, A, PLACE, 2)
    fight(scene, SLAVERS)
    assert (scene.kind(), scene.offered()) == ("retreat", ["retreat", "stand"]), "all or none"
    scene.choose("retreat", "to:zd4")
    assert (left(scene, HUMAN), left(scene, HUMAN, "zd4")) == (0, 5)
    assert left(scene, SLAVERS) == 5
    assert keys(scene)[-2:] == ["battle_off", "battle_over"]


@rule("E-87")
@pytest.mark.parametrize("levels", [[6, 1, 1, 6, 6], [1, 2, 2, 1, 1]])
def test_who_is_not_higher_in_them_has_to_fight(levels: list[int]) -> None:
    scene = raid()
    scene.me.levels = levels
    scene.slavers.levels = [1, 2, 2, 1, 1]
    fight(scene, SLAVERS)
    assert scene.told("may_retreat") == []
    assert scene.told("battle_won")


@rule("E-87")
def test_the_attacker_cannot_retreat_before_combat() -> None:
    scene = at_war()
    scene.me.levels[PROPULSION] = 6
    scene.ships(HUMAN, PLACE, 1)
    scene.fleet(HUMAN, E, PLACE, 1)
    scene.me.tactics[E] = DOUBLE
    scene.ships(SLAVERS, PLACE, 9)
    fight(scene, HUMAN)
    assert (scene.told("may_retreat"), left(scene, HUMAN)) == ([], 0)


@rule("E-87")
def test_who_stands_fights() -> None:
    scene = raid()
    scene.me.levels[PROPULSION] = 2
    fight(scene, SLAVERS)
    scene.choose("stand")
    assert scene.params("battle_won")["winners"] == ["slavers"]


@tile("fleet_e")
@rule("E-87", "E-50")
def test_without_that_right_the_player_may_withdraw_his_evade_fleet_alone() -> None:
    scene = raid()
    scene.fleet(HUMAN, E, PLACE, 2)
    fight(scene, SLAVERS)
    assert scene.about(HUMAN)["fleet"] == "e"
    scene.choose("retreat", "to:zd4")
    assert (scene.me.fleet_at[E], scene.me.fleet_size[E]) == (at("zd4"), 2)
    told = scene.params("battle_won")
    assert (told["attack"], told["defence"]) == (5, 3), "the others fight"


@rule("E-87")
def test_defenders_decide_in_the_turn_order() -> None:
    for order, first in (([SLAVERS, HUMAN, FARMERS], "may_retreat"), ([FARMERS, SLAVERS, HUMAN], "retreats")):
        scene = raid()
        scene.wars[FARMERS] = False
        scene.ships(FARMERS, PLACE, 1)
        for faction in (HUMAN, FARMERS):
            scene.factions[faction].levels[PROPULSION] = 2
        scene.order = order
        fight(scene, SLAVERS)
        assert keys(scene)[2] == first


# Where to.


@rule("E-88")
@refusal("hostile_there", "not_nearest")
def test_a_retreat_goes_to_a_nearest_hex_without_hostile_ships() -> None:
    scene = raid()
    scene.me.levels[PROPULSION] = 2
    scene.ships(SLAVERS, "zd4", 1)
    scene.ships(FARMERS, "ze4", 1)
    scene.wars[FARMERS] = False
    fight(scene, SLAVERS)
    scene.choose("retreat")
    assert sorted(scene.offered("to")) == [address for address in AROUND if address != "zd4"]
    assert scene.refused("to:zd4") == ["hostile_there E-88"]
    assert scene.refused("to:zc4") == ["not_nearest E-88"]


@rule("E-88")
def test_neutron_stars_are_open_with_propulsion_5_and_terrain_costs_nothing() -> None:
    for level, there in ((4, False), (5, True)):
        scene = raid(zd4="neutron", ze4="nebula")
        scene.me.levels[PROPULSION] = level
        fight(scene, SLAVERS)
        scene.choose("retreat")
        assert ("zd4" in scene.offered("to")) is there
        assert "ze4" in scene.offered("to")


@rule("E-88")
def test_surrounded_ships_go_farther() -> None:
    scene = raid()
    scene.me.levels[PROPULSION] = 2
    for address in AROUND:
        scene.ships(SLAVERS, address, 1)
    fight(scene, SLAVERS)
    scene.choose("retreat")
    found = scene.offered("to")
    assert len(found) == 12
    assert {DISTANCE[at(PLACE)][at(address)] for address in found} == {2}


@rule("E-74")
def test_where_ships_retreat_to_they_see_what_lies_there() -> None:
    scene = raid(zd4="star")
    scene.me.levels[PROPULSION] = 2
    scene.neutral("zd4", star.ADVANCED)
    fight(scene, SLAVERS)
    scene.choose("retreat")
    assert not scene.faces_seen[at("zd4")]
    scene.choose("to:zd4")
    assert scene.faces_seen[at("zd4")]
    assert scene.told("star_seen")[0].rule == "E-74"
    assert keys(scene)[-1] == "battle_over", "the battle goes on after that"


@rule("E-90")
def test_the_player_s_evade_fleet_with_x2_decides_once_the_fleets_are_revealed() -> None:
    scene = raid()
    scene.fleet(SLAVERS, A, PLACE, 2)
    scene.fleet(HUMAN, E, PLACE, 2)
    scene.me.tactics[E] = DOUBLE
    fight(scene, SLAVERS)
    assert (scene.kind(), scene.about(HUMAN)["revealed"]) == ("retreat", True)
    assert scene.params("reveals_fleets")["fleets"] == [
        {"faction": "human", "fleet": "e", "n": 2},
        {"faction": "slavers", "fleet": "a", "n": 2},
    ]
    scene.choose("retreat", "to:zd4")
    assert scene.params("battle_won")["defence"] == 3


@rule("E-90")
def test_who_declined_to_retreat_with_all_may_still_evade_with_x2() -> None:
    scene = raid()
    scene.me.levels[PROPULSION] = 2
    scene.fleet(HUMAN, E, PLACE, 2)
    scene.me.tactics[E] = DOUBLE
    fight(scene, SLAVERS)
    assert scene.about(HUMAN)["fleet"] == ""
    scene.choose("stand")
    assert scene.about(HUMAN)["fleet"] == "e"


@rule("E-59", "E-167")
def test_a_battle_from_which_all_have_retreated_is_not_won() -> None:
    scene = at_war()
    scene.story = story.MIGRATIONS
    scene.round = 4
    scene.farmers.levels[PROPULSION] = 2
    scene.ships(FARMERS, PLACE, 1)
    scene.ships(HUMAN, PLACE, 9)
    fight(scene, HUMAN)
    assert keys(scene) == ["battles", "battle", "retreats", "battle_off", "battle_over"]
    assert scene.total() == 0


@rule("E-98", "E-165")
def test_by_the_story_rivalry_a_retreat_before_combat_costs_dp_but_one_after_it_does_not() -> None:
    scene = raid()
    scene.story = story.RIVALRY
    scene.round = 4
    scene.me.levels[PROPULSION] = 2
    fight(scene, SLAVERS)
    scene.choose("retreat")
    assert scene.points[STORY] == 0
    scene.choose("to:zd4")
    assert scene.points[STORY] == -2
    scene = at_war()
    scene.story = story.RIVALRY
    scene.round = 4
    scene.ships(HUMAN, PLACE, 1)
    scene.ships(FARMERS, PLACE, 2)
    fight(scene, HUMAN)
    scene.choose("to:zd4")
    assert scene.points[STORY] == 0


# After combat.


@rule("E-96", "E-89")
def test_a_beaten_player_goes_with_all_ships_to_a_hex_of_his_choice() -> None:
    scene = at_war()
    scene.ships(HUMAN, PLACE, 3)
    scene.fleet(HUMAN, B, PLACE, 1)
    scene.ships(FARMERS, PLACE, 5)
    fight(scene, FARMERS)
    assert (scene.kind(), scene.about(HUMAN)["beaten"]) == ("retreat_to", True)
    assert sorted(scene.offered("to")) == AROUND
    scene.choose("to:zd4")
    assert (left(scene, HUMAN), left(scene, HUMAN, "zd4")) == (0, 4)
    assert scene.params("falls_back")["n"] == 4
