"""Phase IV: Consume: powers of cards (S-47, S-49 to S-51, S-54, S-55)."""

from __future__ import annotations

import pytest

from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile

NOVELTY = ["gem_world", "spice_world", "retrofit_and_salvage_inc", "space_port"]
RARE = ["comet_zone", "mining_world", "volcanic_world", "interstellar_prospectors"]
GENES = ["hive_world", "distant_world", "uplift_gene_breeders", "malevolent_lifeforms"]
ALIEN = ["alien_robotic_factory", "lost_alien_battle_fleet"]
GOODS = {"any": NOVELTY, "novelty": NOVELTY, "rare": RARE, "genes": GENES, "alien": ALIEN}

CONSUMING = {  # kind, goods, how many at most, and for all of them: VP, cards, prestige
    "old_earth": ("any", 2, (2, 0, 0)),
    "epsilon_eridani": ("any", 1, (1, 1, 0)),
    "earths_lost_colony": ("any", 1, (1, 0, 0)),
    "public_works": ("any", 1, (1, 0, 0)),
    "new_vinland": ("any", 1, (0, 2, 0)),
    "plague_world": ("genes", 1, (1, 1, 0)),
    "new_survivalists": ("novelty", 1, (0, 1, 0)),
    "outlaw_world": ("any", 1, (1, 1, 0)),
    "consumer_markets": ("novelty", 3, (3, 0, 0)),
    "mining_conglomerate": ("rare", 2, (2, 0, 0)),
    "research_labs": ("genes", 1, (1, 0, 0)),
    "mining_league": ("rare", 2, (3, 0, 0)),
    "free_trade_association": ("novelty", 3, (3, 3, 0)),
    "galactic_resort": ("any", 1, (1, 1, 0)),
    "tourist_world": ("any", 2, (3, 0, 0)),
    "galactic_trendsetters": ("any", 1, (2, 0, 0)),
    "terraforming_robots": ("rare", 1, (1, 1, 0)),
    "secluded_world": ("any", 1, (0, 1, 0)),
    "terraformed_world": ("any", 1, (1, 0, 0)),
    "expanding_colony": ("any", 1, (1, 0, 0)),
    "prosperous_world": ("any", 1, (1, 0, 0)),
    "new_earth": ("any", 1, (1, 1, 0)),
    "galactic_genome_project": ("genes", 2, (3, 0, 0)),
    "rebel_colony": ("any", 1, (1, 0, 0)),
    "clandestine_uplift_lab": ("any", 1, (1, 1, 0)),
    "smuggling_lair": ("any", 1, (0, 2, 0)),
    "galactic_studios": ("any", 1, (1, 1, 0)),
    "galactic_developers": ("any", 1, (1, 0, 0)),
    "imperium_blaster_gem_consortium": ("rare", 1, (1, 2, 0)),
    "gene_designers": ("genes", 3, (3, 3, 0)),
    "prospecting_guild": ("rare", 1, (1, 1, 0)),
    "dying_colony": ("any", 1, (1, 0, 0)),
    "universal_symbionts": ("any", 1, (1, 0, 0)),
    "alien_research_team": ("alien", 1, (0, 0, 1)),
    "imperium_capital": ("any", 2, (0, 0, 2)),
    "universal_peace_institute": ("any", 2, (1, 1, 1)),
    "federation_capital": ("any", 1, (0, 0, 1)),
    "rebel_troops": ("any", 1, (0, 2, 0)),
    "terraforming_engineers": ("any", 1, (1, 0, 0)),
    "alien_tourist_attraction": ("any", 1, (1, 2, 0)),
    "rebel_council": ("any", 1, (1, 0, 0)),
    "galactic_markets": ("any", 3, (3, 0, 0)),
    "pan_galactic_affluence": ("any", 2, (1, 0, 1)),
}
WHOLE = ["mining_league", "tourist_world", "galactic_genome_project", "imperium_capital"]
WHOLE += ["universal_peace_institute", "pan_galactic_affluence"]  # two goods or none


def consuming(key: str, worlds: list[str], *spaces: str) -> Scene:
    scene = Scene(robot="new_sparta" if key == "old_earth" else "old_earth").tableau(key)
    scene.tableau(*worlds).goods(*worlds)
    return scene.play(*spaces) if spaces else scene.play(dice=("consume_trade",))


def take_all(scene: Scene) -> Scene:
    while scene.kind() == "goods":
        scene.choose(scene.offered()[0])
    return scene


@rule("S-50", "S-51", "S-49", "S-2")
@tile(
    "old_earth", "epsilon_eridani", "earths_lost_colony", "public_works", "new_vinland", "plague_world",
    "new_survivalists", "outlaw_world", "consumer_markets", "mining_conglomerate", "research_labs", "mining_league",
    "free_trade_association", "galactic_resort", "tourist_world", "galactic_trendsetters", "terraforming_robots",
    "secluded_world", "terraformed_world", "expanding_colony", "prosperous_world", "new_earth",
    "galactic_genome_project", "rebel_colony", "clandestine_uplift_lab", "smuggling_lair", "galactic_studios",
    "galactic_developers", "imperium_blaster_gem_consortium", "gene_designers", "prospecting_guild", "dying_colony",
    "universal_symbionts", "alien_research_team", "imperium_capital", "universal_peace_institute",
    "federation_capital", "rebel_troops", "terraforming_engineers", "alien_tourist_attraction", "rebel_council",
    "galactic_markets", "pan_galactic_affluence",
)  # fmt: skip
@pytest.mark.parametrize("key", CONSUMING)
def test_a_power_takes_as_many_goods_as_it_can_for_what_it_gives(key: str) -> None:
    kind, most, gain = CONSUMING[key]
    worlds = [world for world in GOODS[kind] if world != key]
    scene = take_all(consuming(key, worlds))
    assert (scene.p.vp, len(scene.in_hand()), scene.p.prestige) == gain
    assert len(scene.with_goods()) == len(worlds) - most if len(worlds) >= most else 0
    assert scene.s.chips == 29 - gain[0] - scene.s.robot.vp


@rule("S-47", "S-54")
@pytest.mark.parametrize("key", CONSUMING)
def test_vp_are_doubled_and_cards_and_prestige_are_not(key: str) -> None:
    kind, _, gain = CONSUMING[key]
    scene = take_all(consuming(key, [world for world in GOODS[kind] if world != key], "consume_2x_vp"))
    assert (scene.p.vp, len(scene.in_hand()), scene.p.prestige) == (2 * gain[0], gain[1], gain[2])


@rule("S-50")
@pytest.mark.parametrize("key", CONSUMING)
def test_with_a_single_good_a_power_is_used_once_or_not_at_all(key: str) -> None:
    kind, most, gain = CONSUMING[key]
    world = next(world for world in GOODS[kind] if world != key)
    scene = consuming(key, [world])
    if key in WHOLE:
        assert (scene.offered(), scene.with_goods()) == ([], [world])
    else:
        assert (scene.p.vp, len(scene.in_hand()), scene.p.prestige) == tuple(n // most for n in gain)
        assert scene.with_goods() == []


@rule("S-51")
@pytest.mark.parametrize("key", [key for key in CONSUMING if CONSUMING[key][0] != "any"])
def test_a_good_of_another_kind_does_not_fit(key: str) -> None:
    kind = CONSUMING[key][0]
    others = [GOODS[other][0] for other in ("novelty", "rare", "genes", "alien") if other != kind]
    scene = consuming(key, others)
    assert scene.offered() == []
    assert len(scene.with_goods()) == 3


@rule("S-51")
@tile("alien_toy_shop")
def test_the_toy_shop_consumes_its_own_good_alone() -> None:
    scene = consuming("alien_toy_shop", ["gem_world"])
    assert (scene.p.vp, scene.with_goods()) == (0, ["gem_world"])
    scene = Scene().tableau("alien_toy_shop", "gem_world").goods("alien_toy_shop", "gem_world").play("consume_2x_vp")
    assert (scene.p.vp, scene.with_goods()) == (4, ["gem_world"])


@rule("S-49", "S-50")
@refusal("must_consume", "used_already", "no_such_power", "nothing_for_it", "no_fitting_good")
def test_powers_are_used_in_any_order_and_each_once_as_long_as_one_can() -> None:
    scene = Scene().tableau("galactic_trendsetters", "new_vinland", "research_labs", "gem_world", "hive_world")
    scene.goods("gem_world", "hive_world").play(dice=("consume_trade",))
    assert (scene.kind(), scene.offered()) == (
        "consume",
        ["use:galactic_trendsetters", "use:new_vinland", "use:research_labs"],
    )
    assert scene.refused() == [("must_consume", "S-49", {})]
    assert scene.why_not("done") == [("must_consume", "S-49", {})]
    assert scene.why_not("use:old_earth") == [("no_such_power", "S-49", {"card": "old_earth"})]
    scene.choose("use:galactic_trendsetters")
    assert (scene.kind(), scene.offered()) == ("goods", ["good:gem_world", "good:hive_world"])
    assert scene.s.about(0) == {"card": "galactic_trendsetters", "n": 1}
    assert scene.why_not("good:new_vinland") == [("no_fitting_good", "S-50", {"card": "new_vinland"})]
    other = scene.branch().choose("good:gem_world")
    assert other.offered() == ["use:new_vinland", "use:research_labs"]
    assert other.why_not("use:galactic_trendsetters") == [("used_already", "S-49", {"card": "galactic_trendsetters"})]
    scene.choose("good:hive_world")
    assert len(scene.in_hand()) == 2, "the one power left has to be used; nothing is left for the other one"
    assert scene.p.vp == 2


@rule("S-49")
def test_goods_may_be_left_over_because_of_the_order() -> None:
    scene = Scene().tableau("galactic_trendsetters", "tourist_world", "gem_world", "spice_world")
    scene.goods("gem_world", "spice_world").play(dice=("consume_trade",))
    scene.choose("use:galactic_trendsetters", "good:gem_world")
    assert (scene.offered(), scene.with_goods(), scene.p.vp) == ([], ["spice_world"], 2)


@rule("S-49")
@refusal("nothing_for_it")
def test_what_a_power_has_no_goods_for_is_refused() -> None:
    scene = Scene().tableau("deficit_spending", "research_labs").cards(2).play(dice=("consume_trade",))
    assert scene.why_not("use:research_labs") == [("nothing_for_it", "S-50", {"card": "research_labs"})]


@rule("S-55", "S-54")
@tile("galactic_salon")
def test_a_vp_for_nothing_is_multiplied() -> None:
    assert Scene().tableau("galactic_salon").play(dice=("consume_trade",)).p.vp == 1
    assert Scene().tableau("galactic_salon").play("consume_2x_vp").p.vp == 2


@rule("S-55", "S-49")
@tile("new_economy", "galactic_advertisers")
@pytest.mark.parametrize("key", ["new_economy", "galactic_advertisers"])
def test_a_card_for_nothing(key: str) -> None:
    scene = Scene().tableau(key).next("gem_world").play("consume_2x_vp")
    assert scene.in_hand() == ["gem_world"]
    scene = Scene().tableau(key, "new_vinland", "gem_world").goods("gem_world").play("consume_2x_vp")
    assert scene.offered() == [f"use:{key}", "use:new_vinland"], "in any order"


@rule("S-7")
def test_chips_are_paid_in_full_from_an_empty_supply() -> None:
    scene = Scene().tableau("tourist_world", "gem_world", "spice_world").goods("gem_world", "spice_world")
    scene.p.vp = 28
    scene.s.chips = 1
    scene.play("consume_2x_vp")
    assert (scene.p.vp, scene.s.chips + scene.s.robot.vp) == (34, -5)


@rule("S-55", "S-49")
def test_who_gains_for_nothing_is_not_told_that_there_was_nothing() -> None:
    scene = Scene().tableau("galactic_salon", "gem_world").play(dice=("consume_trade",))
    assert scene.p.vp == 1
    assert scene.told("nothing_to_consume") == []
    scene = Scene().tableau("gem_world").play(dice=("consume_trade",))
    assert scene.told("nothing_to_consume") == [{"n": 0}]
