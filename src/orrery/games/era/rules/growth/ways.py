"""Which stars can be taken, in what way, and what that needs (E-126 to E-131); growth limits (E-120)."""

from __future__ import annotations

from typing import Final

from ..board import DISTANCE
from ..diplomacy import may_attack
from ..people.figures import (
    NO_WAY,
    defending_population,
    placed_by_people,
    ships_of_people,
    stops_bombs,
    way_of_people,
)
from ..state import Galaxy
from ..vocabulary import alignment, option, relic_kind, star
from ..vocabulary.faction import HUMAN, NOBODY
from ..vocabulary.field import SPIRITUALITY
from ..vocabulary.letter import DOUBLE, B
from .discs import can_bring_disc

NO_LIMIT: Final = 99
BOMBED: Final = (option.CONQUER, option.LIBERATE)  # what B fleets help with (E-51)


def options_at(s: Galaxy, faction: int, at: int) -> list[int]:
    """The ways that are open to a faction's alignment with such a star, whatever else keeps it from taking it."""
    sto = s.alignment_of(faction) == alignment.STO
    kind = s.counters[at]
    if faction == HUMAN and kind >= 0:
        own = way_of_people(s, kind)
        if own != NO_WAY:
            return [own]
    if kind == star.UNINHABITED:
        return [option.COLONIZE]
    if kind == star.PRIMITIVE:
        return [] if sto else [option.SUBJUGATE]
    if kind == star.ADVANCED:
        return [option.ALLY] if sto else [option.CONQUER]
    owner = s.owner[at]
    if owner in (NOBODY, faction):
        return []
    if not sto:
        return [option.CONQUER]
    return [option.LIBERATE] if s.alignment_of(owner) == alignment.STS else []


def ships_needed(s: Galaxy, faction: int, at: int, way: int) -> int:
    """E-127, E-129."""
    if way not in BOMBED:
        needed = 1
    elif s.owner[at] == NOBODY:
        needed = s.box.star_population[s.counters[at]] + 1
    else:
        needed = defending_population(s, at) + 1 + grid_ships(s, at)
    return ships_of_people(s, faction, way, needed)


def grid_ships(s: Galaxy, at: int) -> int:
    """E-129: what a Defense Grid adds, while a faction owns the star."""
    relic = s.relics[at]
    if relic >= 0 and s.box.relics[relic].kind == relic_kind.DEFENSE_GRID:
        return s.box.relics[relic].ships
    return 0


def strength_at(s: Galaxy, faction: int, at: int, way: int, times: int = 1) -> int:
    """For how many ships those there count, all that are in fleets included. `times`: what each of them counts for,
    by a card; what a B fleet adds comes to that (E-50, E-51).
    """
    f = s.factions[faction]
    found = f.ships_at(at) * times
    if way in BOMBED and f.fleet_at[B] == at and not stops_bombs(s, at):
        size = f.fleet_size[B]
        found += size if f.tactics[B] == DOUBLE else size // 2
    return found


def why_not(s: Galaxy, faction: int, at: int, way: int, times: int = 1) -> str:
    """The rule that keeps a faction from taking a star in a way that is open to it, or "". At peace the player's
    declaration of war is part of it (E-131); whether an automa declares war is asked elsewhere (E-239).
    """
    owner = s.owner[at]
    if not s.factions[faction].has_ships_at(at):
        return "E-126"
    if s.blocked(faction, at):
        return "E-130"
    if owner != NOBODY and not s.at_war(faction, owner):
        if faction == HUMAN and not may_attack(s, owner):
            return "E-79" if s.alignment == alignment.STS else "E-80"
        if would_block(s, faction, owner, at):
            return "E-131"
    if strength_at(s, faction, at, way, times) < ships_needed(s, faction, at, way):
        return "E-127"
    return "" if way == option.ADVANCE or can_bring_disc(s, faction, at) else "E-151"


def can_take(s: Galaxy, faction: int, at: int, way: int, times: int = 1) -> bool:
    return why_not(s, faction, at, way, times) == ""


def would_block(s: Galaxy, faction: int, owner: int, at: int) -> bool:
    """Whether ships of a faction at peace would block a star once there is war (E-131)."""
    return s.factions[owner].has_ships_at(at) and not is_unblockable(s, faction)


def is_unblockable(s: Galaxy, faction: int) -> bool:
    return s.factions[faction].levels[SPIRITUALITY] >= s.box.free_from


def population_placed(s: Galaxy, faction: int, at: int, way: int) -> int:
    """How many discs a faction puts on a star that it takes (E-127). Asked before the star has changed."""
    there = s.box.star_population[s.counters[at]] if s.owner[at] == NOBODY else s.population(at)
    n = 1
    if way in (option.ALLY, option.SUBJUGATE):
        n = there
    elif way == option.LIBERATE:
        n = max(1, s.discs[at])
    return placed_by_people(s, way, n, there, growth_limit(s, at)) if faction == HUMAN else n


def growth_limit(s: Galaxy, at: int) -> int:
    """E-120: the distance to the nearest other star that any faction owns, or NO_LIMIT."""
    nearest = NO_LIMIT
    for other in s.star_hexes():
        if other != at and s.owner[other] != NOBODY:
            nearest = min(nearest, DISTANCE[at][other])
    return nearest
