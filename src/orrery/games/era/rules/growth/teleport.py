"""Teleporting population between own stars (E-144)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_FROM, C_TO
from ..board import ADDRESSES
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import PROPULSION
from .discs import carry_disc

TELEPORTED: Final = 0  # in growth.used
# The argument of the step: how many discs are left, times LEFT; and bits.
ANYWHERE: Final = 1  # blocked stars as well
LEFT: Final = 2


def discs_by_propulsion(s: Galaxy) -> int:
    return s.box.teleport[s.me.levels[PROPULSION]]


def may_teleport(s: Galaxy) -> bool:
    """Once a turn, if a disc can move."""
    return discs_by_propulsion(s) > 0 and TELEPORTED not in s.growth.used and bool(sources(s, False))


def ask_to_teleport(s: Galaxy, n: int, anywhere: bool) -> None:
    s.seat.todo.append(step.TELEPORT | (LEFT * n + (ANYWHERE if anywhere else 0)) << STEP_BITS)


def teleport(s: Galaxy) -> None:
    """The free action of the growth turn."""
    insort(s.growth.used, TELEPORTED)
    ask_to_teleport(s, discs_by_propulsion(s), False)


def ends(s: Galaxy, anywhere: bool) -> list[int]:
    """The own stars from and to which discs can be teleported."""
    return [at for at in s.stars_of(HUMAN) if anywhere or not s.blocked(HUMAN, at)]


def sources(s: Galaxy, anywhere: bool) -> list[int]:
    found = ends(s, anywhere)
    return [at for at in found if s.discs[at] > 0] if len(found) > 1 else []


class Teleport(EraStep):
    """From where, for one disc after another."""

    number = step.TELEPORT
    kind = "teleport"
    rule = "E-144"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        if argument < LEFT:
            return
        stars = sources(s, argument & ANYWHERE != 0)
        if stars:
            out.append(C_DONE)
            out.extend([C_FROM[at] for at in stars])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
            return
        argument = p.todo.pop() >> STEP_BITS
        p.todo.append(step.TELEPORT | (argument - LEFT) << STEP_BITS)
        p.todo.append(step.TELEPORT_TO | (2 * c.a + (argument & ANYWHERE)) << STEP_BITS)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": (p.todo[-1] >> STEP_BITS) // LEFT}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.FROM:
            refuse_end(s, c.a, out)


class TeleportTo(EraStep):
    """Where to. The argument: twice the hex it comes from, and ANYWHERE."""

    number = step.TELEPORT_TO
    kind = "teleport_to"
    rule = "E-144"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        out.extend([C_TO[at] for at in ends(s, argument & ANYWHERE != 0) if at != argument // 2])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        carry_disc(s, HUMAN, argument // 2, c.a, "E-144")

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"from": ADDRESSES[(p.todo[-1] >> STEP_BITS) // 2]}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.TO:
            refuse_end(s, c.a, out)


def refuse_end(s: Galaxy, at: int, out: list[Refusal]) -> None:
    told = {"hex": ADDRESSES[at]}
    if s.owner[at] != HUMAN:
        out.append(Refusal("not_your_star", "E-144", told))
    elif s.blocked(HUMAN, at):
        out.append(Refusal("star_blocked", "E-148", told))
    elif s.discs[at] == 0:
        out.append(Refusal("no_disc_there", "E-144", told))
