"""Developments of Ambition that bring credits, VP or other columns, and what those of cost 6 are worth."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.sets import AMBITION
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, tile, vector

BOX = BOXES.of(AMBITION)


def ambition(*tableau: str, credits: int = 1) -> Scene:
    """Seat 0 has this tableau; seat 1 keeps the game in Ship afterwards."""
    scene = Scene(2, box=BOX)
    scene.tableau(0, *tableau)
    scene.credits(0, credits)
    scene.hold(1)
    return scene


def paid(scene: Scene) -> list[tuple[str, int]]:
    """Which powers have brought how many credits."""
    return [(event.params["tile"], event.params["credits"]) for event in scene.events("power_credits", 0)]


@rule("R-87")
@tile("subdimensional_exploration")
def test_each_scout_pays_and_no_stock() -> None:
    scene = ambition("subdimensional_exploration")
    scene.workers(0, explore=["home", "home", "home"])
    scene.phases("explore", "ship")
    scene.choose(0, "scout:home")
    assert paid(scene) == [("subdimensional_exploration", 1)]
    scene.choose(0, scene.offered(0)[0], "stock:home")
    assert len(paid(scene)) == 1
    scene.choose(0, "scout:home")
    assert paid(scene) == [("subdimensional_exploration", 1)] * 2
    assert scene.p(0).credits == 1 + 1 + 2 + 1


@pytest.mark.parametrize(("goods", "credits"), [(0, 0), (1, 1), (2, 1), (3, 2)])
@rule("R-87")
@tile("galactic_advertisers")
def test_advertisers_pay_for_every_two_goods_shipped(goods: int, credits: int) -> None:
    """Traded or consumed; only those of this phase."""
    worlds = ["gem_world", "mining_world", "plague_world"]
    scene = ambition("galactic_advertisers", *worlds)
    scene.p(0).more.limit = 20
    for world in worlds:
        scene.good(0, world, "home")
    scene.workers(0, ship=["home"] * goods)
    scene.crowd(0)
    scene.phases("ship")
    for i in range(goods):
        scene.choose(0, f"{'trade' if i else 'consume'}:home@{worlds[i]}")
    scene.choose(1, "consume:home@ancient_race")
    assert paid(scene) == ([("galactic_advertisers", credits)] if credits else [])
    scene.p(0).todo = []
    scene.phases("ship")
    assert len(paid(scene)) == (1 if credits else 0)  # nothing shipped in this one


@pytest.mark.parametrize(
    ("key", "phase", "colour"),
    [("genetic_algorithms", "develop", "genes"), ("mining_robots", "settle", "rare_elements")],
)
@rule("R-111")
@tile("genetic_algorithms", "mining_robots")
def test_dice_in_the_citizenry_pay_at_the_end_of_a_phase(key: str, phase: str, colour: str) -> None:
    scene = ambition(key)
    scene.citizenry(0, colour, colour, "home")
    scene.cup(0, colour)
    scene.phases(phase, "ship")
    assert paid(scene) == [(key, 2)]


@pytest.mark.parametrize(
    ("consumption", "entrepreneurs", "credits"), [(0, 0, 0), (1, 0, 1), (1, 1, 1), (4, 1, 3), (0, 2, 1), (3, 3, 3)]
)
@rule("A-37")
@vector("T-A3")
@tile("market_pioneers")
def test_market_pioneers_add_up_two_colours_and_round_up(consumption: int, entrepreneurs: int, credits: int) -> None:
    scene = ambition("market_pioneers")
    scene.citizenry(0, *["consumption"] * consumption, *["entrepreneur"] * entrepreneurs, "home")
    scene.phases("settle", "ship")
    assert paid(scene) == ([("market_pioneers", credits)] if credits else [])


@rule("R-21")
@tile("planetary_surveyors")
def test_planetary_surveyors_move_home_workers_to_explore_or_settle() -> None:
    scene = Scene(3, box=BOX)
    scene.tableau(0, "planetary_surveyors")
    scene.workers(0, ship=["home", "home", "home", "genes"])
    scene.assign()
    scene.choose(0, "select:ship", "with:genes@ship", "use:planetary_surveyors")
    assert scene.offered(0) == ["into:explore", "into:settle"]  # Home workers, and no other
    scene.choose(0, "into:settle", "move:home@ship", "into:explore")
    assert scene.dice(0) == {"strip": ["genes"], "explore": ["home"], "settle": ["home"], "ship": ["home"]}
    assert "use:planetary_surveyors" not in scene.offered(0)


@pytest.mark.parametrize(
    ("key", "into", "most"), [("starry_rift_explorers", "explore", 2), ("terraforming_unlimited", "settle", 3)]
)
@rule("R-21")
@tile("starry_rift_explorers", "terraforming_unlimited")
def test_workers_of_any_colour_go_to_one_phase(key: str, into: str, most: int) -> None:
    scene = Scene(3, box=BOX)
    scene.tableau(0, key)
    scene.workers(0, ship=["home", "genes", "alien", "military", "novelty"])
    scene.assign()
    scene.choose(0, "select:ship", "with:home@ship", f"use:{key}")
    for colour in ("genes", "alien", "military")[:most]:
        scene.choose(0, f"move:{colour}@ship")
    assert scene.dice(0)[into] == sorted(["genes", "alien", "military"][:most])
    assert scene.kind(0) == "reassign"


@rule("R-87")
@tile("economic_factors")
def test_each_good_produced_pays() -> None:
    scene = ambition("economic_factors", "gem_world", "mining_world")
    scene.good(0, "gem_world", "home")
    scene.workers(0, produce=["home", "home"])
    scene.phases("produce", "ship")
    assert paid(scene) == [("economic_factors", 1)]
    assert scene.goods_of(0) == {"gem_world": ["home"], "mining_world": ["home"]}


@rule("R-87")
@tile("alien_tech_institute")
def test_a_good_produced_on_an_alien_world_pays() -> None:
    scene = ambition("alien_tech_institute", "alien_sentinels", "mining_world")
    scene.workers(0, produce=["alien", "home"])
    scene.phases("produce", "ship")
    scene.choose(0, "produce:alien@mining_world")  # by the world, not by the die
    assert scene.goods_of(0) == {"mining_world": ["alien"], "alien_sentinels": ["home"]}
    assert paid(scene) == [("alien_tech_institute", 2)]


@rule("R-100")
@tile("imperium_war_profiteers")
def test_war_profiteers_are_paid_for_goods_on_rare_elements_worlds() -> None:
    scene = ambition("imperium_war_profiteers", "gem_world", "mining_world")
    scene.good(0, "gem_world", "rare_elements")
    scene.good(0, "mining_world", "home")
    scene.phases("produce", "ship")
    assert paid(scene) == [("imperium_war_profiteers", 1)]


@rule("R-87")
@tile("alien_artifact_hunters")
def test_consuming_from_an_alien_world_pays() -> None:
    scene = ambition("alien_artifact_hunters", "alien_sentinels", "mining_world")
    scene.good(0, "alien_sentinels", "home")
    scene.good(0, "mining_world", "alien")
    scene.workers(0, ship=["home", "home"])
    scene.phases("ship")
    scene.choose(0, "consume:home@alien_sentinels", "consume:alien@mining_world")
    assert [event.params["credits"] for event in scene.events("consume", 0)] == [2, 0]


@pytest.mark.parametrize(
    ("world", "credits"), [("comet_zone", 2), ("gem_world", 0), ("plague_world", 3), ("rebel_colony", 2)]
)
@rule("R-87")
@tile("uplift_gene_breeders")
def test_gene_breeders_are_paid_for_worlds_of_cost_three_or_more(world: str, credits: int) -> None:
    """$2, and $1 more for a Genes world; by the printed cost."""
    scene = ambition("uplift_gene_breeders", "replicant_robots")
    scene.stack(0, world)
    scene.settlers(0, *["home"] * (BOX.cost[BOX.side(world)] - 2))
    scene.workers(0, settle=["home"])
    scene.phases("settle", "ship")
    assert scene.keys(scene.p(0).worlds) == [world]
    assert paid(scene) == ([("uplift_gene_breeders", credits)] if credits else [])


@rule("A-36")
@vector("T-A17")
@tile("uplift_mercenaries")
def test_mercenaries_are_paid_for_each_pair_on_a_world() -> None:
    scene = ambition("uplift_mercenaries")
    scene.stack(0, "rebel_hideout")
    scene.settlers(0, "military")
    scene.workers(0, settle=["genes"])
    scene.phases("settle", "ship")
    assert [(event.rule, event.params["credits"]) for event in scene.events("power_credits")] == [("A-36", 2)]
    scene = ambition("uplift_mercenaries")
    scene.stack(0, "designer_species_ultd")  # it costs 5
    scene.settlers(0, "military", "genes", "home", "military")
    scene.workers(0, settle=["genes"])
    scene.phases("settle", "ship")
    assert paid(scene) == [("uplift_mercenaries", 4)]


@pytest.mark.parametrize(
    ("lying", "placed", "credits"),
    [("military", ["genes", "military", "genes"], 4), ("military", ["military", "genes", "genes"], 0)],
)
@rule("A-36")
@vector("T-A18", "T-A20")
@tile("uplift_mercenaries")
def test_a_pair_lies_on_one_world(lying: str, placed: list[str], credits: int) -> None:
    """Two worlds of cost 2 are completed in one phase, with these settlers in this order."""
    scene = ambition("uplift_mercenaries")
    scene.stack(0, "rebel_hideout", "gem_world")
    scene.settlers(0, lying)
    scene.workers(0, settle=placed)
    scene.phases("settle", "ship")
    scene.choose(0, f"build:{placed[0]}")
    assert scene.keys(scene.p(0).worlds) == ["rebel_hideout", "gem_world"]
    assert sum(found for _, found in paid(scene)) == credits


def ending(credits: int, *tableau: str) -> Scene:
    """Seat 0 has Deficit Spending, and nothing to ship."""
    scene = ambition("deficit_spending", *tableau, credits=credits)
    scene.phases("ship")
    return scene


@rule("A-35")
@vector("T-A4")
@tile("deficit_spending")
@refusal("not_paid_twice")
def test_deficit_spending_with_one_credit() -> None:
    scene = ending(1)
    assert scene.kind(0) == "deficit"
    assert scene.offered(0) == ["pass", "pay"]
    assert scene.refused(0) == {"not_paid_twice": "A-35"}
    assert scene.why_not(0, "pay_two") == "A-35"
    scene.choose(0, "pay")
    assert (scene.p(0).chips, scene.p(0).credits) == (1, 1)
    assert scene.kind(0) == ""  # once
    assert [event.key for event in scene.recorder.events][-2:] == ["buy_vp", "credit_reset"]


@rule("A-35")
@tile("deficit_spending")
def test_deficit_spending_pays_one_or_two_or_nothing() -> None:
    scene = ending(5)
    assert scene.offered(0) == ["pass", "pay", "pay_two"]
    assert scene.refused(0) == {}
    one, none = scene.branch(), scene.branch()
    scene.choose(0, "pay_two")
    one.choose(0, "pay")
    none.choose(0, "pass")
    found = [(each.p(0).credits, each.p(0).chips) for each in (scene, one, none)]
    assert found == [(3, 2), (4, 1), (5, 0)]


@rule("A-35")
@vector("T-A5", "T-A19")
@tile("deficit_spending")
def test_free_trade_association_comes_before_or_after() -> None:
    scene = ending(1, "free_trade_association")
    assert scene.offered(0) == ["pass", "pay", "gain_first"]
    later = scene.branch()
    scene.choose(0, "gain_first")
    assert scene.p(0).credits == 3
    assert scene.offered(0) == ["pass", "pay", "pay_two"]
    scene.choose(0, "pay_two")
    later.choose(0, "pay")
    for each in (scene, later):
        each.crowd(0)
        each.choose(1, "consume:home@ancient_race")  # now the phase ends
    assert (scene.p(0).credits, scene.p(0).chips) == (1, 2)
    assert (later.p(0).credits, later.p(0).chips) == (3, 1)


@rule("A-35")
@tile("deficit_spending")
def test_deficit_spending_comes_after_shipping() -> None:
    scene = ambition("deficit_spending", "gem_world")
    scene.good(0, "gem_world", "home")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    assert scene.kind(0) == "ship"
    scene.choose(0, "trade:home@gem_world")
    assert scene.offered(0) == ["pass", "pay", "pay_two"]


@rule("R-77")
@tile("terraforming_unlimited")
def test_terraforming_unlimited_counts_worlds_of_cost_four_or_more() -> None:
    scene = ambition("terraforming_unlimited", "gem_world", "deserted_alien_colony", "rebel_colony")
    big = sum(BOX.cost[side] >= 4 for side in scene.p(0).worlds)
    assert big == 2
    assert scene.bonus(0, "terraforming_unlimited") == 6
    scene.tableau(0, "rebel_stronghold")
    assert scene.bonus(0, "terraforming_unlimited") == 9


@rule("R-53", "R-77")
@tile("galactic_imperium")
def test_galactic_imperium_takes_a_die_for_two_military_dice() -> None:
    scene = ambition()
    scene.stack(0, "galactic_imperium")
    scene.developers(0, *["home"] * 5)
    scene.workers(0, develop=["home"])
    scene.cup(0, "leader", "military")
    scene.phases("develop", "ship")
    assert scene.offered(0) == ["remove:leader@cup", "remove:military@cup", "remove:home@citizenry"]
    scene.choose(0, "remove:home@citizenry")
    assert scene.in_cup(0) == ["leader", "military", "military", "military"]
    assert scene.bonus(0, "galactic_imperium") == 3
    scene.citizenry(0, "military")
    assert scene.bonus(0, "galactic_imperium") == 4
