"""The movement of the Slavers: every row of their table, and their units (E-217, E-226)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.board import DISTANCE, HEX_OF
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.letter import DOUBLE, A, B, D
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector


def far(one: str, other: str) -> int:
    return DISTANCE[HEX_OF[one]][HEX_OF[other]]


def slavers(n: int, at: str, **hexes: str) -> Automata:
    """Slaver miniatures, Propulsion 1; the middle of the central sector is a neutral star."""
    scene = Automata(**hexes)
    scene.neutral("ze5", star.UNINHABITED)
    scene.ships(SLAVERS, at, n)
    return scene


# The table.


@rule("E-226")
def test_a_one_takes_every_unit_to_the_players_nearest_star() -> None:
    scene = slavers(4, "he7")
    scene.fleet(SLAVERS, A, "hd5", 3)
    scene.move(SLAVERS, 1)
    assert scene.where(SLAVERS) == {"he5": 7}


@rule("E-226", "E-217")
@vector("EV-81")
def test_a_two_takes_them_to_most_hostile_ships_in_range_and_a_fleet_counts_with_its_ships() -> None:
    scene = slavers(4, "zd4")
    scene.ships(HUMAN, "zd5", 3)
    scene.ships(HUMAN, "zc3", 3)
    scene.me.put_fleet(A, HEX_OF["ze4"], 5)
    scene.move(SLAVERS, 2)
    assert scene.where(SLAVERS) == {"ze4": 4}
    assert scene.params("unit_goes")["target"] == "most_hostile_in_range"


@rule("E-226")
def test_on_a_two_equal_numbers_are_equally_likely_and_the_present_hex_counts() -> None:
    found: Counter[str] = Counter()
    for lot in range(2):
        scene = slavers(4, "zd4")
        scene.ships(HUMAN, "zd4", 3)
        scene.ships(FARMERS, "zc3", 3)
        scene.move(SLAVERS, 2, lot)
        found.update(scene.where(SLAVERS))
    assert found == {"zd4": 4, "zc3": 4}


@rule("E-226", "E-221")
def test_a_two_takes_them_towards_the_nearest_hostile_ships_where_none_are_in_range() -> None:
    scene = slavers(4, "zc7")
    scene.ships(HUMAN, "zc1", 1)
    scene.ships(HUMAN, "hi1", 9)
    assert far("zc7", "zc1") == 6
    scene.move(SLAVERS, 2)
    assert scene.where(SLAVERS) == {"zc4": 4}
    assert scene.params("unit_approaches")["target"] == "nearest_hostile"


@rule("E-226")
def test_on_a_two_nothing_moves_where_nobody_is_hostile() -> None:
    scene = slavers(4, "zc7")
    scene.move(SLAVERS, 2)
    assert scene.where(SLAVERS) == {"zc7": 4}
    assert scene.params("unit_stays")["target"] == "nearest_hostile"


@rule("E-226")
@pytest.mark.parametrize(("at", "middle"), [("zc7", "ze5"), ("ha3", "he5")])
def test_a_three_takes_them_towards_the_middle_of_the_sector_where_they_are(at: str, middle: str) -> None:
    scene = slavers(4, at)
    scene.move(SLAVERS, 3, 0)
    to = next(iter(scene.where(SLAVERS)))
    assert far(to, middle) == far(at, middle) - 3


@rule("E-226")
def test_a_four_takes_them_to_any_star_in_range_but_their_own() -> None:
    found: Counter[str] = Counter()
    for lot in range(2):
        scene = slavers(4, "ze5", zg6="star", zb4="star", zd4="star")
        scene.own(SLAVERS, "zd4", 1)
        scene.own(SLAVERS, "ze5", 1)
        scene.own(HUMAN, "zb4", 1)
        scene.neutral("zg6", star.PRIMITIVE)
        scene.move(SLAVERS, 4, lot)
        found.update(scene.where(SLAVERS))
    assert found == {"zb4": 4, "zg6": 4}


@rule("E-226")
def test_a_four_takes_them_towards_the_nearest_star_that_is_not_theirs() -> None:
    scene = slavers(4, "zc7", zc6="star")
    scene.own(SLAVERS, "zc6", 1)
    scene.move(SLAVERS, 4, 0)
    assert scene.params("unit_approaches")["wanted"] == "ze5"
    assert far(next(iter(scene.where(SLAVERS))), "ze5") == 1


@rule("E-226", "E-224", "E-191")
@vector("EV-114")
def test_a_six_takes_them_to_any_neutral_star_in_range_the_present_one_included() -> None:
    found: Counter[str] = Counter()
    for lot in range(2):
        scene = slavers(4, "ze5", zg6="star", zd4="star")
        scene.neutral("zg6", star.PRIMITIVE)
        scene.own(HUMAN, "zd4", 2)
        scene.move(SLAVERS, 6, lot)
        found.update(scene.where(SLAVERS))
    assert found == {"ze5": 4, "zg6": 4}


@rule("E-226")
def test_on_a_six_they_stay_where_no_neutral_star_is_in_range() -> None:
    scene = slavers(4, "zc7")
    scene.move(SLAVERS, 6)
    assert scene.where(SLAVERS) == {"zc7": 4}
    assert scene.rules("unit_stays") == ["E-226"]


@rule("E-226", "E-222")
def test_on_a_five_they_fly_straight_on_where_no_neutral_star_is_in_range() -> None:
    scene = slavers(4, "zc7")
    scene.move(SLAVERS, 5, 0)
    assert scene.where(SLAVERS) == {"zc4": 4}
    assert scene.rules("unit_flies") == ["E-222"]
    scene = slavers(4, "zd6")
    scene.move(SLAVERS, 5)
    assert scene.where(SLAVERS) == {"ze5": 4}


@rule("E-224", "E-226")
def test_the_players_home_star_without_discs_is_not_neutral() -> None:
    scene = slavers(4, "he6")
    scene.move(SLAVERS, 6)
    assert scene.where(SLAVERS) == {"he6": 4}


# Units.


@rule("E-217")
@vector("EV-116")
def test_the_unit_whose_hex_was_entered_leaves_by_its_own_target() -> None:
    scene = slavers(2, "zb3", ze5="empty", zc3="star", zf4="star")
    scene.counters[HEX_OF["ze5"]] = star.NONE
    scene.neutral("zc3", star.PRIMITIVE)
    scene.neutral("zf4", star.PRIMITIVE)
    scene.ships(SLAVERS, "zc3", 3)
    assert far("zb3", "zf4") > 3 >= far("zc3", "zf4")
    scene.move(SLAVERS, 6, 1)  # the second unit chooses zf4 out of two
    assert scene.all_params("unit_goes", "n") == [2, 3]
    assert scene.slavers.loose[HEX_OF["zc3"]] == 2
    assert scene.slavers.loose[HEX_OF["zf4"]] == 3


@rule("E-217")
@vector("EV-116")
def test_a_fleet_leaves_the_hex_where_another_has_come() -> None:
    scene = slavers(0, "zb3", ze5="empty", zc3="star", zf4="star")
    scene.counters[HEX_OF["ze5"]] = star.NONE
    scene.neutral("zc3", star.PRIMITIVE)
    scene.neutral("zf4", star.PRIMITIVE)
    scene.fleet(SLAVERS, A, "zb3", 2)
    scene.fleet(SLAVERS, B, "zc3", 3)
    scene.move(SLAVERS, 6, 1)
    assert scene.slavers.fleet_at[A] == HEX_OF["zc3"]
    assert scene.slavers.fleet_at[B] == HEX_OF["zf4"]
    told = scene.params("unit_goes")
    assert (told["in_fleet"], told["fleet"]) == (True, ""), "the letter is hidden"


@rule("E-217", "E-218")
def test_a_dart_fleet_flies_farther_also_with_its_tactic() -> None:
    for tactic, goes in ((0, "zc3"), (DOUBLE, "zc2")):
        scene = slavers(0, "zc7")
        scene.slavers.tactics[D] = tactic
        scene.fleet(SLAVERS, D, "zc7", 2)
        scene.ships(FARMERS, "zc1", 1)
        scene.move(SLAVERS, 2)
        assert scene.where(SLAVERS) == {goes: 2}
        assert scene.params("unit_approaches")["fleet"] == "d"


@rule("E-221", "E-175")
def test_the_super_stargate_brings_slavers_to_a_target_but_does_not_choose_it() -> None:
    scene = slavers(4, "ze5", hc4="star")
    scene.own(SLAVERS, "ze5", 1)
    scene.own(SLAVERS, "hc4", 1)
    assert far("hc4", "he5") == 2
    relic = next(n for n, relic in enumerate(scene.box.relic_keys) if relic == "super_stargate")
    scene.relics[HEX_OF["ze5"]] = relic
    scene.move(SLAVERS, 4, 0)
    assert scene.where(SLAVERS) == {"he5": 4}
    assert scene.params("unit_goes")["target"] == "nearest_foreign_star"


@rule("E-198")
@vector("EV-109")
def test_with_four_power_discs_the_lower_of_two_dice_is_their_movement() -> None:
    scene = slavers(4, "zd6")
    scene.robots.power = 4
    scene.move(SLAVERS, 5, 1)  # and the second die a 2
    assert scene.params("movement_die") == {"dice": [5, 2], "die": 2, "target": "most_hostile_in_range"}
    assert scene.rules("movement_die") == ["E-198"]
    assert scene.wars[SLAVERS]
