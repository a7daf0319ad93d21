"""What single cards bring in Produce (S-57 to S-61)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.content import BOX
from tests.rules import rule, tile

from .deeds import drawn_by, through
from .scene import Scene

PRODUCING = [
    "earths_lost_colony", "gem_world", "comet_zone", "rebel_miners", "malevolent_lifeforms", "spice_world",
    "lost_species_ark_world", "new_vinland", "artist_colony", "alien_robotic_factory", "plague_world",
    "distant_world", "new_survivalists", "lost_alien_battle_fleet", "secluded_world", "imperium_armaments_world",
    "bio_hazard_mining_world", "space_port", "prosperous_world", "new_earth", "mining_world", "volcanic_world",
    "galactic_studios", "hive_world", "alien_data_repository", "imperium_blaster_gem_consortium", "gene_designers",
    "devolved_uplift_race", "smuggling_world", "interstellar_prospectors", "imperium_fuel_depot",
    "uplift_gene_breeders", "mining_mole_uplift_race", "alien_departure_point", "retrofit_and_salvage_inc",
    "lifeforms_inc", "alien_burial_site", "information_hub", "universal_exports",
]  # fmt: skip


def produced(*tableau: str) -> Scene:
    """The phase played through, without a bonus of the player's."""
    return through(Scene(robot="new_sparta").tableau(*tableau).play(dice=("produce",)))


def test_these_are_all_worlds_that_produce_for_nothing() -> None:
    producing = [design.key for design in BOX.designs if design.production]
    assert set(producing) == {*PRODUCING, "damaged_alien_factory"}


@rule("S-57")
@tile("earths_lost_colony", "gem_world", "comet_zone", "rebel_miners", "malevolent_lifeforms", "spice_world")
@tile("lost_species_ark_world", "new_vinland", "artist_colony", "alien_robotic_factory", "plague_world")
@tile("distant_world", "new_survivalists", "lost_alien_battle_fleet", "secluded_world", "imperium_armaments_world")
@tile("bio_hazard_mining_world", "space_port", "prosperous_world", "new_earth", "mining_world", "volcanic_world")
@tile("galactic_studios", "hive_world", "alien_data_repository", "imperium_blaster_gem_consortium", "gene_designers")
@tile("devolved_uplift_race", "smuggling_world", "interstellar_prospectors", "imperium_fuel_depot")
@tile("uplift_gene_breeders", "mining_mole_uplift_race", "alien_departure_point", "retrofit_and_salvage_inc")
@tile("lifeforms_inc", "alien_burial_site", "information_hub", "universal_exports")
@pytest.mark.parametrize("world", PRODUCING)
def test_a_world_produces(world: str) -> None:
    scene = produced(world)
    assert scene.with_goods() == [world]
    draws = {"gem_world": 1, "comet_zone": 1, "mining_world": 1, "galactic_studios": 1, "lost_species_ark_world": 2}
    assert drawn_by(scene, world) == draws.get(world, 0)
    assert scene.p.prestige == (1 if world == "uplift_gene_breeders" else 0)


@rule("S-57")
@tile("damaged_alien_factory")
def test_damaged_alien_factory_wants_a_card() -> None:
    assert produced("damaged_alien_factory").with_goods() == []
    scene = Scene(robot="new_sparta").tableau("damaged_alien_factory").hand("gem_world").play(dice=("produce",))
    assert scene.offered() == ["produce:damaged_alien_factory", "done"]
    through(scene)
    assert scene.with_goods() == ["damaged_alien_factory"]
    assert scene.discarded() == ["gem_world"]


@rule("S-58", "S-60")
@tile("runaway_robots", "rebel_sympathizers")
@pytest.mark.parametrize("world", ["runaway_robots", "rebel_sympathizers"])
def test_a_windfall_world_draws_for_its_good(world: str) -> None:
    scene = through(Scene().tableau(world).play("produce"))
    assert scene.with_goods() == [world]
    assert drawn_by(scene, world) == 1
    assert drawn_by(produced(world), world) == 0


@rule("S-59")
@tile("mining_robots", "mining_league", "free_trade_association", "galactic_engineers", "alien_rosetta_stone_world")
@tile("genetics_lab", "expanding_colony", "terraforming_guild", "universal_symbionts", "interstellar_prospectors")
@pytest.mark.parametrize(
    ("card", "world", "other"),
    [
        ("mining_robots", "asteroid_belt", "pre_sentient_race"),
        ("mining_league", "asteroid_belt", "pre_sentient_race"),
        ("interstellar_prospectors", "asteroid_belt", "pre_sentient_race"),
        ("free_trade_association", "refugee_world", "asteroid_belt"),
        ("expanding_colony", "refugee_world", "asteroid_belt"),
        ("genetics_lab", "pre_sentient_race", "asteroid_belt"),
        ("universal_symbionts", "pre_sentient_race", "asteroid_belt"),
        ("alien_rosetta_stone_world", "deserted_alien_outpost", "asteroid_belt"),
        ("galactic_engineers", "asteroid_belt", "gem_world"),
        ("terraforming_guild", "asteroid_belt", "gem_world"),
    ],
)
def test_a_good_on_a_windfall_world(card: str, world: str, other: str) -> None:
    scene = produced(card, world, other)
    assert world in scene.with_goods()
    assert BOX.production[BOX.number_of[other]] or other not in scene.with_goods()


@rule("S-59")
@tile("universal_symbionts")
def test_universal_symbionts_give_nothing_to_themselves() -> None:
    assert produced("universal_symbionts").with_goods() == []


@rule("S-59")
@tile("lifeforms_inc", "alien_booby_trap", "universal_exports")
@pytest.mark.parametrize(
    ("card", "world"),
    [
        ("lifeforms_inc", "pre_sentient_race"),
        ("alien_booby_trap", "deserted_alien_outpost"),
        ("universal_exports", "asteroid_belt"),
    ],
)
def test_a_good_on_a_windfall_world_for_a_card(card: str, world: str) -> None:
    assert world not in produced(card, world).with_goods()
    scene = Scene(robot="new_sparta").tableau(card, world).hand("star_nomad_lair").play(dice=("produce",))
    assert scene.offered() == [f"produce:{world}", "done"]
    through(scene)
    assert world in scene.with_goods()
    assert scene.discarded() == ["star_nomad_lair"]


@rule("S-60")
@tile("rebel_underground", "merchant_guild", "pan_galactic_research", "galactic_markets", "alien_cornucopia")
@tile("black_hole_miners")
@pytest.mark.parametrize(
    ("card", "n"),
    [
        ("rebel_underground", 1),
        ("merchant_guild", 2),
        ("pan_galactic_research", 2),
        ("galactic_markets", 1),
        ("alien_cornucopia", 1),
        ("black_hole_miners", 3),
    ],
)
def test_cards_for_nothing(card: str, n: int) -> None:
    assert drawn_by(produced(card), card) == n


@rule("S-60")
@tile("diversified_economy", "consumer_markets", "research_labs")
@pytest.mark.parametrize(
    ("card", "worlds", "n"),
    [
        ("diversified_economy", ["artist_colony", "space_port", "volcanic_world"], 2),
        ("consumer_markets", ["artist_colony", "space_port", "volcanic_world"], 2),
        ("research_labs", ["alien_robotic_factory", "volcanic_world"], 1),
    ],
)
def test_cards_for_goods_produced(card: str, worlds: list[str], n: int) -> None:
    assert drawn_by(produced(card, *worlds), card) == n
    held = Scene(robot="new_sparta").tableau(card, *worlds).goods(*worlds).play(dice=("produce",))
    assert drawn_by(held, card) == 0, "not for what was there before"


@rule("S-61")
@tile("mining_conglomerate", "pan_galactic_affluence")
def test_cards_for_having_produced_the_most() -> None:
    assert drawn_by(produced("mining_conglomerate", "volcanic_world"), "mining_conglomerate") == 2
    assert drawn_by(produced("mining_conglomerate", "artist_colony"), "mining_conglomerate") == 0
    assert drawn_by(produced("pan_galactic_affluence", "artist_colony"), "pan_galactic_affluence") == 1
    assert drawn_by(produced("pan_galactic_affluence"), "pan_galactic_affluence") == 0


@rule("S-60")
@tile("pan_galactic_league", "imperium_lords", "rebel_cantina", "uplift_code")
@pytest.mark.parametrize(
    ("card", "others", "n"),
    [
        ("pan_galactic_league", ["hive_world", "pre_sentient_race", "gem_world"], 2),
        ("imperium_lords", ["hive_world", "new_vinland", "blaster_runners"], 2),
        ("rebel_cantina", ["rebel_base", "rebel_troops"], 2),
        ("uplift_code", ["avian_uplift_race", "uplift_gene_breeders"], 2),
    ],
)
def test_cards_for_cards_of_the_tableau(card: str, others: list[str], n: int) -> None:
    assert drawn_by(produced(card, *others), card) == n


@rule("S-61", "S-154")
@tile("ravaged_uplift_world")
def test_ravaged_uplift_world_brings_prestige() -> None:
    assert produced("ravaged_uplift_world").p.prestige == 1


@rule("S-11")
@tile("galactic_scavengers")
def test_galactic_scavengers_give_their_cards_back() -> None:
    scene = Scene(robot="new_sparta").tableau("galactic_scavengers").stash("gem_world", "artist_colony")
    scene.play(dice=("produce",))
    assert sorted(scene.in_hand()) == ["artist_colony", "gem_world"]
    assert scene.p.stash == []
