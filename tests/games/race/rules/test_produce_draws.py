"""What producing brings (S-60, S-61, S-11, S-69)."""

from __future__ import annotations

import pytest

from tests.games.race.rules.scene import Scene
from tests.rules import rule, tile

FLAT = {
    "rebel_underground": 1, "merchant_guild": 2, "pan_galactic_research": 2, "galactic_markets": 1,
    "alien_cornucopia": 1, "black_hole_miners": 3,
}  # fmt: skip


@rule("S-60")
@tile(
    "rebel_underground", "merchant_guild", "pan_galactic_research", "galactic_markets", "alien_cornucopia",
    "black_hole_miners",
)  # fmt: skip
@pytest.mark.parametrize("key", FLAT)
def test_cards_are_drawn_for_nothing(key: str) -> None:
    scene = Scene().tableau(key).play(dice=("produce",))
    assert len(scene.in_hand()) == FLAT[key]
    assert scene.told("draws")[0]["card"] == key


@rule("S-60")
@tile("pan_galactic_league", "imperium_lords", "rebel_cantina", "uplift_code")
@pytest.mark.parametrize(
    ("key", "others", "cards"),
    [
        ("pan_galactic_league", ["ancient_race", "hive_world", "gem_world"], 2),
        ("pan_galactic_league", ["ancient_race", "alien_oort_cloud_refinery"], 2),
        ("imperium_lords", ["new_sparta", "rebel_base", "gem_world"], 2),
        ("rebel_cantina", ["rebel_base", "rebel_pact", "gem_world"], 2),  # itself, and no development
        ("uplift_code", ["avian_uplift_race", "ravaged_uplift_world", "uplift_gene_breeders"], 4),
        ("uplift_code", ["gem_world"], 0),
    ],
)
def test_cards_are_drawn_for_cards_of_the_tableau(key: str, others: list[str], cards: int) -> None:
    scene = Scene().tableau(key, *others)
    scene.goods(*[world for world in others if scene.s.box.good_kind[scene.number(world)] >= 0])
    assert len(scene.play(dice=("produce",)).in_hand()) == cards


@rule("S-60")
@tile("consumer_markets", "research_labs")
@pytest.mark.parametrize(
    ("key", "worlds", "cards"),
    [
        ("consumer_markets", ["spice_world", "space_port", "volcanic_world"], 2),
        ("consumer_markets", ["volcanic_world"], 0),
        ("research_labs", ["alien_robotic_factory", "alien_departure_point", "volcanic_world"], 2),
    ],
)
def test_cards_are_drawn_for_goods_of_a_kind(key: str, worlds: list[str], cards: int) -> None:
    scene = Scene().tableau(key, *worlds).play(dice=("produce",))
    assert len(scene.in_hand()) == cards
    if not cards:
        assert scene.told("nothing_counted") == [{"card": key}]


@rule("S-60")
def test_only_goods_of_this_phase_count_by_whatever_power() -> None:
    scene = Scene().tableau("consumer_markets", "spice_world", "space_port", "star_nomad_lair").goods("spice_world")
    assert len(scene.play("produce").in_hand()) == 2, "one was there before, one came by the bonus"


@rule("S-60")
def test_goods_that_are_paid_for_count_too() -> None:
    scene = Scene().tableau("research_labs", "damaged_alien_factory").hand("new_sparta", "gem_world").play("produce")
    scene.next("comet_zone", "asteroid_belt").choose("produce:damaged_alien_factory", "discard:new_sparta")
    assert scene.in_hand() == ["gem_world", "asteroid_belt"]


@rule("S-60")
@tile("diversified_economy")
@pytest.mark.parametrize(
    ("worlds", "cards"),
    [
        (["spice_world", "space_port"], 1),
        (["spice_world", "volcanic_world", "hive_world", "alien_robotic_factory"], 4),
        ([], 0),
    ],
)
def test_cards_are_drawn_for_kinds(worlds: list[str], cards: int) -> None:
    assert len(Scene().tableau("diversified_economy", *worlds).play(dice=("produce",)).in_hand()) == cards


@rule("S-61")
@tile("mining_conglomerate", "pan_galactic_affluence")
@pytest.mark.parametrize(
    ("key", "world", "cards"),
    [
        ("mining_conglomerate", "volcanic_world", 2),
        ("mining_conglomerate", "spice_world", 0),
        ("pan_galactic_affluence", "spice_world", 1),
    ],
)
def test_one_good_is_more_than_the_robot_produces(key: str, world: str, cards: int) -> None:
    assert len(Scene().tableau(key, world).play(dice=("produce",)).in_hand()) == cards
    scene = Scene().tableau(key, world).goods(world).play(dice=("produce",))
    assert scene.in_hand() == [], "none is not the most"


@rule("S-61", "S-154")
@tile("ravaged_uplift_world")
def test_the_most_chromosome_worlds() -> None:
    scene = Scene().tableau("ravaged_uplift_world").goods("ravaged_uplift_world").play(dice=("produce",))
    assert scene.p.prestige == 1, "itself is one, and the robot counts as none"


@rule("S-11")
@tile("galactic_scavengers")
def test_stashed_cards_come_back() -> None:
    scene = Scene().tableau("galactic_scavengers").goods("galactic_scavengers").stash("gem_world", "new_sparta")
    scene.play(dice=("produce",))
    assert scene.in_hand() == ["new_sparta", "gem_world"]
    assert scene.p.stash == []
    assert scene.told("takes_stash")[0]["n"] == 2


@rule("S-60", "S-59")
def test_what_is_drawn_for_nothing_can_be_spent() -> None:
    scene = Scene().tableau("merchant_guild", "damaged_alien_factory").play(dice=("produce",))
    assert scene.offered() == ["produce:damaged_alien_factory", "done"]


@rule("S-69", "S-60")
@tile("alien_oort_cloud_refinery")
def test_the_kind_of_any_is_named_if_a_card_looks_at_it() -> None:
    scene = Scene().tableau("consumer_markets", "alien_oort_cloud_refinery").play("produce")
    assert (scene.kind(), scene.offered()) == (
        "kind",
        ["kind:novelty", "kind:rare_elements", "kind:genes", "kind:alien"],
    )
    assert scene.s.about(0) == {"card": "alien_oort_cloud_refinery", "trade": False}
    assert scene.branch().choose("kind:genes").in_hand() == []
    assert len(scene.choose("kind:novelty").in_hand()) == 1
    scene = Scene().tableau("alien_oort_cloud_refinery").play("produce")
    assert (scene.kind(), scene.with_goods()) == ("", ["alien_oort_cloud_refinery"]), "nobody asks where nobody looks"


@rule("S-69", "S-59")
def test_a_power_for_a_kind_makes_it_of_that_kind() -> None:
    scene = Scene().tableau("diversified_economy", "mining_robots", "volcanic_world", "alien_oort_cloud_refinery")
    scene.play(dice=("produce",))
    assert scene.with_goods() == ["volcanic_world", "alien_oort_cloud_refinery"]
    assert len(scene.in_hand()) == 1, "two rare goods are one kind"


@rule("S-69", "S-59")
def test_a_paid_power_for_any_kind_lets_one_name_it_too() -> None:
    scene = Scene().tableau("research_labs", "universal_exports", "alien_oort_cloud_refinery").cards(2)
    scene.play(dice=("produce",)).choose("produce:alien_oort_cloud_refinery", "discard:rebel_stronghold")
    scene.choose("kind:alien")
    assert len(scene.in_hand()) == 2


@rule("S-61", "S-69")
@tile("pan_galactic_affluence", "alien_oort_cloud_refinery")
def test_a_good_whose_kind_nobody_asked_for_is_a_good_all_the_same() -> None:
    scene = Scene().tableau("pan_galactic_affluence", "alien_oort_cloud_refinery").play("produce")
    assert scene.with_goods() == ["alien_oort_cloud_refinery"]
    assert len(scene.in_hand()) == 1


@rule("S-58", "S-59", "S-69")
@tile("genetics_lab", "research_labs", "alien_oort_cloud_refinery")
def test_the_bonus_may_name_the_kind_before_a_power_for_one_kind_does() -> None:
    scene = Scene().tableau("genetics_lab", "research_labs", "alien_oort_cloud_refinery").play("produce")
    assert scene.offered() == ["kind:novelty", "kind:rare_elements", "kind:genes", "kind:alien"]
    scene.choose("kind:alien")
    assert len(scene.in_hand()) == 1


@rule("S-58", "S-69")
def test_the_bonus_is_one_good_also_with_a_world_of_any_kind() -> None:
    worlds = ["ancient_race", "alpha_centauri", "alien_oort_cloud_refinery"]
    scene = Scene().tableau(*worlds).play("produce")
    assert (scene.parts(), scene.offered()) == (1, [f"produce:{key}" for key in worlds])
    scene.choose("produce:ancient_race")
    assert (scene.with_goods(), scene.kind()) == (["ancient_race"], "")
