"""What single cards bring when a good is traded (S-46, S-52)."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile

from .deeds import through
from .scene import Scene


def traded(world: str, *tableau: str) -> int:
    """How many cards a good brings with Consume: Trade."""
    cards = [world, *tableau] if world not in tableau else [*tableau]
    scene = Scene(robot="new_sparta").tableau(*cards).goods(world).play("consume_trade")
    told = [told for told in scene.told("trades") if "card" not in told]
    assert [trade["world"] for trade in told] == [world]
    return int(told[0]["n"])


@rule("S-46")
@tile("old_earth", "export_duties", "galactic_engineers", "merchant_world", "trade_league", "prospecting_guild")
@tile("galactic_advertisers", "trading_outpost", "universal_exports")
@pytest.mark.parametrize(
    ("card", "n"),
    [
        ("old_earth", 1),
        ("export_duties", 1),
        ("galactic_engineers", 1),
        ("merchant_world", 2),
        ("trade_league", 1),
        ("prospecting_guild", 1),
        ("galactic_advertisers", 1),
        ("trading_outpost", 2),
        ("universal_exports", 1),
    ],
)
def test_more_for_any_good(card: str, n: int) -> None:
    assert traded("mining_world") == 3
    assert traded("mining_world", card) == 3 + n
    assert traded("alien_robotic_factory", card) == 5 + n


@rule("S-46")
@tile("spice_world", "distant_world", "mining_conglomerate", "genetics_lab", "bio_hazard_mining_world", "space_port")
@tile("galactic_bazaar", "pan_galactic_hologrid", "alien_burial_site")
@pytest.mark.parametrize(
    ("card", "world", "n"),
    [
        ("spice_world", "gem_world", 2 + 2),
        ("distant_world", "gem_world", 2 + 3),
        ("galactic_bazaar", "gem_world", 2 + 1),
        ("pan_galactic_hologrid", "gem_world", 2 + 2),
        ("alien_burial_site", "alien_burial_site", 2 + 1),
        ("mining_conglomerate", "mining_world", 3 + 1),
        ("space_port", "mining_world", 3 + 2),
        ("genetics_lab", "pre_sentient_race", 4 + 1),
        ("bio_hazard_mining_world", "pre_sentient_race", 4 + 2),
    ],
)
def test_more_for_goods_of_a_kind(card: str, world: str, n: int) -> None:
    assert traded(world, card) == n
    assert traded("alien_robotic_factory", card) == 5


@rule("S-46")
@tile("star_nomad_lair", "pirate_world")
@pytest.mark.parametrize(("card", "n"), [("star_nomad_lair", 1), ("pirate_world", 3)])
def test_more_for_the_good_of_the_world_itself(card: str, n: int) -> None:
    assert traded(card) == 2 + n
    assert traded("gem_world", card) == 2


@rule("S-46")
@tile("clandestine_uplift_lab")
def test_more_for_each_chromosome_world() -> None:
    assert traded("pre_sentient_race", "clandestine_uplift_lab") == 4 + 1
    assert traded("pre_sentient_race", "clandestine_uplift_lab", "avian_uplift_race", "devolved_uplift_race") == 4 + 3
    assert traded("mining_world", "clandestine_uplift_lab") == 3


@rule("S-52")
@tile("trade_league", "black_market_trading_world")
@pytest.mark.parametrize(("card", "n"), [("trade_league", 3 + 1 + 1), ("black_market_trading_world", 3)])
def test_trading_in_consume(card: str, n: int) -> None:
    scene = Scene().tableau(card, "export_duties", "mining_world").goods("mining_world").play(dice=("consume_trade",))
    through(scene)
    assert [(told["card"], told["n"]) for told in scene.told("trades")] == [(card, n)]


@rule("S-69")
@tile("alien_oort_cloud_refinery")
def test_alien_oort_cloud_refinery_sells_by_powers_only() -> None:
    scene = Scene().tableau("alien_oort_cloud_refinery").goods("alien_oort_cloud_refinery").play("consume_trade")
    assert scene.told("trades") == []
    assert scene.with_goods() == ["alien_oort_cloud_refinery"]
    scene = (
        Scene().tableau("alien_oort_cloud_refinery", "black_market_trading_world").goods("alien_oort_cloud_refinery")
    )
    scene.play("consume_trade")
    assert scene.offered() == ["kind:novelty", "kind:rare_elements", "kind:genes", "kind:alien"]
    assert scene.choose("kind:alien").told("trades")[0]["n"] == 5
