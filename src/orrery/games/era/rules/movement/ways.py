"""The way from hex to hex: which hexes it goes through, where it jumps, and by which rule."""

from __future__ import annotations

from ..board import DISTANCE, NEIGHBOURS
from ..state import Galaxy
from ..vocabulary.field import PROPULSION
from .gates import ALL_GATES, JUMP, gates_of, super_links, super_stargate
from .reach import OUT, entering, is_unlimited, reach, reach_walking


def way(s: Galaxy, faction: int, at: int, to: int, range_left: int) -> list[int]:
    """The hexes from one to another that is in reach, both included. Without a jump if the range suffices for that."""
    if is_unlimited(s, faction):
        return [at, to]
    cost = reach_walking(s, faction, at, range_left)
    jumps = cost[to] == OUT
    if jumps:
        cost = reach(s, faction, at, range_left)
    enter = entering(s, faction)
    found = [to]
    here = to
    while here != at:
        before = step_before(cost, here, enter[here])
        if before == OUT:
            before = jump_before(s, faction, cost, here)
        found.append(before)
        here = before
    found.reverse()
    return found


def step_before(cost: list[int], here: int, enter: int) -> int:
    """A neighbour from which a hex was entered, or OUT."""
    for near in NEIGHBOURS[here]:
        if cost[near] != OUT and cost[near] + enter == cost[here]:
            return near
    return OUT


def jump_before(s: Galaxy, faction: int, cost: list[int], here: int) -> int:
    """Where a jump came from."""
    gates = gates_of(s, faction)
    if here in gates:
        for end in gates:
            if cost[end] != OUT and cost[end] + JUMP == cost[here]:
                return end
    middle = super_stargate(s, faction)
    if here != middle:
        return middle
    for end in super_links(s, faction, middle):
        if cost[end] != OUT and cost[end] + JUMP == cost[here]:
            return end
    return OUT


def rule_of_way(s: Galaxy, faction: int, at: int, to: int, range_left: int) -> str:
    """The rule by which ships get there."""
    if is_unlimited(s, faction):
        return "E-69"
    found = way(s, faction, at, to, range_left)
    for i in range(1, len(found)):
        if DISTANCE[found[i - 1]][found[i]] > 1:
            gates = gates_of(s, faction)
            if found[i - 1] not in gates or found[i] not in gates:
                return "E-70"
            return "E-68" if s.box.stargate[s.factions[faction].levels[PROPULSION]] == ALL_GATES else "E-67"
    return "E-61"
