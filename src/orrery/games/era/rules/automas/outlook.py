"""What the automas may do by a result of their dice, seen from now: for texts and players, outside the hot path.

All of it can be asked of a view. Nothing is drawn, nothing changes.
"""

from __future__ import annotations

from typing import Final

from ..growth.ways import options_at, why_not
from ..movement.reach import OUT, fleet_bonus, range_from, reach, reach_walking
from ..state import Galaxy
from ..vocabulary import sentence, star, target
from ..vocabulary.faction import FARMERS, HUMAN, SLAVERS
from ..vocabulary.letter import D
from .directions import end_of_line, open_directions
from .spawning import spawned_ships
from .targets import targets
from .units import nearest_in_reach


class Prospect:
    """A unit: its hex, its ships (of the Farmers: how many that move singly), the hexes that it may want, all where it
    may end.
    """

    __slots__ = ("at", "ends", "n", "wanted")

    def __init__(self, at: int, n: int, wanted: list[int], ends: list[int]) -> None:
        self.at: Final = at
        self.n: Final = n
        self.wanted: Final = wanted
        self.ends: Final = ends


def moves(s: Galaxy, automa: int, die: int) -> list[Prospect]:
    """Where the ships of an automa go by this die, by hex. War is reckoned with where the result declares it."""
    box = s.box
    result = (box.farmer_moves if automa == FARMERS else box.slaver_moves)[die]
    c = s.clone()
    if result.declares_war and not s.ledger.no_war:
        c.wars[automa] = True
    f = c.factions[automa]
    found: list[Prospect] = []
    for at in f.places():
        range_left = range_from(c, automa, at)
        if f.fleets_at(at) == [D]:  # what stands beside it joins it first (E-215)
            range_left += fleet_bonus(c, automa, D)
        kind = result.target
        walking = reach_walking(c, automa, at, range_left)
        wanted = wanted_by(c, automa, kind, at, walking, result.excludes_here)
        if not wanted and kind != target.DIRECTION:
            kind = result.otherwise
            wanted = wanted_by(c, automa, kind, at, walking, result.excludes_here)
        if kind == target.DIRECTION:
            ends = [end_of_line(c, automa, at, way, range_left) for way in open_directions(c, automa, at, range_left)]
        else:
            ends = ends_of(c, automa, at, wanted, range_left)
        found.append(Prospect(at, f.ships_at(at), wanted, sorted(set(ends)) or [at]))
    return found


def wanted_by(s: Galaxy, automa: int, kind: int, at: int, walking: list[int], without_here: bool) -> list[int]:
    if kind in (target.DIRECTION, target.STAY):
        return []
    return targets(s, automa, kind, at, walking, without_here)


def ends_of(s: Galaxy, automa: int, at: int, wanted: list[int], range_left: int) -> list[int]:
    """E-221."""
    cost = reach(s, automa, at, range_left)
    found: list[int] = []
    for to in wanted:
        found.extend([to] if cost[to] != OUT else nearest_in_reach(cost, to))
    return found


def stars_in_danger(s: Galaxy, die: int) -> list[int]:
    """The player's stars that the Slavers could take now if they rolled this for their growth (E-237, E-239)."""
    at_war = s.wars[SLAVERS]
    neutral = any(can_be_taken(s, at) for at in s.star_hexes() if s.is_neutral(at))
    found: list[int] = []
    for said in s.box.slaver_growth[die]:
        if said.kind != sentence.GAIN or not (at_war or (said.declares_war and not s.ledger.no_war)):
            continue
        if said.stars_of == sentence.NEUTRAL_STARS and neutral:
            continue  # those come first
        found.extend([at for at in s.stars_of(HUMAN) if can_be_taken(s, at)])
    return found


def can_be_taken(s: Galaxy, at: int) -> bool:
    """As far as is known: a face-down star is not reckoned with."""
    if not s.factions[SLAVERS].has_ships_at(at) or s.counters[at] == star.UNKNOWN:
        return False
    ways = options_at(s, SLAVERS, at)
    return bool(ways) and why_not(s, SLAVERS, at, ways[0]) == ""


def ships_at_wormhole(s: Galaxy, automa: int) -> int:
    """How many ships an automa would spawn at a wormhole now (E-247, E-249)."""
    return s.box.automas[FARMERS - 1].spawned if automa == FARMERS else spawned_ships(s)
