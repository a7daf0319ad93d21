"""The player's movement (E-60 to E-73): one menu for all ships, and where the lifted ones go."""

from __future__ import annotations

from typing import Any

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_DONE, C_LIFT, C_LIFT_FLEET, C_SCOUT, C_VIEW
from ..board import ADDRESSES, HEXES, NOWHERE
from ..combat.ray import offer_ray, take_ray, why_no_ray
from ..era_step import EraStep
from ..menu import offer_free, take_free
from ..state import Galaxy, Seat
from ..vocabulary import act, step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.letter import LETTER_KEYS, LETTERS, D
from .fleets import offer_regrouping, take_common, views_are_used, why_not_common
from .ranges import RANGE_BITS, RANGE_MASK, add_ships, ranges_at, take_ship
from .reach import can_leave, fleet_bonus, range_from
from .scouting import is_hidden
from .viewing import has_views


class Move(Act[Galaxy]):
    """The player arranges his fleets, moves, and sees what lies under his ships."""

    number = act.MOVE

    def act(self, s: Galaxy, argument: int) -> None:
        s.say("arranges", HUMAN, "E-52", {})
        s.seat.todo.append(step.FLEETS)
        s.plan(entry(act.SAIL), entry(act.LAND))


class Sail(Act[Galaxy]):
    """Every ship gets its range (E-60, E-62); then it may move."""

    number = act.SAIL

    def act(self, s: Galaxy, argument: int) -> None:
        v = s.voyage
        f = s.me
        v.sailing = True
        v.regrouped = []
        v.ranges = []
        for at in f.places():
            if f.loose[at]:
                v.ranges.extend([at << RANGE_BITS | range_from(s, HUMAN, at, v.nebula_range)] * f.loose[at])
        v.dart = 0
        for letter in range(LETTERS):
            at = f.fleet_at[letter]
            v.fleet_ranges[letter] = 0
            if at != NOWHERE:
                bonus = fleet_bonus(s, HUMAN, letter)
                v.fleet_ranges[letter] = range_from(s, HUMAN, at, v.nebula_range) + bonus
                if letter == D:
                    v.dart = bonus
        s.seat.todo.append(step.MOVES)
        if s.listener is not None:
            s.say("sails", HUMAN, "E-60", {"n": range_from(s, HUMAN, f.places()[0]) if f.ships() else 0})


class Moves(EraStep):
    """What is lifted, or what is done besides."""

    number = step.MOVES
    kind = "moves"
    rule = "E-66"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        v = s.voyage
        ranges = v.ranges
        for i in range(len(ranges)):
            at = ranges[i] >> RANGE_BITS
            last = i + 1 == len(ranges) or ranges[i + 1] >> RANGE_BITS != at  # the one with the most range
            if last and can_leave(s, HUMAN, at, ranges[i] & RANGE_MASK):
                out.append(C_LIFT[at])
        for letter in range(LETTERS):
            if v.fleet_ranges[letter] > 0 and can_leave(s, HUMAN, s.me.fleet_at[letter], v.fleet_ranges[letter]):
                out.append(C_LIFT_FLEET[letter])
        places = s.me.places()
        offer_regrouping(s, places, out)
        for at in places:
            if s.layout.is_star[at] and is_hidden(s, at):
                out.append(C_SCOUT[at])
        if has_views(s):
            out.append(C_VIEW)
        offer_ray(s, out)
        offer_free(s, out)
        out.append(C_DONE)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
        elif c.verb == verb.LIFT:
            s.voyage.lifted = c.a
            s.voyage.number = 0
            p.todo.append(step.DESTINATION)
        elif c.verb == verb.SCOUT:
            stop_to_look(s, c.a)
            s.soon(entry(act.SCOUT, c.a))
        elif c.verb == verb.RAY:
            take_ray(s, c)
        elif not take_common(s, p, c):
            take_free(s, c)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        """By hex the ranges of the ships outside fleets, and by letter those of the fleets."""
        places = [at for at in range(HEXES) if s.me.loose[at]]
        fleets = [letter for letter in range(LETTERS) if s.me.fleet_at[letter] != NOWHERE]
        return {
            "ranges": {ADDRESSES[at]: ranges_at(s.voyage, at) for at in places},
            "fleets": {LETTER_KEYS[letter]: s.voyage.fleet_ranges[letter] for letter in fleets},
        }

    def refuse(self, s: Galaxy, p: Seat, out: list[Refusal]) -> None:
        still = [at for at in s.me.places() if s.me.loose[at] and max(ranges_at(s.voyage, at)) == 0]
        if still:
            out.append(Refusal("no_range", "E-60", {"hexes": [ADDRESSES[at] for at in still]}))
        if views_are_used(s):
            out.append(Refusal("no_views", "E-75"))

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.LIFT:
            out.append(why_not_lifted(s, c.a))
        elif c.verb == verb.SCOUT:
            told = {"hex": ADDRESSES[c.a]}
            here = s.me.has_ships_at(c.a)
            out.append(Refusal("nothing_hidden" if here else "no_ships", "E-73", told))
        elif c.verb == verb.SWAP:
            out.append(Refusal("swap_too_late", "E-53"))
        elif c.verb == verb.RAY:
            why_no_ray(s, c.a, out)
        else:
            why_not_common(s, c, out)


def why_not_lifted(s: Galaxy, lifted: int) -> Refusal:
    if lifted >= HEXES:
        letter = lifted - HEXES
        told = {"fleet": LETTER_KEYS[letter]}
        if s.me.fleet_at[letter] == NOWHERE:
            return Refusal("no_fleet", "E-66", told)
        return Refusal("no_range" if s.voyage.fleet_ranges[letter] == 0 else "no_way", "E-60", told)
    told = {"hex": ADDRESSES[lifted]}
    ranges = ranges_at(s.voyage, lifted)
    if not ranges:
        return Refusal("no_ships", "E-66", told)
    return Refusal("no_range" if ranges[-1] == 0 else "no_way", "E-60", told)


def stop_to_look(s: Galaxy, at: int) -> None:
    """E-73: looking ends the movement of a ship. It is one that cannot move any more, if there is any, then the ship
    outside fleets with the least range, then the fleet with the least.
    """
    v = s.voyage
    fleets = s.me.fleets_at(at)
    for letter in fleets:
        if v.fleet_ranges[letter] == 0:
            return
    ranges = ranges_at(v, at)
    if ranges:
        take_ship(v, at, ranges[0])
        add_ships(v, at, 1, 0)
        return
    least = fleets[0]
    for letter in fleets:
        if v.fleet_ranges[letter] < v.fleet_ranges[least]:
            least = letter
    v.fleet_ranges[least] = 0
