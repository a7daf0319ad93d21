"""When tiles are still missing, those with three give one back (R-40, R-41)."""

from __future__ import annotations

from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.situations import place_all, tiles
from tests.rules import refusal, rule


@rule("R-40")
@refusal("must_return")
def test_if_tiles_are_still_missing_everybody_with_three_gives_one_back() -> None:
    scene = Scene(3)
    scene.stack(0, "space_docks", "gem_world", "export_duties")
    scene.stack(1, "public_works", "comet_zone", "space_port", "spice_world")
    scene.stack(2, "new_vinland", "nanotechnology")
    scene.workers(0, explore=["home"])
    scene.hold(2)
    scene.bag()
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home", "abandon:space_docks", "abandon:gem_world", "draw")
    assert sorted(scene.p(0).drawn) == tiles(scene, "space_docks", "gem_world")
    assert scene.p(0).draws == 1
    assert scene.kind(0) == "place", "first he places what he has"
    scene.choose(0, "under:space_docks")
    scene.news()
    scene.choose(0, "under:gem_world")
    assert [(d.seat, d.kind) for d in scene.s.decisions()] == [(0, "return"), (1, "return")], "two tiles are too few"
    assert scene.offered(0) == ["return:export_duties", "return:space_docks", "return:gem_world"]
    assert scene.offered(1) == ["return:public_works", "return:comet_zone", "return:space_port", "return:spice_world"]
    assert scene.refused(0) == {"must_return": "R-40"}
    assert scene.why_not(1, "done") == "R-40"
    assert scene.why_not(1, "return:gem_world") == "R-40", "another's tile"
    scene.choose(1, "return:space_port")
    assert scene.p(1).returned == tiles(scene, "space_port")
    assert scene.offered(1) == []
    assert not scene.p(1).waiting
    scene.choose(0, "return:export_duties")
    assert scene.news()[2:7] == [
        "return seat=1 tile=space_port [R-40] > 1",
        "return_unseen seat=1 [R-40] < 1",
        "return seat=0 tile=export_duties [R-40] > 0",
        "return_unseen seat=0 [R-40] < 0",
        "draw_unseen seat=0 tiles=1 [R-35] < 0",
    ], "the new top tiles of seat 0 are shown when his Scout is done"
    assert scene.p(0).returned == scene.p(1).returned == []
    assert scene.p(0).draws == 0
    drawn = scene.p(0).drawn[0]
    assert drawn in tiles(scene, "space_port", "export_duties")
    assert sorted(scene.p(0).drawn + scene.p(0).pile) == tiles(scene, "space_port", "export_duties")
    place_all(scene, 0)
    assert scene.stage == "ship"
    assert [scene.p(seat).zone() for seat in range(3)] == [3, 3, 2]
    assert len(scene.s.bag) == 1


@rule("R-40")
def test_giving_back_is_told_to_all_but_not_which_tile() -> None:
    scene = Scene(2)
    scene.stack(0, "public_works", "comet_zone", "space_port", "spice_world")
    scene.workers(0, explore=["home"])
    scene.hold(1)
    scene.bag()
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home", "draw")
    scene.news()
    scene.choose(0, "return:comet_zone")
    news = scene.news()
    assert news[:3] == [
        "return seat=0 tile=comet_zone [R-40] > 0",
        "return_unseen seat=0 [R-40] < 0",
        "draw_unseen seat=0 tiles=1 [R-35] < 0",
    ]
    assert scene.p(0).drawn == tiles(scene, "comet_zone")


@rule("R-40")
def test_if_nobody_has_three_tiles_the_scout_goes_without() -> None:
    """OQ-7."""
    scene = Scene(2)
    scene.stack(0, "public_works", "gem_world")
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.bag()
    scene.phases("explore", "ship")
    scene.news()
    scene.choose(0, "scout:home", "draw")
    assert scene.news() == [
        "scout seat=0 die=home#0 [R-35]",
        "bag_short seat=0 tiles=1 bag=0 [R-39]",
        "goes_without seat=0 tiles=1 [R-40]",
    ]
    assert scene.p(0).zone() == 2
    assert (scene.p(0).draws, scene.p(0).waiting) == (0, False)
    assert scene.offered(0) == ["scout:home", "stock:home"], "the next explorer goes on"
    assert scene.dice(0) == {"citizenry": ["home"], "explore": ["home"]}


@rule("R-40", "R-84")
def test_whoever_goes_without_a_tile_shows_his_new_top_all_the_same() -> None:
    scene = Scene(2)
    scene.stack(0, "gem_world", "comet_zone")
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.bag()
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home", "abandon:gem_world", "draw")
    scene.news()
    scene.choose(0, "under:gem_world")
    assert scene.news()[2:] == [
        "goes_without seat=0 tiles=1 [R-40]",
        "top seat=0 side=world tile=comet_zone [R-84] < 0 !",
    ]


@rule("R-40")
def test_calling_in_is_repeated_until_nobody_has_three_tiles() -> None:
    """OQ-7: four tiles of the zone are abandoned and come back, the fifth is missing."""
    scene = Scene(3)
    scene.stack(0, "public_works", "gem_world")
    scene.stack(1, "space_docks", "export_duties", "comet_zone")
    scene.workers(0, explore=["home", "home"])
    scene.hold(2)
    scene.bag()
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home", "draw")
    scene.choose(1, "return:comet_zone")
    assert scene.p(0).drawn == tiles(scene, "comet_zone")
    place_all(scene, 0)
    scene.choose(0, "scout:home", "draw")
    assert [d.seat for d in scene.s.decisions()] == [0], "now he has three himself"
    scene.choose(0, "return:gem_world")
    assert scene.p(0).drawn == tiles(scene, "gem_world")
    place_all(scene, 0)
    assert [scene.p(seat).zone() for seat in range(2)] == [3, 2]
    assert scene.stage == "ship"


@rule("R-40", "R-41")
def test_those_whose_turn_has_not_come_or_is_over_give_back_as_well() -> None:
    scene = Scene(4)
    scene.stack(0, "public_works", "gem_world")
    scene.stack(1, "nanotechnology", "spice_world", "new_vinland")
    scene.stack(2, "space_docks", "export_duties", "comet_zone")
    for seat in (0, 1, 2):
        scene.workers(seat, explore=["home"])
    scene.hold(3)
    scene.bag()
    scene.phases("explore", "ship")
    scene.choose(0, "stock:home")
    scene.news()
    scene.choose(1, "scout:home", "draw")
    assert [(d.seat, d.kind) for d in scene.s.decisions()] == [(1, "return"), (2, "return")]
    scene.choose(2, "return:space_docks")
    assert scene.news()[-1] == "top seat=2 side=development tile=export_duties [R-84] < 2 !", "he is done with it"
    assert scene.offered(2) == []
    scene.choose(1, "return:spice_world")
    assert len(scene.p(1).drawn) == 1
    place_all(scene, 1)
    assert scene.offered(2) == ["scout:home", "stock:home"]
