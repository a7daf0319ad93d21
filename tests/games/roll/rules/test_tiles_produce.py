"""Developments that act in Produce. (Merchant Guild stands with its like in test_tiles_build.py, Technology Unions in
test_tiles_explore.py, the two factions in test_tiles_factions.py.)"""

from __future__ import annotations

import pytest

from tests.rules import refusal, rule, tile

from .situations import FIRST, empire

# Galactic Reserves.


@rule("R-57", "R-99")
@refusal("world_full", "gray_world", "must_produce")
@tile("galactic_reserves")
def test_galactic_reserves_let_a_world_hold_two_goods() -> None:
    scene = empire("galactic_reserves", "gem_world", "mining_world", "outlaw_world")
    scene.good(0, "gem_world", "genes")
    scene.workers(0, produce=["home", "alien", "home", "novelty"])
    scene.phases("produce")
    assert scene.offered(0) == [
        "produce:home@gem_world",
        "produce:alien@gem_world",
        "produce:novelty@gem_world",
        "produce:home@mining_world",
        "produce:alien@mining_world",
        "produce:novelty@mining_world",
    ]
    assert scene.refused(0) == {"gray_world": "R-54", "must_produce": "R-57"}
    scene.choose(0, "produce:alien@gem_world")
    assert scene.offered(0) == ["produce:home@mining_world", "produce:novelty@mining_world"]
    assert scene.refused(0) == {"world_full": "R-99", "gray_world": "R-54", "must_produce": "R-57"}
    refusal_of_full = next(r for r in scene.s.refusals(0) if r.key == "world_full")
    assert refusal_of_full.params == {"tile": "gem_world", "goods": 2}
    scene.choose(0, "produce:home@mining_world", "produce:home@mining_world")
    assert scene.dice(0) == {
        "gem_world": ["alien", "genes"],
        "mining_world": ["home", "home"],
        "cup": ["novelty"],  # no room is left
    }
    assert scene.told("produce", "unused") == [
        f"produce seat=0 die=alien#{FIRST + 2} tile=gem_world [R-56]",
        f"produce seat=0 die=home#{FIRST + 1} tile=mining_world [R-56]",
        f"produce seat=0 die=home#{FIRST + 3} tile=mining_world [R-56]",
        f"unused seat=0 dice=novelty#{FIRST + 4} [R-31]",
    ]


@rule("R-57")
@tile("galactic_reserves")
def test_without_galactic_reserves_a_world_holds_one_good() -> None:
    scene = empire("gem_world", "mining_world", "jungle_world")
    scene.stack(0, "galactic_reserves")  # not completed yet
    scene.good(0, "gem_world", "genes")
    scene.workers(0, produce=["home", "home", "home"])
    scene.phases("produce")
    assert scene.offered(0) == ["produce:home@mining_world", "produce:home@jungle_world"]
    assert scene.refused(0) == {"world_full": "R-57", "must_produce": "R-57"}
    full = next(r for r in scene.s.refusals(0) if r.key == "world_full")
    assert full.params == {"tile": "gem_world", "goods": 1}
    scene.choose(0, "produce:home@jungle_world")
    assert scene.dice(0) == {
        "gem_world": ["genes"], "mining_world": ["home"], "jungle_world": ["home"], "cup": ["home"],
    }  # fmt: skip


@rule("R-60", "R-99")
@tile("galactic_reserves")
def test_each_of_two_goods_needs_its_own_shipper() -> None:
    scene = empire("galactic_reserves", "gem_world")
    scene.good(0, "gem_world", "genes", "novelty")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    assert scene.offered(0) == [
        "trade:genes@gem_world",
        "consume:genes@gem_world",
        "trade:novelty@gem_world",
        "consume:novelty@gem_world",
    ]
    scene.choose(0, "consume:novelty@gem_world")
    assert scene.dice(0) == {"gem_world": ["genes"], "citizenry": ["home", "novelty"]}
    assert scene.p(0).chips == 2


@rule("R-99")
@tile("galactic_reserves")
def test_two_goods_alike_are_one_choice() -> None:
    scene = empire("galactic_reserves", "gem_world")
    scene.good(0, "gem_world", "home", "home")
    scene.workers(0, ship=["home", "home"])
    scene.phases("ship")
    assert scene.offered(0) == ["trade:home@gem_world", "consume:home@gem_world"]
    scene.choose(0, "trade:home@gem_world", "trade:home@gem_world")
    assert scene.p(0).credits == 1 + 3 + 3
    assert scene.dice(0) == {"citizenry": ["home"] * 4}


# Mining League.


@rule("R-59", "R-100")
@tile("mining_league")
def test_mining_league_pays_for_goods_on_rare_elements_worlds() -> None:
    scene = empire("mining_league", "mining_world", "comet_zone", "gem_world")
    scene.good(0, "mining_world", "novelty")  # an older good counts, whatever its colour
    scene.good(0, "gem_world", "rare_elements")  # the colour of the world decides
    scene.workers(0, produce=["home"])
    scene.phases("produce")
    assert scene.goods_of(0) == {"mining_world": ["novelty"], "gem_world": ["rare_elements"], "comet_zone": ["home"]}
    assert scene.p(0).credits == 1 + 2
    assert scene.told("power_credits") == ["power_credits seat=0 tile=mining_league credits=2 [R-100]"]


@rule("R-99", "R-100")
@tile("mining_league", "galactic_reserves")
def test_mining_league_counts_goods_and_not_worlds() -> None:
    scene = empire("mining_league", "galactic_reserves", "mining_world")
    scene.good(0, "mining_world", "home", "genes")
    scene.phases("produce")
    assert scene.p(0).credits == 1 + 2
    scene = empire("mining_league", "mining_world")
    scene.phases("produce")
    assert scene.p(0).credits == 1
    assert scene.told("power_credits") == []


@pytest.mark.parametrize("phase", ["explore", "develop", "settle", "ship"])
@rule("R-29")
@tile("mining_league")
def test_mining_league_pays_in_no_other_phase(phase: str) -> None:
    scene = empire("mining_league", "mining_world")
    scene.good(0, "mining_world", "rare_elements")
    scene.phases(phase)
    assert scene.p(0).credits == 1


@rule("R-7", "R-100")
@tile("mining_league")
def test_mining_league_does_not_count_goods_of_others() -> None:
    scene = empire("mining_league", "mining_world")
    scene.tableau(1, "comet_zone")
    scene.good(1, "comet_zone", "rare_elements")
    scene.phases("produce")
    assert scene.p(0).credits == 1


@rule("R-59")
@tile("merchant_guild")
def test_merchant_guild_pays_after_producing() -> None:
    scene = empire("merchant_guild", "gem_world", "jungle_world")
    scene.workers(0, produce=["home"])
    scene.phases("produce")
    assert scene.p(0).credits == 1
    scene.choose(0, "produce:home@gem_world")
    assert scene.p(0).credits == 1 + 2
