"""Figures that star people change (E-176): what others count, asked where it is counted."""

from __future__ import annotations

from typing import Final

from ..state import Galaxy
from ..vocabulary import option, star
from ..vocabulary.faction import HUMAN

NO_WAY: Final = -1


# Taking stars.


def way_of_people(s: Galaxy, kind: int) -> int:
    """How the player's star people take a neutral star of this type instead of as usual, or NO_WAY."""
    for power in s.powers:
        if kind == star.PRIMITIVE and power.advanced_stars() > 0:
            return option.ADVANCE
        if kind == star.ADVANCED and power.allies_as_sts():
            return option.ALLY
    return NO_WAY


def ships_of_people(s: Galaxy, faction: int, way: int, needed: int) -> int:
    """How many ships a way of taking a star needs, if the player takes it."""
    if faction == HUMAN:
        for power in s.powers:
            if way == option.CONQUER:
                needed = power.ships_to_conquer(needed)
            elif way == option.ADVANCE:
                needed = max(needed, power.ships_to_advance())
            elif way == option.ALLY:
                needed = max(needed, power.ships_to_ally())
    return needed


def defending_population(s: Galaxy, at: int) -> int:
    """For how much the population of an owned star counts when it is to be taken (E-178)."""
    found = s.population(at)
    if s.owner[at] == HUMAN:
        for power in s.powers:
            found = power.defending_population(found)
    return found


def stops_bombs(s: Galaxy, at: int) -> bool:
    """Whether B fleets are of no use against a star (E-51)."""
    if s.owner[at] == HUMAN:
        for power in s.powers:
            if power.stops_bombs():
                return True
    return False


def placed_by_people(s: Galaxy, way: int, usual: int, there: int, limit: int) -> int:
    """How many discs the player puts on a star that he takes. `there`: the population that it had; `limit`: its growth
    limit, which holds for what is more than usual.
    """
    for power in s.powers:
        if way == option.SUBJUGATE:
            usual = max(usual, min(power.subjugated(usual), limit))
        elif way == option.CONQUER:
            usual = power.conquered(usual, there)
        elif way == option.ALLY and power.allies_as_sts():
            usual = power.allied()
    return usual


# Growth.


def discs_per_star(s: Galaxy) -> int:
    """How many discs Grow Population may bring to a star (E-177)."""
    most = 1
    for power in s.powers:
        most = max(most, power.discs_per_star())
    return most


def level_by_research(s: Galaxy, level: int) -> int:
    """The level that the player's research reaches from this one."""
    most = level + 1
    for power in s.powers:
        most = max(most, power.researched(level))
    return most


def builds_at_asteroids(s: Galaxy) -> bool:
    for power in s.powers:
        if not power.builds_at_asteroids():
            return False
    return True


def relic_ships(s: Galaxy, field: int) -> int:
    """Ships that the relic of a field brings the player instead of a level; 0: the level."""
    found = 0
    for power in s.powers:
        found += power.relic_ships(field)
    return found


def extra_counters(s: Galaxy) -> int:
    """Unused oval counters that are carried out besides, for who selected Switch Alignment."""
    found = 0
    for power in s.powers:
        found += power.counters_on_switch()
    return found
