"""Selecting growth counters (E-102 to E-108)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.growth.selecting import MoreOvals
from orrery.games.era.rules.vocabulary import act, alignment, phase, source
from orrery.games.era.rules.vocabulary.counter import GAIN, RESEARCH
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS, GENETICS, MILITARY
from orrery.kernel.refusal import Refusal
from tests.rules import refusal, rule, vector

from .scene import FARMERS, HUMAN, SLAVERS, Scene, at

OVALS = ["research", "grow_population", "gain_star", "build_ships", "switch_alignment"]


def selecting(**hexes: str) -> Scene:
    scene = Scene(**hexes)
    scene.levels(HUMAN, 1, 1, 1, 1, 1)
    return scene


def begin(scene: Scene) -> Scene:
    scene.start(act.SELECT)
    return scene


@rule("E-102", "E-103", "E-107", "E-3", "E-4")
def test_two_ovals_and_one_square_are_selected() -> None:
    scene = begin(selecting())
    assert scene.phase == phase.SELECT
    assert scene.kind() == "ovals"
    assert scene.open[0].parts == 2, "both in any order"
    assert scene.offered("oval") == OVALS
    scene.choose("oval:gain_star")
    assert "gain_star" in scene.offered("oval"), "there are two"
    scene.choose("oval:gain_star")
    assert scene.growth.ovals[GAIN] == 2
    assert scene.kind() == "squares"
    assert scene.offered("square") == [*FIELD_KEYS, "up", "down"]
    scene.choose("square:military")
    assert not scene.open, "no second square without Robotics 5"
    assert scene.growth.squares == 1 << MILITARY
    assert scene.total() == 0, "all this is free"


@rule("E-107")
@refusal("no_counter_left")
def test_of_most_ovals_there_is_one() -> None:
    scene = begin(selecting())
    scene.choose("oval:research")
    assert "research" not in scene.offered("oval")
    assert scene.refused("oval:research") == ["no_counter_left E-107"]
    scene.choose("oval:gain_star")
    assert scene.growth.selected[RESEARCH] == 1


@rule("E-105")
@pytest.mark.parametrize(
    ("tile", "number", "parts"),
    [("tile_arcturus", 1, 3), ("tile_khaa", 1, 3), ("tile_arcturus", 2, 2), ("tile_rigel", 1, 2)],
)
def test_two_home_sectors_bring_a_third_oval_in_the_first_round(tile: str, number: int, parts: int) -> None:
    scene = selecting()
    keys = [key if key.startswith("tile_") else f"tile_{key}" for key in BOX.tile_keys]
    scene.layout.home_tile = keys.index(tile)  # type: ignore[misc]
    scene.round = number
    begin(scene)
    assert scene.open[0].parts == parts


def dense(**levels: int) -> Scene:
    """A star with 5 population besides the home star."""
    scene = selecting(he2="star")
    scene.own(HUMAN, "he2", 5)
    return scene


@rule("E-104", "E-156")
@vector("EV-50")
@pytest.mark.parametrize(("genetics", "cost"), [(1, 3), (4, 3), (5, 2), (6, 1)])
def test_a_star_with_5_population_allows_another_oval(genetics: int, cost: int) -> None:
    scene = dense()
    scene.levels(HUMAN, 1, 1, 1, 1, genetics)
    begin(scene)
    scene.choose("oval:research", "oval:gain_star")
    assert scene.kind() == "more_ovals"
    assert scene.offered() == ["done", "oval:grow_population", "oval:gain_star", "oval:build_ships",
                               "oval:switch_alignment"]  # fmt: skip
    scene.choose("oval:gain_star")
    assert scene.points[source.COUNTERS] == -cost, "paid at once"
    assert scene.kind() == "squares", "one star, one oval more"
    assert scene.growth.ovals[GAIN] == 2


@rule("E-104", "E-148")
@vector("EV-50")
def test_a_blocked_star_allows_none() -> None:
    scene = dense()
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he2", 1)
    begin(scene)
    scene.choose("oval:research", "oval:gain_star")
    assert scene.kind() == "squares"
    scene = dense()
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he2", 1)
    scene.levels(HUMAN, 1, 5, 1, 1, 1)
    begin(scene)
    scene.choose("oval:research", "oval:gain_star")
    assert scene.kind() == "more_ovals", "Spirituality 5 is not blocked"


@rule("E-104")
def test_neither_the_home_star_nor_four_population_allow_another_oval() -> None:
    scene = selecting(he2="star", he8="star")
    scene.own(HUMAN, "he2", 4)
    scene.discs[scene.home] = 9
    begin(scene)
    scene.choose("oval:research", "oval:gain_star")
    assert scene.kind() == "squares"


@rule("E-104", "E-12")
def test_points_can_be_spent_that_are_not_there() -> None:
    scene = selecting(he2="star", he8="star")
    scene.own(HUMAN, "he2", 5)
    scene.own(HUMAN, "he8", 6)
    begin(scene)
    scene.choose("oval:research", "oval:gain_star", "oval:build_ships", "oval:grow_population")
    assert scene.total() == -6
    assert scene.kind() == "squares"


@rule("E-104")
@refusal("no_dense_star")
def test_why_no_more_ovals() -> None:
    scene = dense()
    begin(scene)
    scene.choose("oval:research", "oval:gain_star", "done")
    assert scene.kind() == "squares"
    assert scene.total() == 0
    scene.discs[at("he2")] = 4
    out: list[Refusal] = []
    MoreOvals().refuse(scene, scene.seat, out)
    assert [(why.key, why.rule, why.params) for why in out] == [("no_dense_star", "E-104", {"population": 5})]


@rule("E-106", "E-155")
@pytest.mark.parametrize(("robotics", "cost"), [(5, 2), (6, 0)])
def test_a_second_square(robotics: int, cost: int) -> None:
    scene = selecting()
    scene.levels(HUMAN, 1, 1, 1, robotics, 1)
    begin(scene)
    scene.choose("oval:research", "oval:gain_star", "square:up")
    assert "square:up" not in scene.offered()
    assert scene.refused("square:up") == ["selected_already E-4"]
    scene.choose("square:genetics")
    assert scene.points[source.COUNTERS] == -cost
    assert scene.growth.squares == 1 << GENETICS | 1 << 5
    assert not scene.open


@rule("E-106")
@refusal("selected_already")
def test_the_second_square_can_be_left() -> None:
    scene = selecting()
    scene.levels(HUMAN, 1, 1, 1, 5, 1)
    begin(scene)
    scene.choose("oval:research", "oval:gain_star", "square:military", "done")
    assert scene.growth.squares == 1 << MILITARY
    assert scene.total() == 0


@rule("E-108")
def test_dice_are_rolled_after_the_selection() -> None:
    scene = selecting()
    scene.alignment = alignment.STO
    scene.start(act.SELECT, act.ROLL_GROWTH)
    assert scene.robots.growth[SLAVERS] == 0
    scene.choose("oval:research", "oval:gain_star", "square:military")
    assert 1 <= scene.robots.growth[SLAVERS] <= 6
    assert scene.robots.growth[FARMERS] == 6
