"""Spawning ships: how many, where, and in what form (E-247 to E-254)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.automas.spawning import counted_population, place_spawned, spawned_ships
from orrery.games.era.rules.board import HEX_OF
from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.letter import A, B, C, D, E
from orrery.kernel.acts import entry
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector

Z, HA, HG = "zc7", "ha3", "hg7"  # the wormholes


@rule("E-236", "E-247", "E-248", "E-252")
@vector("EV-59")
def test_a_one_spawns_at_all_three_wormholes() -> None:
    scene = Automata()
    scene.round = 1
    scene.difficulty = 0
    scene.grow(SLAVERS, 1, 0, 0, 0)
    assert scene.where(SLAVERS) == {Z: 2, HA: 2, HG: 2}
    assert scene.slavers.miniatures() == 6


@rule("E-247", "E-248")
@vector("EV-57")
def test_the_example_of_the_solo_rules() -> None:
    scene = Automata(zb4="star", zg6="star")
    scene.difficulty = 2
    scene.robots.power = 1
    scene.slavers.track -= 1
    scene.own(SLAVERS, "zb4", 1)
    scene.own(SLAVERS, "zg6", 1)
    scene.levels(SLAVERS, 1, 1, 1, 2, 1)
    assert counted_population(scene) == 9
    scene.robots.growth[SLAVERS] = 2
    scene.start(entry(act.SPAWN, SLAVERS + 3 * 2))  # the third sentence
    told = {"n": 6, "wormholes": 2, "population": 9, "track": 3, "robotics": 1, "difficulty": 2}
    assert scene.params("spawns") == told
    assert sorted(scene.where(SLAVERS).values()) == [6, 6]


@rule("E-248")
@vector("EV-60")
def test_power_discs_count_as_population() -> None:
    scene = Automata()
    scene.difficulty = 3
    scene.robots.power = 4
    assert counted_population(scene) == 10
    assert spawned_ships(scene) == 6


@rule("E-248", "E-250")
@vector("EV-63")
def test_a_blocked_star_does_not_count_for_the_number() -> None:
    scene = Automata(zb4="star")
    scene.own(SLAVERS, "zb4", 3)
    scene.robots.power = 2
    scene.ships(HUMAN, "zb4", 1)
    assert counted_population(scene) == 11
    scene.wars[SLAVERS] = True
    assert counted_population(scene) == 8


@rule("E-247")
def test_asteroid_systems_bring_no_ships() -> None:
    scene = Automata(zd4="asteroids", zd5="asteroids")
    scene.ships(SLAVERS, "zd4", 2)
    scene.ships(SLAVERS, "zd5", 2)
    assert spawned_ships(scene) == 2


@rule("E-247")
@pytest.mark.parametrize(("robotics", "ships"), [(1, 2), (2, 3), (3, 5), (4, 7), (5, 9), (6, 12)])
def test_robotics_adds_ships(robotics: int, ships: int) -> None:
    scene = Automata()
    scene.levels(SLAVERS, 1, 1, 1, robotics, 1)
    assert spawned_ships(scene) == ships


def placing(n: int, at: str, miniatures: int) -> Automata:
    """So many miniatures are in the Slavers' supply, the others stand far away."""
    scene = Automata()
    scene.ships(SLAVERS, "hi1", 16 - miniatures)
    return scene


@rule("E-251")
@vector("EV-58")
def test_too_few_miniatures_for_all_make_a_new_fleet_of_all() -> None:
    scene = placing(6, Z, 5)
    scene.lots(3)  # D comes first, then A, B, C, E
    place_spawned(scene, HEX_OF[Z], 6, "E-251")
    assert scene.slavers.fleet_at[C] == HEX_OF[Z]
    assert scene.slavers.fleet_size[C] == 6
    assert scene.slavers.loose[HEX_OF[Z]] == 0
    assert scene.params("new_fleet") == {"n": 6, "hex": Z, "fleet": ""}
    assert not scene.slavers.shown[C]


@rule("E-251", "E-49")
def test_a_dart_fleet_lies_open() -> None:
    scene = placing(6, Z, 5)
    scene.lots(0)
    place_spawned(scene, HEX_OF[Z], 6, "E-251")
    assert scene.slavers.fleet_at[D] == HEX_OF[Z]
    assert scene.params("new_fleet")["fleet"] == "d"
    assert scene.slavers.shown[D]


@rule("E-251")
def test_every_counter_of_the_supply_is_equally_likely() -> None:
    found: Counter[int] = Counter()
    for lot in range(4):
        scene = placing(6, Z, 5)
        scene.fleet(SLAVERS, B, "hi2", 3)
        scene.lots(lot)
        place_spawned(scene, HEX_OF[Z], 6, "E-251")
        found.update(scene.slavers.fleets_at(HEX_OF[Z]))
    assert found == {A: 1, C: 1, D: 1, E: 1}


@rule("E-251")
@vector("EV-102")
def test_just_enough_miniatures_are_placed_beside_a_fleet() -> None:
    scene = placing(4, Z, 4)
    scene.fleet(SLAVERS, A, Z, 3)
    place_spawned(scene, HEX_OF[Z], 4, "E-251")
    assert scene.slavers.loose[HEX_OF[Z]] == 4
    assert scene.slavers.fleet_size[A] == 3
    assert scene.rules("spawned") == ["E-251"]


@rule("E-251")
@vector("EV-103")
def test_too_few_miniatures_join_the_fleet_that_is_there() -> None:
    scene = placing(6, Z, 5)
    scene.fleet(SLAVERS, A, Z, 3)
    place_spawned(scene, HEX_OF[Z], 6, "E-251")
    assert scene.slavers.fleet_size[A] == 9
    assert scene.slavers.miniatures() == 11
    assert scene.params("joins_fleet") == {"n": 6, "hex": Z, "size": 9, "fleet": ""}


@rule("E-251", "E-191")
def test_of_several_fleets_there_each_is_equally_likely() -> None:
    for lot, letter in ((0, D), (1, A), (2, E)):
        scene = placing(6, Z, 5)
        scene.fleet(SLAVERS, A, Z, 3)
        scene.fleet(SLAVERS, E, Z, 4)
        scene.fleet(SLAVERS, D, Z, 9)
        scene.lots(lot)
        place_spawned(scene, HEX_OF[Z], 6, "E-251")
        assert scene.slavers.fleet_size[letter] > {A: 3, E: 4, D: 9}[letter]


@rule("E-251", "E-252")
@vector("EV-61")
def test_the_supply_shrinks_from_wormhole_to_wormhole() -> None:
    scene = Automata()
    scene.difficulty = 3
    scene.robots.power = 4
    scene.levels(SLAVERS, 2, 1, 1, 1, 1)
    scene.grow(SLAVERS, 1, 0, 0, 2)
    assert scene.all_params("spawned", "n") == [6, 6]
    assert scene.params("new_fleet")["n"] == 6
    assert scene.slavers.miniatures() == 12
    assert scene.where(SLAVERS) == {Z: 6, HA: 6, HG: 6}


@rule("E-251")
@vector("EV-62")
def test_without_a_counter_nothing_is_placed() -> None:
    scene = Automata()
    scene.difficulty = 3
    scene.robots.power = 4
    scene.levels(SLAVERS, 2, 1, 1, 1, 1)
    for letter in range(5):
        scene.fleet(SLAVERS, letter, f"hi{letter + 1}", 1)
    scene.grow(SLAVERS, 1, 0, 0)
    assert scene.params("no_fleet_counter") == {"n": 6, "hex": HG}
    assert sum(scene.where(SLAVERS).values()) == 5 + 12


@rule("E-252", "E-191")
def test_wormholes_come_in_any_order_equally_likely() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for one in range(3):
        for other in range(2):
            scene = Automata()
            scene.levels(SLAVERS, 2, 1, 1, 1, 1)
            scene.grow(SLAVERS, 1, one, other)
            found[tuple(scene.all_params("wormhole", "hex"))] += 1
    assert len(found) == 6
    pairs: Counter[tuple[str, ...]] = Counter()
    for one in range(3):
        for other in range(2):
            scene = Automata()
            scene.grow(SLAVERS, 2, one, other)
            pairs[tuple(sorted(scene.all_params("wormhole", "hex")))] += 1
    assert pairs == {(HA, Z): 2, (HG, Z): 2, (HA, HG): 2}


@rule("E-252", "E-247")
def test_the_number_is_counted_once_for_all_wormholes() -> None:
    scene = Automata()
    scene.grow(SLAVERS, 1, 0, 0)
    assert len(scene.told("spawns")) == 1
    assert scene.all_params("wormhole", "n") == [2, 2, 2]


@rule("E-236", "E-249")
@pytest.mark.parametrize(("lot", "at"), [(0, Z), (1, HA), (2, HG)])
def test_the_farmers_spawn_one_miniature_at_any_wormhole(lot: int, at: str) -> None:
    scene = Automata()
    scene.grow(FARMERS, 6, lot)
    assert scene.where(FARMERS) == {at: 1}
    assert scene.farmers.loose[HEX_OF[at]] == 1
    assert scene.rules("spawned") == ["E-249"]


@rule("E-249", "E-267")
def test_without_a_miniature_the_farmers_place_nothing() -> None:
    scene = Automata()
    scene.ships(FARMERS, "hi1", 15)
    scene.on_tile[FARMERS] = 1
    scene.grow(FARMERS, 6, 0)
    assert scene.where(FARMERS) == {"hi1": 15}
    assert scene.told("no_miniature")


@rule("E-267", "E-251")
def test_a_ship_on_the_tile_of_leadership_is_not_in_the_supply() -> None:
    scene = placing(6, Z, 6)
    scene.on_tile[SLAVERS] = 1
    place_spawned(scene, HEX_OF[Z], 6, "E-251")
    assert scene.told("new_fleet")


@rule("E-250", "E-254")
def test_placing_is_not_blocked_and_nobody_fights_then() -> None:
    scene = Automata()
    scene.wars[SLAVERS] = True
    for at in (Z, HA, HG):
        scene.ships(HUMAN, at, 9)
    scene.grow(SLAVERS, 1, 0, 0)
    assert scene.where(SLAVERS) == {Z: 2, HA: 2, HG: 2}
    assert scene.me.ships() == 27


@rule("E-253")
def test_a_fleet_counter_that_left_the_board_can_be_drawn_again() -> None:
    scene = placing(6, Z, 5)
    for letter in (A, B, D, E):
        scene.fleet(SLAVERS, letter, "hi2", 2)
    scene.fleet(SLAVERS, C, "hi3", 2)
    scene.slavers.shown[C] = True
    scene.slavers.dissolve(C)
    place_spawned(scene, HEX_OF[Z], 6, "E-251")
    assert scene.slavers.fleet_at[C] == HEX_OF[Z]
    assert scene.params("new_fleet")["fleet"] == "", "it lies face down again"
