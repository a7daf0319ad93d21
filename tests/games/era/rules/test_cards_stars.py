"""Domination cards of stars and population, played for A: condition, points and effect (E-187)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.checking.growth import growth_fits
from orrery.games.era.rules.vocabulary import act, star
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import GENETICS
from orrery.games.era.rules.vocabulary.letter import B
from orrery.games.era.rules.vocabulary.source import CARD
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile

from .cards import Cards
from .scene import HUMAN, SLAVERS, at

# Acquisition.


def raider(*held: str, side: int = STO) -> Cards:
    """The player can take three Slaver stars."""
    scene = Cards(*held)
    scene.wars = [False, False, True]
    scene.alignment = side
    for address in ("ze2", "ze8", "zc4"):
        scene.own(SLAVERS, address, 1)
        scene.ships(HUMAN, address, 2)
    return scene


@rule("E-187", "E-185")
@tile("card_acquisition")
@pytest.mark.parametrize("side", [STO, STS])
def test_acquisition_follows_two_stars_taken_in_one_turn(side: int) -> None:
    scene = raider("acquisition", side=side)
    scene.levels(SLAVERS, 1, 1, 1, 1, 4)
    scene.grows("gain_star", "gain_star")
    way = "conquer" if side == STS else "liberate"
    scene.choose("oval:gain_star", f"{way}:ze2")
    assert scene.kind() == "grow_turn", "one is not enough"
    assert scene.figures() == [("stars_taken", 1, 2)]
    scene.choose("oval:gain_star", f"{way}:ze8")
    assert (scene.kind(), scene.offered()) == ("card_window", ["play:acquisition:a", "pass"])
    assert scene.me.levels[GENETICS] == 3, "one level for each star"
    scene.lots(0)
    scene.choose("play:acquisition:a", "learn:slavers:genetics")
    assert scene.points[CARD] == 10
    assert scene.me.levels[GENETICS] == 4
    assert scene.told("takes_level")[0].rule == "E-187"
    assert scene.kind() == "grow_turn"


@rule("E-187")
@tile("card_acquisition")
def test_acquisition_is_played_at_once_or_not() -> None:
    scene = raider("acquisition").grows("gain_star", "gain_star")
    scene.choose("oval:gain_star", "liberate:ze2", "oval:gain_star", "liberate:ze8", "pass")
    assert scene.kind() == "grow_turn"
    assert scene.playable() == ["acquisition:b"]
    scene = Cards("acquisition").grows("gain_star", "gain_star")
    for address in ("ze2", "ze8"):
        scene.neutral(address, star.UNINHABITED)
        scene.ships(HUMAN, address, 1)
    scene.reopen()
    scene.choose("oval:gain_star", "colonize:ze2", "oval:gain_star")
    assert scene.owner[at("ze8")] == HUMAN
    assert scene.kind() == "grow_turn", "neutral stars do not count"


# Central.


@rule("E-187", "E-185")
@tile("card_central")
def test_central_gives_a_star_of_the_centre_where_ships_count_twice() -> None:
    scene = Cards("central", za1="star").stars("ze5", "ze2", "ze8", "zc4")
    scene.alignment = STS
    scene.neutral("zg4", star.ADVANCED)
    scene.ships(HUMAN, "zg4", 2)
    scene.neutral("he2", star.UNINHABITED)
    scene.ships(HUMAN, "he2", 1)
    scene.grows()
    scene.lots(0)
    assert scene.played_for("central", "a") == 12
    assert (scene.kind(), scene.offered()) == ("gain", ["conquer:zg4", "pass"]), "2 count for 4, and only there"
    scene.choose("conquer:zg4")
    assert scene.owner[at("zg4")] == HUMAN
    assert scene.kind() == "grow_turn"
    assert sum(scene.growth.selected) == 0, "no counter was used"


def chooses_counters(*counters: str) -> Cards:
    """The player holds Central, which he may play, and has selected these counters."""
    scene = Cards("central", za1="star").stars("ze5", "ze2", "ze8", "zc4")
    scene.alignment = STS
    scene.neutral("zg4", star.ADVANCED)
    scene.ships(HUMAN, "zg4", 2)
    scene.lots(0)
    scene.start(entry(act.SELECT), entry(act.GROWTH_TURN, HUMAN))
    scene.choose(*[f"oval:{counter}" for counter in counters])
    assert scene.kind() == "more_ovals"
    return scene


@rule("E-187", "E-185")
@tile("card_central")
def test_central_played_while_counters_are_chosen_gives_its_star_with_the_growth_turn() -> None:
    scene = chooses_counters("grow_population", "build_ships")
    assert scene.played_for("central", "a") == 12
    assert scene.told("card_works")
    assert not scene.told("card_idle")
    assert growth_fits(scene)
    scene.choose("done", "square:genetics")
    assert (scene.kind(), scene.offered()) == ("gain", ["conquer:zg4", "pass"])
    scene.choose("conquer:zg4")
    assert scene.owner[at("zg4")] == HUMAN
    assert scene.kind() == "grow_turn"
    assert scene.growth.used == [], "once"


@rule("E-187")
@tile("card_central")
def test_central_played_for_b_or_not_at_all_gives_no_star() -> None:
    for answers in (["play:central:b", "done"], ["done"]):
        scene = chooses_counters("grow_population", "build_ships")
        scene.choose(*answers, "square:genetics")
        assert scene.kind() == "grow_turn"


@rule("E-187")
@tile("card_central", "fleet_b")
def test_central_doubles_ships_before_a_bomb_fleet() -> None:
    for discs, may in ((11, True), (12, False)):
        scene = Cards("central").stars("ze5", "ze2", "ze8", "zc4")
        scene.alignment = STS
        scene.wars = [False, False, True]
        scene.own(SLAVERS, "zg4", discs)
        scene.fleet(HUMAN, B, "zg4", 4)
        scene.ships(HUMAN, "zg4", 1)
        scene.grows().choose("play:central:a")
        assert (scene.offered("conquer") == ["zg4"]) == may, "10 and 2"


@rule("E-187")
@tile("card_central")
@refusal("card_condition")
def test_central_needs_four_stars_in_the_centre() -> None:
    scene = Cards("central").stars("ze5", "ze2", "ze8", "he2", "he8").grows()
    assert scene.refused("play:central:a") == ["card_condition E-187"]
    assert scene.figures() == [("centre_stars", 3, 4)]


# Density.


@rule("E-187")
@tile("card_density")
def test_density_grows_dense_stars_without_limits_or_blocking() -> None:
    scene = Cards("density").stars("ze2=5", "ze8=4", "zc4=6")
    scene.wars = [False, False, True]
    scene.ships(SLAVERS, "ze2", 3)
    scene.moves()
    scene.lots(0)
    assert scene.played_for("density", "a") == 7
    assert [scene.discs_at(address) for address in ("ze2", "ze8", "zc4", "he5")] == [6, 4, 7, 1]
    assert scene.me.track == 39 - 18


@rule("E-187", "E-125")
@tile("card_density")
def test_density_takes_discs_from_other_stars_when_the_track_is_empty() -> None:
    scene = Cards("density").stars("ze2=5", "ze8=4", "zc4=6")
    scene.me.track = 2
    scene.moves()
    scene.lots(0)
    scene.choose("play:density:a")
    assert scene.kind() == "fetch"
    scene.choose("from:ze8")
    assert sum(scene.discs_at(address) for address in ("ze2", "ze8", "zc4", "he5")) == 17
    assert scene.me.track == 0


@rule("E-187")
@tile("card_density")
def test_density_needs_three_dense_stars() -> None:
    scene = Cards("density").stars("ze2=5", "ze8=4").grows()
    assert scene.refused("play:density:a") == ["card_condition E-187"]
    assert scene.figures() == [("dense_stars", 2, 3)], "the home star counts 6"


# Spatial.


@rule("E-187", "E-144")
@tile("card_spatial")
def test_spatial_teleports_three_discs_also_at_blocked_stars() -> None:
    more = {f"z{column}1": "star" for column in "abcd"}
    scene = Cards("spatial", **more)
    scene.stars("ze2=3", "ze8", "zc4", "zg4", "ze5", *more, "he2")
    scene.wars = [False, False, True]
    scene.ships(SLAVERS, "ze2", 1)
    scene.ships(SLAVERS, "he5", 1)
    scene.moves()
    scene.lots(0)
    assert scene.played_for("spatial", "a") == 11
    for _ in range(3):
        assert scene.kind() == "teleport"
        scene.choose("from:ze2", "to:he5")
    assert scene.kind() == "fleets", "three at most"
    assert (scene.discs_at("ze2"), scene.discs_at("he5")) == (0, 3)
    assert scene.counters[at("ze2")] == star.UNINHABITED


@rule("E-187")
@tile("card_spatial")
def test_spatial_needs_ten_stars() -> None:
    scene = Cards("spatial").stars("ze2", "ze8", "zc4", "zg4", "ze5", "he2").grows()
    assert scene.refused("play:spatial:a") == ["card_condition E-187"]
    assert scene.figures() == [("own_stars", 7, 10)]
