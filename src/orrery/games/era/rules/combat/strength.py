"""Combat value: what ships, fleets, star people and cards are worth in a battle (E-91, E-92, E-50)."""

from __future__ import annotations

from ..state import Galaxy
from ..vocabulary import alignment
from ..vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN
from ..vocabulary.field import MILITARY
from ..vocabulary.letter import DOUBLE, LETTERS
from .sides import opponents, present


def side_strength(s: Galaxy, side: int) -> int:
    """The CV of a side, told for each of its factions."""
    total = 0
    for faction in present(s, side):
        n = s.factions[faction].ships_at(s.battle.at)
        each = s.box.cv[s.factions[faction].levels[MILITARY]]
        fleets = fleets_cv(s, faction)
        people = people_cv(s, n) if faction == HUMAN else 0
        cards = s.battle.bonus if faction == HUMAN else 0
        sum_of_all = n * each + fleets + people + cards
        total += sum_of_all
        if s.listener is not None:
            told = {"n": n, "each": each, "fleets": fleets, "people": people, "cards": cards, "cv": sum_of_all}
            s.say("strength", faction, "E-91", told)
    return total


def fleets_cv(s: Galaxy, faction: int) -> int:
    """What a faction's fleets in the battle add (E-50)."""
    f = s.factions[faction]
    total = 0
    for letter in range(LETTERS):
        if f.fleet_at[letter] == s.battle.at:
            fleet = s.box.fleets[letter]
            if fleet.against < 0 or is_faced(s, faction, fleet.against):
                total += f.fleet_size[letter] * fleet.cv[f.tactics[letter] == DOUBLE]
    return total


def is_faced(s: Galaxy, faction: int, letter: int) -> bool:
    """E-92: whether any faction on the other side has such a fleet in the battle."""
    side = opponents(s.battle, faction)
    for other in range(FACTIONS):
        if side >> other & 1 and s.factions[other].fleet_at[letter] == s.battle.at:
            return True
    return False


def people_cv(s: Galaxy, n: int) -> int:
    """What the player's star people add for so many ships of his (E-176)."""
    attacking = s.battle.attackers >> HUMAN & 1 == 1
    each = 0
    for one in s.powers:
        each += one.ship_cv(attacking, defends_sto(s))
    return n * each


def defends_sto(s: Galaxy) -> bool:
    for faction in present(s, s.battle.defenders):
        if s.alignment_of(faction) == alignment.STO:
            return True
    return False


def highest_military(s: Galaxy, side: int) -> int:
    """E-93, for a tie."""
    found = 0
    for faction in present(s, side):
        found = max(found, s.factions[faction].levels[MILITARY])
    return found


def side_keys(s: Galaxy, side: int) -> list[str]:
    return [FACTION_KEYS[faction] for faction in present(s, side)]
