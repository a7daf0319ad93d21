"""Where lifted ships go, and what is left of their range then (E-60 to E-70)."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_ONLY, C_TO
from ..board import ADDRESSES, HEXES, NOWHERE
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.letter import LETTER_KEYS
from .ranges import RANGE_BITS, add_ships, ranges_at, take_ship
from .reach import OUT, is_unlimited, reach
from .refusing import why_not_to
from .ships import send, send_fleet, tell_move
from .ways import rule_of_way


class Destination(EraStep):
    """Where the lifted ships go: of those outside fleets all that get there, or only some of them."""

    number = step.DESTINATION
    kind = "destination"
    rule = "E-60"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        v = s.voyage
        if v.lifted == NOWHERE:
            return
        if v.lifted >= HEXES:
            letter = v.lifted - HEXES
            at = s.me.fleet_at[letter]
            costs = reach(s, HUMAN, at, v.fleet_ranges[letter])
            out.extend([C_TO[to] for to in range(HEXES) if costs[to] != OUT and to != at])
            return
        at = v.lifted
        ranges = ranges_at(v, at)
        costs = reach(s, HUMAN, at, ranges[-1])
        least = 2 << RANGE_BITS
        for to in range(HEXES):
            cost = costs[to]
            if cost == OUT or to == at:
                continue
            least = min(least, cost)
            if v.number == 0 or ranges[-v.number] >= cost:
                out.append(C_TO[to])
        if v.number == 0:
            out.extend(C_ONLY[1 : len(ranges) - bisect_left(ranges, least)])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        v = s.voyage
        if c.verb == verb.ONLY:
            v.number = c.a
            return
        p.todo.pop()
        if v.lifted >= HEXES:
            move_fleet(s, v.lifted - HEXES, c.a)
        else:
            move_ships(s, v.lifted, c.a)
        v.lifted = NOWHERE
        v.number = 0
        if c.a in v.regrouped:
            v.regrouped.remove(c.a)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        v = s.voyage
        if v.lifted >= HEXES:
            letter = v.lifted - HEXES
            at = s.me.fleet_at[letter]
            ranges = [v.fleet_ranges[letter]]
            told = {"fleet": LETTER_KEYS[letter], "n": s.me.fleet_size[letter]}
        else:
            at = v.lifted
            ranges = ranges_at(v, at)
            told = {"fleet": "", "n": v.number or len(ranges) - bisect_left(ranges, 1)}
        return {"hex": ADDRESSES[at], "ranges": ranges, **told}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.TO:
            why_not_to(s, c.a, out)
        elif c.verb == verb.ONLY:
            out.append(Refusal("not_so_many", "E-66", {"n": c.a}))


def move_ships(s: Galaxy, at: int, to: int) -> None:
    """All ships outside fleets that get there, or as many as were named: those with the least range that suffices."""
    v = s.voyage
    ranges = ranges_at(v, at)
    cost = reach(s, HUMAN, at, ranges[-1])[to]
    rule = rule_of_way(s, HUMAN, at, to, ranges[-1]) if s.listener is not None else ""
    able = ranges[bisect_left(ranges, cost) :]
    if v.number:
        able = able[: v.number]
    all_spent = is_unlimited(s, HUMAN)
    for range_left in able:
        take_ship(v, at, range_left)
        add_ships(v, to, 1, 0 if all_spent else range_left - cost)
    send(s, HUMAN, len(able), at, to)
    tell_move(s, HUMAN, len(able), -1, at, to, rule)


def move_fleet(s: Galaxy, letter: int, to: int) -> None:
    v = s.voyage
    at = s.me.fleet_at[letter]
    range_left = v.fleet_ranges[letter]
    cost = reach(s, HUMAN, at, range_left)[to]
    rule = rule_of_way(s, HUMAN, at, to, range_left) if s.listener is not None else ""
    v.fleet_ranges[letter] = 0 if is_unlimited(s, HUMAN) else range_left - cost
    send_fleet(s, HUMAN, letter, to)
    tell_move(s, HUMAN, s.me.fleet_size[letter], letter, at, to, rule)
