"""Trading a good (S-46, S-48, S-52, S-69, S-77)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.phases.trade import value
from orrery.games.race.rules.vocabulary.goods import KIND_KEYS
from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile

WORLD_OF = {"novelty": "retrofit_and_salvage_inc", "rare_elements": "volcanic_world", "genes": "hive_world"}
VALUES = {"novelty": 2, "rare_elements": 3, "genes": 4, "alien": 5}
ALL = {"novelty": 1, "rare_elements": 1, "genes": 1, "alien": 1}
BONUS = {  # cards more, by the kind of the good
    "old_earth": ALL,
    "export_duties": ALL,
    "spice_world": {"novelty": 2},
    "distant_world": {"novelty": 3},
    "mining_conglomerate": {"rare_elements": 1},
    "galactic_engineers": ALL,
    "merchant_world": {"novelty": 2, "rare_elements": 2, "genes": 2, "alien": 2},
    "star_nomad_lair": {},
    "pirate_world": {},
    "genetics_lab": {"genes": 1},
    "bio_hazard_mining_world": {"genes": 2},
    "space_port": {"rare_elements": 2},
    "trade_league": ALL,
    "clandestine_uplift_lab": {"genes": 1},  # itself is the chromosome world
    "galactic_bazaar": {"novelty": 1},
    "prospecting_guild": ALL,
    "galactic_advertisers": ALL,
    "trading_outpost": {"novelty": 2, "rare_elements": 2, "genes": 2, "alien": 2},
    "pan_galactic_hologrid": {"novelty": 2},
    "alien_burial_site": {"novelty": 1},
    "universal_exports": ALL,
}


@rule("S-46", "S-3")
@tile("volcanic_world", "hive_world", "devolved_uplift_race", "alien_robotic_factory")
@pytest.mark.parametrize(
    ("world", "cards"),
    [("devolved_uplift_race", 2), ("volcanic_world", 3), ("hive_world", 4), ("alien_robotic_factory", 5)],
)
def test_the_only_good_is_traded_for_its_value(world: str, cards: int) -> None:
    scene = Scene().tableau(world).goods(world).play("consume_trade")
    assert scene.with_goods() == []
    assert len(scene.in_hand()) == cards
    assert len(scene.s.buried) == 1, "the good is discarded, unseen"
    assert scene.told("trades")[0]["n"] == cards


@rule("S-46")
@refusal("must_trade", "no_good_there")
def test_one_good_has_to_be_traded_before_anything_else() -> None:
    scene = Scene().tableau("gem_world", "comet_zone", "plague_world", "tourist_world")
    scene.goods("gem_world", "comet_zone").play("consume_trade")
    assert (scene.kind(), scene.offered()) == ("trade", ["good:gem_world", "good:comet_zone"])
    assert scene.s.about(0) == {"values": {"gem_world": 2, "comet_zone": 3}}
    assert scene.why_not("done") == [("must_trade", "S-46", {})]
    assert scene.why_not("good:plague_world") == [("no_good_there", "S-46", {"card": "plague_world"})]
    scene.choose("good:comet_zone")
    assert len(scene.in_hand()) == 3
    assert scene.with_goods() == ["gem_world"]


@rule("S-46")
def test_who_has_nothing_to_trade_is_told_so() -> None:
    scene = Scene().tableau("gem_world").play("consume_trade")
    assert scene.news()[1:] == ["nothing_to_trade seat=0 [S-46]", "nothing_to_consume seat=0 n=0 [S-49]"]


@rule("S-46", "S-17")
def test_without_the_action_nothing_is_traded() -> None:
    scene = Scene().tableau("gem_world").goods("gem_world").play(dice=("consume_trade",))
    assert scene.with_goods() == ["gem_world"]
    assert scene.news()[1:] == ["nothing_to_consume seat=0 n=1 [S-49]"]


@rule("S-46")
@tile(
    "old_earth", "export_duties", "spice_world", "distant_world", "mining_conglomerate", "galactic_engineers",
    "merchant_world", "star_nomad_lair", "pirate_world", "genetics_lab", "bio_hazard_mining_world", "space_port",
    "trade_league", "clandestine_uplift_lab", "galactic_bazaar", "prospecting_guild", "galactic_advertisers",
    "trading_outpost", "pan_galactic_hologrid", "alien_burial_site", "universal_exports",
)  # fmt: skip
@pytest.mark.parametrize("key", BONUS)
@pytest.mark.parametrize("good", VALUES)
def test_powers_bring_more_cards(key: str, good: str) -> None:
    robot = "new_sparta" if key == "old_earth" else "old_earth"
    world = WORLD_OF.get(good, "alien_robotic_factory")
    scene = Scene(robot=robot).tableau(key, world).goods(world).play("consume_trade")
    assert scene.told("trades")[0]["n"] == VALUES[good] + BONUS[key].get(good, 0)
    assert scene.told("draws")[0]["n"] == VALUES[good] + BONUS[key].get(good, 0)


@rule("S-46")
@tile("star_nomad_lair", "pirate_world")
@pytest.mark.parametrize(("key", "cards"), [("star_nomad_lair", 2 + 1), ("pirate_world", 2 + 3)])
def test_a_bonus_for_the_good_of_this_very_world(key: str, cards: int) -> None:
    assert len(Scene().tableau(key).goods(key).play("consume_trade").in_hand()) == cards


@rule("S-46")
def test_bonuses_add_up_and_the_uplift_lab_counts_chromosome_worlds() -> None:
    scene = Scene().tableau("clandestine_uplift_lab", "avian_uplift_race", "export_duties", "hive_world")
    scene.goods("hive_world").play("consume_trade")
    assert len(scene.in_hand()) == 4 + 2 + 1


@rule("S-77")
def test_a_raised_trade_brings_three_more_cards() -> None:
    scene = Scene().tableau("gem_world", "export_duties").goods("gem_world")
    scene.play("consume_trade", raised="consume_trade")
    assert scene.told("trades")[0]["n"] == 2 + 1 + 3


@rule("S-162", "S-77")
def test_they_are_for_the_good_of_the_action_alone() -> None:
    scene = Scene().tableau("gem_world", "spice_world", "black_market_trading_world").goods("gem_world", "spice_world")
    scene.play("consume_trade", raised="consume_trade").choose("good:gem_world")
    scene.choose("use:black_market_trading_world")
    assert [told["n"] for told in scene.told("trades")] == [2 + 2 + 3, 2]


@rule("S-48", "S-47", "S-15")
def test_with_both_actions_a_good_is_traded_and_what_is_left_consumed_for_twice_the_points() -> None:
    scene = Scene(robot="new_sparta").tableau("old_earth", "gem_world", "comet_zone", "spice_world")
    scene.goods("gem_world", "comet_zone", "spice_world").play("consume_trade", "consume_2x_vp")
    scene.choose("good:comet_zone")
    assert scene.told("trades")[0]["n"] == 4
    assert scene.p.vp == 4, "two goods, twice"
    assert len(scene.told("phase")) == 1


@rule("S-52", "S-49")
@tile("trade_league", "black_market_trading_world")
@pytest.mark.parametrize(("key", "cards"), [("trade_league", 2 + 1 + 1), ("black_market_trading_world", 2)])
def test_a_power_trades_a_good_with_or_without_the_bonuses(key: str, cards: int) -> None:
    scene = Scene().tableau(key, "export_duties", "gem_world", "comet_zone").goods("gem_world", "comet_zone")
    scene.play("consume_2x_vp")
    assert (scene.kind(), scene.offered()) == ("trade", ["good:gem_world", "good:comet_zone"]), "it has to be used"
    assert scene.s.about(0)["card"] == key
    scene.choose("good:gem_world")
    assert len(scene.in_hand()) == cards
    assert scene.events("trades")[0].rule == "S-52"
    assert scene.with_goods() == ["comet_zone"], "once"


@rule("S-69")
@refusal("not_for_sale")
@tile("alien_oort_cloud_refinery")
def test_the_good_of_any_kind_is_not_for_sale_with_the_action() -> None:
    scene = Scene().tableau("alien_oort_cloud_refinery").goods("alien_oort_cloud_refinery").play("consume_trade")
    assert scene.with_goods() == ["alien_oort_cloud_refinery"]
    assert scene.told("nothing_to_trade") == [{}]
    scene = Scene().tableau("alien_oort_cloud_refinery", "gem_world", "comet_zone")
    scene.goods("alien_oort_cloud_refinery", "gem_world", "comet_zone").play("consume_trade")
    assert scene.offered() == ["good:gem_world", "good:comet_zone"]
    assert scene.refused() == [("not_for_sale", "S-69", {"card": "alien_oort_cloud_refinery"})]


@rule("S-69", "S-52")
def test_a_power_may_trade_it_and_its_kind_is_named() -> None:
    scene = Scene().tableau("trade_league", "genetics_lab", "alien_oort_cloud_refinery")
    scene.goods("alien_oort_cloud_refinery").play("consume_2x_vp")
    assert scene.kind() == "kind"
    assert scene.s.about(0) == {
        "card": "alien_oort_cloud_refinery",
        "trade": True,
        "values": {"novelty": 3, "rare_elements": 4, "genes": 6, "alien": 6},
    }
    assert scene.offered() == ["kind:novelty", "kind:rare_elements", "kind:genes"], "what brings the same is the same"
    scene.choose("kind:genes")
    assert len(scene.in_hand()) == 6
    scene = Scene().tableau("genetics_lab", "trade_league", "black_market_trading_world", "alien_oort_cloud_refinery")
    scene.goods("alien_oort_cloud_refinery").play("consume_2x_vp").choose("use:black_market_trading_world")
    assert scene.s.about(0)["values"] == {"novelty": 2, "rare_elements": 3, "genes": 4, "alien": 5}
    assert len(scene.offered()) == 4
    assert value(scene.s, scene.number("gem_world"), KIND_KEYS.index("novelty"), 0) == 3
