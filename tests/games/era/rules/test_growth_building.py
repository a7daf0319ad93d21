"""Build Ships: how many, and where they go (E-138 to E-143)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.growth.building import counted_population, ships_built
from orrery.games.era.rules.growth.placing import OWN_STARS, ask_to_place, only_at
from orrery.games.era.rules.vocabulary.field import ROBOTICS
from orrery.games.era.rules.vocabulary.letter import LETTERS, A, B, C
from tests.rules import refusal, rule, tile, vector

from .growths import begun, goes_on, growing
from .scene import HUMAN, SLAVERS, Scene, at


def building(robotics: int = 1, **hexes: str) -> Scene:
    """A star beside, out of reach of everything; Research keeps the menu open."""
    scene = growing("build_ships", "research", "military", **hexes)
    scene.me.levels[ROBOTICS] = robotics
    return scene


def build(scene: Scene) -> Scene:
    begun(scene)
    scene.choose("oval:build_ships")
    return scene


@tile("counter_build_ships")
@rule("E-138", "E-139", "E-141")
@vector("EV-46")
def test_the_first_ships() -> None:
    scene = build(building())
    assert scene.params("builds") == {"n": 2, "population": 6, "track": 2, "robotics": 0, "asteroids": 0}
    assert scene.kind() == "place_into", "the home star is the only place"
    scene.choose("into:loose", "ships:2")
    assert scene.me.loose[scene.home] == 2
    assert scene.kind() == "grow_turn"


@tile("terrain_asteroids")
@rule("E-138", "E-139", "E-64")
@vector("EV-47")
def test_asteroid_systems_with_a_ship_bring_more() -> None:
    scene = building(3, hd3="asteroids", hd4="asteroids", hd5="asteroids")
    scene.own(HUMAN, "he2", 12)
    scene.ships(HUMAN, "hd3", 2)
    scene.fleet(HUMAN, A, "hd4", 1)
    scene.ships(SLAVERS, "hd5", 1)
    assert counted_population(scene) == 18
    assert ships_built(scene) == 10


@rule("E-139", "E-141")
@vector("EV-48")
def test_many_discs_and_robotics_6() -> None:
    scene = building(6)
    scene.own(HUMAN, "he2", 27)
    assert ships_built(scene) == 18


@rule("E-139")
@pytest.mark.parametrize(
    ("discs", "ships"),
    [(0, 2), (1, 2), (2, 3), (4, 3), (5, 4), (8, 4), (9, 5), (13, 5), (14, 6), (19, 6), (20, 7), (26, 7), (27, 8),
     (34, 8), (35, 9), (39, 9)],
)  # fmt: skip
def test_the_borders_of_the_track(discs: int, ships: int) -> None:
    scene = building()
    scene.own(HUMAN, "he2", discs)
    assert ships_built(scene) == ships


@tile("field_robotics")
@rule("E-141", "E-155")
@pytest.mark.parametrize(("robotics", "more"), [(1, 0), (2, 1), (3, 3), (4, 5), (5, 7), (6, 10)])
def test_what_robotics_brings(robotics: int, more: int) -> None:
    assert ships_built(building(robotics)) == 2 + more


@rule("E-140", "E-148")
def test_population_on_blocked_stars_is_not_counted() -> None:
    scene = building()
    scene.own(HUMAN, "he2", 9)
    scene.discs[scene.home] = 2
    assert counted_population(scene) == 17
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he2", 1)
    assert counted_population(scene) == 8
    scene.ships(SLAVERS, "he5", 1)
    assert counted_population(scene) == 6, "never below that"
    scene.me.levels[1] = 5
    assert counted_population(scene) == 17


@rule("E-142", "E-155")
@vector("EV-49")
@refusal("no_yard", "star_blocked", "not_your_star")
@pytest.mark.parametrize(
    ("robotics", "population", "yard"),
    [
        (1, 4, True),
        (1, 3, False),
        (3, 3, False),
        (4, 3, True),
        (4, 2, False),
        (5, 2, True),
        (5, 1, False),
        (6, 1, True),
    ],
)
def test_where_ships_are_built(robotics: int, population: int, yard: bool) -> None:
    scene = building(robotics)
    scene.own(HUMAN, "he2", population)
    build(scene)
    if yard:
        assert scene.offered("place") == ["he2", "he5"]
        assert scene.refused("place:he8") == ["not_your_star E-142"]
    else:
        assert scene.kind() == "place_into"
        assert scene.about(HUMAN)["hex"] == "he5"


@rule("E-142", "E-148")
@refusal("star_blocked", "no_yard")
def test_no_ships_at_blocked_stars() -> None:
    scene = building()
    scene.own(HUMAN, "he2", 4)
    scene.own(HUMAN, "he8", 4)
    scene.own(HUMAN, "ze2", 1)
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he8", 1)
    build(scene)
    assert scene.offered("place") == ["he2", "he5"]
    assert scene.refused("place:he8") == ["star_blocked E-148"]
    assert scene.refused("place:ze2") == ["no_yard E-142"]


@rule("E-142", "E-2", "E-49")
@refusal("fleet_elsewhere")
def test_ships_are_split_between_stars_miniatures_and_fleets() -> None:
    scene = building(3)
    scene.own(HUMAN, "he2", 8)  # P = 14: 4 ships, and 3 by Robotics
    scene.fleet(HUMAN, B, "he2", 2)
    scene.fleet(HUMAN, C, "ze5", 2)
    build(scene)
    assert scene.params("builds")["n"] == 7
    scene.choose("place:he2")
    assert scene.offered("into") == ["loose", "a", "b", "d", "e"], "C is elsewhere"
    assert scene.refused("into:c") == ["fleet_elsewhere E-49"]
    scene.choose("into:b", "ships:3")
    scene.choose("place:he5")
    assert "b" not in scene.offered("into")
    scene.choose("into:a", "ships:2", "place:he5", "into:loose")
    assert scene.offered("ships") == ["1", "2"]
    scene.choose("ships:2")
    assert (scene.me.fleet_size[B], scene.me.fleet_size[A], scene.me.fleet_at[A]) == (5, 2, scene.home)
    assert scene.me.loose[scene.home] == 2


@rule("E-2", "E-142")
@refusal("no_miniature")
def test_miniatures_run_out_and_chips_do_not() -> None:
    scene = building(6)
    scene.ships(HUMAN, "ze3", 14)
    build(scene)
    scene.choose("into:loose")
    assert scene.offered("ships") == ["1", "2"], "of twelve"
    scene.choose("ships:2")
    assert "loose" not in scene.offered("into")
    assert scene.refused("into:loose") == ["no_miniature E-2"]
    scene.choose("into:e", "ships:10")
    assert scene.me.fleet_size[4] == 10
    assert scene.me.miniatures() == 16


@rule("E-143")
def test_ships_without_a_place_are_lost() -> None:
    scene = building()
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he5", 1)
    build(scene)
    assert scene.params("ships_lost") == {"n": 2}
    assert scene.me.ships() == 0
    assert scene.ledger.built == 0
    scene = building()
    scene.ships(HUMAN, "ze3", 16)
    for letter in range(LETTERS):
        scene.fleet(HUMAN, letter, "ze3", 1)
    build(scene)
    assert scene.params("ships_lost") == {"n": 2}, "neither a miniature nor a fleet counter is left"


@rule("E-138", "E-165")
def test_building_is_remembered_and_paid_by_the_story_of_wars() -> None:
    scene = building(3)
    scene.round = 1
    scene.story = scene.box.story_keys.index("wars")
    build(scene)
    assert scene.ledger.built == 5
    assert scene.total() == 2


@rule("E-149")
def test_ships_that_come_otherwise_are_not_blocked() -> None:
    scene = building()
    scene.own(HUMAN, "he2", 1)
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he2", 1)
    begun(scene)
    ask_to_place(scene, 1, only_at(at("he2")))
    goes_on(scene)
    scene.choose("into:loose")
    assert scene.me.loose[at("he2")] == 1
    ask_to_place(scene, 1, OWN_STARS)
    goes_on(scene)
    assert scene.offered("place") == ["he2", "he5"], "a card places at any own star"
