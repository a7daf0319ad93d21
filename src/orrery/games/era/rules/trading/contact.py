"""Contact between factions (E-160)."""

from __future__ import annotations

from ..state import Galaxy
from ..vocabulary.faction import FACTIONS


def in_contact(s: Galaxy, one: int, other: int) -> bool:
    """Whether both have something in one hex: ships, or population with the home star."""
    owner = s.owner
    mine = s.factions[one]
    theirs = s.factions[other]
    for at in mine.places():
        if owner[at] == other or theirs.has_ships_at(at):
            return True
    for at in s.star_hexes():
        if owner[at] == one and theirs.has_ships_at(at):
            return True
    return False


def contacts(s: Galaxy, faction: int) -> list[int]:
    """The factions that this one is in contact with, whether at peace or not."""
    return [other for other in range(FACTIONS) if other != faction and in_contact(s, faction, other)]
