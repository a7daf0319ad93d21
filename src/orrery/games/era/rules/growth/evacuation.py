"""The home star moves: because it is taken, or because the player wants it (E-145, E-146)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_HOME
from ..board import ADDRESSES, HEXES, HOME, NOWHERE, SECTOR_OF
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import star, step, terrain, verb
from ..vocabulary.faction import FACTIONS, HUMAN, NOBODY
from .discs import empty_if_left, put_discs, take_back
from .reserve import offer_reserve

VOLUNTARY: Final = 0
FORCED: Final = 1
EVACUATED: Final = 1  # in growth.used


def evacuate(s: Galaxy, forced: bool) -> None:
    """Ask where the home star goes."""
    s.seat.todo.append(step.EVACUATE | (FORCED if forced else VOLUNTARY) << STEP_BITS)


def may_evacuate(s: Galaxy) -> bool:
    """E-146: once a turn, while hostile ships are at the home star."""
    return s.home != NOWHERE and EVACUATED not in s.growth.used and s.is_hostile(HUMAN, s.home)


def new_homes(s: Galaxy) -> list[int]:
    """The own unblocked stars with the largest population; without any, the hexes of E-145."""
    stars = [at for at in s.stars_of(HUMAN) if at != s.home and not s.blocked(HUMAN, at)]
    if stars:
        most = max(s.discs[at] for at in stars)
        return [at for at in stars if s.discs[at] == most]
    plain = [at for at in range(HEXES) if SECTOR_OF[at] == HOME and s.layout.terrain[at] == terrain.EMPTY]
    plain = [at for at in plain if at != s.home]
    free = [at for at in plain if not any(s.factions[faction].has_ships_at(at) for faction in range(FACTIONS))]
    return free or plain


class Evacuate(EraStep):
    """The argument: FORCED or VOLUNTARY."""

    number = step.EVACUATE
    kind = "evacuate"
    rule = "E-145"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        out.extend([C_HOME[at] for at in new_homes(s)])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        forced = p.todo.pop() >> STEP_BITS == FORCED
        before = s.home
        to = c.a
        discs = s.discs[to]
        take_back(s, HUMAN, to, discs)
        s.owner[to] = HUMAN
        s.home = to
        if s.listener is not None:
            told = {"from": ADDRESSES[before] if before != NOWHERE else "", "to": ADDRESSES[to], "n": discs}
            s.say("evacuates", HUMAN, "E-145" if forced else "E-146", told)
        if forced:
            return
        insort(s.growth.used, EVACUATED)
        leave_behind(s, before)
        offer_reserve(s, evacuated=True)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        forced = p.todo[-1] >> STEP_BITS == FORCED
        return {"forced": forced, "from": ADDRESSES[s.home] if s.home != NOWHERE else ""}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.HOME:
            return
        told = {"hex": ADDRESSES[c.a]}
        if s.owner[c.a] != HUMAN or c.a == s.home:
            out.append(Refusal("no_place_for_home", "E-145", told))
        elif s.blocked(HUMAN, c.a):
            out.append(Refusal("star_blocked", "E-148", told))
        else:
            out.append(Refusal("not_the_largest", "E-145", told))


def leave_behind(s: Galaxy, at: int) -> None:
    """E-146: a disc stays on the old place. Where there is no star, nothing stays."""
    if s.layout.is_star[at]:
        if s.me.track > 0:
            put_discs(s, HUMAN, at, 1)
    else:
        take_back(s, HUMAN, at, s.discs[at])
        s.owner[at] = NOBODY
        s.counters[at] = star.NONE
    empty_if_left(s, at)
