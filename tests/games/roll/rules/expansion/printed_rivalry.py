"""What is printed on every side of Rivalry, written down apart from the content, as printed.py does for the base."""

from __future__ import annotations

from tests.games.roll.rules.printed import Development, World

WORLDS = {
    "scavenger_world": World(1, "novelty", "pioneer to citizenry"),
    "frontier_settlement": World(2, "novelty", "pioneer to cup"),
    "volcanic_world": World(2, "rare_elements", "rare_elements to cup"),
    "alien_robotic_factory": World(4, "alien", "alien as good"),
    "alien_archives": World(5, "alien", "alien to citizenry"),
    "federation_capital": World(6, "gray", "entrepreneur to cup", "consumption to cup"),
    "outlaw_uplift_geneticists": World(3, "genes", "$2", "entrepreneur to cup"),
    "reclaimed_mining_world": World(4, "rare_elements", "entrepreneur to citizenry", "entrepreneur to citizenry"),
    "mystery_monolith": World(5, "gray"),
    "uplift_coalition": World(6, "genes", "remove", "military to cup", "genes to cup"),
    "hidden_warlord": World(2, "gray", "remove", "military to citizenry", "leader to citizenry"),
    "prosperous_colony": World(2, "novelty", "remove", "pioneer as good"),
    "rebel_underground": World(3, "gray", "lose settler", "military to citizenry", "pioneer to citizenry"),
}

DEVELOPMENTS = {
    "imperium_lords": Development(6, "produce"),
    "war_planning": Development(4, "reassign"),
    "habitat_terraforming": Development(3, "produce"),
    "colonial_office": Development(4, "instant"),
    "war_forecasting": Development(2, "instant"),
    "colony_ship": Development(2, "settle"),
    "social_adaptation": Development(1, "reassign"),
    "flexible_production": Development(1, "reassign"),
    "predictive_modeling": Development(3, "explore"),
    "trade_initiative": Development(2, "reassign"),
    "terraforming_guild": Development(6, "settle"),
    "crash_rd_program": Development(3, "develop"),
    "alien_explorers": Development(6, "explore"),
}

FACTIONS: list[tuple[str, Development, str, World]] = [
    ("publicity_bureaus", Development(2, "explore"), "galactic_media_link", World(1, "gray", "entrepreneur to cup")),
    (
        "planetary_settlement", Development(2, "settle"),
        "farming_world", World(1, "novelty", "novelty to cup", "pioneer to cup"),
    ),
    (
        "galactic_clearing_house", Development(1, "ship"),
        "interstellar_trade_port", World(4, "novelty", "novelty to citizenry", "consumption to citizenry"),
    ),
    ("gene_medium", Development(1, "develop"), "stars_end", World(1, "genes", "genes to cup")),
    (
        "manifest_destiny", Development(1, "develop", "settle"),
        "galactic_expansionists", World(1, "gray", "military to citizenry", "pioneer to cup"),
    ),
    ("galactic_prognosticators", Development(1, "reassign"), "galaxys_edge", World(0, "novelty", "pioneer to cup")),
    (
        "terraforming_program", Development(2, "settle"),
        "terraforming_surveyors", World(1, "rare_elements", "rare_elements to cup"),
    ),
    (
        "alien_refining_technology", Development(2, "ship"),
        "oort_cloud_refinery", World(2, "alien", "home as good", "entrepreneur to cup"),
    ),
]  # fmt: skip

HOME_WORLDS = {
    "interstellar_traders": World(2, "gray", "novelty to citizenry", "pioneer to citizenry"),
    "refugee_world": World(1, "novelty", "remove", "entrepreneur to citizenry", "pioneer to citizenry"),
    "mining_mole_uplift_race": World(
        0, "rare_elements", "remove", "rare_elements to citizenry", "entrepreneur to citizenry"
    ),
    "alien_tourist_attraction": World(2, "alien", "entrepreneur to citizenry"),
    "adaptable_uplift_race": World(1, "genes", "pioneer to cup"),
    "terraforming_project": World(2, "rare_elements", "rare_elements to cup"),
    "frontier_settlers": World(0, "gray", "military to citizenry", "pioneer to cup"),
    "expanding_colony": World(1, "novelty", "pioneer to cup"),
    "galactic_news_hub": World(0, "novelty", "novelty to citizenry", "novelty to citizenry"),
    "lifeforms_inc": World(0, "gray", "genes to citizenry", "genes to citizenry"),
}
