"""Discs of a star of the player that is conquered may move to his others (E-176)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_PASS, C_TO
from ..board import ADDRESSES, NOWHERE
from ..era_step import EraStep
from ..growth.discs import ascend_or_return
from ..movement.reach import OUT, range_from, reach
from ..state import Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import HUMAN


def discs_in_flight(s: Galaxy, at: int) -> int:
    """How many discs of a star can be carried away when it is conquered."""
    most = 0
    for power in s.powers:
        most += power.relocated()
    return min(most, s.discs[at])


def flee(s: Galaxy, at: int) -> None:
    """Before a star is lost: those discs are set aside, and the player is asked where they go."""
    n = discs_in_flight(s, at)
    if n > 0:
        s.discs[at] -= n
        s.folk.fleeing = n
        s.folk.fled_from = at
        s.seat.todo.append(step.FLEE)


def refuges(s: Galaxy) -> list[int]:
    """The own unblocked stars within the range of ships that start where the discs were."""
    at = s.folk.fled_from
    cost = reach(s, HUMAN, at, range_from(s, HUMAN, at))
    return [to for to in s.stars_of(HUMAN) if to != at and cost[to] != OUT and not s.blocked(HUMAN, to)]


class Flee(EraStep):
    """Where a disc goes, one after the other; what is left returns to the track."""

    number = step.FLEE
    kind = "flee"
    rule = "E-176"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if s.folk.fleeing > 0:
            out.extend([C_TO[at] for at in refuges(s)])
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        folk = s.folk
        if c is C_PASS:
            ascend_or_return(s, folk.fled_from, folk.fleeing)
            folk.fleeing = 0
        else:
            folk.fleeing -= 1
            s.discs[c.a] += 1
            if s.listener is not None:
                told = {"from": ADDRESSES[folk.fled_from], "to": ADDRESSES[c.a], "left": folk.fleeing}
                s.say("flees", HUMAN, "E-176", told)
        if folk.fleeing == 0:
            folk.fled_from = NOWHERE
            p.todo.pop()

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": s.folk.fleeing, "from": ADDRESSES[s.folk.fled_from]}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.TO:
            told = {"hex": ADDRESSES[c.a]}
            if s.owner[c.a] != HUMAN:
                out.append(Refusal("not_your_star", "E-176", {"hex": ADDRESSES[c.a]}))
            elif s.blocked(HUMAN, c.a):
                out.append(Refusal("star_blocked", "E-148", {"hex": ADDRESSES[c.a]}))
            else:
                out.append(Refusal("no_refuge", "E-176", told))
