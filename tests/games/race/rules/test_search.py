"""Search (S-74 to S-76, S-149)."""

from __future__ import annotations

from orrery.games.race.rules.vocabulary import act
from tests.games.race.rules.scene import Scene
from tests.rules import rule, tile

CATEGORIES = [
    "military_development", "military_windfall_1_2", "peaceful_windfall_1_2", "chromosome_world", "alien_goods_world",
    "multi_consume", "military_world_5_plus", "six_cost_development", "takeover_card",
]  # fmt: skip


@rule("S-75", "S-15")
def test_cards_are_revealed_until_one_fits_and_all_others_are_discarded() -> None:
    scene = Scene().next("gem_world", "rebel_miners", "space_marines", "comet_zone").play("search", "explore_1")
    assert (scene.kind(), scene.offered()) == ("category", [f"category:{key}" for key in CATEGORIES])
    assert scene.told("explores") == [], "before the first phase"
    scene.choose("category:military_development")
    assert scene.told("search_reveals") == [{"n": 2, "cards": ["gem_world", "rebel_miners"], "card": "space_marines"}]
    assert scene.events("search_reveals")[0].reveals
    assert (scene.kind(), scene.offered()) == ("find", ["take", "decline"])
    assert scene.s.about(0) == {"card": "space_marines", "category": "military_development"}
    assert scene.discarded() == [], "they lie aside"
    scene.choose("take")
    assert scene.in_hand() == ["space_marines"]
    assert sorted(scene.discarded()) == ["gem_world", "rebel_miners"]
    assert scene.kind() == "keep", "now the phases"


@rule("S-75")
def test_one_card_may_be_declined_and_the_next_has_to_be_taken() -> None:
    scene = Scene().next("space_marines", "gem_world", "drop_ships", "expedition_force").play("search")
    scene.choose("category:military_development", "decline")
    assert scene.in_hand() == ["expedition_force"], "drop ships give 3"
    assert sorted(scene.discarded()) == ["drop_ships", "gem_world", "space_marines"]
    assert scene.told("search_takes") == [{"card": "expedition_force", "n": 3}]
    assert not scene.s.declined


@rule("S-76", "S-69")
@tile("alien_oort_cloud_refinery")
def test_declining_the_world_of_any_kind_costs_no_refusal() -> None:
    scene = Scene().next("alien_oort_cloud_refinery", "alien_robot_sentry", "alien_toy_shop").play("search")
    scene.choose("category:alien_goods_world", "decline")
    assert scene.events("search_declines")[0].rule == "S-76"
    assert scene.s.about(0)["card"] == "alien_robot_sentry"
    scene.choose("decline")
    assert scene.in_hand() == ["alien_toy_shop"]


@rule("S-76")
def test_also_when_another_card_was_declined_before() -> None:
    scene = Scene().next("alien_robot_sentry", "alien_oort_cloud_refinery", "alien_toy_shop").play("search")
    scene.choose("category:alien_goods_world", "decline")
    assert (scene.kind(), scene.s.about(0)["card"]) == ("find", "alien_oort_cloud_refinery")
    scene.choose("decline")
    assert scene.in_hand() == ["alien_toy_shop"]


@rule("S-75", "S-149", "S-6")
def test_the_pile_is_refilled_once_and_without_a_fit_the_use_is_given_back() -> None:
    scene = Scene().pile("gem_world", "comet_zone")
    scene.s.robot.hand.remove(scene.number("spice_world"))
    scene.s.throw(scene.number("spice_world"))
    scene.play("search").choose("category:six_cost_development")
    assert scene.told("search_fails") == [{"category": "six_cost_development"}]
    assert scene.told("reshuffled") == [{"n": 1}], "what lies aside is not shuffled in"
    assert scene.told("search_reveals") == [{"n": 3, "cards": ["gem_world", "comet_zone", "spice_world"]}]
    assert sorted(scene.discarded()) == ["comet_zone", "gem_world", "spice_world"]
    assert not scene.s.search_used
    assert "action:search" in scene.plan(act.ROUND).offered()


@rule("S-75", "S-74")
def test_a_found_card_is_gone_for_good_and_so_is_the_use() -> None:
    scene = Scene().next("galactic_federation").play("search").choose("category:six_cost_development", "take")
    assert scene.s.search_used
    assert "action:search" not in scene.plan(act.ROUND).offered()


@rule("S-75")
def test_a_declined_last_fit_ends_the_search_with_nothing() -> None:
    scene = Scene().pile("gem_world", "galactic_federation").play("search")
    scene.choose("category:six_cost_development", "decline")
    assert (scene.in_hand(), scene.s.search_used) == ([], False)
    assert scene.told("search_fails") == [{"category": "six_cost_development"}]
