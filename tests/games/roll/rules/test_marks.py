"""Marks for what everybody has seen once (R-83), and what a seat imagines of the rest."""

from __future__ import annotations

from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.sight import UNKNOWN, imagined, of, tile
from tests.rules import rule


def scouting(*drawn: str) -> Scene:
    """Two explorers who may put what they draw on top of a stack of two worlds."""
    scene = Scene(2)
    scene.tableau(0, "improved_reconnaissance")
    scene.stack(0, "gem_world", "comet_zone")
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.rig(0, *drawn)
    return scene


@rule("R-83", "R-98")
def test_a_top_tile_that_is_covered_stays_known_to_lie_in_the_zone() -> None:
    scene = scouting("spice_world", "new_vinland")
    scene.choose(0, "scout:home", "draw", "on_top:spice_world")
    assert scene.p(0).seen == [tile(scene, "gem_world")]
    assert of(scene, 0, 1).seen == [tile(scene, "gem_world")]
    assert of(scene, 0, 1).stacks[0] == [UNKNOWN, UNKNOWN, scene.side("spice_world")]
    places = set()
    for seed in range(20):
        stack = imagined(scene, 1, str(seed)).players[0].stacks[0]
        assert scene.side("gem_world") in stack[:2], "imagined in the zone, somewhere below the top"
        places.add(stack.index(scene.side("gem_world")))
    assert places == {0, 1}
    scene.choose(0, "scout:home", "draw", "on_top:new_vinland")
    assert scene.p(0).seen == sorted([tile(scene, "gem_world"), tile(scene, "spice_world")])


@rule("R-83")
def test_a_known_tile_that_comes_to_the_top_again_needs_no_mark() -> None:
    scene = scouting("spice_world")
    scene.rig(0, "spice_world", "new_vinland", "space_port")
    scene.choose(0, "scout:home", "draw", "on_top:spice_world", "scout:home", "abandon:spice_world")
    assert scene.p(0).shown == [tile(scene, "spice_world")]
    assert scene.p(0).seen == [tile(scene, "gem_world")], "he is still at it: the new top is not shown yet"
    scene.choose(0, "draw", "under:new_vinland", "under:space_port")
    assert scene.stacked(0, "world") == ["gem_world", "comet_zone", "new_vinland", "space_port"]
    assert scene.p(0).seen == []


@rule("R-83")
def test_the_knowledge_is_lost_when_a_hidden_tile_leaves_the_zone() -> None:
    scene = scouting("spice_world")
    scene.choose(0, "scout:home", "draw", "on_top:spice_world", "scout:home", "abandon:comet_zone")
    assert scene.p(0).seen == [], "it might have been the known one"
    assert scene.p(0).shown == []
    assert of(scene, 0, 1).abandoned == [UNKNOWN]


@rule("R-83", "R-97")
def test_rearranging_leaves_the_old_top_tiles_known() -> None:
    scene = Scene(2)
    scene.tableau(0, "advanced_logistics")
    scene.stack(0, "space_docks", "export_duties", "gem_world", "comet_zone")
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.choose(0, "rearrange")
    known = sorted([tile(scene, "space_docks"), tile(scene, "gem_world")])
    assert scene.p(0).seen == known
    assert of(scene, 0, 1).drawn == [UNKNOWN] * 4
    assert scene.p(0).drawn == sorted(
        tile(scene, k) for k in ("space_docks", "export_duties", "gem_world", "comet_zone")
    )
    for seed in range(5):
        assert set(known) < set(imagined(scene, 1, str(seed)).players[0].drawn)
    scene.choose(0, "under:export_duties")
    assert scene.p(0).seen == known
    assert of(scene, 0, 1).stacks[1] == [UNKNOWN], "not shown before all is rebuilt"
    scene.choose(0, "under:gem_world", "under:space_docks")
    assert scene.p(0).seen == known
    scene.choose(0, scene.offered(0)[0])
    assert of(scene, 0, 1).stacks[1][-1] == scene.side("export_duties")
    assert of(scene, 0, 1).stacks[0][-1] == scene.side("gem_world")
    assert scene.p(0).seen == [tile(scene, "space_docks")], "on top again: open, no mark needed"
    for seed in range(5):
        s = imagined(scene, 1, str(seed)).players[0]
        assert tile(scene, "space_docks") in [side >> 1 for side in s.stacks[0] + s.stacks[1]] + s.drawn


@rule("R-36", "R-83")
def test_tiles_abandoned_one_after_the_other_stay_secret_but_for_the_first_top() -> None:
    scene = Scene(2)
    scene.stack(0, "gem_world", "comet_zone", "space_port")
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.rig(0, "spice_world", "new_vinland", "alien_research_ship")
    scene.news()
    scene.choose(0, "scout:home", "abandon:gem_world", "abandon:comet_zone")
    assert scene.news()[1:] == [
        "abandon seat=0 side=world tile=gem_world [R-35]",
        "abandon seat=0 side=world tile=comet_zone [R-35] > 0",
        "abandon_unseen seat=0 side=world [R-36] < 0",
    ]
    for viewer in (1, None):
        seen = of(scene, 0, viewer)
        assert seen.stacks[0] == [UNKNOWN], "the new top is shown when he is done"
        assert seen.abandoned == [tile(scene, "gem_world"), UNKNOWN]
    places = {imagined(scene, 1, str(seed)).players[0].stacks[0][0] for seed in range(20)}
    assert len(places) > 5, "it could be any tile"
    scene.choose(0, "draw", "under:spice_world", "under:new_vinland")
    assert of(scene, 0, 1).stacks[0] == [UNKNOWN] * 3
    scene.news()
    scene.choose(0, scene.offered(0)[0])
    assert scene.news()[-1] == "top seat=0 side=world tile=space_port [R-84] < 0 !"
    assert of(scene, 0, 1).stacks[0] == [UNKNOWN, UNKNOWN, scene.side("space_port")]


@rule("R-36", "R-83")
def test_the_new_tops_of_both_stacks_are_hidden_until_the_scout_is_done() -> None:
    scene = Scene(2)
    scene.tableau(0, "improved_reconnaissance")
    scene.stack(0, "gem_world", "comet_zone", "space_docks", "export_duties")
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.rig(0, "spice_world", "new_vinland", "space_port")
    scene.choose(0, "scout:home", "abandon:gem_world", "abandon:space_docks")
    assert of(scene, 0, 1).stacks == [[UNKNOWN], [UNKNOWN]]
    scene.choose(0, "draw", "under:spice_world", "under:new_vinland")
    assert of(scene, 0, 1).stacks == [[UNKNOWN] * 3, [UNKNOWN]]
    scene.choose(0, "under:space_port")
    assert [of(scene, 0, 1).stacks[side][-1] for side in (0, 1)] == [
        scene.side("comet_zone"),
        scene.side("export_duties"),
    ]


@rule("R-36", "R-83", "R-98")
def test_tiles_put_on_both_stacks_are_hidden_until_the_scout_is_done() -> None:
    scene = Scene(2)
    scene.tableau(0, "improved_reconnaissance")
    scene.stack(0, "gem_world", "comet_zone", "space_port", "space_docks")
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.rig(0, "spice_world", "export_duties", "new_vinland")
    scene.choose(0, "scout:home", "abandon:comet_zone", "abandon:space_port", "draw")
    scene.choose(0, "on_top:spice_world", "on_top:export_duties")
    assert of(scene, 0, 1).stacks == [[UNKNOWN] * 2, [UNKNOWN] * 2]
    scene.choose(0, "under:new_vinland")
    assert [of(scene, 0, 1).stacks[side][-1] for side in (0, 1)] == [
        scene.side("spice_world"),
        scene.side("export_duties"),
    ]


@rule("R-83", "R-98")
def test_the_tile_with_number_zero_stays_known_when_it_is_covered() -> None:
    scene = Scene(2)
    scene.tableau(0, "improved_reconnaissance")
    scene.stack(0, "secluded_world")
    scene.workers(0, explore=["home", "home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.rig(0, "spice_world")
    assert scene.side("secluded_world") == 0
    scene.choose(0, "scout:home", "draw", "on_top:spice_world")
    assert of(scene, 0, 1).seen == [0]


@rule("R-36", "R-83", "R-98")
def test_of_tiles_put_on_top_one_after_the_other_only_the_last_is_shown() -> None:
    scene = scouting("spice_world", "new_vinland")
    scene.news()
    scene.choose(0, "scout:home", "abandon:comet_zone", "draw", "on_top:spice_world")
    assert scene.p(0).seen == [tile(scene, "gem_world")], "covered, and all saw it lying there"
    scene.choose(0, "on_top:new_vinland")
    assert [line for line in scene.news() if "top seat" in line and "place" not in line] == [
        "top seat=0 side=world tile=new_vinland [R-84] < 0 !"
    ]
    assert scene.p(0).seen == [tile(scene, "gem_world")], "nobody saw spice_world"
    assert of(scene, 0, 1).stacks[0] == [UNKNOWN, UNKNOWN, scene.side("new_vinland")]


@rule("R-83")
def test_completing_the_top_tile_shows_the_next_one_to_all() -> None:
    scene = Scene(2)
    scene.stack(0, "public_works", "space_docks", "export_duties")
    scene.workers(0, develop=["home"])
    scene.hold(1)
    scene.phases("develop", "ship")
    assert of(scene, 0, 1).stacks[1] == [UNKNOWN, scene.side("space_docks")]
    top = scene.events("top")[0]
    assert (top.visible_to(0), top.visible_to(1), top.visible_to(None), top.reveals) == (False, True, True, True)


# Imagination.


def test_imagined_states_deal_the_unknown_tiles_anew() -> None:
    scene = Scene(3)
    scene.stack(0, "space_docks", "export_duties")
    scene.stack(1, "gem_world", "comet_zone", "public_works", "nanotechnology")
    scene.workers(0, explore=["home"])
    scene.workers(1, explore=["home"])
    scene.phases("explore")
    below = set()
    for seed in range(30):
        s = imagined(scene, 0, str(seed))
        assert s.viewer == -2
        assert s.players[0].stacks == scene.p(0).stacks, "what the seat knows stays"
        assert s.players[1].stacks[0][-1] == scene.side("gem_world")
        below.add(s.players[1].stacks[0][0])
        assert s.players[1].stacks[0][0] & 1 == 0
        assert s.players[1].stacks[1][0] & 1 == 1
        assert [d.seat for d in s.decisions()] == [0, 1]
    assert len(below) > 10
    one, two = imagined(scene, 0, "a"), imagined(scene, 0, "b")
    assert one.chance.key != two.chance.key
    assert one.players[0].pile != two.players[0].pile
    bags = Scene(2)
    bags.workers(0, ship=["home"])
    bags.workers(1, ship=["home"])
    bags.assign()
    bag = imagined(bags, 0, "c").bag
    assert bag == list(range(55))


def test_imagined_hands_are_rolled_anew_and_a_ready_seat_stays_ready() -> None:
    scene = Scene(2)
    scene.tableau(1, "nanotechnology", "backup_planning")
    scene.workers(0, explore=["home"] * 3)
    scene.workers(1, explore=["home", "military", "genes"], wild=["alien", "alien"])
    scene.assign()
    rolls = set()
    for seed in range(10):
        s = imagined(scene, 0, str(seed))
        assert s.decision(1) is not None
        assert s.players[1].cup == []
        assert sorted(die & 15 for die in s.players[1].workers) == [0, 1, 5, 6, 6]
        rolls.add(tuple(s.players[1].workers))
        assert s.players[0].workers == scene.p(0).workers
    assert len(rolls) > 5
    scene.choose(1, "assign:alien>ship", "assign:alien>ship", "select:ship", "with:alien@ship", "ready")
    assert scene.s.busy() == [0]
    selected = set()
    for seed in range(20):
        s = imagined(scene, 0, str(seed))
        assert s.decision(1) is None
        assert s.busy() == [0]
        assert s.players[1].strip >= 0
        selected.add(s.players[1].selected)
        assert len(s.players[1].dice()) == 5
    assert len(selected) > 2, "what a ready seat has chosen is anybody's guess"
