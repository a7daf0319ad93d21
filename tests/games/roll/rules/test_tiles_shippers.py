"""Developments that send virtual shippers."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .situations import FIRST, PHASES, WORLDS, empire


@rule("R-90", "R-60")
@vector("TV-42")
@tile("space_docks")
def test_space_docks_send_a_virtual_home_shipper() -> None:
    scene = empire("space_docks", "gem_world")
    scene.good(0, "gem_world", "novelty")
    scene.workers(0, ship=["novelty"])
    scene.phases("ship")
    assert scene.told("virtual") == ["virtual seat=0 tile=space_docks colours=home [R-90]"]
    scene.choose(0, "consume:novelty@gem_world")
    assert scene.kind(0) == "by"
    assert scene.offered(0) == ["by:novelty", "by_virtual:home"]
    scene.choose(0, "by_virtual:home")
    assert scene.p(0).chips == 2  # a Home die matches nothing
    assert scene.dice(0) == {"cup": ["novelty"], "citizenry": ["novelty"]}  # the real shipper was not needed
    assert scene.told("consume", "unused") == [
        f"consume seat=0 good=novelty#{FIRST} tile=gem_world die=virtual vp=2 credits=0 [R-62]",
        f"unused seat=0 dice=novelty#{FIRST + 1} [R-31]",
    ]


@rule("R-90")
@tile("space_docks")
def test_a_virtual_shipper_serves_once_and_only_if_there_is_a_good() -> None:
    scene = empire("space_docks", "gem_world", "mining_world")
    scene.good(0, "gem_world", "home")
    scene.good(0, "mining_world", "home")
    scene.phases("ship")
    scene.choose(0, "trade:home@mining_world")
    assert scene.p(0).credits == 1 + 4
    assert scene.dice(0) == {"gem_world": ["home"], "citizenry": ["home"]}
    assert scene.stage == "manage"
    scene = empire("space_docks", "gem_world")
    scene.phases("ship")
    assert scene.stage == "manage"
    assert scene.p(0).virtual == []


@rule("R-90", "R-103")
@tile("organic_shipyards")
def test_organic_shipyards_send_a_home_and_a_genes_shipper() -> None:
    scene = empire("organic_shipyards", "plague_world", "gem_world")
    scene.good(0, "plague_world", "genes")
    scene.good(0, "gem_world", "genes")
    scene.phases("ship")
    assert scene.told("virtual") == ["virtual seat=0 tile=organic_shipyards colours=home+genes [R-90]"]
    scene.choose(0, "consume:genes@plague_world")
    assert scene.offered(0) == ["by_virtual:home", "by_virtual:genes"]
    scene.choose(0, "by_virtual:genes")
    assert scene.p(0).chips == 3
    scene.choose(0, "consume:genes@gem_world")  # the Home one is left
    assert scene.p(0).chips == 4
    assert scene.dice(0) == {"citizenry": ["genes", "genes"]}
    assert scene.told("consume") == [
        f"consume seat=0 good=genes#{FIRST} tile=plague_world die=virtual vp=3 credits=0 [R-62]",
        f"consume seat=0 good=genes#{FIRST + 1} tile=gem_world die=virtual vp=1 credits=0 [R-62]",
    ]
    scene = empire("organic_shipyards", "plague_world")
    scene.good(0, "plague_world", "genes")
    scene.phases("ship")
    scene.choose(0, "consume:genes@plague_world", "by_virtual:home")
    assert scene.p(0).chips == 2


@rule("R-90")
@tile("organic_shipyards", "space_docks")
def test_virtual_shippers_of_two_developments_add_up() -> None:
    scene = empire("organic_shipyards", "space_docks", "gem_world", "mining_world", "plague_world", "alien_sentinels")
    for world in WORLDS.values():
        scene.good(0, world, "military")
    scene.phases("ship")
    scene.choose(0, "consume:military@gem_world")
    assert scene.offered(0) == ["by_virtual:home", "by_virtual:genes"]
    scene.choose(0, "by_virtual:home", "consume:military@mining_world", "by_virtual:home")
    scene.choose(0, "consume:military@plague_world")
    assert scene.p(0).chips == 1 + 1 + 2
    assert scene.goods_of(0) == {"alien_sentinels": ["military"]}
    assert scene.stage == "manage"


@pytest.mark.parametrize("key", ["space_docks", "organic_shipyards"])
@rule("R-29", "R-90")
@tile("space_docks", "organic_shipyards")
def test_virtual_shippers_join_no_other_phase(key: str) -> None:
    scene = empire(key, "gem_world", "mining_world")
    scene.stack(0, "public_works", "jungle_world")
    scene.good(0, "gem_world", "home")
    scene.phases(*PHASES[:-1])
    assert scene.stage == "manage"
    assert scene.told("virtual", "build", "produce", "scout", "stock") == []
