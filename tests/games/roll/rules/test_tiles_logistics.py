"""Advanced Logistics."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile

from .scene import Scene
from .situations import exploring


def logistics(*developments: str, explorers: list[str]) -> Scene:
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.tableau(0, *developments)
    scene.stack(0, "public_works", "merchant_guild", "jungle_world")
    scene.developers(0, "home")
    scene.settlers(0, "genes")
    scene.workers(0, explore=explorers)
    scene.phases("explore")
    return scene


@rule("R-97", "R-38")
@tile("advanced_logistics")
def test_advanced_logistics_rebuilds_the_zone_without_an_explorer() -> None:
    scene = logistics("advanced_logistics", explorers=[])
    assert scene.offered(0) == ["done", "rearrange"]
    scene.choose(0, "rearrange")
    assert scene.kind(0) == "rebuild"
    assert scene.offered(0) == [
        "under:merchant_guild",
        "under:jumpdrive_fuel_refinery",
        "under:public_works",
        "under:lost_alien_warship",
        "under:technology_affinity",
        "under:jungle_world",
    ]
    scene.choose(0, "under:lost_alien_warship")
    assert scene.offered(0) == [
        "under:merchant_guild",
        "under:jumpdrive_fuel_refinery",
        "under:technology_affinity",
        "under:jungle_world",
    ]
    scene.choose(0, "under:jungle_world", "under:jumpdrive_fuel_refinery")
    assert scene.stacked(0, "development") == []
    assert scene.stacked(0, "world") == ["lost_alien_warship", "jungle_world", "jumpdrive_fuel_refinery"]
    assert scene.dice(0) == {"developers": ["home"], "settlers": ["genes"]}  # each on its own space
    assert scene.stage == "manage"  # once on this occasion
    assert scene.told("rearrange", "place", "top") == [
        "rearrange seat=0 tiles=3 [R-97]",
        "place seat=0 side=world tile=lost_alien_warship [R-97]",
        "place seat=0 side=world tile=jungle_world [R-97]",
        "place seat=0 side=world tile=jumpdrive_fuel_refinery [R-97]",
        "top seat=0 side=world tile=lost_alien_warship [R-84]",
    ]


@rule("R-97", "R-85")
@tile("advanced_logistics")
def test_advanced_logistics_is_offered_before_between_and_after_tasks() -> None:
    scene = logistics("advanced_logistics", explorers=["home", "home"])
    assert scene.offered(0) == ["scout:home", "stock:home", "rearrange"]
    scene.choose(0, "rearrange", "under:public_works", "under:merchant_guild", "under:jungle_world")
    assert scene.stacked(0, "development") == ["public_works", "merchant_guild"]
    assert scene.stacked(0, "world") == ["jungle_world"]
    assert scene.offered(0) == ["scout:home", "stock:home"]
    assert scene.refused(0) == {
        "abandon_only_when_scouting": "R-37",
        "explorers_not_idle": "R-33",
        "rearranged_already": "R-97",
    }
    scene.choose(0, "stock:home")
    assert scene.offered(0) == ["scout:home", "stock:home", "rearrange"]
    scene.choose(0, "stock:home")
    assert scene.offered(0) == ["done", "rearrange"]
    scene.choose(0, "done")
    assert scene.stage == "manage"


@rule("R-97")
@tile("advanced_logistics")
def test_without_advanced_logistics_the_zone_keeps_its_order() -> None:
    scene = logistics(explorers=["home"])
    assert scene.offered(0) == ["scout:home", "stock:home"]
    scene = exploring("advanced_logistics", explorers=[])  # and with it, but with an empty zone
    assert scene.stage == "manage"


@rule("R-97", "R-101")
@tile("advanced_logistics", "alien_research_team")
def test_advanced_logistics_ends_where_the_late_tile_is_drawn() -> None:
    scene = logistics("advanced_logistics", "alien_research_team", explorers=[])
    scene.choose(0, "done")
    assert scene.stage == "late_draw"
    assert [code.split(":")[0] for code in scene.offered(0)] == ["under", "under"]
    scene.choose(0, scene.offered(0)[0])
    assert scene.stage == "manage"


@pytest.mark.parametrize("phase", ["develop", "settle", "produce", "ship"])
@rule("R-29", "R-97")
@tile("advanced_logistics")
def test_advanced_logistics_acts_in_no_other_phase(phase: str) -> None:
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.tableau(0, "advanced_logistics")
    scene.stack(0, "public_works", "jungle_world")
    scene.phases(phase)
    assert scene.stage == "manage"
