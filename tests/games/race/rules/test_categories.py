"""Categories of Search are computed from the cards, and are what two other programs list (S-75)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.categories import CATEGORIES, CATEGORY_KEYS, categories_of
from orrery.games.race.rules.content import BOX, BOXES, FIRST
from tests.rules import rule

LISTED = {
    "military_development": """
        expedition_force space_marines new_galactic_order space_mercenaries imperium_troops mercenary_fleet
        rebel_troops
    """,
    "military_windfall_1_2": """
        rebel_fuel_cache former_penal_colony avian_uplift_race star_nomad_lair the_last_of_the_uplift_gnarssh
        alien_robot_sentry reptilian_uplift_race runaway_robots aquatic_uplift_race smuggling_lair
        rebel_sympathizers primitive_rebel_world insect_uplift_race rebel_convict_mines
    """,
    "peaceful_windfall_1_2": """
        alpha_centauri empath_world pre_sentient_race asteroid_belt radioactive_world destroyed_world ancient_race
        galactic_scavengers ravaged_uplift_world
    """,
    "chromosome_world": """
        avian_uplift_race the_last_of_the_uplift_gnarssh reptilian_uplift_race aquatic_uplift_race
        clandestine_uplift_lab devolved_uplift_race insect_uplift_race uplift_mercenary_force
        mining_mole_uplift_race uplift_revolt_world ravaged_uplift_world
    """,
    "alien_goods_world": """
        alien_robotic_factory lost_alien_battle_fleet deserted_alien_outpost deserted_alien_colony
        alien_robot_sentry lost_alien_warship alien_robot_scout_ship deserted_alien_library damaged_alien_factory
        alien_toy_shop alien_data_repository alien_monolith alien_uplift_center alien_oort_cloud_refinery
        alien_departure_point alien_guardian
    """,
    "multi_consume": """
        old_earth diversified_economy consumer_markets mining_conglomerate mining_league free_trade_association
        tourist_world pilgrimage_world galactic_genome_project gene_designers galactic_exchange imperium_capital
        universal_peace_institute galactic_markets pan_galactic_affluence
    """,
    "military_world_5_plus": """
        rebel_outpost lost_alien_battle_fleet lost_alien_warship rebel_homeworld rebel_base rebel_stronghold
        alien_monolith alien_uplift_center hidden_fortress rebel_council alien_guardian
    """,
    "six_cost_development": """
        pan_galactic_league mining_league free_trade_association alien_tech_institute galactic_survey_seti
        galactic_federation new_galactic_order merchant_guild new_economy galactic_renaissance galactic_imperium
        trade_league terraforming_guild galactic_genome_project imperium_lords imperium_seat rebel_alliance
        uplift_code galactic_exchange galactic_bankers prospecting_guild golden_age_of_terraforming
        universal_peace_institute pan_galactic_hologrid pan_galactic_affluence alien_cornucopia
    """,
    "takeover_card": """
        imperium_seat rebel_alliance rebel_pact imperium_cloaking_technology interstellar_casus_belli
        pan_galactic_security_council imperium_planet_buster rebel_sneak_attack
    """,
}


def computed(category: str) -> set[str]:
    bit = CATEGORY_KEYS.index(category)
    assert [categories_of(design) for design in BOX.designs] == BOX.categories
    return {design.key for design in BOX.designs if categories_of(design) >> bit & 1}


@rule("S-75")
@pytest.mark.parametrize("category", CATEGORY_KEYS)
def test_a_category_has_the_cards_that_others_list(category: str) -> None:
    assert computed(category) == set(LISTED[category].split())


@rule("S-75")
def test_there_are_nine_categories() -> None:
    assert CATEGORIES == len(CATEGORY_KEYS) == len(LISTED) == 9


@rule("S-76")
def test_a_world_of_any_kind_is_an_alien_goods_world_for_search() -> None:
    assert "alien_oort_cloud_refinery" in computed("alien_goods_world")


@rule("S-75")
def test_a_six_cost_development_with_printed_points_is_not_searched_for() -> None:
    assert BOX.six_cost[BOX.number_of["pan_galactic_research"]]
    assert BOX.categories[BOX.number_of["pan_galactic_research"]] == 0


@rule("S-75")
def test_the_editions_have_the_same_categories() -> None:
    assert BOXES.of(3, FIRST).categories == BOX.categories
