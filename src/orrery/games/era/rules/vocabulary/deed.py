"""What galactic stories pay for (E-165)."""

from __future__ import annotations

from typing import Final

CONTACT: Final = 0  # each faction in contact with
AT_WAR: Final = 1  # once, if at war with anybody
STAR_TAKEN: Final = 2  # from another faction
BATTLE_WON: Final = 3
HIGHEST_RESEARCH: Final = 4  # dp less the level, for each of the fields researched higher than, or as high as, anybody
POPULATION_GROWN: Final = 5  # a Grow Population action that added a disc
POPULATION_REMOVED: Final = 6  # a disc of another faction
SOLE_RESEARCH: Final = 7  # each of the fields that nobody else researched
STAR_GAINED: Final = 8  # a Gain Star action
STAR_BLOCKED: Final = 9  # a hostile star where the player has a ship
RETREAT: Final = 10  # of the player before combat
HIGHEST_LEVEL: Final = 11  # each of the fields in which nobody has a higher level
SHIPS_BUILT: Final = 12  # a Build Ships action
SHIP_DESTROYED: Final = 13  # of another faction

DEEDS: Final = 14
DEED_KEYS: Final = [
    "contact", "at_war", "star_taken", "battle_won", "highest_research", "population_grown", "population_removed",
    "sole_research", "star_gained", "star_blocked", "retreat", "highest_level", "ships_built", "ship_destroyed",
]  # fmt: skip
