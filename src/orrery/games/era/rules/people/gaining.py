"""More stars by star people (E-176): further ones of the same action, and free actions of their own."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_PASS, C_TAKE
from ..board import ADDRESSES
from ..era_step import EraStep
from ..growth.taking import take_star
from ..growth.ways import can_take, options_at
from ..points import award
from ..state import Galaxy, Seat
from ..vocabulary import option, source, star, step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.option import OPTION_KEYS, OPTIONS

MOST_MORE: Final = 9  # further stars of one action


def stars_for(s: Galaxy, way: int) -> list[int]:
    """Where the player can take a star in this way."""
    return [
        at
        for at in s.star_hexes()
        if s.me.has_ships_at(at) and way in options_at(s, HUMAN, at) and can_take(s, HUMAN, at, way)
    ]


def after_gaining(s: Galaxy, way: int) -> None:
    """A Gain Star was done: star people may go on with it, or have another action with it."""
    for power in s.powers:
        if way == option.ADVANCE:
            ask_for_more(s, option.ADVANCE, power.advanced_stars() - 1)
        ask_for_more(s, option.ALLY, power.extra_allies())
        if way == option.LIBERATE:
            award(s, source.PEOPLE, power.liberation_dp(), "E-176", "liberation")


def ask_for_more(s: Galaxy, way: int, n: int) -> None:
    if n > 0:
        s.seat.todo.append(step.MORE_STARS | (way + OPTIONS * n) << STEP_BITS)


class MoreStars(EraStep):
    """Another star in the same way, or none. The argument: the way, and OPTIONS times how many."""

    number = step.MORE_STARS
    kind = "more_stars"
    rule = "E-176"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        way = argument % OPTIONS
        if argument >= OPTIONS:
            out.extend([C_TAKE[way][at] for at in stars_for(s, way)])
        if out:
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        if c is not C_PASS:
            p.todo.append(step.MORE_STARS | (argument - OPTIONS) << STEP_BITS)
            gain(s, c.a, c.b)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        return {"way": OPTION_KEYS[argument % OPTIONS], "n": argument // OPTIONS}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        way = (p.todo[-1] >> STEP_BITS) % OPTIONS
        if c.verb == verb.TAKE:
            told = {"hex": ADDRESSES[c.a], "way": OPTION_KEYS[c.b], "only": OPTION_KEYS[way]}
            out.append(Refusal("no_more_star" if c.b == way else "only_this_way", "E-176", told))


def gain(s: Galaxy, at: int, way: int) -> None:
    if way == option.ADVANCE:
        advance(s, at)
    else:
        take_star(s, HUMAN, at, way, "E-176")


def advance(s: Galaxy, at: int) -> None:
    """A primitive star becomes an advanced neutral one."""
    seen = s.faces_seen[at]
    s.counters[at] = star.ADVANCED
    s.faces_seen[at] = True
    if s.listener is not None:
        s.say("advances", HUMAN, "E-176", {"hex": ADDRESSES[at]}, reveals=not seen)


# Free actions of the growth turn.


def free_colonies(s: Galaxy) -> list[int]:
    """Stars that the player can colonize with what is left of such free actions."""
    if s.people_left == 0:
        return []
    for power in s.powers:
        if power.free_colonies() > 0:
            return stars_for(s, option.COLONIZE)
    return []


def colonize(s: Galaxy, at: int) -> None:
    s.people_left -= 1
    if s.listener is not None:
        s.say("free_colony", HUMAN, "E-176", {"hex": ADDRESSES[at], "left": s.people_left})
    take_star(s, HUMAN, at, option.COLONIZE, "E-176")
