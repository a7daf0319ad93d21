"""The movement of the Farmers: every row of their table, and how any unit gets to its target (E-217 to E-225)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.board import DISTANCE, HEX_OF
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.faction import HUMAN
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector


def far(one: str, other: str) -> int:
    return DISTANCE[HEX_OF[one]][HEX_OF[other]]


def farmer(at: str, **hexes: str) -> Automata:
    """One Farmer ship, Propulsion 1; stars in the middle of both sectors."""
    scene = Automata(**hexes)
    scene.neutral("ze5", star.UNINHABITED)
    scene.ships(FARMERS, at, 1)
    return scene


@rule("E-213", "E-214", "E-217")
def test_a_turn_begins_with_the_die_and_then_every_ship_moves_by_itself() -> None:
    scene = farmer("zc7")
    scene.ships(FARMERS, "ha3", 2)
    scene.move(FARMERS, 3)
    assert scene.keys()[:2] == ["movement_die", "units"]
    assert scene.params("movement_die") == {"dice": [3], "die": 3, "target": "sector_centre"}
    assert scene.all_params("unit_approaches", "n") == [1, 1, 1]
    assert sum(scene.where(FARMERS).values()) == 3


@rule("E-214", "E-217")
def test_without_ships_the_die_is_rolled_and_nothing_moves() -> None:
    scene = Automata()
    scene.move(FARMERS, 1)
    assert scene.keys() == ["movement_die", "no_units"]


@rule("E-225", "E-219", "E-224")
def test_a_one_takes_each_ship_to_the_players_nearest_star() -> None:
    scene = farmer("zd4", zb4="star")
    scene.own(HUMAN, "zb4", 1)
    assert far("zd4", "ze5") == 1 < far("zd4", "zb4") == 2 < far("zd4", "he5")
    scene.move(FARMERS, 1)
    assert scene.where(FARMERS) == {"zb4": 1}
    assert scene.params("unit_goes")["wanted"] == "zb4"
    assert scene.rules("unit_goes") == ["E-225"]


@rule("E-225", "E-219")
def test_a_ship_that_is_at_the_players_star_stays_there_on_a_one() -> None:
    scene = farmer("he5")
    scene.move(FARMERS, 1)
    assert scene.where(FARMERS) == {"he5": 1}
    assert scene.params("unit_remains")["wanted"] == "he5"


@rule("E-225", "E-221")
def test_a_one_takes_a_ship_as_near_as_it_can_get() -> None:
    found: Counter[str] = Counter()
    for lot in range(12):
        scene = farmer("hb3")
        scene.owner[scene.home] = 0
        scene.neutral("hb4", star.PRIMITIVE)
        scene.levels(FARMERS, 1, 1, 1, 1, 1)
        scene.ships(FARMERS, "hb3", 0)
        scene.ships(FARMERS, "ze9", 1)
        assert far("ze9", "he5") > 3
        scene.move(FARMERS, 1, lot)
        assert scene.params("unit_approaches")["wanted"] == "he5"
        found.update(scene.where(FARMERS))
    left = far("ze9", "he5") - 3
    assert found, "some hexes are equally near"
    assert {far(at, "he5") for at in found} == {left}
    assert {far("ze9", at) for at in found} == {3}
    assert len(found) > 1


@rule("E-225", "E-224")
@vector("EV-115")
def test_a_two_takes_a_ship_at_a_star_to_the_nearest_other_one() -> None:
    scene = farmer("ze5", zg5="star", zb4="star")
    scene.neutral("zg5", star.PRIMITIVE)
    scene.neutral("zb4", star.ADVANCED)
    assert far("ze5", "zg5") < far("ze5", "zb4")
    scene.move(FARMERS, 2)
    assert scene.where(FARMERS) == {"zg5": 1}
    scene = farmer("ze5")
    scene.move(FARMERS, 2, 0)
    assert far(scene.params("unit_approaches")["to"], "he5") == far("ze5", "he5") - 3


@rule("E-225", "E-219")
def test_of_several_nearest_stars_each_is_as_likely() -> None:
    for lot, to in ((0, "zc4"), (1, "zg4")):
        scene = farmer("ze4", zc4="star", zg4="star")
        scene.counters[HEX_OF["ze5"]] = star.NONE
        scene.layout.star_hexes.remove(HEX_OF["ze5"])
        assert far("ze4", "zc4") == far("ze4", "zg4") == 2
        scene.neutral("zc4", star.PRIMITIVE)
        scene.neutral("zg4", star.PRIMITIVE)
        scene.move(FARMERS, 2, lot)
        assert scene.where(FARMERS) == {to: 1}


@rule("E-225")
@pytest.mark.parametrize(
    ("at", "middle", "reached"), [("zd4", "ze5", True), ("ha3", "he5", False), ("zc7", "ze5", False)]
)
def test_a_three_takes_each_ship_towards_the_middle_of_its_sector(at: str, middle: str, reached: bool) -> None:
    scene = farmer(at)
    scene.move(FARMERS, 3, 0)
    to = next(iter(scene.where(FARMERS)))
    assert far(to, middle) == max(0, far(at, middle) - 3)
    assert bool(scene.told("unit_goes")) == reached


@rule("E-225", "E-220")
def test_a_four_takes_a_ship_to_any_star_in_range_or_lets_it_stay_at_one() -> None:
    found: Counter[str] = Counter()
    for lot in range(3):
        scene = farmer("ze5", zg6="star", zb4="star", zi1="star")
        for at in ("zg6", "zb4", "zi1"):
            scene.neutral(at, star.PRIMITIVE)
        scene.move(FARMERS, 4, lot)
        found.update(scene.where(FARMERS))
    assert found == {"ze5": 1, "zg6": 1, "zb4": 1}, "zi1 is too far"


@rule("E-225", "E-220")
def test_a_four_takes_a_ship_towards_the_nearest_star_where_none_is_in_range() -> None:
    scene = farmer("zc7")
    assert far("zc7", "ze5") == 4
    scene.move(FARMERS, 4, 0)
    assert scene.params("unit_approaches")["target"] == "nearest_star"
    assert far(next(iter(scene.where(FARMERS))), "ze5") == 1


@rule("E-220", "E-61", "E-63", "E-223")
def test_range_is_counted_with_nebulae_and_neutron_stars_but_distance_is_not() -> None:
    scene = farmer("zc4", zd4="nebula", zd5="nebula", zc5="nebula", zb4="nebula", zb3="nebula", zc3="nebula")
    assert far("zc4", "ze5") == 2
    scene.move(FARMERS, 4)
    assert scene.where(FARMERS) == {"ze5": 1}, "2 for the nebula and 1"
    scene = farmer("zb4", zc4="nebula", zc5="nebula", zd5="nebula", zd4="nebula")
    assert far("zb4", "ze5") == 3
    scene.move(FARMERS, 4, 0)
    assert scene.params("unit_approaches")["target"] == "nearest_star"
    scene = farmer("zd4", ze5="neutron", zc4="star")
    scene.counters[HEX_OF["ze5"]] = star.NONE
    scene.neutral("zc4", star.PRIMITIVE)
    scene.move(FARMERS, 4)
    assert scene.where(FARMERS) == {"zc4": 1}, "a neutron star is no star"


@rule("E-218", "E-62")
def test_a_ship_that_starts_in_a_nebula_gets_farther() -> None:
    scene = farmer("zc7", zc7="nebula")
    scene.move(FARMERS, 4)
    assert scene.where(FARMERS) == {"ze5": 1}
    assert scene.params("unit_goes")["range"] == 5


@rule("E-222")
@vector("EV-10")
def test_a_five_takes_a_ship_straight_on_in_a_direction_with_a_step() -> None:
    ends = {}
    for lot in range(4):
        scene = farmer("zc7")
        scene.move(FARMERS, 5, lot)
        assert len(scene.params("unit_flies")["of"]) == 4
        ends[scene.params("unit_flies")["direction"]] = next(iter(scene.where(FARMERS)))
    assert ends == {"n": "zc4", "ne": "zf6", "se": "ze9", "nw": "za5"}
    assert far("zc7", "za5") == far("zc7", "ze9") == 2
    assert scene.rules("unit_flies") == scene.rules("moves") == ["E-222"]


@rule("E-222")
@vector("EV-11")
def test_a_straight_line_crosses_into_the_other_sector() -> None:
    scene = farmer("ha3")
    scene.levels(FARMERS, 1, 1, 6, 1, 1)
    ways = {}
    for lot in range(4):
        scene = farmer("ha3")
        scene.levels(FARMERS, 1, 1, 6, 1, 1)
        scene.move(FARMERS, 5, lot)
        ways[scene.params("unit_flies")["direction"]] = next(iter(scene.where(FARMERS)))
    assert ways["s"] == "ze9"
    assert far("ha3", "ze9") == 11


@rule("E-222", "E-63")
def test_no_direction_leads_into_a_neutron_star_or_a_nebula_too_dear() -> None:
    scene = farmer("zc7", zc6="neutron", zd7="nebula")
    scene.move(FARMERS, 5, 0)
    assert scene.params("unit_flies")["of"] == ["ne", "se", "nw"]
    assert scene.where(FARMERS) == {"ze7": 1}, "2 for the nebula and 1"


@rule("E-225")
def test_on_a_six_ships_stay_where_nobody_is_hostile() -> None:
    scene = farmer("ze5")
    scene.ships(HUMAN, "ze5", 4)
    scene.move(FARMERS, 6)
    assert scene.where(FARMERS) == {"ze5": 1}
    assert scene.params("unit_stays")["target"] == "escape"


@rule("E-225", "E-206")
def test_on_a_six_a_ship_leaves_a_hex_with_hostile_ships_for_the_nearest_without() -> None:
    for lot in range(5):
        scene = farmer("ze4", ze5="empty", ze3="neutron")
        scene.ships(SLAVERS, "ze4", 1)
        scene.ships(SLAVERS, "zd3", 1)
        scene.move(FARMERS, 6, lot)
        to = next(iter(scene.where(FARMERS)))
        assert far("ze4", to) == 1
        assert to not in ("zd3", "ze3")


@rule("E-225")
def test_who_cannot_get_out_of_reach_of_hostile_ships_gets_as_near_as_possible() -> None:
    scene = farmer("zc7")
    for at in HEX_OF:
        if far("zc7", at) <= 4:
            scene.fleet(SLAVERS, 0, at, 1)
            scene.slavers.put_ships(HEX_OF[at], 1)
    scene.move(FARMERS, 6, 0, 0)
    assert far("zc7", scene.params("unit_approaches")["wanted"]) == 5
    assert far("zc7", next(iter(scene.where(FARMERS)))) == 3


@rule("E-221")
def test_gates_bring_a_ship_to_its_target_but_are_not_thought_of_in_choosing_it() -> None:
    scene = farmer("ze5", zb2="star")
    scene.levels(FARMERS, 1, 1, 5, 1, 1)
    assert far("ze5", "he5") == 9
    scene.move(FARMERS, 1)
    assert scene.where(FARMERS) == {"he5": 1}, "a jump from star to star at peace"
    scene = farmer("ze5")
    scene.levels(FARMERS, 1, 1, 5, 1, 1)
    scene.move(FARMERS, 4)
    assert scene.where(FARMERS) == {"ze5": 1}, "the home star is out of range on foot, so one star is left"


@rule("E-71", "E-204")
def test_an_sts_player_may_stop_a_jump_and_the_ship_moves_no_more() -> None:
    scene = farmer("ze5")
    scene.alignment = 1
    scene.levels(FARMERS, 1, 1, 5, 1, 1)
    scene.ships(HUMAN, "he5", 1)
    scene.move(FARMERS, 1)
    assert scene.kind() == "block_gate"
    scene.choose("war:farmers")
    assert scene.where(FARMERS) == {"ze5": 1}
    assert scene.wars[FARMERS]
    assert scene.robots.units == []


@rule("E-217")
def test_the_ships_of_one_hex_may_part() -> None:
    scene = farmer("ze5", zg6="star", zb4="star")
    for at in ("zg6", "zb4"):
        scene.neutral(at, star.PRIMITIVE)
    scene.ships(FARMERS, "ze5", 3)
    scene.move(FARMERS, 4, 0, 1, 2)
    assert scene.where(FARMERS) == {"ze5": 1, "zg6": 1, "zb4": 1}
