"""Where a movement result sends a unit of an automa: the hexes of each kind of target (E-219, E-220, E-224 to E-226).

Lists are in the order of hexes. None of these functions draws anything.
"""

from __future__ import annotations

from typing import Final

from ..board import DISTANCE, EVERYWHERE, MIDDLES, SECTOR_OF
from ..movement.reach import OUT, may_enter_neutron
from ..state import Galaxy
from ..vocabulary import target, terrain
from ..vocabulary.faction import HUMAN

IN_RANGE: Final = [
    target.STAR_IN_RANGE, target.FOREIGN_STAR_IN_RANGE, target.NEUTRAL_STAR_IN_RANGE, target.MOST_HOSTILE_IN_RANGE,
]  # fmt: skip


def targets(s: Galaxy, automa: int, kind: int, at: int, walking: list[int], without_here: bool) -> list[int]:
    """The hexes among which a unit in `at` chooses; none: there is no such target. `walking`: by hex what it costs to
    get there without stargates. `without_here`: the present hex does not count.
    """
    found = hexes_of(s, automa, kind, at)
    if without_here:
        found = [to for to in found if to != at]
    if kind in IN_RANGE:
        found = [to for to in found if walking[to] != OUT]
        return most_hostile(s, automa, found) if kind == target.MOST_HOSTILE_IN_RANGE else found
    return nearest(found, at)


def hexes_of(s: Galaxy, automa: int, kind: int, at: int) -> list[int]:
    """All hexes that such a target may be."""
    if kind == target.NEAREST_HUMAN_STAR:
        return s.stars_of(HUMAN)
    if kind in (target.NEAREST_STAR, target.STAR_IN_RANGE):
        return s.star_hexes()
    if kind in (target.NEAREST_FOREIGN_STAR, target.FOREIGN_STAR_IN_RANGE):
        return [to for to in s.star_hexes() if s.owner[to] != automa]
    if kind == target.NEUTRAL_STAR_IN_RANGE:
        return [to for to in s.star_hexes() if s.is_neutral(to)]
    if kind in (target.NEAREST_HOSTILE, target.MOST_HOSTILE_IN_RANGE):
        return s.hostile_hexes(automa)
    if kind == target.SECTOR_CENTRE:
        return [MIDDLES[SECTOR_OF[at]]]
    if kind == target.ESCAPE and s.is_hostile(automa, at):
        open_to_all = may_enter_neutron(s, automa)
        lies = s.layout.terrain
        return [
            to for to in EVERYWHERE if not s.is_hostile(automa, to) and (open_to_all or lies[to] != terrain.NEUTRON)
        ]
    return []


def nearest(hexes: list[int], at: int) -> list[int]:
    """Those at the smallest distance (E-219)."""
    if not hexes:
        return hexes
    least = min([DISTANCE[at][to] for to in hexes])
    return [to for to in hexes if DISTANCE[at][to] == least]


def most_hostile(s: Galaxy, automa: int, hexes: list[int]) -> list[int]:
    """Those with most hostile ships; a fleet counts with its ships (E-226)."""
    if not hexes:
        return hexes
    ships = [s.hostile_ships(automa, to) for to in hexes]
    most = max(ships)
    return [hexes[i] for i in range(len(hexes)) if ships[i] == most]
