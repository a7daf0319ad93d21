"""Dice with a dollar: their job done, they go to the cup if they did what they rolled (A-9 to A-12, V-7 to V-10)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import Box
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, vector

from .boxes import AMBITION_BOX, DEAL_BOX, RIVALRY_BOX
from .test_two_symbols import assigning, revealing

BOTH = [(AMBITION_BOX, "A-10"), (RIVALRY_BOX, "V-10")]


@rule("A-9", "V-7")
@pytest.mark.parametrize("box", [AMBITION_BOX, RIVALRY_BOX])
def test_a_dollar_means_nothing_while_workers_are_assigned_and_revealed(box: Box) -> None:
    scene = assigning(box=box, explore_dollar=["entrepreneur"])
    assert scene.kind(0) == "select"  # nothing to assign: its face says where
    assert scene.in_column(0, "explore") == ["entrepreneur"]
    revealing(scene, "ship", "ship", "ship")
    assert scene.events("back_to_cup", 0)[0].params["dice"] == ["entrepreneur#3"]
    assert not scene.events("shift") + scene.events("dollar")


@pytest.mark.parametrize(("box", "number"), BOTH)
@rule("A-10", "A-11", "V-8", "V-10")
def test_an_explorer_goes_to_the_cup_when_it_was_used(box: Box, number: str) -> None:
    scene = Scene(2, box=box)
    scene.crowd(0)
    scene.showing(0, "explore_dollar", "explore", "entrepreneur", "leader")
    scene.showing(0, "explore_produce", "explore", "leader")
    scene.phases("explore")
    scene.choose(0, "stock:entrepreneur")
    assert scene.dice(0)["cup"] == ["entrepreneur"]
    told = [event.key for event in scene.recorder.events]
    assert told[-2:] == ["stock", "dollar"]
    assert scene.events("dollar")[0].rule == number
    scene.choose(0, "stock:leader", "stock:leader")
    assert scene.dice(0) == {"cup": ["entrepreneur", "leader"], "citizenry": ["leader"]}


@pytest.mark.parametrize(("box", "number"), BOTH)
@rule("A-10", "A-11", "V-8", "V-10")
@vector("T-A9")
def test_a_good_and_a_shipper_go_to_the_cup_when_they_are_shipped(box: Box, number: str) -> None:
    scene = Scene(2, box=box)
    scene.tableau(0, "gem_world", "mining_world")
    scene.showing(0, "produce_dollar", "produce", "entrepreneur")
    scene.workers(0, produce=["genes"])
    scene.showing(0, "ship_dollar", "ship", "entrepreneur")
    scene.workers(0, ship=["home"])
    scene.hold(1)
    scene.phases("produce", "ship")
    scene.choose(0, "produce:entrepreneur/dollar@gem_world")
    assert scene.goods_of(0) == {"gem_world": ["entrepreneur"], "mining_world": ["genes"]}
    assert not scene.events("dollar")
    scene.choose(0, "consume:entrepreneur/dollar@gem_world", "by:home")
    assert scene.dice(0) == {
        "ship": ["entrepreneur"],
        "cup": ["entrepreneur"],
        "citizenry": ["home"],
        "mining_world": ["genes"],
    }
    scene.choose(0, "trade:genes@mining_world")
    assert scene.dice(0) == {"cup": ["entrepreneur", "entrepreneur"], "citizenry": ["genes", "home"]}
    assert [event.rule for event in scene.events("dollar")] == [number, number]


@pytest.mark.parametrize(("phase", "tile"), [("develop", "export_duties"), ("settle", "plague_world")])
@rule("A-10", "A-11", "V-8")
def test_a_builder_goes_to_the_cup_when_its_tile_is_there(phase: str, tile: str) -> None:
    scene = Scene(2, box=AMBITION_BOX)
    scene.stack(0, tile)
    place = "settlers" if phase == "settle" else "developers"
    scene.showing(0, f"{phase}_dollar", phase, "leader")
    scene.hold(1)
    scene.phases(phase, "ship")
    assert scene.dice(0) == {place: ["leader"]}
    assert not scene.events("dollar")
    scene.workers(0, **{phase: ["home"] * (scene.s.box.cost[scene.side(tile)] - 1)})
    scene.phases(phase, "ship")
    dice = scene.dice(0)
    assert "leader" in dice["cup"]
    assert set(dice["citizenry"]) == {"home"}


@rule("A-12", "V-10")
@vector("T-A10")
def test_a_dollar_die_in_another_phase_has_nothing_of_it() -> None:
    scene = assigning(develop_dollar=["leader"])
    scene.stack(0, "plague_world")
    scene.settlers(0, *["genes"] * (scene.s.box.cost[scene.side("plague_world")] - 1))
    scene.choose(0, "select:settle", "with:leader/develop_dollar@develop", "ready")
    for seat in (1, 2):
        scene.choose(seat, "select:ship", "ready")
    assert scene.events("complete")[0].params["dice"][-1] == "leader#3"
    assert not scene.events("dollar")
    assert "leader" in scene.in_citizenry(0)


@rule("A-12")
def test_a_dollar_die_that_selects_the_phase_it_shows_keeps_it() -> None:
    scene = assigning(explore_dollar=["leader"])
    scene.crowd(0)
    scene.choose(0, "select:explore", "with:leader/explore_dollar@explore", "ready")
    for seat in (1, 2):
        scene.choose(seat, "select:ship", "ready")
    scene.choose(0, "stock:leader")
    assert [event.params["die"] for event in scene.events("dollar")] == ["leader#3"]


@rule("A-12")
def test_a_good_that_an_effect_put_there_has_no_dollar() -> None:
    scene = Scene(2, box=AMBITION_BOX)
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "entrepreneur")
    scene.workers(0, ship=["home"])
    scene.hold(1)
    scene.phases("ship")
    assert scene.offered(0) == ["trade:entrepreneur@gem_world", "consume:entrepreneur@gem_world"]
    scene.choose(0, "trade:entrepreneur@gem_world")
    assert scene.in_citizenry(0) == ["entrepreneur", "home"]


@rule("A-12")
def test_with_deal_or_orb_nobody_goes_to_the_cup_for_a_dollar() -> None:
    scene = Scene(2, box=DEAL_BOX)
    scene.crowd(0)
    scene.showing(0, "explore_dollar", "explore", "leader")
    scene.phases("explore")
    scene.choose(0, "stock:leader")
    assert scene.dice(0) == {"citizenry": ["leader"]}


@rule("A-10")
def test_a_worker_that_does_no_job_goes_to_the_cup_anyway_and_nothing_is_told() -> None:
    scene = Scene(2, box=AMBITION_BOX)
    scene.showing(0, "ship_dollar", "ship", "entrepreneur")
    scene.crowd(0)
    scene.phases("ship")
    assert [event.params["dice"] for event in scene.events("unused")] == [["entrepreneur#0"]]
    assert not scene.events("dollar")
