"""What is printed on every tile side, written down apart from the content: the expected figures of the tests.

World: cost, colour, effects in order. Development: cost, and the words by which other tiles and rules find it.
"""

from __future__ import annotations


class World:
    def __init__(self, cost: int, colour: str, *effects: str) -> None:
        self.cost = cost
        self.colour = colour
        self.effects = list(effects)


class Development:
    def __init__(self, cost: int, *keywords: str) -> None:
        self.cost = cost
        self.keywords = list(keywords)


WORLDS = {
    "secluded_world": World(1, "novelty", "novelty to citizenry"),
    "star_nomad_lair": World(1, "novelty", "novelty to citizenry"),
    "artist_colony": World(1, "novelty", "novelty to citizenry"),
    "former_penal_colony": World(1, "novelty", "remove", "military to cup"),
    "sentient_robots": World(2, "gray", "military to cup"),
    "new_survivalists": World(1, "novelty", "novelty to citizenry"),
    "spice_world": World(2, "novelty", "novelty to cup"),
    "fifth_column": World(1, "gray", "military to cup"),
    "high_gravity_world": World(1, "gray", "military to cup"),
    "new_vinland": World(2, "novelty", "novelty to cup"),
    "outlaw_world": World(2, "gray", "military to cup"),
    "radioactive_world": World(2, "rare_elements", "rare_elements to cup"),
    "asteroid_belt": World(2, "rare_elements", "rare_elements to cup"),
    "galactic_survey_headquarters": World(2, "novelty", "novelty to cup"),
    "pirate_world": World(2, "novelty", "military to citizenry"),
    "rebel_hideout": World(2, "gray", "military to citizenry", "military to citizenry"),
    "silicon_world": World(4, "rare_elements", "$1", "rare_elements as good"),
    "gem_world": World(2, "novelty", "novelty to cup"),
    "space_port": World(2, "novelty", "novelty to cup"),
    "alien_robot_scout_ship": World(4, "alien", "$1", "alien to cup"),
    "planetary_nebula": World(3, "rare_elements", "rare_elements as good"),
    "universal_exports": World(3, "novelty", "novelty as good"),
    "deserted_alien_library": World(6, "alien", "$2", "alien as good"),
    "gateway_station": World(3, "gray", "consumption to citizenry"),
    "lost_alien_battle_fleet": World(6, "alien", "$3", "alien to cup"),
    "tourist_world": World(4, "gray", "$1", "consumption to citizenry"),
    "uplift_overseers": World(3, "genes", "genes to cup"),
    "distant_world": World(4, "genes", "$1", "genes to cup"),
    "prosperous_world": World(3, "novelty", "novelty as good"),
    "rebel_miners": World(2, "rare_elements", "remove", "military to citizenry", "military to citizenry"),
    "plague_world": World(3, "genes", "genes to cup"),
    "designer_species_ultd": World(5, "genes", "$1", "genes as good"),
    "trading_world": World(3, "gray", "consumption to citizenry"),
    "lost_species_ark_world": World(5, "genes", "$1", "genes as good"),
    "runaway_robots": World(2, "rare_elements", "military to cup"),
    "deserted_alien_outpost": World(4, "alien", "alien as good"),
    "jumpdrive_fuel_refinery": World(3, "rare_elements", "rare_elements as good"),
    "terraformed_world": World(5, "gray", "$2", "consumption to citizenry"),
    "rebel_warrior_race": World(3, "genes", "remove", "military to citizenry", "genes to citizenry"),
    "lost_alien_warship": World(5, "alien", "$2", "alien to cup"),
    "galactic_resort": World(3, "novelty", "novelty as good"),
    "galactic_trendsetters": World(6, "gray", "$2", "consumption to citizenry", "consumption to citizenry"),
    "ore_rich_world": World(2, "rare_elements", "rare_elements to cup"),
    "comet_zone": World(3, "rare_elements", "rare_elements as good"),
    "transport_hub": World(4, "gray", "$1", "consumption to citizenry"),
    "alien_sentinels": World(6, "alien", "$3", "alien to cup"),
    "malevolent_lifeforms": World(4, "genes", "genes as good"),
    "galactic_fuel_depot": World(3, "rare_elements", "rare_elements as good"),
    "mining_world": World(3, "rare_elements", "rare_elements as good"),
    "information_hub": World(3, "novelty", "novelty as good"),
    "deep_space_symbionts_ltd": World(4, "genes", "$1", "genes to cup"),
    "blaster_gem_mines": World(3, "rare_elements", "military to citizenry", "rare_elements to citizenry"),
    "armaments_world": World(4, "rare_elements", "$1", "rare_elements as good"),
    "jungle_world": World(4, "genes", "genes as good"),
    "deserted_alien_colony": World(5, "alien", "$1", "alien as good"),
}

DEVELOPMENTS = {
    "new_galactic_order": Development(6, "settle"),
    "galactic_exchange": Development(6, "settle"),
    "galactic_federation": Development(6, "develop"),
    "galactic_bankers": Development(6, "ship"),
    "free_trade_association": Development(6, "ship"),
    "mining_league": Development(6, "produce"),
    "alien_research_ship": Development(5, "explore"),
    "galactic_renaissance": Development(6, "ship"),
    "new_economy": Development(6, "ship"),
    "galactic_investors": Development(5, "develop"),
    "organic_shipyards": Development(5, "ship"),
    "nanotechnology": Development(5, "reassign"),
    "robot_surveyors": Development(5, "settle"),
    "investment_credits": Development(4, "develop"),
    "information_tech": Development(4, "instant"),
    "galactic_reserves": Development(6, "produce"),
    "export_duties": Development(2, "ship"),
    "conscription": Development(4, "instant"),
    "replicant_robots": Development(4, "settle"),
    "galactic_recycling": Development(2, "develop", "settle"),
    "isolation_policy": Development(3, "reassign"),
    "space_tourism": Development(3, "ship"),
    "jumpdrive_research": Development(1, "ship"),
    "mad_scientists": Development(3, "reassign"),
    "space_mercenaries": Development(1, "reassign"),
    "operations_affinity": Development(2, "reassign"),
    "space_refineries": Development(3, "ship"),
    "local_subsidies": Development(2, "reassign"),
    "space_marines": Development(3, "instant"),
    "system_diversification": Development(6, "reassign"),
    "homeworld_patriotism": Development(3, "reassign"),
    "advanced_logistics": Development(1, "explore"),
    "executive_power": Development(3, "reassign"),
    "diversification": Development(1, "reassign"),
    "galactic_salon": Development(4, "ship"),
    "galactic_demand": Development(2, "ship"),
    "merchant_guild": Development(3, "produce"),
    "terraforming_robots": Development(1, "settle"),
    "alien_research_team": Development(3, "explore"),
    "public_works": Development(1, "develop"),
    "free_trade_zone": Development(3, "settle"),
    "backup_planning": Development(1, "reassign"),
    "propaganda_campaign": Development(4, "reassign"),
    "trade_levies": Development(3, "ship"),
    "minor_research_labs": Development(2, "ship"),
    "hydroponics_guild": Development(1, "reassign"),
    "colonial_affinity": Development(2, "reassign"),
    "major_research_labs": Development(3, "explore"),
    "galactic_mandate": Development(3, "reassign"),
    "alien_uplift_blueprints": Development(3, "settle"),
    "shipping_affinity": Development(2, "reassign"),
    "galactic_influence": Development(3, "reassign"),
    "space_docks": Development(2, "ship"),
    "technology_affinity": Development(2, "reassign"),
    "technology_unions": Development(1, "explore", "produce"),
}

# In the order of their numbers, 1 to 9; each half as above.
FACTIONS: list[dict[str, World | Development]] = [
    {
        "space_piracy": Development(0, "ship"),
        "hidden_fortress": World(2, "gray", "military to citizenry"),
    },
    {
        "alien_archaeology": Development(1, "explore"),
        "alien_rosetta_stone_world": World(1, "gray", "alien to citizenry"),
    },
    {
        "consumer_markets": Development(3, "produce"),
        "space_mall": World(0, "novelty", "novelty to cup"),
    },
    {
        "improved_reconnaissance": Development(2, "explore"),
        "wormhole_station": World(3, "rare_elements", "rare_elements to cup"),
    },
    {
        "genetics_lab": Development(2, "produce"),
        "the_last_of_the_gnarssh": World(0, "genes", "genes to citizenry"),
    },
    {
        "galactic_religion": Development(2, "develop"),
        "pilgrimage_world": World(3, "novelty", "novelty as good"),
    },
    {
        "biological_adaptation": Development(2, "develop", "reassign"),
        "aquatic_uplift_world": World(2, "gray", "genes to cup"),
    },
    {
        "mining_industry": Development(2, "ship"),
        "meteorite_planet": World(1, "rare_elements", "rare_elements to citizenry"),
    },
    {
        "destroyed_colony": World(0, "gray", "consumption to cup"),
        "awakened_alien_outpost": World(3, "alien", "military to citizenry"),
    },
]

HOME_WORLDS = {
    "earths_lost_colony": World(2, "novelty", "novelty as good"),
    "new_sparta": World(2, "gray", "military to citizenry", "military to citizenry"),
    "alpha_centauri": World(1, "rare_elements", "rare_elements as good"),
    "damaged_alien_factory": World(1, "alien", "alien to citizenry"),
    "ancient_race": World(0, "genes", "genes as good"),
    "separatist_colony": World(2, "gray", "military to cup"),
    "old_earth": World(3, "gray", "consumption to citizenry"),
    "epsilon_eridani": World(2, "gray", "novelty to citizenry", "military to citizenry"),
    "doomed_world": World(0, "gray", "start with $8"),
}

# Developments that have a Reassign power; Biological Adaptation merely names the word.
REASSIGN = [
    "nanotechnology",
    "isolation_policy",
    "mad_scientists",
    "space_mercenaries",
    "operations_affinity",
    "local_subsidies",
    "system_diversification",
    "homeworld_patriotism",
    "executive_power",
    "diversification",
    "backup_planning",
    "propaganda_campaign",
    "hydroponics_guild",
    "colonial_affinity",
    "galactic_mandate",
    "shipping_affinity",
    "galactic_influence",
    "technology_affinity",
]
