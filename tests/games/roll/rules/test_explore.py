"""Phase I: Explore (R-33 to R-38, R-42)."""

from __future__ import annotations

import pytest

from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, vector


def exploring(*, seats: int = 2, **arranged: list[str]) -> Scene:
    """Seat 0 explores with `explorers`, has `tableau` and `zone`; the last seat keeps the game in Ship afterwards."""
    scene = Scene(seats)
    scene.tableau(0, *arranged.get("tableau", []))
    scene.stack(0, *arranged.get("zone", []))
    scene.workers(0, explore=arranged.get("explorers", []))
    scene.hold(seats - 1)
    scene.phases("explore", "ship")
    scene.news()
    return scene


@rule("R-33", "R-34", "R-31")
@refusal("explorers_not_idle", "abandon_only_when_scouting")
def test_every_explorer_scouts_or_stocks_and_then_goes_to_the_citizenry() -> None:
    scene = exploring(zone=["space_docks"], explorers=["home", "military", "home"])
    assert scene.kind(0) == "explore"
    assert scene.offered(0) == ["scout:home", "stock:home"], "colours are alike where no power tells them apart"
    assert scene.refused(0) == {"abandon_only_when_scouting": "R-37", "explorers_not_idle": "R-33"}
    assert scene.why_not(0, "done") == "R-33"
    assert scene.why_not(0, "rearrange") == "R-97"
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 2
    assert scene.dice(0) == {"citizenry": ["home"], "explore": ["home", "military"]}
    assert scene.news() == ["stock seat=0 die=home#0 credits=2 [R-34]"]
    assert scene.offered(0) == ["scout:military", "stock:military"], "decided anew for each"
    scene.choose(0, "stock:military")
    scene.choose(0, "scout:home", "draw")
    assert scene.dice(0) == {"citizenry": ["home", "home", "military"]}
    assert scene.p(0).credits == 4
    scene.choose(0, scene.offered(0)[0])
    assert scene.offered(0) == []
    assert scene.stage == "ship"


@rule("R-34", "R-6")
@vector("TV-4")
def test_stocking_beyond_ten_credits_is_lost() -> None:
    scene = Scene(2)
    scene.credits(0, 9)
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 10
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 10
    assert [e.params["credits"] for e in scene.events("stock")] == [1, 0]


@rule("R-37")
@refusal("abandon_only_when_scouting")
def test_tiles_are_abandoned_only_when_scouting() -> None:
    scene = exploring(zone=["space_docks", "gem_world"], explorers=["home"])
    assert scene.why_not(0, "abandon:space_docks") == "R-37"
    scene.choose(0, "scout:home")
    assert scene.kind(0) == "abandon"
    assert scene.offered(0) == ["draw", "abandon:space_docks", "abandon:gem_world"]
    assert scene.why_not(0, "abandon:export_duties") == "R-35", "only from the own zone"
    empty = exploring(explorers=["home"])
    assert empty.refused(0) == {"explorers_not_idle": "R-33"}


@rule("R-35")
@vector("TV-5")
@pytest.mark.parametrize("abandoned", [0, 1, 3])
def test_a_scout_draws_one_tile_more_than_it_abandons_and_keeps_them_all(abandoned: int) -> None:
    zone = ["space_docks", "export_duties", "gem_world", "space_port"]
    scene = exploring(zone=zone, explorers=["home"])
    pile = scene.p(0).pile[:]
    scene.choose(0, "scout:home", *[f"abandon:{key}" for key in zone[:abandoned]], "draw")
    assert scene.kind(0) == "place"
    drawn = pile[: abandoned + 1]
    assert scene.p(0).drawn == drawn
    assert scene.p(0).pile == pile[abandoned + 1 :]
    assert scene.p(0).draws == 0
    key = [side.key for side in scene.s.box.sides]
    assert scene.offered(0) == [f"under:{key[2 * tile + side]}" for tile in drawn for side in (1, 0)]
    assert scene.refused(0) == {"keep_all_drawn": "R-35", "only_underneath": "R-35"}
    for _ in range(abandoned + 1):
        scene.choose(0, scene.offered(0)[0])
    assert scene.p(0).zone() == 5
    assert scene.stacked(0, "development") == zone[abandoned:2] + [key[2 * tile + 1] for tile in drawn]
    assert len(scene.p(0).abandoned) == 0, "back in the bag at the end of the phase"


@rule("R-35", "R-36")
@refusal("keep_all_drawn", "only_underneath")
def test_scouting_step_by_step() -> None:
    """Abandon from anywhere, draw, choose the side of each tile, and put them underneath in any order."""
    scene = exploring(zone=["space_docks", "export_duties", "public_works", "gem_world"], explorers=["home"])
    scene.rig(0, "spice_world", "new_vinland", "comet_zone")
    scene.choose(0, "scout:home", "abandon:export_duties", "abandon:space_docks")
    assert scene.stacked(0, "development") == ["public_works"], "the others keep their order"
    assert scene.keys([2 * tile + 1 for tile in scene.p(0).abandoned]) == ["export_duties", "space_docks"]
    assert scene.news() == [
        "scout seat=0 die=home#0 [R-35]",
        "abandon seat=0 side=development tile=export_duties [R-35] > 0",
        "abandon_unseen seat=0 side=development [R-36] < 0",
        "abandon seat=0 side=development tile=space_docks [R-35]",
    ]
    scene.choose(0, "draw")
    assert scene.news() == [
        "draw_unseen seat=0 tiles=3 [R-35] < 0",
        "draw seat=0 tiles=3 worlds=spice_world+new_vinland+comet_zone "
        "developments=alien_research_ship+galactic_investors+trade_levies [R-35] > 0 !",
    ]
    assert scene.offered(0) == [
        "under:alien_research_ship", "under:spice_world", "under:galactic_investors", "under:new_vinland",
        "under:trade_levies", "under:comet_zone",
    ]  # fmt: skip
    assert scene.why_not(0, "draw") == "R-35"
    assert scene.why_not(0, "on_top:spice_world") == "R-35"
    scene.choose(0, "under:comet_zone", "under:spice_world", "under:galactic_investors")
    assert scene.stacked(0, "world") == ["gem_world", "comet_zone", "spice_world"]
    assert scene.stacked(0, "development") == ["public_works", "galactic_investors"]
    assert scene.news() == [
        "place seat=0 side=world tile=comet_zone [R-35] > 0",
        "place_unseen seat=0 side=world [R-35] < 0",
        "place seat=0 side=world tile=spice_world [R-35] > 0",
        "place_unseen seat=0 side=world [R-35] < 0",
        "place seat=0 side=development tile=galactic_investors [R-35] > 0",
        "place_unseen seat=0 side=development [R-35] < 0",
        "top seat=0 side=development tile=public_works [R-84] < 0 !",
        "phase phase=ship [R-28]",
    ]


@rule("R-35")
def test_a_tile_placed_on_an_empty_stack_lies_on_top_for_all_to_see() -> None:
    scene = exploring(explorers=["home"])
    scene.rig(0, "spice_world")
    scene.choose(0, "scout:home", "under:spice_world")
    assert scene.news()[3:6] == [
        "place seat=0 side=world tile=spice_world [R-35] > 0",
        "place_unseen seat=0 side=world [R-35] < 0",
        "top seat=0 side=world tile=spice_world [R-84] < 0 !",
    ]


@rule("R-35", "R-30")
def test_a_second_scout_may_abandon_what_the_first_one_drew() -> None:
    scene = exploring(explorers=["home", "home"])
    scene.rig(0, "spice_world", "new_vinland", "comet_zone")
    scene.choose(0, "scout:home", "under:spice_world")
    scene.choose(0, "scout:home")
    assert scene.offered(0) == ["draw", "abandon:spice_world"]
    scene.choose(0, "abandon:spice_world")
    assert scene.keys([2 * tile for tile in scene.p(0).drawn]) == ["new_vinland", "comet_zone"]
    scene.choose(0, "under:new_vinland", "under:comet_zone")
    assert scene.stacked(0, "world") == ["new_vinland", "comet_zone"]
    assert scene.stage == "ship"
    assert scene.side("spice_world") >> 1 in scene.s.bag


@rule("R-36", "R-42")
def test_abandoned_tiles_cannot_be_drawn_again_and_return_to_the_bag_at_the_end() -> None:
    scene = exploring(zone=["space_docks", "gem_world"], explorers=["home", "home"])
    gone = scene.side("space_docks") >> 1
    scene.choose(0, "scout:home", "abandon:space_docks", "draw")
    assert scene.p(0).abandoned == [gone]
    assert gone not in scene.s.bag + scene.p(0).pile + scene.p(1).pile
    for _ in range(2):
        scene.choose(0, scene.offered(0)[0])
    assert scene.kind(0) == "explore"
    assert scene.p(0).abandoned == [gone], "not before the end of the phase"
    scene.choose(0, "stock:home")
    assert scene.p(0).abandoned == []
    assert scene.p(0).shown == []
    assert gone in scene.s.bag
    assert scene.s.bag == sorted(scene.s.bag)
    assert scene.p(0).pile == scene.p(1).pile == []


@rule("R-38", "R-47")
def test_dice_stay_on_their_space_when_all_tiles_below_are_abandoned() -> None:
    scene = Scene(2)
    scene.stack(0, "nanotechnology", "alien_sentinels")
    scene.developers(0, "home", "military")
    scene.settlers(0, "genes")
    scene.workers(0, explore=["home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.rig(0, "spice_world", "new_vinland", "comet_zone")
    scene.choose(0, "scout:home", "abandon:nanotechnology", "abandon:alien_sentinels")
    scene.choose(0, "under:spice_world", "under:new_vinland", "under:comet_zone")
    assert scene.stage == "ship"
    assert scene.stacked(0, "development") == []
    assert scene.dice(0) == {"citizenry": ["home"], "developers": ["home", "military"], "settlers": ["genes"]}


@rule("R-41")
def test_all_explore_at_once_while_the_bag_holds_whatever_they_could_draw() -> None:
    scene = Scene(3)
    scene.s.order = [1, 2, 0]
    for seat in range(3):
        scene.workers(seat, explore=["home"])
    scene.workers(1, explore=["home"])
    scene.stack(0, "space_docks", "gem_world")
    chance = scene.s.chance.copy()
    scene.phases("explore")
    bag = [tile for tile in range(55) if tile not in (scene.side("space_docks") >> 1, scene.side("gem_world") >> 1)]
    chance.shuffle(bag)
    assert scene.p(1).pile == bag[:3], "one tile, then that one abandoned and two more"
    assert scene.p(2).pile == bag[3:4]
    assert scene.p(0).pile == bag[4:7], "two abandoned and one more"
    assert scene.s.bag == sorted(bag[7:])
    assert [d.seat for d in scene.s.decisions()] == [0, 1, 2]
    assert scene.news() == ["phase phase=explore [R-28]"]
