"""Relics of stars that are taken (E-135, E-173 to E-175)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.growth.stars import take_star
from orrery.games.era.rules.vocabulary import option, star
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS, MILITARY, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import LETTERS
from tests.rules import rule, tile

from .growths import begun, goes_on, growing
from .scene import HUMAN, SLAVERS, Scene, at


def with_relic(key: str) -> Scene:
    scene = growing("gain_star", "build_ships")
    scene.neutral("ze2", star.UNINHABITED)
    scene.relics[at("ze2")] = scene.box.relic_keys.index(key)
    scene.faces_seen[at("ze2")] = scene.relic_seen[at("ze2")] = True
    return scene


def taken_by_player(scene: Scene) -> Scene:
    scene.ships(HUMAN, "ze2", 1)
    begun(scene)
    scene.choose("oval:gain_star")
    return scene


def taken_by_slavers(scene: Scene) -> Scene:
    scene.ships(SLAVERS, "ze2", 1)
    take_star(scene, SLAVERS, at("ze2"), option.COLONIZE, "E-238")
    scene.run()
    return goes_on(scene)


@tile(
    "relic_technology_genetics",
    "relic_technology_military",
    "relic_technology_propulsion",
    "relic_technology_robotics",
    "relic_technology_spirituality",
)
@rule("E-173", "E-135", "E-157")
@pytest.mark.parametrize("field", FIELD_KEYS)
def test_ancient_technology_brings_a_level_and_is_gone(field: str) -> None:
    scene = taken_by_player(with_relic(f"technology_{field}"))
    assert scene.me.levels[FIELD_KEYS.index(field)] == 2
    assert scene.relics[at("ze2")] == -1
    assert (scene.kind() == "tactic") is (field == "military")
    assert not scene.told("relic")[0].reveals, "the player had seen it"


@tile("relic_buried_ships")
@rule("E-173", "E-149", "E-142")
def test_buried_ships_come_in_that_hex() -> None:
    scene = with_relic("buried_ships")
    scene.neutral("ze2", star.UNINHABITED)
    taken_by_player(scene)
    assert scene.discs[at("ze2")] == 1, "too few for a yard"
    scene.choose("into:loose", "ships:3")
    assert scene.me.loose[at("ze2")] == 4
    assert scene.relics[at("ze2")] == -1
    assert scene.ledger.built == 0, "nothing was built"


@rule("E-174", "E-173")
@pytest.mark.parametrize("key", ["death_ray", "defense_grid", "super_stargate", "pyramids"])
def test_lasting_relics_stay_with_the_star(key: str) -> None:
    scene = taken_by_player(with_relic(key))
    number = scene.box.relic_keys.index(key)
    assert scene.relics[at("ze2")] == number
    scene.wars[SLAVERS] = True
    scene.me.put_ships(at("ze2"), 0)
    scene.ships(SLAVERS, "ze2", 2)
    take_star(scene, SLAVERS, at("ze2"), option.CONQUER, "E-238")
    assert scene.owner[at("ze2")] == SLAVERS
    assert scene.relics[at("ze2")] == number, "it belongs to whoever owns the star"


@rule("E-175", "E-194", "E-152")
def test_slavers_learn_from_a_relic() -> None:
    scene = taken_by_slavers(with_relic("technology_military"))
    assert scene.slavers.levels[MILITARY] == 2
    assert sum(scene.slavers.tactics) == 1, "an advanced fleet tactic comes with it"
    scene = with_relic("technology_spirituality")
    scene.slavers.levels[SPIRITUALITY] = 4
    taken_by_slavers(scene)
    assert scene.slavers.levels[SPIRITUALITY] == 4
    assert scene.told("no_level_left")
    assert scene.relics[at("ze2")] == -1


@rule("E-175", "E-251")
def test_slavers_dig_up_ships_as_if_spawned() -> None:
    scene = taken_by_slavers(with_relic("buried_ships"))
    assert scene.slavers.loose[at("ze2")] == 4
    scene = with_relic("buried_ships")
    scene.ships(SLAVERS, "ze8", 14)
    taken_by_slavers(scene)
    assert scene.slavers.loose[at("ze2")] == 1
    assert sum(scene.slavers.fleet_size[letter] for letter in range(LETTERS)) == 3, "all in a new fleet"


@rule("E-135")
def test_a_hidden_relic_shows_when_slavers_take_its_star() -> None:
    scene = with_relic("death_ray")
    scene.relic_seen[at("ze2")] = False
    taken_by_slavers(scene)
    assert scene.told("relic")[0].reveals
    assert scene.relic_seen[at("ze2")]
