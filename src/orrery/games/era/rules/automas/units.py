"""One unit of an automa moves: a ship of the Farmers, all Slaver ships of a hex (E-217 to E-226)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import Act, entry

from ..board import ADDRESSES, DIRECTION_KEYS, DISTANCE, HEXES
from ..box.automas import Move
from ..movement.blocking import arrive, travel
from ..movement.reach import OUT, fleet_bonus, range_from, reach, reach_walking
from ..movement.ships import fleet_of_unit, fleet_unit, unit_size
from ..state import Galaxy
from ..vocabulary import act, target
from ..vocabulary.faction import FARMERS
from ..vocabulary.target import TARGET_KEYS
from .choosing import pick
from .directions import end_of_line, open_directions
from .spawning import fleets_in_order, known_letter
from .targets import IN_RANGE, targets

# A unit is a number of ships as movement/ships.py has it, times UNIT_HEXES, and its hex.
UNIT_HEXES: Final = 128
MOVE_RULES: Final = ["", "E-225", "E-226"]


class Units(Act[Galaxy]):
    """What moves is fixed when movement begins (E-217): in the order of hexes."""

    number = act.UNITS

    def act(self, s: Galaxy, argument: int) -> None:
        units = units_of(s, argument)
        s.robots.units = units
        if s.listener is not None:
            result = result_now(s, argument)
            told = {"n": len(units), "target": TARGET_KEYS[result.target], "die": s.robots.movement[argument]}
            s.say("units" if units else "no_units", argument, "E-217", told)
        s.plan(*[entry(act.UNIT, argument)] * len(units))


class Unit(Act[Galaxy]):
    """The next one goes to its target, or as near to it as it can."""

    number = act.UNIT

    def act(self, s: Galaxy, argument: int) -> None:
        unit = s.robots.units.pop(0)
        at = unit % UNIT_HEXES
        n = unit // UNIT_HEXES
        result = result_now(s, argument)
        range_left = range_of(s, argument, n, at)
        kind = result.target
        looks = kind in IN_RANGE or result.otherwise in IN_RANGE
        walking = reach_walking(s, argument, at, range_left) if looks else []
        found = [] if kind == target.DIRECTION else targets(s, argument, kind, at, walking, result.excludes_here)
        if not found and result.otherwise != target.STAY:
            kind = result.otherwise
            found = [] if kind == target.DIRECTION else targets(s, argument, kind, at, walking, result.excludes_here)
        if kind == target.DIRECTION:
            self.go_straight(s, argument, n, at, range_left)
        elif not found:
            self.stay(s, argument, n, at, kind)
        else:
            self.go(s, argument, n, at, pick(s, found), kind, range_left)

    def go(self, s: Galaxy, automa: int, n: int, at: int, wanted: int, kind: int, range_left: int) -> None:
        """E-221."""
        to = wanted
        cost = reach(s, automa, at, range_left)
        if cost[wanted] == OUT:
            to = pick(s, nearest_in_reach(cost, wanted))
        if s.listener is not None:
            told = {
                **unit_told(s, automa, n, at),
                "target": TARGET_KEYS[kind],
                "wanted": ADDRESSES[wanted],
                "to": ADDRESSES[to],
                "range": range_left,
            }
            key = "unit_goes" if to == wanted else "unit_approaches"
            s.say("unit_remains" if to == at else key, automa, MOVE_RULES[automa], told, reveals=True)
        if to != at:
            travel(s, automa, n, at, to, range_left)

    def go_straight(self, s: Galaxy, automa: int, n: int, at: int, range_left: int) -> None:
        ways = open_directions(s, automa, at, range_left)
        if not ways:
            self.stay(s, automa, n, at, target.DIRECTION)
            return
        way = pick(s, ways)
        to = end_of_line(s, automa, at, way, range_left)
        if s.listener is not None:
            told = {
                **unit_told(s, automa, n, at),
                "direction": DIRECTION_KEYS[way],
                "of": [DIRECTION_KEYS[one] for one in ways],
                "to": ADDRESSES[to],
                "range": range_left,
            }
            s.say("unit_flies", automa, "E-222", told, reveals=True)
        arrive(s, automa, n, at, to, "E-222")

    def stay(self, s: Galaxy, automa: int, n: int, at: int, kind: int) -> None:
        if s.listener is not None:
            told = {**unit_told(s, automa, n, at), "target": TARGET_KEYS[kind]}
            s.say("unit_stays", automa, MOVE_RULES[automa], told)


def result_now(s: Galaxy, automa: int) -> Move:
    table = s.box.farmer_moves if automa == FARMERS else s.box.slaver_moves
    return table[s.robots.movement[automa]]


def units_of(s: Galaxy, automa: int) -> list[int]:
    """All units in the order of hexes. After merging, a hex of the Slavers has one fleet or only miniatures."""
    f = s.factions[automa]
    found: list[int] = []
    for at in f.places():
        if automa == FARMERS:
            found.extend([UNIT_HEXES + at] * f.loose[at])
            continue
        for letter in fleets_in_order(s, at):
            found.append(fleet_unit(s, automa, letter) * UNIT_HEXES + at)
        if f.loose[at]:
            found.append(f.loose[at] * UNIT_HEXES + at)
    return found


def range_of(s: Galaxy, automa: int, n: int, at: int) -> int:
    """E-218."""
    base = range_from(s, automa, at)
    return base + fleet_bonus(s, automa, fleet_of_unit(s, automa, n, at)) if n < 0 else base


def nearest_in_reach(cost: list[int], wanted: int) -> list[int]:
    """The hexes within reach that are nearest to one that is not, in their order."""
    least = HEXES
    found: list[int] = []
    for at in range(HEXES):
        if cost[at] == OUT:
            continue
        far = DISTANCE[at][wanted]
        if far < least:
            least = far
            found = []
        if far == least:
            found.append(at)
    return found


def unit_told(s: Galaxy, automa: int, n: int, at: int) -> dict[str, object]:
    """A unit in the words of events: where it is, how many ships, whether they are a fleet, its letter if known."""
    letter = known_letter(s, fleet_of_unit(s, automa, n, at)) if n < 0 else ""
    return {"from": ADDRESSES[at], "n": unit_size(s, automa, n, at), "in_fleet": n < 0, "fleet": letter}
