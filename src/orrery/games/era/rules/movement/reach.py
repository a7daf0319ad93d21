"""How far ships get: range, terrain and stargates (E-60 to E-71), and where they retreat to (E-88)."""

from __future__ import annotations

from typing import Final

from ..board import DISTANCE, HEXES, NEIGHBOURS, NOWHERE
from ..state import Galaxy
from ..vocabulary.field import PROPULSION
from ..vocabulary.letter import DOUBLE, LETTERS, D
from ..vocabulary.terrain import NEUTRON
from .gates import JUMP, gates_of, super_links, super_stargate

OUT: Final = -1  # out of reach
UNLIMITED: Final = 99  # a range, and a number of remote views (box/technologies.py)
CLOSED: Final = 10 * UNLIMITED  # what it costs to enter what may not be entered

# By hex all others in rings: those at distance 0, 1, 2, ...
RINGS: Final = [
    [[other for other in range(HEXES) if DISTANCE[at][other] == far] for far in range(max(DISTANCE[at]) + 1)]
    for at in range(HEXES)
]


# Ranges.


def is_unlimited(s: Galaxy, faction: int) -> bool:
    """E-69: whether ships go anywhere at once. Then nothing is left of their range (assumed)."""
    return s.box.range[s.factions[faction].levels[PROPULSION]] >= UNLIMITED


def range_from(s: Galaxy, faction: int, at: int, nebula_range: int = 0) -> int:
    """The range of a ship that starts in a hex (E-60, E-62). `nebula_range`: instead of the usual; 0: the usual."""
    base = s.box.range[s.factions[faction].levels[PROPULSION]]
    if base >= UNLIMITED:
        return UNLIMITED
    more = s.box.start_range[s.layout.terrain[at]]
    return base + (nebula_range if nebula_range and more else more)


def fleet_bonus(s: Galaxy, faction: int, letter: int) -> int:
    """What a fleet has more (E-50): only D has."""
    if is_unlimited(s, faction):
        return 0
    return s.box.fleets[letter].range[s.factions[faction].tactics[letter] == DOUBLE]


def unit_range(s: Galaxy, faction: int, at: int) -> int:
    """The range of all ships of a hex that move together: the smallest among them (E-217, E-218)."""
    f = s.factions[faction]
    base = range_from(s, faction, at)
    if f.loose[at] > 0 or f.fleet_at[D] != at:
        return base
    for letter in range(LETTERS):
        if letter != D and f.fleet_at[letter] == at:
            return base
    return base + fleet_bonus(s, faction, D)


# Reach.


def reach(s: Galaxy, faction: int, at: int, range_left: int) -> list[int]:
    """By hex what it costs to get there, or OUT: also by stargates. With Propulsion 6 every hex costs 1. The list is
    to be read alone: that of a walk is kept for the next who asks."""
    if is_unlimited(s, faction) or range_left <= 0:
        return spread(s, faction, at, range_left, [], NOWHERE, [])
    middle = super_stargate(s, faction)
    return spread(s, faction, at, range_left, gates_of(s, faction), middle, super_links(s, faction, middle))


def reach_walking(s: Galaxy, faction: int, at: int, range_left: int) -> list[int]:
    """The same without stargates (E-220)."""
    return spread(s, faction, at, range_left, [], NOWHERE, [])


def spread(
    s: Galaxy, faction: int, at: int, range_left: int, gates: list[int], middle: int, links: list[int]
) -> list[int]:
    """The same with these gates, all linked with each other, and with links from a hex in the middle."""
    if range_left > 0 and is_unlimited(s, faction):
        cost = [1] * HEXES
        for closed in s.folk.hexes_barred(faction):
            cost[closed] = OUT
        cost[at] = 0
        return cost
    if range_left <= 0:
        cost = [OUT] * HEXES
        cost[at] = 0
        return cost
    if not gates and not links and not s.folk.hexes_barred(faction):
        walks = s.layout.walks
        key = (range_left * HEXES + at) * 2 + may_enter_neutron(s, faction)
        known = walks.get(key)
        if known is None:
            known = walk(entering(s, faction), at, range_left)
            walks[key] = known
        return known
    enter = entering(s, faction)
    cost = [OUT] * HEXES
    cost[at] = 0
    edges: list[list[int]] = [[] for _ in range(range_left + 1)]  # by cost: the hexes that were reached for it
    edges[0].append(at)
    for spent in range(range_left):  # every way on costs something
        edge = edges[spent]
        i = 0
        while i < len(edge):
            here = edge[i]
            i += 1
            if cost[here] != spent:
                continue
            for near in NEIGHBOURS[here]:
                n = spent + enter[near]
                if n <= range_left and (cost[near] == OUT or n < cost[near]):
                    cost[near] = n
                    edges[n].append(near)
            n = spent + JUMP
            if here in gates:
                for end in gates:
                    if enter[end] < CLOSED and (cost[end] == OUT or n < cost[end]):
                        cost[end] = n
                        edges[n].append(end)
                gates = []  # the first of them has opened all
            if here == middle:
                for end in links:
                    if enter[end] < CLOSED and (cost[end] == OUT or n < cost[end]):
                        cost[end] = n
                        edges[n].append(end)
            elif here in links and enter[middle] < CLOSED and (cost[middle] == OUT or n < cost[middle]):
                cost[middle] = n
                edges[n].append(middle)
    return cost


def walk(enter: list[int], at: int, range_left: int) -> list[int]:
    """The same without any gates. What it costs to enter a hex hangs on the hex alone, so nobody gets there for less
    than the first who comes.
    """
    cost = [OUT] * HEXES
    cost[at] = 0
    edges: list[list[int]] = [[] for _ in range(range_left)]  # of those from which ships can go on
    edges[0].append(at)
    for spent in range(range_left):
        for here in edges[spent]:
            for near in NEIGHBOURS[here]:
                if cost[near] == OUT:
                    n = spent + enter[near]
                    if n < range_left:
                        cost[near] = n
                        edges[n].append(near)
                    elif n == range_left:
                        cost[near] = n
    return cost


def entering(s: Galaxy, faction: int) -> list[int]:
    """By hex what it costs a faction to enter it (E-61, E-63). Whoever was driven off does not come back (E-176)."""
    barred = s.folk.hexes_barred(faction)
    if may_enter_neutron(s, faction) and not barred:
        return s.layout.enter_cost
    enter = s.layout.enter_cost[:]
    if not may_enter_neutron(s, faction):
        for at in s.layout.neutron_stars:
            enter[at] = CLOSED
    for at in barred:
        enter[at] = CLOSED
    return enter


def may_enter_neutron(s: Galaxy, faction: int) -> bool:
    return s.factions[faction].levels[PROPULSION] >= s.box.neutron_from


def can_leave(s: Galaxy, faction: int, at: int, range_left: int) -> bool:
    """Whether there is any other hex in reach."""
    if range_left <= 0:
        return False
    enter = s.layout.enter_cost
    lies = s.layout.terrain
    for near in NEIGHBOURS[at]:
        if enter[near] <= range_left and (lies[near] != NEUTRON or may_enter_neutron(s, faction)):
            return True
    if is_unlimited(s, faction):
        return True
    return at in gates_of(s, faction) or is_linked(s, faction, at)


def is_linked(s: Galaxy, faction: int, at: int) -> bool:
    """Whether the Super-Stargate leads from a hex to another."""
    middle = super_stargate(s, faction)
    links = super_links(s, faction, middle)
    return at in links or (at == middle and len(links) > 0)


# Retreat.


def retreat_hexes(s: Galaxy, faction: int, at: int) -> list[int]:
    """E-88: the nearest hexes without hostile ships, in their order, whatever the terrain costs."""
    open_to_all = may_enter_neutron(s, faction)
    rings = RINGS[at]
    for far in range(1, len(rings)):
        found = [
            other
            for other in rings[far]
            if (open_to_all or s.layout.terrain[other] != NEUTRON) and not s.is_hostile(faction, other)
        ]
        if found:
            return found
    return []
