"""Why the lifted ships cannot go somewhere."""

from __future__ import annotations

from orrery.kernel.refusal import Refusal

from ..board import ADDRESSES, HEXES, NOWHERE
from ..state import Galaxy
from ..vocabulary.faction import HUMAN
from ..vocabulary.terrain import NEUTRON
from .gates import gates_of, super_stargate
from .ranges import ranges_at
from .reach import OUT, UNLIMITED, may_enter_neutron, reach, spread


def why_not_to(s: Galaxy, to: int, out: list[Refusal]) -> None:
    v = s.voyage
    if v.lifted >= HEXES:
        at = s.me.fleet_at[v.lifted - HEXES]
        range_left = v.fleet_ranges[v.lifted - HEXES]
    else:
        at = v.lifted
        range_left = ranges_at(v, at)[-(v.number or 1)]
    told = {"hex": ADDRESSES[to]}
    if to == at:
        out.append(Refusal("there_already", "E-66", told))
        return
    if s.layout.terrain[to] == NEUTRON and not may_enter_neutron(s, HUMAN):
        out.append(Refusal("neutron_star", "E-63", told))
        return
    if reach_unblocked(s, at, range_left)[to] != OUT:
        out.append(Refusal("gate_blocked", "E-71", told))
        return
    cost = reach(s, HUMAN, at, UNLIMITED)[to]
    if cost == OUT:
        out.append(Refusal("no_way", "E-63", told))
    else:
        out.append(Refusal("too_far", "E-60", {**told, "n": cost, "range": range_left}))


def reach_unblocked(s: Galaxy, at: int, range_left: int) -> list[int]:
    """What would be in reach if nothing blocked the gates."""
    middle = super_stargate(s, HUMAN)
    links = [star for star in s.stars_of(HUMAN) if star != middle] if middle != NOWHERE else []
    return spread(s, HUMAN, at, range_left, gates_of(s, HUMAN, unblocked=True), middle, links)
