"""Who has most ships in a sector (E-170, E-257)."""

from __future__ import annotations

from typing import Final

from ..board import NOWHERE, SECTOR_HEXES, SECTOR_OF, SECTORS
from ..state import Galaxy
from ..vocabulary.faction import FACTIONS, HUMAN
from ..vocabulary.letter import LETTERS

SECTOR_DP: Final = 4


def ships_in(s: Galaxy, faction: int, sector: int) -> int:
    """All ships of a faction in a sector, those in fleets included."""
    f = s.factions[faction]
    found = sum(f.loose[sector * SECTOR_HEXES : (sector + 1) * SECTOR_HEXES])
    for letter in range(LETTERS):
        at = f.fleet_at[letter]
        if at != NOWHERE and SECTOR_OF[at] == sector:
            found += f.fleet_size[letter]
    return found


def leads_in(s: Galaxy, sector: int) -> bool:
    """Whether no automa has more ships there, and the player has one at least."""
    mine = ships_in(s, HUMAN, sector)
    for faction in range(FACTIONS):
        if ships_in(s, faction, sector) > mine:
            return False
    return mine > 0


def sectors_led(s: Galaxy) -> list[int]:
    return [sector for sector in range(SECTORS) if leads_in(s, sector)]
