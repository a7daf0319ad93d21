"""What cards are worth at the end: each scoring card in a tableau of its own (S-65, S-66)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.content import BOX, BOXES, FIRST
from tests.rules import rule, tile, vector

from .worth import parts, worth


@rule("S-65")
def test_a_score_is_chips_printed_points_scoring_cards_and_prestige() -> None:
    found = parts("old_earth", "doomed_world", "galactic_federation", chips=5, prestige=2)
    listed = [(part.key, part.component, part.points) for part in found]
    assert listed == [
        ("chips", "", 5),
        ("card", "old_earth", 2),
        ("card", "doomed_world", -1),
        ("scoring", "galactic_federation", 2),
        ("prestige", "", 2),
    ]


@rule("S-65")
def test_without_prestige_it_is_not_mentioned() -> None:
    assert [part.key for part in parts("old_earth")] == ["chips", "card"]


@rule("S-66")
def test_27_cards_score_at_the_end() -> None:
    scoring = [design for design in BOX.designs if design.scoring]
    assert len(scoring) == 27
    assert [design.key for design in scoring if design.is_world] == ["federation_capital"]
    six = {design.key for design in BOX.designs if not design.is_world and design.cost == 6}
    assert len(six) == 27
    assert six - {design.key for design in scoring} == {"pan_galactic_research"}
    assert all(design.vp == 0 for design in scoring)


@rule("S-66")
@tile("pan_galactic_research")
def test_pan_galactic_research_is_worth_what_is_printed() -> None:
    assert worth("pan_galactic_research", "old_earth", "space_marines") == 4


@rule("S-66")
@tile("pan_galactic_league")
def test_pan_galactic_league() -> None:
    """A military world with genes counts once, for the first term it fits."""
    others = ["plague_world", "malevolent_lifeforms", "pre_sentient_race", "new_sparta", "contact_specialist"]
    assert worth("pan_galactic_league", *others, "old_earth") == 2 + 2 + 2 + 1 + 3


@rule("S-66")
@tile("mining_league")
def test_mining_league() -> None:
    others = ["mining_world", "asteroid_belt", "mining_robots", "mining_conglomerate", "plague_world"]
    assert worth("mining_league", *others) == 2 + 1 + 2 + 2


@rule("S-66")
@tile("free_trade_association")
def test_free_trade_association() -> None:
    others = ["gem_world", "refugee_world", "consumer_markets", "expanding_colony", "mining_world"]
    assert worth("free_trade_association", *others) == 2 + 1 + 2 + 2


@rule("S-66")
@tile("alien_tech_institute")
def test_alien_tech_institute_counts_itself() -> None:
    others = ["alien_robotic_factory", "deserted_alien_outpost", "alien_rosetta_stone_world", "old_earth"]
    assert worth("alien_tech_institute", *others) == 2 + 3 + 2 + 2


@rule("S-66")
@tile("galactic_survey_seti")
def test_galactic_survey_seti() -> None:
    others = ["expedition_force", "star_nomad_lair", "old_earth", "space_marines"]
    assert worth("galactic_survey_seti", *others) == 1 + 1 + 2 + 1


@rule("S-66")
@tile("galactic_federation", "imperium_planet_buster")
def test_galactic_federation_wants_a_cost_of_exactly_6() -> None:
    others = ["merchant_guild", "space_marines", "imperium_planet_buster", "old_earth"]
    assert worth("galactic_federation", *others) == 2 + 2 + 1 + 1


@rule("S-67")
@vector("TV-22")
@tile("new_galactic_order")
def test_new_galactic_order() -> None:
    assert worth("new_galactic_order", "new_sparta") == 4
    assert worth("new_galactic_order", "new_sparta", "drop_ships", "contact_specialist", "alpha_centauri") == 6


@rule("S-66", "S-155")
@tile("merchant_guild")
def test_merchant_guild_counts_goods_in_the_second_edition() -> None:
    others = ["gem_world", "mining_world", "plague_world", "alien_robotic_factory", "asteroid_belt"]
    assert worth("merchant_guild", *others, goods=3) == 8 + 3
    assert worth("merchant_guild", *others, goods=3, box=BOXES.of(3, FIRST)) == 8


@rule("S-66")
@tile("new_economy")
def test_new_economy_counts_consume_powers_and_no_trade_powers() -> None:
    others = ["public_works", "old_earth", "trade_league", "black_market_trading_world"]
    assert worth("new_economy", *others, "export_duties", "galactic_engineers") == 2 + 2 + 1 + 2 + 1


@rule("S-66")
@tile("galactic_renaissance")
def test_galactic_renaissance_rounds_down() -> None:
    others = ["research_labs", "galactic_trendsetters", "artist_colony"]
    assert worth("galactic_renaissance", *others, chips=11) == 3 + 3 + 3 + 3
    assert worth("galactic_renaissance", chips=2) == 0


@rule("S-66")
@tile("galactic_imperium")
def test_galactic_imperium() -> None:
    assert worth("galactic_imperium", "rebel_miners", "new_sparta", "rebel_cantina", "rebel_troops") == 2 + 1


@rule("S-66")
@tile("trade_league")
def test_trade_league_counts_trade_powers() -> None:
    others = ["export_duties", "old_earth", "deficit_spending", "black_market_trading_world"]
    assert worth("trade_league", *others) == 2 + 2 + 1
    assert worth("trade_league", "alien_oort_cloud_refinery") == 2 + 1, "what restricts trading is a trade power"


@rule("S-66")
@tile("terraforming_guild")
def test_terraforming_guild() -> None:
    windfalls = ["refugee_world", "asteroid_belt", "pre_sentient_race", "deserted_alien_outpost"]
    assert worth("terraforming_guild", *windfalls, "terraforming_robots", "gem_world") == 2 + 8 + 2


@rule("S-66")
@tile("galactic_genome_project")
def test_galactic_genome_project() -> None:
    assert worth("galactic_genome_project", "plague_world", "pre_sentient_race", "genetics_lab") == 2 + 2 + 3


@rule("S-66")
@tile("imperium_lords")
def test_imperium_lords() -> None:
    assert worth("imperium_lords", "imperium_warlord", "imperium_fuel_depot", "new_sparta") == 2 + 2 + 2 + 1


@rule("S-66")
@tile("imperium_seat")
def test_imperium_seat() -> None:
    assert worth("imperium_seat", "imperium_troops", "rebel_base", "new_sparta", "rebel_cantina") == 2 + 2 + 2


@rule("S-66")
@tile("rebel_alliance")
def test_rebel_alliance() -> None:
    assert worth("rebel_alliance", "rebel_cantina", "rebel_base", "new_sparta") == 2 + 2 + 2 + 1


@rule("S-66")
@tile("uplift_code")
def test_uplift_code() -> None:
    assert worth("uplift_code", "avian_uplift_race", "uplift_gene_breeders", "plague_world") == 2 + 3 + 2


@rule("S-66")
@tile("galactic_exchange")
@pytest.mark.parametrize(
    ("worlds", "points"),
    [
        (["old_earth"], 0),
        (["gem_world", "refugee_world"], 1),
        (["gem_world", "asteroid_belt"], 3),
        (["gem_world", "asteroid_belt", "plague_world"], 6),
        (["gem_world", "asteroid_belt", "plague_world", "deserted_alien_outpost"], 10),
    ],
)
def test_galactic_exchange(worlds: list[str], points: int) -> None:
    assert worth("galactic_exchange", *worlds) == points
    assert worth("galactic_exchange", *worlds, "diversified_economy") == points + 3


@rule("S-66")
@tile("galactic_bankers", "gambling_world_number", "gambling_world_ante")
@pytest.mark.parametrize("gambling", ["gambling_world_number", "gambling_world_ante"])
def test_galactic_bankers(gambling: str) -> None:
    others = ["interstellar_bank", "investment_credits", gambling, "space_marines", "old_earth"]
    assert worth("galactic_bankers", *others) == 1 + 2 + 2 + 2 + 1


@rule("S-66")
@tile("prospecting_guild")
def test_prospecting_guild() -> None:
    others = ["mining_world", "asteroid_belt", "old_earth", "terraforming_robots", "space_marines"]
    assert worth("prospecting_guild", *others) == 2 + 2 + 1 + 1


@rule("S-66")
@tile("golden_age_of_terraforming")
def test_golden_age_of_terraforming() -> None:
    others = ["terraforming_robots", "merchant_guild", "gem_world", "alien_robotic_factory", "asteroid_belt"]
    assert worth("golden_age_of_terraforming", *others) == 2 + 2 + 1 + 1 + 1


@rule("S-66", "S-67")
@tile("universal_peace_institute")
def test_universal_peace_institute_turns_strength_round() -> None:
    assert worth("universal_peace_institute") == 2
    assert worth("universal_peace_institute", "pan_galactic_mediator", "avian_uplift_race") == 3 + 2 + 1
    assert worth("universal_peace_institute", "drop_ships", "new_sparta") == -3 + 1


@rule("S-66")
@tile("federation_capital")
def test_federation_capital_counts_prestige_again() -> None:
    assert worth("federation_capital", prestige=5) == 5
    assert sum(part.points for part in parts("federation_capital", prestige=5)) == 10


@rule("S-66")
@tile("pan_galactic_hologrid")
def test_pan_galactic_hologrid() -> None:
    others = ["gem_world", "refugee_world", "expanding_colony", "old_earth", "space_marines"]
    assert worth("pan_galactic_hologrid", *others) == 2 + 2 + 2 + 1


@rule("S-66")
@tile("pan_galactic_affluence")
def test_pan_galactic_affluence() -> None:
    others = ["export_duties", "galactic_renaissance", "terraformed_world", "old_earth"]
    assert worth("pan_galactic_affluence", *others, prestige=4) == 4 + 2 + 2 + 2


@rule("S-66")
@tile("alien_cornucopia")
def test_alien_cornucopia_counts_a_card_once() -> None:
    others = ["alien_robotic_factory", "gem_world", "mining_world", "plague_world", "asteroid_belt"]
    assert worth("alien_cornucopia", *others) == 2 + 2 + 1 + 1 + 1


@rule("S-66")
def test_a_card_may_count_for_several_scoring_cards() -> None:
    tableau = ["galactic_federation", "new_economy", "public_works"]
    assert worth(*tableau) == 2 + 2 + 1
    assert worth("new_economy", "galactic_federation", "public_works") == 2 + 2
