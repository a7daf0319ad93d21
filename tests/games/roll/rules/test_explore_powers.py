"""The powers of phase I: Explore (R-87, R-90, R-97, R-98, R-101, R-102, R-108)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.vocabulary import stage
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, vector

from .test_explore import exploring


@rule("R-98", "R-83")
def test_improved_reconnaissance_puts_each_new_tile_on_top_or_underneath() -> None:
    scene = exploring(tableau=["improved_reconnaissance"], zone=["space_docks", "gem_world"], explorers=["home"])
    scene.rig(0, "spice_world", "comet_zone")
    scene.choose(0, "scout:home", "abandon:space_docks", "draw")
    assert scene.offered(0) == [
        "under:alien_research_ship", "under:spice_world", "on_top:spice_world",
        "under:trade_levies", "under:comet_zone", "on_top:comet_zone",
    ], "on an empty stack top and bottom are one"  # fmt: skip
    assert scene.refused(0) == {"keep_all_drawn": "R-35"}
    scene.news()
    scene.choose(0, "on_top:spice_world", "under:comet_zone")
    assert scene.stacked(0, "world") == ["spice_world", "gem_world", "comet_zone"]
    assert scene.news()[:5] == [
        "place_on_top seat=0 side=world tile=spice_world [R-98] > 0",
        "place_on_top_unseen seat=0 side=world [R-98] < 0",
        "place seat=0 side=world tile=comet_zone [R-35] > 0",
        "place_unseen seat=0 side=world [R-35] < 0",
        "top seat=0 side=world tile=spice_world [R-84] < 0 !",
    ]
    assert scene.p(0).seen == [scene.side("gem_world") >> 1], "covered, but known to lie in the zone"


@rule("R-97")
@refusal("rearranged_already")
def test_advanced_logistics_before_between_and_after_explorers_and_ended_with_done() -> None:
    scene = exploring(
        tableau=["advanced_logistics"], zone=["space_docks", "export_duties", "gem_world"], explorers=["home", "home"]
    )
    assert scene.offered(0) == ["scout:home", "stock:home", "rearrange"]
    scene.choose(0, "rearrange")
    assert scene.kind(0) == "rebuild"
    assert scene.stacked(0, "development") == scene.stacked(0, "world") == []
    offers = [
        "under:export_duties", "under:silicon_world", "under:conscription", "under:gem_world",
        "under:space_docks", "under:armaments_world",
    ]  # fmt: skip
    assert scene.offered(0) == offers
    assert scene.why_not(0, "done") == "R-97"
    scene.choose(0, "under:armaments_world")
    assert scene.offered(0) == offers[:4]
    scene.choose(0, "under:silicon_world", "under:conscription")
    assert scene.stacked(0, "world") == ["armaments_world", "silicon_world"], "from the top downwards"
    assert scene.stacked(0, "development") == ["conscription"]
    assert scene.news() == [
        "rearrange seat=0 tiles=3 [R-97]",
        "place seat=0 side=world tile=armaments_world [R-97] > 0",
        "place_unseen seat=0 side=world [R-97] < 0",
        "place seat=0 side=world tile=silicon_world [R-97] > 0",
        "place_unseen seat=0 side=world [R-97] < 0",
        "place seat=0 side=development tile=conscription [R-97] > 0",
        "place_unseen seat=0 side=development [R-97] < 0",
        "top seat=0 side=development tile=conscription [R-84] < 0 !",
        "top seat=0 side=world tile=armaments_world [R-84] < 0 !",
    ]
    assert scene.offered(0) == ["scout:home", "stock:home"], "once on each occasion"
    assert scene.refused(0) == {
        "abandon_only_when_scouting": "R-37", "explorers_not_idle": "R-33", "rearranged_already": "R-97",
    }  # fmt: skip
    assert scene.why_not(0, "rearrange") == "R-97"
    scene.choose(0, "stock:home")
    assert scene.offered(0) == ["scout:home", "stock:home", "rearrange"], "between two explorers"
    scene.choose(0, "stock:home")
    assert scene.offered(0) == ["done", "rearrange"], "after the last one"
    assert scene.refused(0) == {"abandon_only_when_scouting": "R-37"}
    scene.choose(0, "rearrange", "under:space_docks", "under:export_duties", "under:gem_world")
    assert scene.stacked(0, "development") == ["space_docks", "export_duties"]
    assert scene.stage == "ship", "nothing is left to do"


@rule("R-97", "R-29", "R-85")
def test_advanced_logistics_works_without_explorers_and_need_not_be_used() -> None:
    scene = exploring(tableau=["advanced_logistics"], zone=["space_docks", "gem_world"])
    assert scene.offered(0) == ["done", "rearrange"]
    before = scene.p(0).stacks
    scene.choose(0, "done")
    assert scene.p(0).stacks == before
    assert scene.stage == "ship"
    assert exploring(tableau=["advanced_logistics"]).stage == "ship", "nothing to rearrange, nothing to ask"


@rule("R-97", "R-38")
def test_rearranging_leaves_dice_on_their_own_space() -> None:
    """OQ-22."""
    scene = Scene(2)
    scene.tableau(0, "advanced_logistics")
    scene.stack(0, "space_docks")
    scene.developers(0, "home")
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.choose(0, "rearrange", "under:armaments_world")
    assert scene.stacked(0, "world") == ["armaments_world"]
    assert scene.dice(0) == {"developers": ["home"]}


@rule("R-101", "R-42")
def test_alien_research_team_draws_after_all_have_explored_and_before_abandoned_tiles_return() -> None:
    scene = Scene(2)
    scene.tableau(0, "alien_research_team", "advanced_logistics", "improved_reconnaissance")
    scene.stack(0, "space_docks", "gem_world")
    scene.stack(1, "public_works")
    scene.workers(1, explore=["home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.choose(0, "done")
    assert scene.s.stage == stage.EXPLORE
    assert scene.offered(0) == [], "not before the others are done"
    gone = scene.side("public_works") >> 1
    scene.choose(1, "scout:home", "abandon:public_works")
    scene.choose(
        1,
        scene.offered(1)[0],
    )
    assert scene.s.stage == stage.EXPLORE
    scene.news()
    scene.choose(1, scene.offered(1)[0])
    assert scene.s.stage == stage.LATE_DRAW
    assert scene.p(1).abandoned == [gone], "still out of the bag"
    tile = scene.p(0).drawn[0]
    key = [side.key for side in scene.s.box.sides]
    assert scene.news()[3:] == [
        "late_draw seat=0 tiles=1 [R-101]",
        "draw_unseen seat=0 tiles=1 [R-35] < 0",
        f"draw seat=0 tiles=1 worlds={key[2 * tile]} developments={key[2 * tile + 1]} [R-35] > 0 !",
    ]
    assert scene.kind(0) == "place"
    assert scene.offered(0) == [f"under:{key[2 * tile + 1]}", f"under:{key[2 * tile]}"], "not on top (OQ-5)"
    assert scene.refused(0) == {"keep_all_drawn": "R-35", "only_underneath": "R-98"}
    assert scene.why_not(0, "rearrange") == "R-35"
    scene.choose(0, f"under:{key[2 * tile]}")
    assert scene.stacked(0, "world") == ["gem_world", key[2 * tile]]
    assert scene.stage == "ship", "and no more rearranging"
    assert gone in scene.s.bag
    assert scene.p(0).credits == 0, "no Alien explorer has scouted"


@rule("R-101", "R-102", "R-4")
@pytest.mark.parametrize(("tableau", "explorers", "scouts", "credits"), [
    ([], ["alien", "alien"], ["scout:alien", "scout:alien"], 1),
    ([], ["alien"], ["stock:alien"], 2),
    ([], ["home", "alien"], ["scout:home", "stock:alien"], 2),
    ([], ["home", "alien"], ["scout:alien", "scout:home"], 1),
    (["alien_research_ship"], [], ["scout:alien", "stock:home"], 3),
    (["alien_research_ship"], [], ["stock:alien", "scout:home"], 2),
])  # fmt: skip
def test_alien_research_team_pays_once_if_an_alien_explorer_scouted(
    tableau: list[str], explorers: list[str], scouts: list[str], credits: int
) -> None:
    """OQ-6: paid at the end of the phase; a virtual Alien explorer counts as well."""
    scene = exploring(tableau=["alien_research_team", *tableau], explorers=explorers)
    for code in scouts:
        scene.choose(0, code)
        while scene.kind(0) in ("abandon", "place"):
            scene.choose(0, scene.offered(0)[0])
    assert scene.stage == "late_draw" or scene.kind(0) == ""
    while scene.kind(0) == "place":
        scene.choose(0, scene.offered(0)[0])
    assert scene.stage == "ship"
    assert scene.p(0).credits == credits
    paid = [e.params for e in scene.events("power_credits", 0)]
    scouted = any(code == "scout:alien" for code in scouts)
    assert paid == ([{"tile": "alien_research_team", "credits": 1}] if scouted else [])
    assert scene.p(0).zone() == 1 + sum(code.startswith("scout") for code in scouts)


@rule("R-102", "R-90")
@vector("TV-32")
def test_alien_archaeology_stocks_four_with_an_alien_explorer() -> None:
    scene = exploring(tableau=["alien_archaeology"], explorers=["home", "alien", "genes"])
    assert scene.offered(0) == ["scout:home", "stock:home", "scout:alien", "stock:alien"]
    scene.choose(0, "stock:alien")
    assert scene.p(0).credits == 4
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 6
    assert scene.offered(0) == ["scout:genes", "stock:genes"]
    assert [(e.rule, e.params["credits"]) for e in scene.events("stock")] == [("R-34", 4), ("R-34", 2)]


@rule("R-90", "R-31")
def test_virtual_explorers_have_to_be_used_in_any_order_and_vanish() -> None:
    scene = exploring(tableau=["alien_research_ship", "alien_archaeology", "major_research_labs"], explorers=["genes"])
    assert [repr(e) for e in scene.events("virtual")] == [
        "virtual seat=0 tile=alien_research_ship colours=home+alien [R-90]",
        "virtual seat=0 tile=major_research_labs colours=home [R-90]",
    ]
    assert scene.offered(0) == ["scout:genes", "stock:genes", "scout:alien", "stock:alien"]
    assert scene.refused(0) == {"explorers_not_idle": "R-33"}
    scene.choose(0, "stock:alien")
    assert scene.p(0).credits == 4
    assert scene.dice(0) == {"explore": ["genes"]}, "no die was taken"
    assert scene.offered(0) == ["scout:genes", "stock:genes"]
    scene.choose(0, "stock:genes")
    assert scene.offered(0) == ["scout:home", "stock:home"]
    assert scene.refused(0) == {"explorers_not_idle": "R-33"}
    assert scene.why_not(0, "done") == "R-33"
    scene.choose(0, "stock:home", "stock:home")
    assert scene.p(0).credits == 10
    assert scene.dice(0) == {"citizenry": ["genes"]}
    assert scene.p(0).virtual == []
    assert [e.params["die"] for e in scene.events("stock")] == ["virtual", "genes#0", "virtual", "virtual"]


@rule("R-87", "R-108")
@vector("TV-45")
@pytest.mark.parametrize(("others", "credits"), [(2, 1), (3, 0), (4, 0)])
def test_technology_unions_pays_for_strictly_most_developments(others: int, credits: int) -> None:
    """At the end of Explore and of Produce; faction developments count."""
    scene = Scene(3)
    scene.tableau(0, "technology_unions", "public_works", "space_piracy")
    scene.tableau(1, *["alien_archaeology", "space_docks", "export_duties", "nanotechnology"][:others])
    scene.hold(2)
    scene.phases("explore", "develop", "settle", "produce", "ship")
    assert scene.p(0).credits == 2 * credits
    told = [(e.rule, e.params) for e in scene.events("power_credits", 0)]
    assert told == [("R-108", {"tile": "technology_unions", "credits": 1})] * (2 * credits)
    keys = [e.params["phase"] if e.key == "phase" else "paid" for e in scene.recorder.events if e.key != "virtual"]
    if credits:
        assert keys == ["explore", "paid", "develop", "settle", "produce", "paid", "ship"], "OQ-3: at the end"


@rule("R-108")
def test_technology_unions_pays_in_explore_also_if_somebody_has_alien_research_team() -> None:
    """OQ-21."""
    scene = Scene(3)
    scene.tableau(0, "technology_unions", "public_works")
    scene.tableau(1, "alien_research_team")
    scene.hold(2)
    scene.phases("explore", "ship")
    assert scene.stage == "late_draw"
    assert scene.p(0).credits == 0
    scene.choose(1, scene.offered(1)[0])
    assert scene.stage == "ship"
    assert scene.p(0).credits == 1


@rule("R-97")
def test_a_rearrangement_of_the_round_before_does_not_count_in_this_one() -> None:
    scene = exploring(tableau=["advanced_logistics"], zone=["space_docks", "gem_world"])
    scene.choose(0, "rearrange", "under:space_docks", "under:gem_world")
    assert scene.stage == "ship"
    scene.s.open = []
    scene.p(1).todo = []
    scene.phases("explore")
    assert scene.offered(0) == ["done", "rearrange"]


@rule("R-101")
def test_an_alien_explorer_that_scouted_the_round_before_does_not_count_in_this_one() -> None:
    scene = exploring(tableau=["alien_research_team"], explorers=["alien"])
    scene.choose(0, "scout:alien")
    while scene.kind(0) == "place":
        scene.choose(0, scene.offered(0)[0])
    assert (scene.stage, scene.p(0).credits) == ("ship", 1)
    scene.s.open = []
    scene.p(1).todo = []
    scene.phases("explore", "ship")
    scene.choose(0, scene.offered(0)[0])
    assert (scene.stage, scene.p(0).credits) == ("ship", 1)
