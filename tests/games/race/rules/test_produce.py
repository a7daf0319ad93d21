"""Phase V: Produce (S-57 to S-61), and a raised Produce (S-77)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.vocabulary.goods import KIND_KEYS
from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile

PRODUCTION = [
    "earths_lost_colony", "gem_world", "comet_zone", "rebel_miners", "malevolent_lifeforms", "spice_world",
    "lost_species_ark_world", "new_vinland", "artist_colony", "alien_robotic_factory", "plague_world", "distant_world",
    "new_survivalists", "lost_alien_battle_fleet", "secluded_world", "imperium_armaments_world",
    "bio_hazard_mining_world", "space_port", "prosperous_world", "new_earth", "mining_world", "volcanic_world",
    "galactic_studios", "hive_world", "alien_data_repository", "imperium_blaster_gem_consortium", "gene_designers",
    "devolved_uplift_race", "smuggling_world", "interstellar_prospectors", "imperium_fuel_depot",
    "uplift_gene_breeders", "mining_mole_uplift_race", "alien_departure_point", "retrofit_and_salvage_inc",
    "lifeforms_inc", "alien_burial_site", "information_hub", "universal_exports",
]  # fmt: skip
DRAWING = {
    "gem_world": 1, "comet_zone": 1, "lost_species_ark_world": 2, "mining_world": 1, "galactic_studios": 1,
}  # fmt: skip


@rule("S-57", "S-4", "S-60")
@tile(
    "earths_lost_colony", "gem_world", "comet_zone", "rebel_miners", "malevolent_lifeforms", "spice_world",
    "lost_species_ark_world", "new_vinland", "artist_colony", "alien_robotic_factory", "plague_world", "distant_world",
    "new_survivalists", "lost_alien_battle_fleet", "secluded_world", "imperium_armaments_world",
    "bio_hazard_mining_world", "space_port", "prosperous_world", "new_earth", "mining_world", "volcanic_world",
    "galactic_studios", "hive_world", "alien_data_repository", "imperium_blaster_gem_consortium", "gene_designers",
    "devolved_uplift_race", "smuggling_world", "interstellar_prospectors", "imperium_fuel_depot",
    "uplift_gene_breeders", "mining_mole_uplift_race", "alien_departure_point", "retrofit_and_salvage_inc",
    "lifeforms_inc", "alien_burial_site", "information_hub", "universal_exports",
)  # fmt: skip
@pytest.mark.parametrize("key", PRODUCTION)
def test_a_production_world_gets_a_good_and_perhaps_cards_for_it(key: str) -> None:
    scene = Scene().tableau(key).play(dice=("produce",))
    assert scene.with_goods() == [key]
    assert len(scene.in_hand()) == DRAWING.get(key, 0)
    assert scene.p.prestige == (1 if key == "uplift_gene_breeders" else 0)
    scene = Scene().tableau(key).goods(key).play(dice=("produce",))
    assert scene.told("good") == [], "at most one"
    assert (scene.in_hand(), scene.p.prestige) == ([], 0)


@rule("S-57", "S-58", "S-17")
def test_where_only_the_robot_produces_windfall_worlds_get_nothing() -> None:
    scene = Scene().tableau("gem_world", "asteroid_belt", "tourist_world")
    assert scene.play(dice=("produce",)).with_goods() == ["gem_world"]


@rule("S-58")
@refusal("must_produce", "has_good", "no_windfall", "not_yours")
def test_the_bonus_is_a_good_on_one_windfall_world() -> None:
    scene = Scene().tableau("asteroid_belt", "radioactive_world", "destroyed_world", "volcanic_world")
    scene.goods("destroyed_world").play("produce")
    assert (scene.kind(), scene.offered()) == ("produce", ["produce:asteroid_belt", "produce:radioactive_world"])
    assert scene.s.about(0) == {"n": 1, "kind": "any"}
    assert scene.why_not("done") == [("must_produce", "S-59", {})]
    assert scene.why_not("produce:destroyed_world") == [("has_good", "S-4", {"card": "destroyed_world"})]
    assert scene.why_not("produce:volcanic_world") == [("has_good", "S-4", {"card": "volcanic_world"})]
    assert scene.why_not("produce:gem_world") == [("not_yours", "S-59", {"card": "gem_world"})]
    scene.choose("produce:radioactive_world")
    assert scene.with_goods() == ["radioactive_world", "destroyed_world", "volcanic_world"]


@rule("S-58")
@refusal("no_windfall")
def test_a_world_without_goods_is_no_windfall_world() -> None:
    scene = Scene().tableau("asteroid_belt", "radioactive_world", "tourist_world").play("produce")
    assert scene.why_not("produce:tourist_world") == [("no_windfall", "S-59", {"card": "tourist_world"})]
    scene = Scene().tableau("asteroid_belt", "tourist_world").play("produce")
    assert scene.with_goods() == ["asteroid_belt"], "the only one: by itself"


@rule("S-77")
def test_a_raised_produce_is_for_two_windfall_worlds_and_three_cards() -> None:
    scene = Scene().tableau("asteroid_belt", "radioactive_world", "destroyed_world").play("produce", raised="produce")
    assert len(scene.in_hand()) == 3
    assert (scene.kind(), scene.parts()) == ("produce", 2)
    scene.choose("produce:destroyed_world", "produce:asteroid_belt")
    assert scene.with_goods() == ["asteroid_belt", "destroyed_world"]


ON_WINDFALL = {
    "mining_robots": ["rare"], "mining_league": ["rare"], "interstellar_prospectors": ["rare"],
    "free_trade_association": ["novelty"], "expanding_colony": ["novelty"],
    "genetics_lab": ["genes"], "universal_symbionts": ["genes"], "alien_rosetta_stone_world": ["alien"],
    "galactic_engineers": ["novelty", "rare", "genes", "alien"],
    "terraforming_guild": ["novelty", "rare", "genes", "alien"],
}  # fmt: skip
WINDFALLS = {"novelty": "star_nomad_lair", "rare": "asteroid_belt", "genes": "ancient_race", "alien": "alien_monolith"}


@rule("S-59")
@refusal("no_power_for_it")
@tile(
    "mining_robots", "mining_league", "interstellar_prospectors", "free_trade_association", "expanding_colony",
    "genetics_lab", "universal_symbionts", "alien_rosetta_stone_world", "galactic_engineers", "terraforming_guild",
    "ancient_race", "alien_monolith", "radioactive_world", "destroyed_world",
)  # fmt: skip
@pytest.mark.parametrize("key", ON_WINDFALL)
@pytest.mark.parametrize("kind", WINDFALLS)
def test_powers_for_windfall_worlds_of_a_kind(key: str, kind: str) -> None:
    scene = Scene().tableau(key, WINDFALLS[kind]).play(dice=("produce",))
    assert (WINDFALLS[kind] in scene.with_goods()) == (kind in ON_WINDFALL[key])


@rule("S-59")
@refusal("no_power_for_it")
def test_each_power_is_for_one_world() -> None:
    scene = Scene().tableau("mining_robots", "asteroid_belt", "radioactive_world", "star_nomad_lair")
    scene.play(dice=("produce",))
    assert (scene.parts(), scene.offered()) == (1, ["produce:asteroid_belt", "produce:radioactive_world"])
    assert scene.s.about(0) == {"n": 1, "kind": "rare_elements"}
    assert scene.why_not("produce:star_nomad_lair") == [("no_power_for_it", "S-59", {"card": "star_nomad_lair"})]
    scene.choose("produce:radioactive_world")
    assert scene.with_goods() == ["radioactive_world"]


@rule("S-59", "S-58")
def test_powers_of_a_kind_are_asked_for_together_and_before_those_for_any() -> None:
    scene = Scene().tableau("mining_robots", "mining_league", "asteroid_belt", "radioactive_world", "destroyed_world")
    scene.tableau("star_nomad_lair").play("produce")
    assert scene.parts() == 2
    scene.choose("produce:destroyed_world", "produce:asteroid_belt")
    assert (scene.parts(), scene.offered()) == (1, ["produce:radioactive_world", "produce:star_nomad_lair"])
    scene.choose("produce:star_nomad_lair")
    assert scene.with_goods() == ["asteroid_belt", "destroyed_world", "star_nomad_lair"]


@rule("S-59")
def test_universal_symbionts_do_not_produce_on_themselves() -> None:
    scene = Scene().tableau("universal_symbionts").play(dice=("produce",))
    assert scene.with_goods() == []
    scene = Scene().tableau("universal_symbionts", "genetics_lab").play(dice=("produce",))
    assert scene.with_goods() == ["universal_symbionts"], "another card does"
    scene = Scene().tableau("universal_symbionts", "genetics_lab", "ancient_race").play(dice=("produce",))
    assert scene.with_goods() == ["universal_symbionts", "ancient_race"]


@rule("S-60", "S-58")
@tile("runaway_robots", "rebel_sympathizers")
@pytest.mark.parametrize("key", ["runaway_robots", "rebel_sympathizers"])
def test_a_windfall_world_that_got_a_good_may_bring_a_card(key: str) -> None:
    assert len(Scene().tableau(key).play("produce").in_hand()) == 1
    assert Scene().tableau(key).play(dice=("produce",)).in_hand() == []


@rule("S-57")
@tile("damaged_alien_factory")
def test_the_damaged_factory_produces_for_a_card_if_one_likes() -> None:
    scene = Scene().tableau("damaged_alien_factory").play("produce")
    assert scene.with_goods() == [], "no card, no good"
    scene = Scene().tableau("damaged_alien_factory").hand("new_sparta", "gem_world").play("produce")
    assert (scene.kind(), scene.offered()) == ("produce_paid", ["produce:damaged_alien_factory", "done"])
    assert scene.branch().choose("done").with_goods() == []
    scene.choose("produce:damaged_alien_factory")
    assert (scene.kind(), scene.s.about(0)) == ("discard", {"n": 1, "why": "produce"})
    scene.choose("discard:new_sparta")
    assert (scene.with_goods(), scene.in_hand()) == (["damaged_alien_factory"], ["gem_world"])
    assert scene.offered() == []


@rule("S-59")
@tile("lifeforms_inc", "alien_booby_trap", "universal_exports")
@pytest.mark.parametrize(
    ("key", "kinds"),
    [("lifeforms_inc", ["genes"]), ("alien_booby_trap", ["alien"]), ("universal_exports", list(WINDFALLS))],
)
def test_windfall_worlds_get_a_good_for_a_card_if_one_likes(key: str, kinds: list[str]) -> None:
    scene = Scene().tableau(key, *WINDFALLS.values()).hand("new_sparta", "gem_world").play(dice=("produce",))
    assert scene.kind() == "produce_paid"
    assert scene.offered() == [*[f"produce:{WINDFALLS[kind]}" for kind in WINDFALLS if kind in kinds], "done"]
    assert scene.why_not("produce:tourist_world") == [("not_yours", "S-59", {"card": "tourist_world"})]
    world = WINDFALLS[kinds[-1]]
    scene.choose(f"produce:{world}", "discard:gem_world")
    assert world in scene.with_goods()
    assert scene.offered() == [], "once"


@rule("S-59")
def test_the_more_special_power_is_spent_first() -> None:
    scene = Scene().tableau("universal_exports", "lifeforms_inc", "ancient_race", "asteroid_belt").cards(3)
    scene.play(dice=("produce",)).choose("produce:ancient_race", "discard:rebel_council")
    assert scene.offered() == ["produce:asteroid_belt", "done"]
    scene.choose("produce:asteroid_belt", "discard:alien_guardian")
    assert scene.with_goods() == ["universal_exports", "lifeforms_inc", "ancient_race", "asteroid_belt"]


@rule("S-165", "S-60")
@refusal("nothing_counted", "no_such_power", "used_already")
def test_what_counted_goods_bring_can_pay_for_a_good() -> None:
    scene = Scene().tableau("consumer_markets", "alien_booby_trap", "prosperous_world", "alien_robot_scout_ship")
    scene.play(dice=("produce",))
    assert (scene.kind(), scene.offered()) == ("produce_paid", ["use:consumer_markets", "done"]), "the hand is empty"
    assert scene.branch().choose("done").with_goods() == ["prosperous_world"]
    assert len(scene.branch().choose("done").in_hand()) == 1, "drawn at the end, if not before"
    assert scene.why_not("use:alien_booby_trap") == [("no_such_power", "S-60", {"card": "alien_booby_trap"})]
    scene.choose("use:consumer_markets")
    assert scene.offered() == ["produce:alien_robot_scout_ship", "done"]
    told = {"card": "consumer_markets"}
    assert scene.why_not("use:consumer_markets") == [("used_already", "S-165", told)]
    scene.choose("produce:alien_robot_scout_ship")
    assert scene.with_goods() == ["prosperous_world", "alien_robot_scout_ship"]
    assert (scene.offered(), scene.in_hand()) == ([], []), "once only"
    assert scene.told("counted_before") == [told]

    scene = Scene().tableau("consumer_markets", "alien_booby_trap", "alien_robot_scout_ship").cards(1)
    scene.play(dice=("produce",))
    assert scene.offered() == ["produce:alien_robot_scout_ship", "done"]
    assert scene.why_not("use:consumer_markets") == [("nothing_counted", "S-60", told)]


@rule("S-165")
def test_a_power_used_early_counts_what_lies_by_then() -> None:
    scene = Scene().tableau("diversified_economy", "alien_booby_trap", "prosperous_world", "alien_robot_scout_ship")
    scene.play(dice=("produce",)).choose("use:diversified_economy")
    scene.choose("produce:alien_robot_scout_ship")
    assert scene.in_hand() == []

    scene = Scene().tableau("diversified_economy", "alien_booby_trap", "prosperous_world", "alien_robot_scout_ship")
    scene.hand("new_sparta").play(dice=("produce",))
    scene.choose("produce:alien_robot_scout_ship")
    assert len(scene.in_hand()) == 2, "two kinds by then"


@rule("S-165")
def test_where_no_good_can_be_paid_for_nothing_is_asked() -> None:
    scene = Scene().tableau("consumer_markets", "alien_booby_trap", "prosperous_world").play(dice=("produce",))
    assert (scene.offered(), len(scene.in_hand())) == ([], 1)


@rule("S-166")
@refusal("no_such_power")
def test_one_says_it_also_if_there_are_two() -> None:
    scene = Scene().tableau("alien_oort_cloud_refinery", "lifeforms_inc", "alien_booby_trap").cards(2)
    scene.play(dice=("produce",))
    first = scene.s.box.keys[0]
    assert scene.why_not(f"use:{first}") == [("no_such_power", "S-60", {"card": first})]
    scene.choose("produce:alien_oort_cloud_refinery")
    assert scene.offered() == ["use:lifeforms_inc", "use:alien_booby_trap"]


@rule("S-166", "S-69")
def test_one_says_which_power_lays_a_good_of_any_kind() -> None:
    powers = ["lifeforms_inc", "alien_booby_trap", "universal_exports"]
    scene = Scene().tableau("alien_oort_cloud_refinery", *powers, "ancient_race", "consumer_markets").cards(4)
    scene.play(dice=("produce",)).choose("produce:alien_oort_cloud_refinery")
    assert (scene.kind(), scene.offered()) == ("produce_by", [f"use:{key}" for key in powers])
    assert scene.s.about(0) == {"card": "alien_oort_cloud_refinery"}
    genes = scene.branch().choose("use:lifeforms_inc")
    assert (KIND_KEYS[genes.p.named], genes.kind()) == ("genes", "discard")
    paid = genes.in_hand()[0]
    genes.choose(f"discard:{paid}")
    assert "produce:ancient_race" in genes.offered(), "by the power for any kind"
    scene.choose("use:universal_exports")
    scene.choose(f"discard:{scene.in_hand()[0]}")
    assert scene.kind() == "kind"
    scene.choose("kind:novelty")
    assert scene.told("names_kind") == [{"card": "alien_oort_cloud_refinery", "kind": "novelty"}]
    assert "produce:ancient_race" in scene.offered(), "by the power for genes"
    assert len(scene.choose("done").in_hand()) == 3 + 2, "the novelty of Universal Exports and of the Refinery"
