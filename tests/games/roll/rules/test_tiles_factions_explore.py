"""The powers of the factions that act in Explore, each from the set-up on."""

from __future__ import annotations

from tests.rules import rule, tile, vector

from .scene import Scene
from .situations import after_phase


@rule("R-34")
@vector("TV-32")
@tile("alien_archaeology", "alien_rosetta_stone_world", "damaged_alien_factory")
def test_alien_archaeology_doubles_the_stock_of_an_alien_explorer() -> None:
    scene = after_phase("explore", "alien_archaeology", "damaged_alien_factory", explore=["home", "alien", "novelty"])
    assert scene.offered(0) == ["scout:home", "stock:home", "scout:alien", "stock:alien"]
    scene.choose(0, "stock:alien")
    assert scene.p(0).credits == 1 + 4
    assert scene.offered(0) == ["scout:home", "stock:home"]
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 1 + 4 + 2
    scene.choose(0, "stock:novelty")
    assert scene.p(0).credits == 1 + 4 + 2 + 2
    assert scene.dice(0)["citizenry"] == ["alien"] * 3 + ["home"] * 3 + ["novelty"]
    number = scene.p(0).made - 3
    assert scene.told("stock", "power_credits") == [
        f"stock seat=0 die=alien#{number + 1} credits=4 [R-34]",
        f"stock seat=0 die=home#{number} credits=2 [R-34]",
        f"stock seat=0 die=novelty#{number + 2} credits=2 [R-34]",
    ]


@rule("R-34")
@tile("alien_archaeology")
def test_without_alien_archaeology_an_alien_explorer_stocks_like_any_other() -> None:
    scene = after_phase("explore", "space_piracy", "damaged_alien_factory", explore=["alien", "home"])
    assert scene.offered(0) == ["scout:alien", "stock:alien"]
    scene.choose(0, "stock:alien")
    assert scene.p(0).credits == 1 + 2


def scouting(faction: str) -> Scene:
    """A scout draws the only tile of the bag (Gem World and Conscription); two worlds lie on the stack."""
    scene = Scene(2)
    scene.found(0, faction, "ancient_race")
    scene.crowd(0)
    scene.stack(0, "jungle_world", "mining_world")
    scene.workers(0, explore=["home"])
    scene.bag("gem_world")
    scene.phases("explore")
    scene.choose(0, "scout:home", "draw")
    return scene


@rule("R-98")
@tile("improved_reconnaissance", "wormhole_station")
def test_improved_reconnaissance_puts_a_scouted_tile_on_top() -> None:
    scene = scouting("improved_reconnaissance")
    # The development stack is empty: there top and bottom are one place.
    assert scene.offered(0) == ["under:conscription", "under:gem_world", "on_top:gem_world"]
    assert scene.refused(0) == {"keep_all_drawn": "R-35"}
    scene.choose(0, "on_top:gem_world")
    assert scene.stacked(0, "world") == ["gem_world", "jungle_world", "mining_world"]
    assert scene.told("place_on_top", "top", "place") == [
        "place_on_top seat=0 side=world tile=gem_world [R-98]",
        "top seat=0 side=world tile=gem_world [R-84]",
    ]
    assert scene.told("place_on_top_unseen") == ["place_on_top_unseen seat=0 side=world [R-98]"]


@rule("R-98", "R-35")
@tile("improved_reconnaissance")
def test_improved_reconnaissance_may_be_left_unused() -> None:
    scene = scouting("improved_reconnaissance")
    scene.choose(0, "under:gem_world")
    assert scene.stacked(0, "world") == ["jungle_world", "mining_world", "gem_world"]
    assert scene.told("place_on_top", "top", "place") == ["place seat=0 side=world tile=gem_world [R-35]"]


@rule("R-35", "R-98")
@tile("improved_reconnaissance")
def test_without_improved_reconnaissance_tiles_go_underneath() -> None:
    scene = scouting("space_piracy")
    assert scene.offered(0) == ["under:conscription", "under:gem_world"]
    assert scene.refused(0) == {"keep_all_drawn": "R-35", "only_underneath": "R-35"}


@rule("R-98", "R-101")
@tile("improved_reconnaissance", "alien_research_team")
def test_improved_reconnaissance_does_not_cover_the_late_tile() -> None:
    scene = Scene(2)
    scene.found(0, "improved_reconnaissance", "ancient_race")
    scene.crowd(0)
    scene.tableau(0, "alien_research_team")
    scene.stack(0, "jungle_world", "public_works")
    scene.bag("gem_world")
    scene.phases("explore")
    assert scene.stage == "late_draw"
    assert scene.offered(0) == ["under:conscription", "under:gem_world"]
    assert scene.refused(0) == {"keep_all_drawn": "R-35", "only_underneath": "R-98"}
