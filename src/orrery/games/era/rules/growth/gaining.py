"""Gain Star, the player's action: which star, and in what way (E-126 to E-131)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_PASS, C_TAKE
from ..board import ADDRESSES, CENTRE, SECTOR_OF
from ..diplomacy import declare_war
from ..era_step import EraStep
from ..people.gaining import advance, after_gaining
from ..scoring.story import on_gained
from ..state import Galaxy, Seat
from ..vocabulary import option, star, step, verb
from ..vocabulary.faction import FACTION_KEYS, HUMAN, NOBODY
from ..vocabulary.option import OPTION_KEYS
from .taking import take_star
from .ways import can_take, options_at, ships_needed, strength_at, why_not

# The argument of the step: for how many each ship counts, times TIMES; and bits.
OPTIONAL: Final = 1  # it may be left
CENTRE_ONLY: Final = 2  # in the centre sector
TIMES: Final = 4
PROMISED: Final = 1  # in growth.used, and for how many each ship counts: the growth turn begins with a free one


def ask_to_gain(s: Galaxy, optional: bool, centre_only: bool = False, times: int = 1) -> None:
    """Let the player take a star, if there is one that can be taken."""
    argument = (OPTIONAL if optional else 0) + (CENTRE_ONLY if centre_only else 0) + TIMES * times
    s.seat.todo.append(step.GAIN | argument << STEP_BITS)


def promise_centre_star(s: Galaxy, times: int) -> None:
    """A star of the centre sector, with which the growth turn will begin (E-187)."""
    insort(s.growth.used, PROMISED + times)


def keep_promise(s: Galaxy) -> None:
    for used in s.growth.used:
        if used > PROMISED:
            s.growth.used.remove(used)
            ask_to_gain(s, optional=True, centre_only=True, times=used - PROMISED)
            return


def takeable(s: Galaxy, centre_only: bool = False, times: int = 1) -> list[Choice]:
    """Every star that the player can take now, in every way."""
    found: list[Choice] = []
    for at in s.star_hexes():
        if s.owner[at] == HUMAN or not s.me.has_ships_at(at) or (centre_only and SECTOR_OF[at] != CENTRE):
            continue
        for way in options_at(s, HUMAN, at):
            if can_take(s, HUMAN, at, way, times):
                found.append(C_TAKE[way][at])
    return found


class Gain(EraStep):
    number = step.GAIN
    kind = "gain"
    rule = "E-126"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        out.extend(takeable(s, argument & CENTRE_ONLY != 0, argument // TIMES))
        if out and argument & OPTIONAL:
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        if c is not C_PASS:
            gain_star(s, c.a, c.b)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        return {"free": argument & OPTIONAL != 0, "centre": argument & CENTRE_ONLY != 0, "times": argument // TIMES}

    def refuse(self, s: Galaxy, p: Seat, out: list[Refusal]) -> None:
        refuse_stars(s, (p.todo[-1] >> STEP_BITS) // TIMES, out)

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.TAKE:
            refuse_star(s, c.a, c.b, (p.todo[-1] >> STEP_BITS) // TIMES, out)


def gain_star(s: Galaxy, at: int, way: int) -> None:
    """One Gain Star action of the player; at peace it begins with a declaration of war (E-131)."""
    owner = s.owner[at]
    if owner != NOBODY and not s.at_war(HUMAN, owner):
        declare_war(s, HUMAN, owner, "E-131")
    if way == option.ADVANCE:
        advance(s, at)
    else:
        take_star(s, HUMAN, at, way, "E-126")
    on_gained(s)
    after_gaining(s, way)


def refuse_stars(s: Galaxy, times: int, out: list[Refusal]) -> None:
    """The stars where the player has ships and which he cannot take."""
    for at in s.star_hexes():
        if s.owner[at] != HUMAN and s.me.has_ships_at(at):
            ways = options_at(s, HUMAN, at)
            for way in ways:
                refuse_star(s, at, way, times, out)
            if not ways and s.counters[at] == star.PRIMITIVE:
                out.append(Refusal("primitive", "E-128", {"hex": ADDRESSES[at]}))


def refuse_star(s: Galaxy, at: int, way: int, times: int, out: list[Refusal]) -> None:
    told: dict[str, Any] = {"hex": ADDRESSES[at], "way": OPTION_KEYS[way]}
    if s.is_neutral(at) and not s.me.has_ships_at(at):  # the counter may not be known, and so the way
        out.append(Refusal("no_ship_there", "E-126", told))
        return
    if way not in options_at(s, HUMAN, at):
        out.append(Refusal("not_this_way", "E-127", told))
        return
    rule = why_not(s, HUMAN, at, way, times)
    if rule == "E-126":
        out.append(Refusal("no_ship_there", rule, told))
    elif rule in ("E-130", "E-131"):
        out.append(Refusal("star_blocked", rule, told))
    elif rule in ("E-79", "E-80"):
        told["faction"] = FACTION_KEYS[s.owner[at]]
        out.append(Refusal("at_peace", rule, told))
    elif rule == "E-127":
        told["needed"] = ships_needed(s, HUMAN, at, way)
        told["n"] = strength_at(s, HUMAN, at, way, times)
        out.append(Refusal("too_few_ships", rule, told))
    elif rule == "E-151":
        out.append(Refusal("no_disc", rule, told))
