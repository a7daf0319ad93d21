"""Faces that act by themselves, each rolled in a real round (V-70 to V-76, V-91); arrows and Clones: test_arrows."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.vocabulary import stage
from tests.rules import refusal, rule, tile, vector

from .hangar import Hangar, hangar, rolling


@rule("V-70")
@tile("basic_upgrade", "basic_reassign", "basic_explorer")
def test_the_die_begins_with_three_pairs_of_basic_faces_on_opposite_sides() -> None:
    scene = Hangar(5)
    for seat in range(5):
        assert scene.net(seat) == [
            "basic_upgrade", "basic_upgrade", "basic_reassign", "basic_reassign", "basic_explorer", "basic_explorer",
        ]  # fmt: skip
    assert [scene.s.box.orb.neighbours[side] for side in (0, 2, 5)] == [[2, 3, 4, 5], [0, 1, 4, 5], [0, 1, 2, 3]]
    assert (scene.s.box.pool_per_player, scene.s.box.end_tiles) == (15, 15)


@rule("V-71")
def test_everybody_rolls_for_all_to_see() -> None:
    scene = rolling("basic_reassign")
    events = scene.events("orb_roll")
    assert [(e.seat, e.params["face"], e.params["orb_side"]) for e in events] == [
        (0, "basic_reassign", 1), (1, "basic_explorer", 5),
    ]  # fmt: skip
    assert all(event.seen == -1 and event.reveals for event in events)


@rule("V-74", "V-91")
@tile("basic_upgrade")
def test_basic_upgrade_gives_a_point_and_is_out_for_the_round() -> None:
    scene = rolling("basic_upgrade")
    assert scene.stage == "instant"
    assert scene.kind(0) == "orb_side"
    assert scene.offered(1) == []
    scene.choose(0, "side:1", "face:ship_1")
    assert scene.stage == "assign"
    assert scene.net(0)[0] == "ship_1"
    assert scene.p(0).more.orb.out == 1
    assert scene.p(0).powers.workers == []  # the new face on the side rolled does nothing this round


@rule("V-74")
@tile("assist_1_upgrade")
def test_assist_upgrade_gives_two_points() -> None:
    scene = rolling("assist_1_upgrade")
    scene.choose(0, "side:2", "face:develop_1", "side:2")
    assert "face:develop_2" in scene.offered(0)
    scene.choose(0, "face:develop_2")
    assert scene.net(0)[1] == "develop_2"
    assert scene.stage == "assign"


@rule("V-78")
@refusal("points_are_lost")
def test_points_need_not_be_used_and_are_lost() -> None:
    scene = rolling("assist_1_upgrade")
    assert scene.offered(0)[0] == "done"
    assert scene.refused(0) == {"points_are_lost": "V-78"}
    scene.choose(0, "side:2", "face:develop_1", "done")
    assert scene.p(0).more.orb.points == 0
    assert scene.stage == "assign"


@rule("V-72", "V-73")
@tile("basic_reassign", "assist_1_reassign")
@pytest.mark.parametrize(("face", "most"), [("basic_reassign", 1), ("assist_1_reassign", 2)])
def test_reassign_faces_move_workers_in_assign(face: str, most: int) -> None:
    scene = rolling(face)
    assert scene.stage == "assign"
    scene.choose(0, "select:ship")
    assert scene.offered(0) == ["ready", "dictate", "use:everybody", "use:orb"]
    scene.choose(0, "use:orb")
    for _ in range(most):
        assert scene.kind(0) == "move" or scene.offered(0)[0].startswith("into")
        if scene.kind(0) == "move":
            scene.choose(0, "move:home@ship")
        assert scene.offered(0) == [
            "into:explore", "into:develop", "into:settle", "into:produce", "into:dollar",
        ]  # fmt: skip
        scene.choose(0, "into:explore")
    assert len(scene.in_column(0, "explore")) == most
    assert "use:orb" not in scene.offered(0)
    assert scene.why_not(1, "use:orb") in ("R-19", "R-20")


@rule("V-72", "V-73")
@tile("basic_explorer", "ship_1", "ship_2", "ship_3")
@pytest.mark.parametrize(
    ("face", "explorers", "shippers"),
    [
        ("basic_explorer", ["home"], []),
        ("ship_1", ["home"], ["home"]),
        ("ship_2", ["home"], ["home", "consumption"]),
        ("ship_3", [], ["consumption"]),
    ],
)
def test_virtual_workers_come_in_the_phases_of_their_face(face: str, explorers: list[str], shippers: list[str]) -> None:
    scene = hangar(face)
    scene.p(0).relearn(scene.s.box)
    scene.good(0, "gem_world", "home")
    scene.phases("explore", "ship")
    while scene.stage == "explore":
        scene.choose(0, next(code for code in scene.offered(0) if code.startswith("stock")))
    told = [event.params["colours"] for event in scene.events("virtual", 0)]
    assert told == [colours for colours in (explorers, shippers) if colours]
    assert scene.stage == "ship"
    by = [f"by_virtual:{colour}" for colour in shippers]
    scene.choose(0, "trade:home@gem_world")
    assert [code for code in scene.offered(0) if code.startswith("by_virtual")] == by


@rule("V-75", "D-33")
@tile("develop_1", "settle_1")
@refusal("own_dice_only")
@pytest.mark.parametrize(("face", "place"), [("develop_1", "developers"), ("settle_1", "settlers")])
def test_a_die_from_anywhere_becomes_a_builder(face: str, place: str) -> None:
    scene = hangar(face)
    scene.citizenry(0, "genes")
    scene.good(0, "gem_world", "alien")
    scene.settlers(0, "military")
    scene.developers(0, "novelty")
    scene.rolls(1, 5)
    assert scene.stage == "instant"
    offered = set(scene.offered(0))
    assert {"done", "muster:genes@citizenry", "muster:alien@gem_world"} <= offered
    assert ("muster:military@settlers" in offered) == (place != "settlers")
    assert ("muster:novelty@developers" in offered) == (place != "developers")
    assert any(code.startswith("enlist:home/") for code in offered)
    assert scene.refused(0) == {"own_dice_only": "V-75"}
    one, two, three = scene.branch(), scene.branch(), scene.branch()
    one.choose(0, "muster:genes@citizenry")
    assert "genes" in one.dice(0)[place]
    two.choose(0, "muster:alien@gem_world")
    assert "alien" in two.dice(0)[place]
    assert two.p(0).goods == []
    rolled = next(code for code in scene.offered(0) if code.startswith("enlist:home/"))
    three.choose(0, rolled)
    assert "home" in three.dice(0)[place]
    assert len(three.p(0).workers) == 2
    scene.choose(0, "done")
    assert scene.stage == "assign"


@rule("V-75")
@tile("develop_1")
def test_a_tile_is_completed_only_in_its_phase() -> None:
    scene = hangar("develop_1")
    scene.stack(0, "space_docks")
    scene.citizenry(0, "genes")
    scene.developers(0, "novelty")
    scene.rolls(1, 5)
    scene.choose(0, "muster:genes@citizenry")
    assert scene.stacked(0, "development") == ["space_docks"]
    assert scene.dice(0)["developers"] == ["genes", "novelty"]
    for seat in range(2):
        scene.choose(seat, "select:develop", "ready")
    assert scene.keys(scene.p(0).developments) == ["space_docks"]
    assert [event.params["tile"] for event in scene.events("complete")] == ["space_docks"]


@rule("V-75", "D-30")
@tile("produce_1", "produce_2", "produce_3")
@refusal("gray_world", "world_full")
@pytest.mark.parametrize(("face", "most"), [("produce_1", 1), ("produce_2", 2), ("produce_3", 3)])
def test_dice_from_anywhere_become_goods(face: str, most: int) -> None:
    scene = hangar(face)
    scene.tableau(0, "ancient_race", "comet_zone", "alien_sentinels", "tourist_world")
    scene.citizenry(0, "genes", "genes", "genes", "military")
    scene.good(0, "gem_world", "alien")
    scene.rolls(1, 5)
    worlds = ["onto:ancient_race", "onto:comet_zone", "onto:alien_sentinels", "onto:tourist_world"]
    free = [code for code in worlds if scene.s.box.colour[scene.side(code[5:])] != 15]
    assert scene.offered(0) == ["done", *free]
    assert scene.refused(0)["world_full"] == "V-75"
    for code in free[:most]:
        assert scene.s.about(0) == {"n": most - free.index(code)}
        scene.choose(0, code, "muster:genes@citizenry")
    assert sum(1 for good in scene.p(0).goods if good & 15 == 5) == min(most, len(free))
    assert scene.stage == "assign"
    assert scene.events("produce") == []


@rule("V-75")
@tile("produce_2")
def test_with_galactic_reserves_a_world_takes_two() -> None:
    scene = hangar("produce_2")
    scene.tableau(0, "galactic_reserves")
    scene.citizenry(0, "genes", "genes")
    scene.rolls(1, 5)
    assert scene.offered(0) == ["done", "onto:gem_world"]
    scene.choose(0, "onto:gem_world", "muster:genes@citizenry", "onto:gem_world")
    if scene.kind(0) == "muster":
        scene.choose(0, "muster:genes@citizenry")
    assert scene.goods_of(0) == {"gem_world": ["genes", "genes"]}


@rule("V-76")
@tile("develop_2", "develop_3", "settle_2", "settle_3")
@pytest.mark.parametrize(
    ("face", "key", "needs"),
    [
        ("develop_2", "galactic_reserves", -1),
        ("develop_3", "galactic_reserves", -2),
        ("settle_2", "comet_zone", -1),
        ("settle_3", "comet_zone", -2),
    ],
)
def test_tiles_need_fewer_workers(face: str, key: str, needs: int) -> None:
    scene = hangar(face)
    scene.stack(0, key)
    phase = "develop" if face.startswith("develop") else "settle"
    cost = scene.s.box.cost[scene.side(key)]
    scene.workers(0, **{phase: ["home"] * max(1, cost + needs)})
    scene.hold(1)
    scene.phases(phase, "ship")
    assert key in scene.keys(scene.p(0).worlds + scene.p(0).developments)


@rule("V-76")
def test_a_tile_needs_one_worker_at_least() -> None:
    for face, key in (("develop_3", "public_works"), ("settle_3", "gem_world")):
        scene = Hangar(2)
        scene.orb(0, s1=face)
        scene.stack(0, key)
        scene.hold(1)
        scene.phases("develop", "settle", "ship")
        assert key not in scene.keys(scene.p(0).worlds + scene.p(0).developments)


@rule("V-73")
@tile("achievement_1", "achievement_2", "achievement_3")
@pytest.mark.parametrize(
    ("face", "credits", "talents"), [("achievement_1", 2, 0), ("achievement_2", 0, 1), ("achievement_3", 0, 2)]
)
def test_achievements_are_gained_at_once(face: str, credits: int, talents: int) -> None:
    scene = rolling(face)
    assert scene.stage == "assign"
    assert (scene.p(0).credits, scene.p(0).more.talents) == (credits, talents)
    assert (scene.p(1).credits, scene.p(1).more.talents) == (0, 0)
    if talents:
        while scene.kind(0) == "assign":
            scene.choose(0, scene.offered(0)[0])
        assert scene.kind(0) == "talents"  # usable in this round


@rule("V-72")
@vector("T-V38")
@tile("ship_3")
def test_ship_perfect_brings_ship_into_play_for_all() -> None:
    scene = Hangar(3)
    scene.orb(0, s1="ship_3")
    for seat in range(3):
        scene.tableau(seat, ["gem_world", "jungle_world", "ancient_race"][seat])
        scene.showing(seat, "explore", "explore", "home", "home")
    scene.good(0, "gem_world", "home")
    scene.s.stage = stage.ASSIGN
    scene.assign()
    for seat in range(3):
        scene.choose(seat, "select:develop", "ready")
    assert scene.events("phases")[0].params["phases"] == ["develop", "ship"]
    brings = scene.events("orb_brings")
    assert [(event.seat, event.params) for event in brings] == [(0, {"face": "ship_3", "phases": ["ship"]})]
    assert [event.params["colours"] for event in scene.events("virtual")] == [["consumption"]]


@rule("D-32")
def test_an_orb_is_nobodys_own_die() -> None:
    scene = hangar("develop_1")
    assert len(scene.p(0).dice()) == 3
    scene.tableau(0, "imperium_lords")
    assert scene.bonus(0, "imperium_lords") == 1
