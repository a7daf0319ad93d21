"""What each seat sees, and what it does not (R-83, R-84)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import BLANK
from orrery.kernel.chance import Chance, key_of_seed
from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.sight import UNKNOWN, imagined, of, tile, view
from tests.rules import rule

OTHERS: tuple[int | None, ...] = (1, None)


@rule("R-83", "R-84")
def test_others_see_the_top_of_each_stack_and_how_many_tiles_lie_below() -> None:
    scene = Scene(2)
    scene.stack(0, "space_docks", "export_duties", "gem_world", "comet_zone", "space_port")
    scene.workers(0, explore=["home"])
    scene.phases("explore")
    tops = [scene.side("gem_world"), scene.side("space_docks")]
    own = of(scene, 0, 0)
    assert own.stacks == scene.p(0).stacks, "the owner may look at them at any time"
    for viewer in OTHERS:
        other = of(scene, 0, viewer)
        assert other.stacks == [[UNKNOWN, UNKNOWN, tops[0]], [UNKNOWN, tops[1]]]
    assert scene.p(0).stacks[0][0] == scene.side("space_port"), "the state itself is untouched"


@rule("R-84")
def test_tableaus_goods_dice_credits_and_chips_are_open() -> None:
    """OQ-9."""
    scene = Scene(2)
    scene.tableau(0, "gem_world", "nanotechnology")
    scene.good(0, "gem_world", "home")
    scene.stack(0, "public_works", "comet_zone")
    scene.developers(0, "genes")
    scene.settlers(0, "alien")
    scene.citizenry(0, "military")
    scene.cup(0, "novelty")
    scene.credits(0, 6)
    scene.chips(0, 3)
    scene.workers(0, explore=["home", "home"])
    scene.phases("explore")
    for viewer in OTHERS:
        seen, true = of(scene, 0, viewer), scene.p(0)
        assert (seen.worlds, seen.developments, seen.goods, seen.goods_on) == (
            true.worlds, true.developments, true.goods, true.goods_on,
        )  # fmt: skip
        assert (seen.builders, seen.citizenry, seen.cup, seen.workers) == (
            true.builders, true.citizenry, true.cup, true.workers,
        )  # fmt: skip
        assert (seen.credits, seen.chips, seen.stacks) == (6, 3, true.stacks)
        assert (view(scene, viewer).pool, view(scene, viewer).supply) == (21, scene.s.supply)


@rule("R-83")
def test_rolls_and_assignments_are_hidden_until_the_reveal() -> None:
    scene = Scene(2)
    scene.tableau(0, "nanotechnology")
    scene.workers(0, explore=["home", "alien"], ship=["genes", "military"], wild=["novelty"])
    scene.workers(1, explore=["home", "home", "home"])
    scene.assign()
    scene.choose(0, "assign:novelty>ship", "select:produce", "with:genes@ship", "dictate", "sacrifice:alien@explore")
    scene.choose(0, "move:home@explore")
    p = scene.p(0)
    assert p.hand >= 0
    everything = sorted(die | BLANK for die in p.dice())
    assert len(everything) == 5
    for viewer in OTHERS:
        seen = of(scene, 0, viewer)
        assert seen.cup == everything, "the colours of the dice are known, nothing else"
        assert (seen.workers, seen.dictated, seen.strip, seen.hand) == ([], [], -1, -1)
        assert (seen.selected, seen.used, seen.dictates, seen.power) == (-1, 0, 0, -1)
        assert (seen.moved, seen.column, seen.todo, seen.busy) == (0, -1, [], True)
    own = of(scene, 0, 0)
    assert own.workers == p.workers
    assert (own.strip, own.hand, own.dictated, own.todo) == (p.strip, p.hand, p.dictated, p.todo)
    assert (own.selected, own.dictates, own.power, own.column) == (3, 1, -1, 0)
    assert view(scene, 0).decisions()[0].choices == scene.s.decision(0).choices  # type: ignore[union-attr]
    assert [d.seat for d in view(scene, 0).decisions()] == [0]
    assert [d.seat for d in view(scene, 1).decisions()] == [1], "a view holds the viewer's own decision alone"
    assert view(scene, None).decisions() == []
    scene.choose(0, "into:ship", "ready")
    scene.choose(1, "select:explore", "ready")
    assert scene.stage == "explore"
    assert len(scene.p(0).workers) == 1
    assert of(scene, 0, 1).workers == scene.p(0).workers, "after the reveal it is open"


@rule("R-83")
def test_a_power_used_behind_the_screen_is_hidden() -> None:
    scene = Scene(3)
    scene.tableau(0, "nanotechnology")
    for seat in range(3):
        scene.workers(seat, explore=["home", "home", "alien"])
    scene.assign()
    scene.choose(0, "select:explore", "with:home@explore", "use:nanotechnology", "move:alien@explore", "into:ship")
    assert (scene.p(0).used, scene.p(0).power, scene.p(0).moved) == (1, 0, 1)
    assert (of(scene, 0, 1).used, of(scene, 0, 1).power, of(scene, 0, 1).moved) == (0, -1, 0)
    assert (of(scene, 0, 0).used, of(scene, 0, 0).moved) == (1, 1)
    hidden = [event for event in scene.recorder.events if event.key in ("select", "move", "dictate", "assign", "roll")]
    assert hidden
    assert not any(event.visible_to(1) or event.visible_to(None) for event in hidden)
    assert all(event.visible_to(0) for event in hidden)


@rule("R-83")
def test_in_which_order_dice_lie_after_the_reveal_does_not_tell_which_were_moved() -> None:
    """A wild goes to Ship at once, or to Settle and from there to Ship by a power: the others cannot tell."""
    by_power = ["use:nanotechnology", "move:alien@settle", "into:ship", "done"]
    ways: list[tuple[str, list[str]]] = [("ship", []), ("settle", by_power)]
    shown: list[tuple[list[str], bytes]] = []
    for phase, moved in ways:
        scene = Scene(3)
        scene.tableau(0, "nanotechnology")
        scene.workers(0, explore=["home"], wild=["alien"], ship=["genes", "home"])
        for seat in (1, 2):
            scene.workers(seat, explore=["home"], ship=["home"])
        scene.assign()
        for seat in (1, 2):
            scene.choose(seat, "select:ship", "with:home@ship")
        scene.choose(0, f"assign:alien>{phase}", "select:explore", "with:home@explore", *moved, "ready")
        assert scene.stage == "explore"
        shown.append((scene.told("reveal"), view(scene, 1).encode()))
    assert shown[0] == shown[1]


@rule("R-83", "R-106")
def test_in_which_order_workers_were_dictated_is_not_told() -> None:
    shown: list[tuple[list[str], bytes]] = []
    for first, second in (("novelty", "genes"), ("genes", "novelty")):
        scene = Scene(3)
        scene.tableau(0, "backup_planning")
        scene.workers(0, explore=["home"], settle=["novelty", "genes"], ship=["home", "military"])
        for seat in (1, 2):
            scene.workers(seat, explore=["home"], ship=["home"])
        scene.assign()
        for seat in (1, 2):
            scene.choose(seat, "select:ship", "with:home@ship")
        scene.choose(0, "select:explore", "with:home@explore")
        scene.choose(0, "dictate", f"sacrifice:{first}@settle", "move:home@ship", "into:explore")
        scene.choose(0, "dictate", f"sacrifice:{second}@settle", "move:military@ship", "into:explore", "ready")
        assert scene.stage == "explore"
        shown.append((scene.told("reveal"), view(scene, 1).encode()))
    assert shown[0] == shown[1]


@rule("R-83")
@pytest.mark.parametrize("act", [["use:nanotechnology"], ["dictate", "sacrifice:home@ship"]])
def test_after_the_reveal_nothing_is_left_of_the_powers_that_were_used(act: list[str]) -> None:
    scene = Scene(3)
    scene.tableau(0, "nanotechnology")
    scene.workers(0, explore=["home", "alien", "genes"], ship=["home"])
    for seat in (1, 2):
        scene.workers(seat, explore=["home"], ship=["home"])
    scene.assign()
    for seat in (1, 2):
        scene.choose(seat, "select:ship", "with:home@ship")
    scene.choose(0, "select:explore", "with:home@explore", *act, "move:alien@explore", "into:ship")
    before = scene.p(0)
    assert (before.used + before.dictates, before.moved, before.column) == (1, 1, 0)
    scene.choose(0, *["done"] * ("use:nanotechnology" in act), "ready")
    assert scene.stage == "explore"
    for viewer in (0, 1, None):
        p = of(scene, 0, viewer)
        assert (p.used, p.dictates, p.power, p.moved, p.column) == (0, 0, -1, 0, -1)


@rule("R-10", "R-83")
def test_the_set_up_choice_is_hidden_until_all_have_chosen() -> None:
    s = ROLL.new({}, 2, key_of_seed("hidden"))
    assert isinstance(s, Flow)
    s.apply(0, s.decisions()[0].choices[1])
    assert s.players[0].start >= 0
    for viewer in OTHERS:
        seen = s.view(viewer).players[0]
        assert (seen.start, seen.drawn, seen.todo, seen.busy) == (-1, [UNKNOWN, UNKNOWN], [], False)
    own = s.view(0).players[0]
    assert (own.start, own.drawn) == (s.players[0].start, s.players[0].drawn)
    assert s.view(0).players[1].busy
    starts = set()
    for seed in range(20):
        other = ROLL.imagine(s.view(1), 1, Chance(key_of_seed(str(seed))))
        assert isinstance(other, Flow)
        assert other.players[0].start in other.players[0].drawn
        assert other.decision(0) is None
        assert other.decision(1) is not None
        starts.add(other.players[0].drawn.index(other.players[0].start))
        free = ROLL.imagine(s.view(0), 0, Chance(key_of_seed(str(seed))))
        assert free.decision(1) is not None, "who has not chosen yet still has to"
    assert starts == {0, 1}


@rule("R-83")
def test_bag_piles_and_chance_are_hidden_from_everybody() -> None:
    scene = Scene(2)
    scene.workers(0, explore=["home"])
    scene.phases("explore")
    for viewer in (0, 1, None):
        s = view(scene, viewer)
        assert [p.pile for p in s.players] == [[UNKNOWN], []]
        assert s.bag == [UNKNOWN] * 54
        assert s.chance.key == bytes(32)
        assert s.chance.counter == 0
        assert s.viewer == (-1 if viewer is None else viewer)
    scene = Scene(2)
    scene.workers(0, ship=["home"])
    scene.workers(1, ship=["home"])
    scene.assign()
    assert view(scene, 0).bag == [UNKNOWN] * 55


@rule("R-83", "R-36")
def test_drawn_tiles_are_seen_by_their_owner_and_abandoned_ones_only_if_they_lay_on_top() -> None:
    scene = Scene(2)
    scene.stack(0, "space_docks", "export_duties", "gem_world", "comet_zone")
    scene.workers(0, explore=["home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home", "abandon:export_duties", "abandon:gem_world", "draw")
    assert of(scene, 0, 0).drawn == scene.p(0).drawn
    assert of(scene, 0, 0).abandoned == [tile(scene, "export_duties"), tile(scene, "gem_world")]
    assert scene.p(0).shown == [tile(scene, "gem_world")]
    for viewer in OTHERS:
        seen = of(scene, 0, viewer)
        assert seen.drawn == [UNKNOWN] * 3
        assert seen.abandoned == [UNKNOWN, tile(scene, "gem_world")]
    draws = [
        event for event in scene.recorder.events if event.key in ("draw", "draw_unseen", "abandon", "abandon_unseen")
    ]
    assert [(e.key, e.visible_to(0), e.visible_to(1), e.visible_to(None)) for e in draws] == [
        ("abandon", True, False, False),
        ("abandon_unseen", False, True, True),
        ("abandon", True, True, True),
        ("draw_unseen", False, True, True),
        ("draw", True, False, False),
    ]
    for seed in range(10):
        s = imagined(scene, 1, str(seed))
        assert s.players[0].abandoned[1] == tile(scene, "gem_world"), "what was seen going is remembered"


@rule("R-40", "R-83")
def test_tiles_given_back_are_hidden() -> None:
    scene = Scene(3)
    scene.stack(0, "public_works", "gem_world", "spice_world")
    scene.stack(1, "space_docks", "export_duties", "comet_zone")
    scene.workers(0, explore=["home"])
    scene.hold(2)
    scene.bag()
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home", "draw")
    scene.choose(1, "return:export_duties")
    assert of(scene, 1, 1).returned == [tile(scene, "export_duties")]
    assert of(scene, 1, 0).returned == [UNKNOWN]
    assert of(scene, 1, None).returned == [UNKNOWN]


# Numbers that happen to be zero: the first die of seat 0 as explorer, and the first tile.


@rule("R-83", "R-79")
def test_the_die_and_the_tile_with_number_zero_are_no_exceptions() -> None:
    scene = Scene(2)
    scene.stack(0, "secluded_world")
    scene.workers(0, explore=["home", "home", "alien"])
    scene.workers(1, explore=["home", "home", "home"])
    scene.assign()
    scene.choose(0, "select:explore", "with:home@explore")
    assert scene.p(0).strip == 0
    assert len(scene.p(0).dice()) == 3
    assert len(of(scene, 0, 1).cup) == 3
    assert ROLL.lines(scene.s)[3] == "  workers explore 1 home 1 alien"
    assert ROLL.lines(scene.s)[5] == "  to build, worlds: secluded_world(1)"
    scene.p(0).workers.clear()
    assert ROLL.lines(scene.s)[3] == "  workers -"
    moving = Scene(2)
    moving.tableau(0, "nanotechnology")
    moving.workers(0, explore=["home", "alien", "genes"])
    moving.workers(1, explore=["home", "home", "home"])
    moving.assign()
    moving.choose(0, "select:explore", "with:genes@explore", "use:nanotechnology", "move:home@explore")
    assert moving.p(0).hand == 0
    assert len(moving.p(0).dice()) == 3
    assert len(of(moving, 0, 1).cup) == 3


@pytest.mark.parametrize("place", ["world", "development", "zone", "drawn", "abandoned", "seen", "returned"])
def test_the_first_tile_is_imagined_nowhere_else_once_it_is_known(place: str) -> None:
    scene = Scene(2)
    scene.workers(0, explore=["home"])
    if place == "world":
        scene.tableau(1, "secluded_world")
    elif place == "development":
        scene.tableau(1, "new_galactic_order")
    elif place == "zone":
        scene.stack(1, "secluded_world", "gem_world")
    else:
        scene.stack(0, "comet_zone", "gem_world")
    scene.phases("explore")
    if place not in ("world", "development", "zone"):
        for tiles in [scene.s.bag, *[p.pile for p in scene.s.players]]:
            if 0 in tiles:
                tiles.remove(0)
        p = scene.p(0)
        if place == "seen":
            p.stacks[0].insert(0, 0)
            p.seen = [0]
        else:
            getattr(p, place).append(0)
    for seed in range(5):
        for seat in (0, 1):
            if place == "seen" or place in ("world", "development", "zone") or seat == 0:
                imagined(scene, seat, str(seed))
