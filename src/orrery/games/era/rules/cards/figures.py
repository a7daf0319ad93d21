"""What domination cards count on the board: stars, ships, sectors, levels."""

from __future__ import annotations

from ..board import NOWHERE, SECTOR_OF, SECTORS
from ..state import Galaxy
from ..vocabulary.faction import FACTIONS, HUMAN
from ..vocabulary.field import MILITARY
from ..vocabulary.letter import LETTERS


def own_stars_in(s: Galaxy, sector: int) -> list[int]:
    return [at for at in s.stars_of(HUMAN) if SECTOR_OF[at] == sector]


def stars_in(s: Galaxy, sector: int) -> list[int]:
    """All stars of a sector, without neutron stars."""
    return [at for at in s.star_hexes() if SECTOR_OF[at] == sector]


def dense_stars(s: Galaxy, population: int) -> list[int]:
    """The own stars with so much population or more."""
    return [at for at in s.stars_of(HUMAN) if s.population(at) >= population]


def total_levels(s: Galaxy, faction: int) -> int:
    return sum(s.factions[faction].levels)


def total_cv(s: Galaxy) -> int:
    """Of all own ships, without any bonus."""
    return s.me.ships() * s.box.cv[s.me.levels[MILITARY]]


def hexes_with_ships(s: Galaxy, hexes: list[int]) -> int:
    found = 0
    for at in hexes:
        if s.me.has_ships_at(at):
            found += 1
    return found


def is_alone(s: Galaxy, at: int) -> bool:
    """Whether the player has ships there and nobody else has."""
    for faction in range(FACTIONS):
        if s.factions[faction].has_ships_at(at) != (faction == HUMAN):
            return False
    return True


def has_fleet_in(s: Galaxy, faction: int, sector: int) -> bool:
    fleet_at = s.factions[faction].fleet_at
    for letter in range(LETTERS):
        if fleet_at[letter] != NOWHERE and SECTOR_OF[fleet_at[letter]] == sector:
            return True
    return False


def sectors_with_only_fleet(s: Galaxy) -> int:
    """Sectors in which only the player has a fleet."""
    found = 0
    for sector in range(SECTORS):
        others = [faction for faction in range(FACTIONS) if faction != HUMAN and has_fleet_in(s, faction, sector)]
        if has_fleet_in(s, HUMAN, sector) and not others:
            found += 1
    return found
