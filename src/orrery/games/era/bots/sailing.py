"""The player's movement: which ships go to which targets, and the answers that send them there."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.board import DISTANCE, HEXES, NOWHERE
from orrery.games.era.rules.movement.ranges import ranges_at
from orrery.games.era.rules.movement.reach import OUT, reach
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.field import PROPULSION
from orrery.games.era.rules.vocabulary.letter import LETTERS

from . import weights
from .hunting import fight_worth
from .outlook import Outlook
from .targets import GAIN, HUNT, Target, targets_of

FAR: Final = 60  # of unlimited range
GAINS: Final = 2  # stars that are usually taken in a round
LOOSE: Final = -1


class Unit:
    """Ships that are in one place: `n` outside fleets, or a fleet. `now`: by hex what it costs to get there in this
    round. Later rounds are reckoned by distance alone.
    """

    __slots__ = ("at", "letter", "n", "now", "range_left")

    def __init__(self, s: Galaxy, at: int, letter: int, n: int, range_left: int) -> None:
        self.at: Final = at
        self.letter: Final = letter
        self.n = n
        self.range_left: Final = range_left
        self.now: Final = reach(s, HUMAN, at, range_left)

    def turns(self, to: int, per_round: int) -> int:
        """In how many rounds it is there: 0, this is where it is; 1, in this one."""
        if to == self.at:
            return 0
        if self.now[to] != OUT:
            return 1
        return 1 + max(1, (DISTANCE[self.at][to] - self.range_left + per_round - 1) // per_round)


class Order:
    """So many ships of a unit go to a target, and to `to` in this round."""

    __slots__ = ("n", "to", "unit", "value")

    def __init__(self, unit: Unit, n: int, to: int, value: float) -> None:
        self.unit: Final = unit
        self.n: Final = n
        self.to: Final = to
        self.value: Final = value


def units_of(s: Galaxy) -> list[Unit]:
    found: list[Unit] = []
    f = s.me
    v = s.voyage
    for at in f.places():
        by_range: list[int] = []
        for range_left in ranges_at(v, at):
            by_range.append(range_left)
        i = 0
        while i < len(by_range):  # ships alike
            n = by_range.count(by_range[i])
            found.append(Unit(s, at, LOOSE, n, by_range[i]))
            i += n
    for letter in range(LETTERS):
        if f.fleet_at[letter] != NOWHERE:
            found.append(Unit(s, f.fleet_at[letter], letter, f.fleet_size[letter], v.fleet_ranges[letter]))
    return found


def orders_of(o: Outlook) -> list[Order]:
    """The best use of a ship first, and so on until all have one."""
    s = o.s
    per_round = min(s.box.range[s.me.levels[PROPULSION]], FAR)
    units = units_of(s)
    wanted = targets_of(o)
    orders: list[Order] = []
    taken = 0
    while True:
        best = 0.0
        best_unit: Unit | None = None
        best_target: Target | None = None
        for target in wanted:
            for unit in units:
                value = use_of(o, unit, target, unit.turns(target.at, per_round))
                if target.kind == GAIN and taken >= GAINS:
                    value *= weights.CROWDED
                if value > best:
                    best = value
                    best_unit = unit
                    best_target = target
        if best_unit is None or best_target is None:
            return orders
        wanted.remove(best_target)
        all_of_it = best_unit.letter != LOOSE or best_target.kind == HUNT
        n = best_unit.n if all_of_it else best_target.needed
        best_unit.n -= n
        turns = best_unit.turns(best_target.at, per_round)
        to = best_target.at if turns <= 1 else way_point(o, best_unit, best_target.at)
        orders.append(Order(best_unit, n, to, best))
        if best_target.kind == GAIN and turns <= 1:
            taken += 1


def use_of(o: Outlook, unit: Unit, target: Target, turns: int) -> float:
    """What each ship of a unit brings at a target, where it is in so many rounds."""
    if unit.n == 0 or unit.n < target.needed or turns > o.rounds + 1:
        return 0.0
    later = 1.0
    for _ in range(turns - 1):
        later *= weights.LATER
    if target.kind == HUNT:
        return fight_worth(o, unit.letter, unit.n, target.at) * later / unit.n
    if unit.letter != LOOSE and target.kind != GAIN:
        return 0.0
    return target.value * later / target.needed + (weights.STAY if turns == 0 else 0.0)


def way_point(o: Outlook, unit: Unit, to: int) -> int:
    """Where to stop on the way: the nearest to it that is in reach, without enemies."""
    s = o.s
    best = unit.at
    least = DISTANCE[unit.at][to]
    for at in range(HEXES):
        if unit.now[at] != OUT and DISTANCE[at][to] < least and not s.is_hostile(HUMAN, at):
            least = DISTANCE[at][to]
            best = at
    return best
