"""Domination cards played for B: what each counts (E-186, E-187)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary import act, goal, star
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import MILITARY, PROPULSION, ROBOTICS
from orrery.games.era.rules.vocabulary.letter import A, B, C
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile, vector

from .cards import Cards
from .scene import FARMERS, HUMAN, SLAVERS


def leveled(card: str, **levels: int) -> Cards:
    scene = Cards(card)
    for field, key in enumerate(("military", "spirituality", "propulsion", "robotics", "genetics")):
        scene.me.levels[field] = levels.get(key, 1)
    return scene


def paid(scene: Cards) -> int:
    """What B of the only card pays in the growth turn."""
    card = scene.held()[0]
    scene.grows()
    return scene.played_for(card, "b")


@rule("E-187")
@tile("card_acquisition")
def test_acquisition_counts_neutral_stars_where_nobody_else_has_ships() -> None:
    scene = Cards("acquisition")
    for address in ("ze2", "ze8", "zc4", "zg4"):
        scene.neutral(address, star.PRIMITIVE)
        scene.ships(HUMAN, address, 1)
    scene.ships(FARMERS, "zg4", 1)
    scene.ships(HUMAN, "he5", 2)
    assert paid(scene) == 3, "not where Farmers are, nor the home star"
    scene = Cards("acquisition")
    scene.neutral("ze2", star.PRIMITIVE)
    scene.fleet(HUMAN, A, "ze2", 1)
    scene.me.levels[MILITARY] = 3
    assert paid(scene) == 3, "or Military"


@rule("E-187")
@tile("card_alignment")
def test_alignment_counts_a_round_without_a_point_for_it() -> None:
    scene = leveled("alignment", spirituality=2)
    scene.round = 4
    scene.alignment = STO
    assert scene.scores_round().played_for("alignment", "b") == 4
    scene = leveled("alignment", spirituality=2)
    scene.round = 4
    scene.alignment = STS
    assert scene.scores_round().played_for("alignment", "b") == 2, "alignment has paid; Spirituality is left"
    scene = leveled("alignment", spirituality=5)
    scene.round = 4
    assert scene.scores_round().played_for("alignment", "b") == 5
    scene = leveled("alignment", spirituality=2)
    scene.round = 4
    assert paid(scene) == 2, "before the scoring phase of the round nothing is said yet"


@rule("E-187")
@tile("card_central")
def test_central_counts_the_population_of_one_star_of_the_centre() -> None:
    scene = Cards("central").stars("ze2=3", "zc4=5", "he2=8")
    assert paid(scene) == 5
    assert paid(Cards("central")) == 0


@rule("E-186", "E-187")
@tile("card_defensive")
@pytest.mark.parametrize(("level", "dp"), [(1, 4), (2, 5), (3, 5), (6, 7)])
def test_defensive_counts_a_home_sector_of_ones_own_and_half_of_military(level: int, dp: int) -> None:
    assert paid(leveled("defensive", military=level)) == dp
    scene = leveled("defensive", military=level)
    scene.own(SLAVERS, "he2", 1)
    assert paid(scene) == dp - 4, "another faction owns a star there"
    scene = leveled("defensive", military=level)
    scene.own(SLAVERS, "ze2", 1)
    assert paid(scene) == dp


@rule("E-179", "E-186")
@vector("EV-95")
@tile("card_defensive", "goal_personal_growth")
def test_halves_are_not_rounded_down_before_doubling() -> None:
    scene = leveled("defensive", military=3)
    scene.goal = goal.PERSONAL_GROWTH
    assert paid(scene) == 11


@rule("E-187")
@tile("card_density")
def test_density_counts_own_stars_with_population_4() -> None:
    assert paid(Cards("density").stars("ze2=4", "ze8=3", "zc4=5")) == 3, "the home star as well"


@rule("E-187")
@tile("card_diplomatic")
def test_diplomatic_counts_spirituality_for_nobody_else_has_a_home_star() -> None:
    for level in (1, 3):
        scene = leveled("diplomatic", spirituality=level)
        scene.ships(HUMAN, "he5", 4)
        assert paid(scene) == level


@rule("E-187")
@tile("card_economic")
def test_economic_counts_asteroid_systems_with_ships_or_robotics() -> None:
    fields = {"zb2": "asteroids", "zb3": "asteroids", "hb2": "asteroids"}
    scene = Cards("economic", **fields)
    scene.ships(HUMAN, "zb2", 5)
    scene.fleet(HUMAN, B, "hb2", 1)
    assert paid(scene) == 2
    scene = Cards("economic", **fields)
    scene.ships(HUMAN, "zb2", 5)
    scene.me.levels[ROBOTICS] = 3
    assert paid(scene) == 3


@rule("E-187")
@tile("card_etheric")
def test_etheric_counts_the_field_of_the_alignment() -> None:
    for side, dp in ((STO, 4), (STS, 2)):
        scene = leveled("etheric", military=2, spirituality=4)
        scene.alignment = side
        assert paid(scene) == dp


@rule("E-187")
@tile("card_general_scientific")
def test_general_scientific_counts_the_lowest_level_twice() -> None:
    scene = Cards("general_scientific")
    scene.levels(HUMAN, 6, 4, 3, 5, 3)
    assert paid(scene) == 6


@rule("E-187")
@tile("card_military")
def test_military_counts_sectors_where_only_the_player_has_a_fleet() -> None:
    scene = Cards("military")
    scene.fleet(HUMAN, A, "ze5", 1)
    scene.fleet(HUMAN, B, "he5", 1)
    scene.ships(SLAVERS, "he2", 9)
    assert paid(scene) == 4, "ships outside fleets do not count"
    scene = Cards("military")
    scene.fleet(HUMAN, A, "ze5", 1)
    scene.fleet(HUMAN, B, "he5", 1)
    scene.fleet(SLAVERS, C, "he2", 9)
    assert paid(scene) == 2
    scene = leveled("military", military=4)
    scene.ships(HUMAN, "ze5", 9)
    assert paid(scene) == 4


@rule("E-187")
@tile("card_spatial")
def test_spatial_counts_every_three_own_stars() -> None:
    for stars, dp in (((), 1), (("ze2",), 1), (("ze2", "ze8"), 2), (("ze2", "ze8", "zc4", "zg4"), 2)):
        assert paid(Cards("spatial").stars(*stars)) == dp
    assert paid(Cards("spatial").stars("ze2", "ze8", "zc4", "zg4", "ze5")) == 4
    scene = Cards("spatial").stars("ze2", "ze8")
    scene.me.levels[PROPULSION] = 3
    assert paid(scene) == 3


@rule("E-187")
@tile("card_special_scientific")
def test_special_scientific_counts_the_highest_level() -> None:
    scene = Cards("special_scientific")
    scene.levels(HUMAN, 2, 1, 5, 4, 1)
    assert paid(scene) == 5


@rule("E-185", "E-186")
@refusal("card_later")
def test_in_a_battle_those_are_offered_whose_score_it_can_change() -> None:
    offered = {}
    for card in ("acquisition", "economic", "military", "spatial", "density", "defensive"):
        scene = Cards(card)
        scene.wars = [False, False, True]
        scene.ships(HUMAN, "ze5", 1)
        scene.ships(SLAVERS, "ze5", 5)
        scene.start(entry(act.BATTLES, SLAVERS))
        offered[card] = scene.playable()
    assert offered == {
        "acquisition": ["acquisition:b"],
        "economic": ["economic:b"],
        "military": ["military:b"],
        "spatial": [],
        "density": [],
        "defensive": [],
    }
    scene = Cards("density", "economic").stars("ze2=5", "ze8=5")
    scene.wars = [False, False, True]
    scene.ships(HUMAN, "ze5", 1)
    scene.ships(SLAVERS, "ze5", 5)
    scene.start(entry(act.BATTLES, SLAVERS))
    assert scene.playable() == ["economic:b"], "Density has its A, but no battle changes it"
    scene = Cards("economic", "spatial")
    scene.wars = [False, False, True]
    scene.ships(HUMAN, "ze5", 1)
    scene.ships(SLAVERS, "ze5", 5)
    scene.start(entry(act.BATTLES, SLAVERS))
    assert scene.refused("play:spatial:b") == ["card_later E-185"], "before or after it is the same"
    assert scene.refused("play:spatial:a") == ["card_condition E-187"]
