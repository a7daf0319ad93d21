"""When the bag runs out (R-39 to R-41, R-81)."""

from __future__ import annotations

import pytest

from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.situations import place_all, tiles
from tests.rules import rule


@rule("R-41", "R-82", "R-81")
@pytest.mark.parametrize(("bag", "at_once"), [(10, True), (9, False)])
def test_all_explore_in_player_order_if_the_bag_could_run_short(bag: int, at_once: bool) -> None:
    """Seat 0 could draw 3 and then 4 tiles, seat 2 two, and one more comes late: ten in all."""
    scene = Scene(3)
    scene.s.order = [1, 2, 0]
    scene.stack(0, "space_docks", "export_duties")
    scene.stack(2, "gem_world")
    scene.tableau(1, "alien_research_team")
    scene.workers(0, explore=["home", "home"])
    scene.workers(2, explore=["home"])
    scene.bag(*[scene.s.box.sides[2 * tile].key for tile in scene.s.bag[:bag]])
    scene.phases("explore")
    if at_once:
        assert [d.seat for d in scene.s.decisions()] == [0, 2]
        assert scene.told("in_order") == []
        return
    assert scene.told("in_order") == ["in_order tiles=9 seats=1+2+0 [R-41]"]
    assert [d.seat for d in scene.s.decisions()] == [2], "seat 1 has no explorer, seat 0 comes later"
    assert scene.s.busy() == [2]
    scene.choose(2, "stock:home")
    assert scene.s.busy() == [0]
    assert len(scene.p(0).pile) == 9, "the whole bag is his"
    scene.choose(0, "stock:home", "stock:home")
    assert scene.s.busy() == [1], "then the late tile"


@rule("R-41", "R-90")
@pytest.mark.parametrize(("bag", "at_once"), [(3, True), (2, False)])
def test_virtual_explorers_count_in_what_the_bag_could_be_asked_for(bag: int, at_once: bool) -> None:
    """Two of them, and nothing in the zone: one tile, then two."""
    scene = Scene(2)
    scene.tableau(0, "alien_research_ship")
    scene.hold(1)
    scene.bag(*[scene.s.box.sides[2 * tile].key for tile in scene.s.bag[:bag]])
    scene.phases("explore", "ship")
    assert (scene.told("in_order") == []) == at_once


@rule("R-41", "R-82")
def test_a_later_player_draws_nothing_before_an_earlier_one_is_done() -> None:
    scene = Scene(3)
    scene.s.order = [1, 0, 2]
    scene.stack(0, "space_docks")
    for seat in (0, 1):
        scene.workers(seat, explore=["home"])
    scene.hold(2)
    scene.bag("spice_world", "comet_zone")
    scene.phases("explore", "ship")
    assert scene.offered(0) == []
    assert scene.why_not(0, "scout:home") == ""
    scene.choose(1, "scout:home")
    assert scene.p(0).pile == scene.p(0).drawn == []
    place_all(scene, 1)
    assert scene.offered(0) == ["scout:home", "stock:home"]
    assert scene.p(1).pile == [], "what is left is the next one's"
    assert len(scene.p(0).pile) == 1


@rule("R-39", "R-36")
def test_a_bag_too_small_is_emptied_and_then_filled_with_the_abandoned_tiles() -> None:
    scene = Scene(3)
    scene.stack(0, "public_works")
    scene.stack(1, "space_docks", "export_duties", "gem_world")
    for seat in (0, 1):
        scene.workers(seat, explore=["home"])
    scene.hold(2)
    scene.bag("spice_world", "comet_zone", "new_vinland")
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home", "abandon:public_works")
    place_all(scene, 0)
    assert len(scene.p(1).pile) == 1
    assert scene.p(0).abandoned == tiles(scene, "public_works")
    scene.news()
    scene.choose(1, "scout:home", "abandon:space_docks", "abandon:export_duties", "abandon:gem_world")
    got = [e.params for e in scene.events("draw", 1)]
    assert [params["tiles"] for params in got] == [1, 3], "first all that the bag holds"
    back = {"space_docks", "export_duties", "conscription", "public_works"}
    assert set(got[1]["developments"]) < back, "then those abandoned by anybody"
    assert [line for line in scene.news() if "draw" not in line][5:] == [
        "bag_short seat=1 tiles=4 bag=1 [R-39]",
        "abandoned_back seat=1 [R-39]",
    ]
    assert scene.p(0).abandoned == scene.p(1).abandoned == scene.p(0).shown == scene.p(1).shown == []
    assert len(scene.p(1).drawn) == 4
    assert len(scene.p(1).pile) == 1, "the rest of the bag is his while he goes on"
    place_all(scene, 1)
    assert scene.stage == "ship"
    assert len(scene.s.bag) == 1


@rule("R-39")
def test_whoever_went_on_with_abandoned_tiles_goes_on_with_his_other_explorers() -> None:
    scene = Scene(2)
    scene.stack(0, "public_works", "gem_world")
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.bag("spice_world", "comet_zone")
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home", "abandon:public_works", "abandon:gem_world")
    assert len(scene.p(0).drawn) == 3
    place_all(scene, 0)
    assert scene.offered(0) == ["scout:home", "stock:home"]
    assert len(scene.p(0).pile) == 1
    scene.choose(0, "scout:home", "draw")
    assert not scene.p(0).waiting
    place_all(scene, 0)
    assert scene.stage == "ship"
    assert scene.s.bag == []


@rule("R-101", "R-39", "R-40")
def test_the_late_tile_comes_from_abandoned_ones_if_the_bag_is_empty() -> None:
    scene = Scene(3)
    scene.tableau(0, "alien_research_team")
    scene.stack(1, "public_works", "space_docks")
    scene.workers(1, explore=["home"])
    scene.hold(2)
    scene.bag("comet_zone", "spice_world")
    scene.phases("explore", "ship")
    scene.choose(1, "scout:home", "abandon:public_works", "draw")
    assert len(scene.p(1).drawn) == 2
    place_all(scene, 1)
    assert scene.stage == "late_draw"
    assert scene.p(0).drawn == tiles(scene, "public_works")
    assert [repr(e) for e in scene.recorder.events if e.key in ("late_draw", "abandoned_back")] == [
        "late_draw seat=0 tiles=1 [R-101]",
        "abandoned_back seat=0 [R-39]",
    ]
    scene.choose(0, "under:public_works")
    assert scene.stage == "ship"


@rule("R-82", "R-101")
def test_late_tiles_are_drawn_in_player_order() -> None:
    """Only one tile of this box has the power; here two players have it."""
    scene = Scene(3)
    scene.s.order = [1, 2, 0]
    for seat in (0, 1):
        scene.p(seat).learn(scene.s.box, scene.side("alien_research_team"))
    scene.phases("explore")
    assert scene.s.busy() == [1]
    place_all(scene, 1)
    assert scene.s.busy() == [0]


@rule("R-97", "R-41")
def test_in_strict_order_advanced_logistics_works_only_in_the_owners_turn() -> None:
    scene = Scene(3)
    scene.tableau(1, "advanced_logistics")
    scene.stack(0, "public_works", "space_docks", "new_vinland")
    scene.stack(1, "gem_world")
    for seat in (0, 1):
        scene.workers(seat, explore=["home"])
    scene.hold(2)
    scene.bag("comet_zone", "spice_world", "space_port")
    scene.phases("explore", "ship")
    assert scene.offered(1) == [], "not before his turn"
    scene.choose(0, "scout:home", "abandon:public_works", "draw")
    assert scene.offered(1) == []
    place_all(scene, 0)
    assert scene.offered(1) == ["scout:home", "stock:home", "rearrange"]
    scene.choose(1, "stock:home")
    assert scene.offered(1) == ["done", "rearrange"]
    scene.choose(1, "done")
    assert scene.stage == "ship"
