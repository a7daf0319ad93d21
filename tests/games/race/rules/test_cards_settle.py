"""What single cards bring in Settle besides strength (S-32, S-36 to S-45)."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .deeds import conquers, drawn_by, price, through
from .scene import Scene


def settles(world: str, *tableau: str) -> Scene:
    """Place a world that is paid for with cards."""
    scene = Scene(robot="earths_lost_colony").tableau(*tableau).hand(world).cards(8).play(dice=("settle_1",))
    return through(scene.choose(f"place:{world}"))


@rule("S-32")
@tile("alpha_centauri", "mining_robots", "alien_tech_institute", "alien_rosetta_stone_world", "deserted_alien_world")
@tile("smuggling_world", "abandoned_alien_uplift_camp", "alien_uplift_center", "gem_smugglers", "alien_research_team")
@tile("mining_mole_uplift_race")
@pytest.mark.parametrize(
    ("card", "world", "cost"),
    [
        ("alpha_centauri", "comet_zone", 3 - 1),
        ("mining_robots", "comet_zone", 3 - 1),
        ("gem_smugglers", "comet_zone", 3 - 1),
        ("mining_mole_uplift_race", "comet_zone", 3 - 1),
        ("smuggling_world", "space_port", 2 - 1),
        ("alien_tech_institute", "deserted_alien_colony", 5 - 2),
        ("alien_rosetta_stone_world", "deserted_alien_colony", 5 - 2),
        ("deserted_alien_world", "deserted_alien_colony", 5 - 2),
        ("alien_research_team", "deserted_alien_colony", 5 - 1),
        ("abandoned_alien_uplift_camp", "lost_species_ark_world", 5 - 2),
        ("alien_uplift_center", "lost_species_ark_world", 5 - 2),
    ],
)
def test_worlds_of_a_kind_cost_less(card: str, world: str, cost: int) -> None:
    assert price(world, card) == cost
    assert price("tourist_world", card) == 4, "and others do not"


@rule("S-32")
@tile("replicant_robots", "universal_peace_institute", "terraforming_engineers")
@pytest.mark.parametrize(
    ("card", "n"), [("replicant_robots", 2), ("universal_peace_institute", 2), ("terraforming_engineers", 1)]
)
def test_all_worlds_cost_less(card: str, n: int) -> None:
    assert price("tourist_world", card) == 4 - n
    assert price("space_port", card) == 2 - n


@rule("S-36")
@tile("colony_ship", "doomed_world")
@pytest.mark.parametrize("card", ["colony_ship", "doomed_world"])
def test_a_card_is_discarded_for_a_world(card: str) -> None:
    scene = Scene().tableau(card).hand("tourist_world", "deserted_alien_outpost").play(dice=("settle_1",))
    assert scene.offered() == ["place:tourist_world", "pass"], "never a world of alien goods"
    through(scene.choose("place:tourist_world"))
    assert scene.placed() == ["tourist_world"]
    assert scene.told("discards_own") == [{"card": card}]


@rule("S-37")
@vector("TV-21")
@tile("contact_specialist", "mining_robots", "rebel_miners")
def test_contact_specialist() -> None:
    assert price("rebel_miners", "contact_specialist") == 2 - 1
    assert price("rebel_miners", "contact_specialist", "mining_robots") == 0
    assert not conquers("alien_robot_sentry", "contact_specialist", cards=8)


@rule("S-37")
@tile("rebel_cantina", "rebel_alliance", "alien_research_team", "ravaged_uplift_world", "rebel_pact")
@pytest.mark.parametrize(
    ("tableau", "world", "cost", "not_for"),
    [
        (["rebel_cantina"], "new_sparta", 2, "alien_robot_sentry"),
        (["rebel_alliance"], "rebel_colony", 4 - 2, "new_sparta"),
        (["alien_research_team"], "alien_robot_sentry", 2 - 1, "new_sparta"),
        (["ravaged_uplift_world"], "aquatic_uplift_race", 2, "new_sparta"),
        (["contact_specialist", "rebel_pact"], "rebel_colony", 4 - 1 - 2, "alien_robot_sentry"),
    ],
)
def test_military_worlds_that_are_paid_for(tableau: list[str], world: str, cost: int, not_for: str) -> None:
    assert price(world, *tableau) == cost
    assert not conquers(not_for, *tableau, cards=8)


@rule("S-37")
@tile("pan_galactic_mediator")
def test_pan_galactic_mediator_brings_prestige_for_paying() -> None:
    assert settles("new_sparta", "pan_galactic_mediator", "rebel_cantina").p.prestige == 1
    assert settles("tourist_world", "pan_galactic_mediator", "rebel_cantina").p.prestige == 0


@rule("S-38")
@tile("imperium_cloaking_technology", "imperium_invasion_fleet")
@pytest.mark.parametrize(
    ("card", "world", "too_strong", "prestige"),
    [
        ("imperium_cloaking_technology", "space_port", "comet_zone", 0),
        ("imperium_invasion_fleet", "comet_zone", "tourist_world", 2),
    ],
)
def test_a_peaceful_world_is_conquered(card: str, world: str, too_strong: str, prestige: int) -> None:
    scene = Scene().tableau(card).hand(world, too_strong).play(dice=("settle_1",))
    assert scene.offered() == [f"place:{world}", "pass"]
    through(scene.choose(f"place:{world}"))
    assert scene.placed() == [world]
    assert scene.in_hand() == [too_strong]
    assert scene.p.prestige == prestige


@rule("S-39", "S-41")
@tile("golden_age_of_terraforming", "lifeforms_inc")
@pytest.mark.parametrize("card", ["golden_age_of_terraforming", "lifeforms_inc"])
def test_a_good_is_spent_for_three_less(card: str) -> None:
    scene = Scene().tableau(card, "pre_sentient_race").goods("pre_sentient_race").hand("tourist_world").cards(4)
    scene.play(dice=("settle_1",)).choose("place:tourist_world", f"use:{card}")
    assert scene.parts() == 1
    assert scene.with_goods() == []


@rule("S-41")
@tile("golden_age_of_terraforming")
def test_golden_age_of_terraforming_gives_a_good_at_once() -> None:
    assert settles("comet_zone", "golden_age_of_terraforming").with_goods() == ["comet_zone"]
    assert settles("comet_zone").with_goods() == []


@rule("S-43")
@tile("improved_logistics")
def test_improved_logistics_place_a_second_world() -> None:
    scene = Scene().tableau("improved_logistics").hand("destroyed_world", "gem_world", "artist_colony").cards(6)
    scene.play(dice=("settle_1",))
    through(scene)
    assert len(scene.placed()) == 3


@rule("S-44")
@tile("rebel_sneak_attack")
def test_rebel_sneak_attack_conquers_a_second_world() -> None:
    scene = Scene().tableau("rebel_sneak_attack", "space_marines").hand("blaster_runners", "new_sparta", "gem_world")
    scene.play(dice=("settle_1",)).choose("place:blaster_runners")
    assert scene.offered() == ["use:rebel_sneak_attack", "done"]
    through(scene)
    assert scene.placed() == ["space_marines", "blaster_runners", "new_sparta"]
    assert scene.in_hand() == ["gem_world"]


@rule("S-45")
@tile("terraforming_engineers")
def test_terraforming_engineers_replace_a_world() -> None:
    scene = Scene().tableau("terraforming_engineers", "artist_colony").hand("prosperous_world")
    scene.play(dice=("settle_1",)).choose("use:terraforming_engineers")
    through(scene)
    assert scene.placed() == ["terraforming_engineers", "prosperous_world"]
    assert scene.p.prestige == 1


@rule("S-41")
@tile("terraforming_robots", "terraforming_guild", "galactic_markets", "pan_galactic_hologrid")
@pytest.mark.parametrize(
    "card", ["terraforming_robots", "terraforming_guild", "galactic_markets", "pan_galactic_hologrid"]
)
def test_a_card_after_placing(card: str) -> None:
    assert drawn_by(settles("gem_world", card), card) == 1


@rule("S-41")
@tile("imperium_fuel_depot")
def test_imperium_fuel_depot_draws_two_and_discards_one() -> None:
    scene = settles("gem_world", "imperium_fuel_depot")
    assert drawn_by(scene, "imperium_fuel_depot") == 2
    assert [told["n"] for told in scene.told("discards")] == [1]


@rule("S-41")
@tile("rebel_freedom_fighters", "imperium_capital", "alien_cornucopia")
@pytest.mark.parametrize(
    ("tableau", "world", "prestige"),
    [
        (["rebel_freedom_fighters"], "rebel_fuel_cache", 1),
        (["rebel_freedom_fighters"], "blaster_runners", 0),
        (["imperium_capital", "space_marines"], "rebel_fuel_cache", 1),
        (["imperium_capital", "space_marines"], "blaster_runners", 0),
        (["alien_cornucopia"], "gem_world", 1),
        (["alien_cornucopia"], "destroyed_world", 0),
    ],
)
def test_prestige_for_a_world(tableau: list[str], world: str, prestige: int) -> None:
    assert settles(world, *tableau).p.prestige == prestige


@rule("S-41")
@tile("galactic_scavengers")
def test_galactic_scavengers_keep_a_card_paid_for_a_world() -> None:
    scene = Scene().tableau("galactic_scavengers").hand("destroyed_world", "gem_world").play(dice=("settle_1",))
    scene.choose("place:destroyed_world")
    assert scene.keys(scene.p.stash) == ["gem_world"]
