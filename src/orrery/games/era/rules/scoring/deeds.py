"""What the galactic story counts at the end of a round (E-165, E-166)."""

from __future__ import annotations

from ..box.stories import StoryTerm
from ..state import UNBLOCKABLE, Galaxy
from ..trading.contact import contacts
from ..vocabulary import deed
from ..vocabulary.faction import FACTIONS, HUMAN
from ..vocabulary.field import FIELDS, SPIRITUALITY


def times_done(s: Galaxy, kind: int) -> int:
    """How often the player has a deed to his name that has nothing to do with fields."""
    if kind == deed.CONTACT:
        return len(contacts(s, HUMAN))
    if kind == deed.AT_WAR:
        return 1 if s.enemies(HUMAN) else 0
    if kind == deed.STAR_BLOCKED:
        return stars_blocked(s)
    return 0


def stars_blocked(s: Galaxy) -> int:
    """Hostile stars where the player has a ship; nobody with Spirituality enough is blocked."""
    found = 0
    for enemy in s.enemies(HUMAN):
        if s.level(enemy, SPIRITUALITY) < UNBLOCKABLE:
            for at in s.stars_of(enemy):
                if s.me.has_ships_at(at):
                    found += 1
    return found


def has_researched(s: Galaxy, faction: int, field: int) -> bool:
    """Whether a Research action of this round raised the field (E-166)."""
    return s.ledger.raised[faction * FIELDS + field] > 0


def fields_done(s: Galaxy, term: StoryTerm) -> list[int]:
    """The fields of a term that count."""
    if term.kind == deed.HIGHEST_RESEARCH:
        return [field for field in term.fields if leads_research(s, field)]
    if term.kind == deed.SOLE_RESEARCH:
        return [field for field in term.fields if researched_alone(s, field)]
    if term.kind == deed.HIGHEST_LEVEL:
        return [field for field in term.fields if is_highest(s, field)]
    return []


def dp_of_field(s: Galaxy, term: StoryTerm, field: int) -> int:
    """What a field that counts pays: for the highest research what is missing to a number."""
    return term.dp - s.level(HUMAN, field) if term.kind == deed.HIGHEST_RESEARCH else term.dp


def leads_research(s: Galaxy, field: int) -> bool:
    """Researched, and nobody who researched it as well has a higher level."""
    if not has_researched(s, HUMAN, field):
        return False
    for other in range(FACTIONS):
        if other != HUMAN and has_researched(s, other, field) and s.level(other, field) > s.level(HUMAN, field):
            return False
    return True


def researched_alone(s: Galaxy, field: int) -> bool:
    for other in range(FACTIONS):
        if has_researched(s, other, field) != (other == HUMAN):
            return False
    return True


def is_highest(s: Galaxy, field: int) -> bool:
    """Also in a tie."""
    for other in range(FACTIONS):
        if s.level(other, field) > s.level(HUMAN, field):
            return False
    return True
