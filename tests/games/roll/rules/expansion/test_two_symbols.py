"""Dice that show two phases: where they are assigned, and where Reveal moves them (A-5 to A-8, V-5, V-6, D-2)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import Box
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, vector

from .boxes import AMBITION_BOX, DEAL_BOX, RIVALRY_BOX


def assigning(*developments: str, box: Box = AMBITION_BOX, **columns: list[str]) -> Scene:
    """Three seats, each with Home dice at Ship; seat 0 has more."""
    scene = Scene(3, box=box)
    scene.tableau(0, "gem_world", "alien_sentinels", *developments)
    for seat in range(3):
        scene.workers(seat, ship=["home", "home", "home"])
    scene.workers(0, **columns)
    scene.assign()
    return scene


def revealing(scene: Scene, *selected: str) -> None:
    """All select, with Home dice, and are ready."""
    for seat, phase in enumerate(selected):
        scene.choose(seat, f"select:{phase}")
        if scene.kind(seat) == "with":
            scene.choose(seat, "with:home@ship")
        scene.choose(seat, "ready")


@pytest.mark.parametrize(("box", "number"), [(AMBITION_BOX, "A-5"), (RIVALRY_BOX, "V-5")])
@rule("A-5", "V-5")
@refusal("one_of_two")
def test_a_worker_with_two_phases_goes_to_either(box: Box, number: str) -> None:
    scene = assigning(box=box, explore_produce=["leader"])
    assert scene.offered(0) == ["assign:leader>explore", "assign:leader>produce"]
    assert scene.refused(0) == {"one_of_two": number, "face_says_where": "R-18"}
    assert scene.why_not(0, "assign:leader>settle") == number
    assert scene.s.about(0) == {"die": "leader", "face": "explore_produce"}
    other = scene.branch()
    scene.choose(0, "assign:leader>produce")
    other.choose(0, "assign:leader>explore")
    assert scene.in_column(0, "produce") == ["leader"]
    assert other.in_column(0, "explore") == ["leader"]
    assert [event.rule for event in scene.events("assign")] == [number]


@rule("A-5")
def test_it_may_select_any_phase_be_reassigned_or_dictated() -> None:
    scene = assigning("starry_rift_explorers", explore_produce=["leader"])
    scene.choose(0, "assign:leader>produce", "select:settle")
    other = scene.branch()
    scene.choose(0, "with:leader/explore_produce@produce")
    assert scene.dice(0)["strip"] == ["leader"]
    other.choose(0, "with:home@ship", "use:starry_rift_explorers", "move:leader/explore_produce@produce")
    assert other.in_column(0, "explore") == ["leader"]
    other.choose(0, "done", "dictate", "sacrifice:leader/explore_produce@explore")
    assert other.dice(0)["dictated"] == ["leader"]


@rule("A-6")
@vector("T-A8")
def test_the_symbol_it_was_not_assigned_to_does_not_exist() -> None:
    """A power that moves explorers takes it under Explore and not under Produce."""
    scene = assigning("isolation_policy", explore_produce=["leader"])
    other = scene.branch()
    scene.choose(0, "assign:leader>explore", "select:ship", "with:home@ship")
    other.choose(0, "assign:leader>produce", "select:ship", "with:home@ship")
    assert "use:isolation_policy" in scene.offered(0)
    assert "use:isolation_policy" not in other.offered(0)


@vector("T-A6")
@rule("A-7", "V-6")
@pytest.mark.parametrize(("box", "number"), [(AMBITION_BOX, "A-7"), (RIVALRY_BOX, "V-6")])
def test_it_moves_to_its_other_phase_if_only_that_one_is_played(box: Box, number: str) -> None:
    scene = assigning(box=box, explore_produce=["leader"])
    scene.choose(0, "assign:leader>explore")
    revealing(scene, "produce", "ship", "ship")
    (moved,) = scene.events("shift")
    assert (moved.rule, moved.params) == (number, {"die": "leader#3", "from": "explore", "phase": "produce"})
    assert "produce:leader@gem_world" in scene.offered(0)
    scene.choose(0, "produce:leader@gem_world")
    assert "leader" in scene.goods_of(0)["gem_world"]


@rule("A-7")
def test_it_stays_where_work_is() -> None:
    scene = assigning(explore_produce=["leader"])
    scene.choose(0, "assign:leader>explore")
    revealing(scene, "produce", "explore", "ship")
    assert not scene.events("shift")
    assert scene.in_column(0, "explore") == ["leader"]


@vector("T-A7")
@rule("A-7", "V-6")
def test_it_goes_to_the_cup_with_all_others_if_neither_is_played() -> None:
    scene = assigning(explore_produce=["leader"], settle=["genes"])
    scene.choose(0, "assign:leader>explore")
    revealing(scene, "ship", "ship", "ship")
    assert not scene.events("shift")
    assert scene.events("back_to_cup", 0)[0].params["dice"] == ["leader#3", "genes#4"]
    assert "leader" in scene.colours(scene.p(0).cup + scene.p(0).workers)


@rule("A-8")
def test_moved_to_a_third_phase_it_goes_to_the_cup_as_any_other() -> None:
    scene = assigning("starry_rift_explorers", develop_ship=["leader"])
    scene.choose(0, "assign:leader>develop", "select:settle", "with:home@ship")
    scene.choose(0, "use:starry_rift_explorers", "move:leader/develop_ship@develop", "done", "ready")
    for seat in (1, 2):
        scene.choose(seat, "select:ship", "ready")
    assert not scene.events("shift")
    assert "leader#3" in scene.events("back_to_cup", 0)[0].params["dice"]


@rule("A-8")
def test_a_wild_worker_shows_no_second_phase() -> None:
    scene = assigning(wild=["leader"])
    scene.choose(0, "assign:leader>explore")
    revealing(scene, "produce", "ship", "ship")
    assert not scene.events("shift")


@rule("A-7")
def test_a_dictated_die_does_not_move() -> None:
    scene = assigning(explore_produce=["leader"])
    scene.choose(0, "assign:leader>explore", "select:produce", "with:home@ship")
    scene.choose(0, "dictate", "sacrifice:leader/explore_produce@explore", "into:produce")
    for seat in (1, 2):
        scene.choose(seat, "select:ship", "ready")
    assert not scene.events("shift")


@rule("A-12")
def test_with_deal_a_dollar_is_the_second_phase() -> None:
    scene = assigning(box=DEAL_BOX, explore_dollar=["entrepreneur"])
    assert scene.offered(0) == ["assign:entrepreneur>explore", "assign:entrepreneur>dollar"]
    scene.choose(0, "assign:entrepreneur>dollar")
    revealing(scene, "explore", "ship", "ship")
    assert scene.events("shift")[0].params == {"die": "entrepreneur#3", "from": "dollar", "phase": "explore"}
