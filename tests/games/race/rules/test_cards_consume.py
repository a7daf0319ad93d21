"""What single cards bring in Consume (S-49 to S-56)."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile

from .deeds import drawn_by, through
from .scene import Scene

NOVELTY = ["gem_world", "artist_colony", "space_port", "spice_world"]
RARE = ["mining_world", "comet_zone", "volcanic_world"]
GENES = ["lost_species_ark_world", "hive_world", "malevolent_lifeforms", "pre_sentient_race"]
ALIEN = ["alien_robotic_factory"]


def consumed(card: str, worlds: list[str], space: str = "consume_trade", prestige: int = 0, hand: int = 0) -> Scene:
    """The phase played through, without a bonus of the player's; all worlds given hold a good."""
    scene = Scene(robot="new_sparta").tableau(card, *[world for world in worlds if world != card]).goods(*worlds)
    return through(scene.prestige(prestige).cards(hand).play(dice=(space,)))


@rule("S-49", "S-50", "S-51")
@tile("old_earth", "epsilon_eridani", "public_works", "outlaw_world", "tourist_world", "galactic_trendsetters")
@tile("terraformed_world", "expanding_colony", "rebel_colony", "clandestine_uplift_lab", "galactic_developers")
@tile("imperium_capital", "universal_peace_institute", "federation_capital", "rebel_troops", "terraforming_engineers")
@tile("rebel_council", "galactic_markets", "pan_galactic_affluence")
@pytest.mark.parametrize(
    ("card", "goods", "vp", "cards", "prestige"),
    [
        ("old_earth", 2, 2, 0, 0),
        ("epsilon_eridani", 1, 1, 1, 0),
        ("public_works", 1, 1, 0, 0),
        ("outlaw_world", 1, 1, 1, 0),
        ("tourist_world", 2, 3, 0, 0),
        ("galactic_trendsetters", 1, 2, 0, 0),
        ("terraformed_world", 1, 1, 0, 0),
        ("expanding_colony", 1, 1, 0, 0),
        ("rebel_colony", 1, 1, 0, 0),
        ("clandestine_uplift_lab", 1, 1, 1, 0),
        ("galactic_developers", 1, 1, 0, 0),
        ("imperium_capital", 2, 0, 0, 2),
        ("universal_peace_institute", 2, 1, 1, 1),
        ("federation_capital", 1, 0, 0, 1),
        ("rebel_troops", 1, 0, 2, 0),
        ("terraforming_engineers", 1, 1, 0, 0),
        ("rebel_council", 1, 1, 0, 0),
        ("galactic_markets", 3, 3, 0, 0),
        ("pan_galactic_affluence", 2, 1, 0, 1),
    ],
)
def test_goods_of_any_kind(card: str, goods: int, vp: int, cards: int, prestige: int) -> None:
    """Of four goods just those are consumed that the card takes."""
    scene = consumed(card, [*NOVELTY[:2], *RARE[:2]])
    assert (scene.p.vp, drawn_by(scene, card), scene.p.prestige) == (vp, cards, prestige)
    assert len(scene.with_goods()) == 4 - goods
    if goods == 2 and card != "old_earth":
        assert len(consumed(card, NOVELTY[:1]).with_goods()) == 1, "it needs both"


@rule("S-51")
@tile("earths_lost_colony", "new_vinland", "galactic_resort", "secluded_world", "prosperous_world", "new_earth")
@tile("smuggling_lair", "galactic_studios", "dying_colony", "universal_symbionts", "alien_tourist_attraction")
@tile("new_survivalists", "plague_world", "imperium_blaster_gem_consortium", "alien_toy_shop")
@pytest.mark.parametrize(
    ("card", "vp", "cards"),
    [
        ("earths_lost_colony", 1, 0),
        ("new_vinland", 0, 2),
        ("galactic_resort", 1, 1),
        ("secluded_world", 0, 1),
        ("prosperous_world", 1, 0),
        ("new_earth", 1, 1),
        ("smuggling_lair", 0, 2),
        ("galactic_studios", 1, 1),
        ("dying_colony", 1, 0),
        ("universal_symbionts", 1, 0),
        ("alien_tourist_attraction", 1, 2),
        ("new_survivalists", 0, 1),
        ("plague_world", 1, 1),
        ("imperium_blaster_gem_consortium", 1, 2),
        ("alien_toy_shop", 2, 0),
    ],
)
def test_a_world_consumes_its_own_good(card: str, vp: int, cards: int) -> None:
    scene = consumed(card, [card])
    assert (scene.p.vp, drawn_by(scene, card), scene.with_goods()) == (vp, cards, [])


@rule("S-51")
@tile("new_survivalists", "plague_world", "alien_toy_shop", "imperium_blaster_gem_consortium")
@pytest.mark.parametrize(
    "card", ["new_survivalists", "plague_world", "alien_toy_shop", "imperium_blaster_gem_consortium"]
)
def test_goods_of_another_kind_or_world_do_not_fit(card: str) -> None:
    assert consumed(card, ALIEN).with_goods() == ALIEN


@rule("S-50")
@tile("consumer_markets", "mining_conglomerate", "research_labs", "mining_league", "free_trade_association")
@tile("terraforming_robots", "galactic_genome_project", "gene_designers", "prospecting_guild", "alien_research_team")
@pytest.mark.parametrize(
    ("card", "worlds", "left", "vp", "cards", "prestige"),
    [
        ("consumer_markets", NOVELTY, 1, 3, 0, 0),
        ("mining_conglomerate", RARE, 1, 2, 0, 0),
        ("research_labs", GENES[:2], 1, 1, 0, 0),
        ("mining_league", RARE, 1, 3, 0, 0),
        ("free_trade_association", NOVELTY, 1, 3, 3, 0),
        ("terraforming_robots", RARE[:2], 1, 1, 1, 0),
        ("galactic_genome_project", GENES[:3], 1, 3, 0, 0),
        ("gene_designers", GENES, 1, 3, 3, 0),
        ("prospecting_guild", RARE[:2], 1, 1, 1, 0),
        ("alien_research_team", ALIEN, 0, 0, 0, 1),
    ],
)
def test_goods_of_a_kind(card: str, worlds: list[str], left: int, vp: int, cards: int, prestige: int) -> None:
    others = ["gem_world"] if worlds is not NOVELTY else ["mining_world"]
    scene = consumed(card, [*worlds, *others])
    assert (scene.p.vp, drawn_by(scene, card), scene.p.prestige) == (vp, cards, prestige)
    assert len(scene.with_goods()) == left + 1
    assert others[0] in scene.with_goods()


@rule("S-53")
@tile("diversified_economy", "galactic_exchange", "pilgrimage_world")
def test_goods_of_several_kinds() -> None:
    three = ["gem_world", "mining_world", "hive_world"]
    assert consumed("diversified_economy", three).p.vp == 3
    assert consumed("diversified_economy", ["gem_world", "artist_colony", "hive_world"]).p.vp == 0
    scene = consumed("galactic_exchange", [*three, "artist_colony"])
    assert (scene.p.vp, drawn_by(scene, "galactic_exchange"), len(scene.with_goods())) == (3, 3, 1)
    scene = consumed("pilgrimage_world", [*three, "artist_colony"])
    assert (scene.p.vp, scene.with_goods()) == (3, [])


@rule("S-55")
@tile("new_economy", "galactic_advertisers", "galactic_salon")
def test_something_for_nothing() -> None:
    assert drawn_by(consumed("new_economy", []), "new_economy") == 1
    assert drawn_by(consumed("galactic_advertisers", []), "galactic_advertisers") == 1
    assert consumed("galactic_salon", []).p.vp == 1


@rule("S-49", "S-54")
@tile("deficit_spending", "merchant_world", "galactic_bazaar", "galactic_bankers", "randd_crash_program")
@tile("pan_galactic_security_council", "alien_guardian")
@pytest.mark.parametrize(
    ("card", "spent", "vp", "cards", "prestige"),
    [
        ("deficit_spending", 2, 2, 0, 0),
        ("merchant_world", 2, 2, 0, 0),
        ("galactic_bazaar", 1, 1, 0, 0),
        ("galactic_bankers", 2, 2, 0, 0),
        ("randd_crash_program", 1, 0, 1, 0),
        ("pan_galactic_security_council", 2, 0, 0, 1),
        ("alien_guardian", 2, 0, 0, 1),
    ],
)
def test_hand_cards_are_spent(card: str, spent: int, vp: int, cards: int, prestige: int) -> None:
    scene = Scene(robot="new_sparta").tableau(card).cards(3).play("consume_2x_vp")
    assert scene.offered() == [f"use:{card}", "done"], "if one likes"
    through(scene)
    assert (scene.p.vp, drawn_by(scene, card), scene.p.prestige) == (vp, cards, prestige), "never doubled"
    assert len(scene.p.hand) == 3 - spent + cards


@rule("S-49", "S-54")
@tile("interstellar_casus_belli", "galactic_power_brokers")
def test_prestige_is_spent() -> None:
    scene = consumed("interstellar_casus_belli", [], prestige=2)
    assert (scene.p.vp, scene.p.prestige) == (3, 1)
    scene = consumed("galactic_power_brokers", [], prestige=1)
    assert (drawn_by(scene, "galactic_power_brokers"), scene.p.prestige) == (3, 0)
    doubled = through(Scene().tableau("interstellar_casus_belli").prestige(1).play("consume_2x_vp"))
    assert doubled.p.vp == 6


@rule("S-56")
@tile("gambling_world_number")
def test_gambling_world_of_the_base_game() -> None:
    scene = Scene(sets=0).tableau("gambling_world_number", "gem_world").goods("gem_world").pile("drop_ships")
    scene.play(dice=("consume_trade",)).choose("use:gambling_world_number")
    assert scene.p.vp == 1
    assert scene.offered() == [f"number:{n}" for n in range(1, 8)]
    assert scene.choose("number:4").in_hand() == ["drop_ships"]


@rule("S-56")
@tile("gambling_world_ante")
def test_gambling_world_of_the_second_set() -> None:
    scene = Scene().tableau("gambling_world_ante").hand("expedition_force", "rebel_stronghold").pile("drop_ships")
    scene.play(dice=("consume_trade",))
    assert scene.offered() == ["use:gambling_world_ante#2", "done"]
    through(scene)
    assert sorted(scene.in_hand()) == ["drop_ships", "expedition_force", "rebel_stronghold"]
