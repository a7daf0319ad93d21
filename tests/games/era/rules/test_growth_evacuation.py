"""Evacuating the home star, the emergency reserve, teleporting (E-144 to E-149)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.board import HOME, SECTOR_OF
from orrery.games.era.rules.growth.evacuation import evacuate, may_evacuate, new_homes
from orrery.games.era.rules.growth.reserve import is_far_behind
from orrery.games.era.rules.growth.stars import lose_disc, take_star
from orrery.games.era.rules.vocabulary import option, star
from orrery.games.era.rules.vocabulary.faction import NOBODY
from orrery.games.era.rules.vocabulary.field import PROPULSION, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import A
from tests.rules import refusal, rule

from .growths import begun, goes_on, growing
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at


def attacked(**stars: int) -> Scene:
    """The Slavers are at the home star; own stars with so many discs."""
    scene = growing("build_ships")
    for address, n in stars.items():
        scene.own(HUMAN, address, n)
    scene.wars[SLAVERS] = True
    scene.fleet(SLAVERS, A, "he5", 9)
    return scene


def taken(scene: Scene) -> Scene:
    """They take it."""
    take_star(scene, SLAVERS, scene.home, option.CONQUER, "E-238")
    scene.run()
    return goes_on(scene)


@rule("E-145", "E-136", "E-23")
@refusal("not_the_largest", "no_place_for_home", "star_blocked")
def test_the_home_star_goes_to_the_largest_own_star() -> None:
    scene = attacked(he2=3, he8=3, ze2=2)
    home = scene.home
    taken(scene)
    assert scene.owner[home] == SLAVERS
    assert scene.kind() == "evacuate"
    assert scene.offered() == ["home:he2", "home:he8"], "which of the largest is the player's choice"
    assert scene.refused("home:ze2") == ["not_the_largest E-145"]
    assert scene.refused("home:he5") == ["no_place_for_home E-145"]
    scene.choose("home:he8")
    assert scene.home == at("he8")
    assert scene.population(at("he8")) == 6
    assert scene.discs[at("he8")] == 0
    assert scene.me.track == 39 - 3 - 2, "three went back"


@rule("E-145", "E-148")
def test_it_does_not_go_to_a_blocked_star() -> None:
    scene = attacked(he2=3, he8=2)
    scene.ships(SLAVERS, "he2", 1)
    taken(scene)
    assert scene.home == at("he8")


@rule("E-145")
def test_without_another_star_it_goes_anywhere_in_the_home_sector() -> None:
    scene = attacked()
    scene.ships(FARMERS, "he6", 1)
    taken(scene)
    assert scene.kind() == "evacuate"
    places = scene.offered("home")
    assert all(SECTOR_OF[at(address)] == HOME for address in places)
    assert "he6" not in places, "ships are there"
    assert "he2" not in places, "that is a star"
    assert "he4" in places
    scene.choose("home:he4")
    assert scene.stars_of(HUMAN) == [at("he4")]
    assert scene.population(at("he4")) == 6


@rule("E-145", "E-137")
def test_where_there_was_no_star_nothing_is_left() -> None:
    scene = attacked()
    taken(scene)
    scene.choose("home:he4", "pass")
    scene.fleet(SLAVERS, A, "he4", 9)
    scene.owner[at("he2")] = HUMAN
    scene.discs[at("he2")] = 1
    scene.me.track -= 1
    take_star(scene, SLAVERS, at("he4"), option.CONQUER, "E-238")
    scene.run()
    goes_on(scene)
    assert scene.home == at("he2")
    assert scene.owner[at("he4")] == NOBODY
    assert scene.discs[at("he4")] == 0
    assert scene.counters[at("he4")] == star.NONE
    assert scene.slavers.track + sum(scene.discs) == 39


@rule("E-146")
def test_a_voluntary_evacuation_leaves_a_disc() -> None:
    scene = begun(attacked(he2=2))
    assert "evacuate" in scene.offered()
    home = scene.home
    scene.choose("evacuate")
    assert scene.home == at("he2"), "the only other star"
    assert (scene.owner[home], scene.discs[home]) == (HUMAN, 1)
    assert scene.discs[at("he2")] == 0
    assert scene.me.track == 38
    assert scene.kind() == "reserve"


@rule("E-146")
def test_discs_on_the_old_home_star_stay_beside_the_one_left_behind() -> None:
    scene = attacked(he2=2)
    home = scene.home
    scene.discs[home] += 2
    scene.me.track -= 2
    begun(scene).choose("evacuate")
    assert (scene.owner[home], scene.discs[home]) == (HUMAN, 3)
    assert scene.me.track == 39 - 3


@rule("E-146")
@refusal("no_evacuation")
def test_it_is_for_a_home_star_under_attack_and_once_a_turn() -> None:
    scene = growing("build_ships")
    scene.own(HUMAN, "he2", 2)
    scene.ships(SLAVERS, "he5", 1)
    begun(scene)
    assert "evacuate" not in scene.offered(), "at peace"
    assert scene.refused("evacuate") == ["no_evacuation E-146"]
    scene = attacked(he2=2)
    scene.ships(SLAVERS, "he2", 1)
    scene.me.levels[SPIRITUALITY] = 5  # nobody blocks
    begun(scene)
    scene.choose("evacuate", "pass")
    assert scene.home == at("he2")
    assert not may_evacuate(scene), "although hostile ships are here as well"


@rule("E-146", "E-145")
def test_a_home_on_an_empty_hex_leaves_nothing_behind() -> None:
    scene = attacked()
    taken(scene)
    scene.choose("home:he4", "pass")
    scene.own(HUMAN, "he2", 1)
    scene.discs[at("he4")] = 2
    scene.me.track -= 2
    scene.ships(SLAVERS, "he4", 1)
    scene.slavers.put_fleet(A, at("ze9"), 9)
    evacuate(scene, forced=False)
    goes_on(scene)
    assert scene.home == at("he2")
    assert scene.owner[at("he4")] == NOBODY
    assert scene.me.track == 39


# The reserve.


@rule("E-147", "E-149")
def test_the_reserve_after_an_evacuation() -> None:
    scene = taken(attacked(he2=3))
    assert scene.kind() == "reserve"
    scene.ships(SLAVERS, "he2", 1)
    scene.choose("reserve", "into:a", "ships:6")
    assert scene.me.fleet_size[A] == 6
    assert scene.me.fleet_at[A] == scene.home == at("he2"), "unblockable"
    assert scene.reserve_used
    scene.open = []
    scene.owner[scene.home] = HUMAN
    evacuate(scene, forced=False)
    goes_on(scene)
    assert scene.kind() != "reserve", "once in the game"


@rule("E-147")
def test_the_reserve_can_wait() -> None:
    scene = taken(attacked(he2=3))
    scene.choose("pass")
    assert not scene.reserve_used


@rule("E-147")
@pytest.mark.parametrize(("mine", "theirs", "offered"), [(3, 3, True), (3, 2, False), (2, 3, True), (2, 1, False)])
def test_the_reserve_after_the_loss_of_a_star(mine: int, theirs: int, offered: bool) -> None:
    """Stars that the player, and the Slavers, have before it."""
    scene = growing("build_ships", he7="star", he9="star", ze3="star", ze4="star")
    for address in ["he2", "he8"][: mine - 1]:
        scene.own(HUMAN, address, 1)
    for address in ["ze3", "ze4", "ze8", "he9"][:theirs]:
        scene.own(SLAVERS, address, 1)
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he2", 2)
    take_star(scene, SLAVERS, at("he2"), option.CONQUER, "E-238")
    scene.run()
    goes_on(scene)
    assert (scene.kind() == "reserve") is offered


@rule("E-147")
def test_factions_without_a_star_are_not_compared() -> None:
    scene = Scene(he2="star")
    assert not is_far_behind(scene), "nobody else has a star"
    scene = Scene(he2="star", he3="star", he8="star")
    for address in ("he2", "he3", "he8"):
        scene.own(SLAVERS, address, 1)
    assert is_far_behind(scene), "the Farmers have none, and do not count"


# Teleport.


def teleporting(propulsion: int) -> Scene:
    scene = growing("build_ships")
    scene.me.levels[PROPULSION] = propulsion
    scene.own(HUMAN, "he2", 2)
    scene.own(HUMAN, "he8", 1)
    return scene


@rule("E-144", "E-154")
@refusal("no_teleport", "no_more_teleport")
def test_propulsion_5_moves_one_disc_a_turn() -> None:
    scene = begun(teleporting(4))
    assert "teleport" not in scene.offered()
    assert scene.refused("teleport") == ["no_teleport E-144"]
    scene = begun(teleporting(5))
    scene.choose("teleport")
    assert scene.offered() == ["done", "from:he2", "from:he8"], "home star miniatures stay"
    scene.choose("from:he2")
    assert scene.offered() == ["to:he5", "to:he8"]
    scene.choose("to:he5")
    assert (scene.discs[at("he2")], scene.population(scene.home)) == (1, 7)
    assert scene.kind() == "grow_turn"
    assert scene.refused("teleport") == ["no_more_teleport E-144"]


@rule("E-144", "E-137", "E-154")
def test_propulsion_6_moves_three_and_can_empty_a_star() -> None:
    scene = begun(teleporting(6))
    scene.choose("teleport", "from:he8", "to:he2")
    assert scene.counters[at("he8")] == star.UNINHABITED
    assert scene.owner[at("he8")] == NOBODY
    scene.choose("from:he2")
    assert (scene.discs[at("he2")], scene.discs[scene.home]) == (2, 1)
    scene.choose("done")
    assert scene.kind() == "grow_turn"


@rule("E-144")
def test_a_single_star_has_nowhere_to_teleport_to() -> None:
    scene = growing("build_ships")
    scene.levels(HUMAN, 1, 1, 5, 1, 1)
    scene.discs[scene.home] = 2
    scene.me.track -= 2
    assert "teleport" not in begun(scene).offered()
    scene = growing("build_ships")
    scene.levels(HUMAN, 1, 1, 5, 1, 1)
    scene.own(HUMAN, "he2", 2)
    assert "teleport" in begun(scene).offered()


@rule("E-144", "E-148")
@refusal("star_blocked", "not_your_star")
def test_blocked_stars_are_no_ends_of_a_teleport() -> None:
    scene = teleporting(5)
    scene.own(HUMAN, "ze2", 1)
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he8", 1)
    begun(scene)
    scene.choose("teleport")
    assert scene.offered() == ["done", "from:ze2", "from:he2"]
    assert scene.refused("from:he8") == ["star_blocked E-148"]
    assert scene.refused("from:he5") == ["no_disc_there E-144"]
    scene.choose("from:ze2")
    assert scene.refused("to:ze8") == ["not_your_star E-144"]


@rule("E-101", "E-137", "E-153")
def test_a_star_that_loses_its_last_disc() -> None:
    scene = Scene(ze2="star")
    scene.own(HUMAN, "ze2", 2)
    scene.relics[at("ze2")] = 6
    lose_disc(scene, at("ze2"), "E-99")
    assert scene.owner[at("ze2")] == HUMAN
    scene.me.levels[SPIRITUALITY] = 6
    lose_disc(scene, at("ze2"), "E-99")
    assert scene.owner[at("ze2")] == NOBODY
    assert scene.counters[at("ze2")] == star.UNINHABITED
    assert scene.relics[at("ze2")] == 6, "a lasting relic stays"
    assert (scene.ascended, scene.me.track) == (1, 38)
    assert scene.emptied == [at("ze2")]


@rule("E-101")
def test_a_home_star_is_never_empty() -> None:
    scene = Scene()
    scene.discs[scene.home] = 1
    scene.me.track = 38
    lose_disc(scene, scene.home, "E-99")
    assert scene.owner[scene.home] == HUMAN
    assert scene.population(scene.home) == 6


@rule("E-145")
def test_a_home_star_can_hardly_be_without_a_place() -> None:
    scene = attacked()
    for place in range(61, 122):
        scene.farmers.put_ships(place, 1)
    assert new_homes(scene), "then ships do not matter (assumed)"
