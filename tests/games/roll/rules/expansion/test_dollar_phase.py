"""The sixth phase of Deal and Orb: how it comes into play, and who gets there (V-31 to V-35, D-20, D-38)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import Box
from orrery.games.roll.rules.pieces import FACE_KEYS
from orrery.games.roll.rules.sets import AMBITION, ORB, RIVALRY
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, vector

from .boxes import AMBITION_BOX, BOTH_BOX, BOXES, DEAL_BOX, ORB_BOX, RIVALRY_BOX

MODULES = [DEAL_BOX, ORB_BOX, BOTH_BOX]


def assigning(box: Box, seats: int = 3, **columns: list[str]) -> Scene:
    """Every seat has a Home die at Ship; seat 0 has more."""
    scene = Scene(seats, box=box)
    scene.tableau(0, "gem_world")
    scene.workers(0, **columns)
    for seat in range(seats):
        scene.workers(seat, ship=["home"])
    scene.assign()
    return scene


def all_select(scene: Scene, *selected: str) -> None:
    for seat, which in enumerate(selected):
        scene.choose(seat, f"select:{which}")
        if scene.kind(seat) == "with":
            scene.choose(seat, "with:home@ship")
        if "ready" in scene.offered(seat):
            scene.choose(seat, "ready")


@rule("V-31")
def test_only_deal_and_orb_bring_a_sixth_phase() -> None:
    for box in MODULES:
        assert assigning(box, explore=["home"]).offered(0) == [
            "select:explore", "select:develop", "select:settle", "select:produce", "select:ship", "select:dollar",
        ]  # fmt: skip
    for box in (AMBITION_BOX, RIVALRY_BOX):
        scene = assigning(box, explore=["home"])
        assert "select:dollar" not in scene.offered(0)
        assert scene.why_not(0, "select:dollar") == "R-19"


@pytest.mark.parametrize("box", MODULES)
@rule("V-32")
def test_it_is_played_last_if_somebody_has_selected_it(box: Box) -> None:
    scene = assigning(box, ship=["home"])
    other = scene.branch()
    all_select(scene, "dollar", "ship", "ship")
    assert scene.told("phases") == ["phases phases=ship+dollar [R-26]"]
    assert [event.params["phase"] for event in scene.events("phase")] == ["ship", "dollar"]
    all_select(other, "ship", "ship", "ship")
    assert [event.params["phase"] for event in other.events("phase")] == ["ship"]


@rule("V-33")
def test_a_dollar_is_the_second_of_two_phases() -> None:
    for box in MODULES:
        scene = assigning(box, explore_dollar=["leader"])
        assert scene.offered(0) == ["assign:leader>explore", "assign:leader>dollar"]
        scene.choose(0, "assign:leader>dollar")
        all_select(scene, "ship", "explore", "explore")
        assert [event.params for event in scene.events("shift")] == [
            {"die": "leader#0", "from": "dollar", "phase": "explore"}
        ]


@rule("V-33", "D-13")
def test_it_works_the_other_way_round_and_no_dollar_brings_a_worker_back() -> None:
    scene = assigning(ORB_BOX, explore_dollar=["leader", "leader"])
    scene.choose(0, "assign:leader>explore", "assign:leader>explore")
    other = scene.branch()
    all_select(scene, "explore", "explore", "explore")
    scene.choose(0, "stock:leader", "stock:leader")
    assert scene.events("dollar") == []
    assert scene.in_citizenry(0).count("leader") == 2
    all_select(other, "dollar", "ship", "ship")
    assert [event.params["phase"] for event in other.events("shift", 0)] == ["dollar", "dollar"]


@pytest.mark.parametrize("box", MODULES)
@rule("V-34", "D-38")
@refusal("power_used", "selecting_die_stays", "dictated_die_stays")
def test_everybody_may_move_one_worker_there_once_a_round(box: Box) -> None:
    scene = assigning(box, explore=["home", "genes"], settle=["military"])
    scene.tableau(0, "nanotechnology")
    scene.choose(0, "select:explore", "with:home@explore")
    assert scene.offered(0) == ["ready", "dictate", "use:everybody", "use:nanotechnology"]
    scene.choose(0, "dictate", "sacrifice:home@ship", "move:genes@explore", "into:produce", "use:everybody")
    assert scene.offered(0) == ["move:military@settle", "move:genes@produce"]
    assert scene.s.about(0) == {"tile": "everybody", "n": 1}
    assert scene.refused(0) == {"selecting_die_stays": "R-24", "dictated_die_stays": "R-22"}
    scene.choose(0, "move:genes@produce")
    assert scene.in_column(0, "dollar") == ["genes"]
    assert scene.events("move")[-1].params == {
        "die": "genes#1", "from": "produce", "phase": "dollar", "tile": "everybody",
    }  # fmt: skip
    assert scene.refused(0)["power_used"] == "R-21"
    assert scene.why_not(0, "use:everybody") == "R-21"


@rule("V-34")
def test_nobody_has_that_power_without_deal_and_orb() -> None:
    for box in (AMBITION_BOX, RIVALRY_BOX):
        scene = assigning(box, explore=["home", "genes"])
        scene.choose(0, "select:explore", "with:home@explore")
        assert scene.offered(0) == ["ready", "dictate"]


@pytest.mark.parametrize("box", MODULES)
@vector("T-V12")
@rule("V-34")
def test_three_of_four_dice_can_get_there_without_a_dollar(box: Box) -> None:
    scene = assigning(box, explore=["home", "home"], settle=["home"])
    scene.choose(0, "select:dollar", "with:home@ship", "dictate", "sacrifice:home@explore", "move:home@explore")
    scene.choose(0, "into:dollar", "use:everybody")
    assert scene.in_column(0, "dollar") == ["home", "home"]
    assert scene.dice(0)["strip"] == ["home"]
    assert scene.dice(0)["dictated"] == ["home"]
    assert PHASE_KEYS[scene.p(0).selected] == "dollar"


@rule("D-20")
def test_wilds_and_powers_to_any_phase_reach_it() -> None:
    scene = Scene(2, box=BOXES.of(AMBITION | RIVALRY | ORB))
    scene.tableau(0, "gem_world", "nanotechnology", "psi_crystal_forecasters")
    scene.workers(0, wild=["military"], ship=["home", "genes"])
    scene.workers(1, ship=["home", "home"])
    scene.assign()
    assert "assign:military>dollar" in scene.offered(0)
    scene.choose(0, "assign:military>dollar", "select:ship", "with:home@ship", "use:nanotechnology", "move:genes@ship")
    assert scene.offered(0) == [f"into:{key}" for key in PHASE_KEYS if key != "ship"]
    scene.choose(0, "into:dollar", "done", "ready")
    scene.choose(1, "select:ship", "ready")
    assert scene.kind(0) == "forecast"
    scene.choose(0, "select:dollar")
    assert "dollar" in scene.events("phases")[0].params["phases"]


@vector("T-V18")
@rule("V-35")
def test_two_players_roll_a_leader() -> None:
    for box in MODULES:
        shown = {FACE_KEYS[face]: box.brings[face] for face in box.die_faces[box.phase_die]}
        assert list(shown) == [
            "wild", "explore_produce", "explore_dollar", "develop_ship", "develop_settle", "settle_dollar",
        ]  # fmt: skip
        assert [PHASE_KEYS[i] for i in range(6) if shown["explore_produce"] >> i & 1] == ["explore", "produce"]
        assert [PHASE_KEYS[i] for i in range(6) if shown["settle_dollar"] >> i & 1] == ["settle", "dollar"]
        assert shown["wild"] == 0
    brought = {seed: rolled(seed) for seed in range(40)}
    assert {face for face, _ in brought.values()} == set(shown)
    for face, phases in brought.values():
        keys = [] if face == "wild" else face.split("_")
        assert phases == [key for key in PHASE_KEYS if key == "ship" or key in keys]


def rolled(seed: int) -> tuple[str, list[str]]:
    """What the die of the game for two shows when both select Ship, and what is played then."""
    scene = Scene(2, str(seed), ORB_BOX)
    for seat in range(2):
        scene.workers(seat, ship=["home"], explore=["home"])
    scene.assign()
    for seat in range(2):
        scene.choose(seat, "select:ship", "with:home@ship", "ready")
    return scene.events("phase_die")[0].params["phase"], scene.events("phases")[0].params["phases"]


@vector("T-V20")
def test_with_the_orb_fourteen_tiles_do_not_end_the_game() -> None:
    for tiles, box, ends in ((14, ORB_BOX, False), (15, ORB_BOX, True), (11, DEAL_BOX, False), (12, DEAL_BOX, True)):
        scene = Scene(2, box=box)
        worlds = [2 * tile for tile in scene.s.bag[:tiles]]
        scene.s.bag = scene.s.bag[tiles:]
        scene.p(0).worlds += worlds
        for seat in range(2):
            scene.cup(seat, "home", "home")
        scene.manage()
        assert (scene.stage == "over") == ends
        assert scene.s.pool > 0


@rule("V-31")
def test_a_worker_of_the_sixth_phase_can_be_removed_before_it() -> None:
    scene = Scene(2, box=ORB_BOX)
    scene.stack(0, "former_penal_colony")
    scene.workers(0, settle=["home"] * 9)
    scene.showing(0, "settle_dollar", "dollar", "pioneer", "leader")
    scene.hold(1)
    scene.phases("settle", "ship", "dollar")
    while scene.kind(0) == "build":
        scene.choose(0, "build:home")
    assert scene.kind(0) == "remove"
    assert {"remove:pioneer@dollar", "remove:leader@dollar"} <= set(scene.offered(0))
    before = scene.s.supply[:]
    scene.choose(0, "remove:pioneer@dollar")
    assert scene.in_column(0, "dollar") == ["leader"]
    assert scene.s.supply[9] == before[9] + 1
