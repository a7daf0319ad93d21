"""Who fights whom in a hex (E-84, E-85). Sides are bits of factions."""

from __future__ import annotations

from ..slices import Battle
from ..state import Galaxy
from ..vocabulary.faction import FACTIONS, HUMAN


def contested_hexes(s: Galaxy, faction: int) -> list[int]:
    """Where a faction has ships beside hostile ones, in the order of hexes."""
    return [at for at in s.factions[faction].places() if s.is_hostile(faction, at)]


def defenders_at(s: Galaxy, attacker: int, at: int) -> int:
    """E-85: all factions there that are at war with the attacker, also if they are at war with each other."""
    found = 0
    for faction in range(FACTIONS):
        if s.at_war(attacker, faction) and s.factions[faction].has_ships_at(at):
            found |= 1 << faction
    return found


def present(s: Galaxy, side: int) -> list[int]:
    """The factions of a side that still have ships in the battle, in the turn order."""
    at = s.battle.at
    return [faction for faction in s.order if side >> faction & 1 and s.factions[faction].has_ships_at(at)]


def is_off(s: Galaxy) -> bool:
    """Whether a side has no ships left."""
    return not present(s, s.battle.attackers) or not present(s, s.battle.defenders)


def opponents(b: Battle, faction: int) -> int:
    """The side that fights against a faction."""
    return b.defenders if b.attackers >> faction & 1 else b.attackers


def losers(b: Battle) -> int:
    return b.defenders if b.winners == b.attackers else b.attackers


def has_player(b: Battle) -> bool:
    return (b.attackers | b.defenders) >> HUMAN & 1 == 1


def ships_of(s: Galaxy, side: int) -> int:
    """How many ships of a side are in the battle."""
    n = 0
    for faction in range(FACTIONS):
        if side >> faction & 1:
            n += s.factions[faction].ships_at(s.battle.at)
    return n
