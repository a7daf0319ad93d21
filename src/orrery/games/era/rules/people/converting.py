"""Ships that become population, and population that becomes ships (E-176)."""

from __future__ import annotations

from bisect import insort
from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_FROM, C_MELT, C_MELT_FLEET
from ..board import ADDRESSES, HEXES
from ..era_step import EraStep
from ..growth.discs import empty_if_left, take_back
from ..growth.placing import YARDS, ask_to_place
from ..movement.gates import owned_relic
from ..movement.ships import remove_ships
from ..state import Galaxy, Seat
from ..vocabulary import relic_kind, step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.letter import LETTER_KEYS

# With Grow Population.


def stars_to_melt_at(s: Galaxy) -> int:
    """At how many stars a ship can become a bonus disc in one action."""
    most = 0
    for power in s.powers:
        most += power.stars_with_ships_into_discs()
    return most


def melting_stars(s: Galaxy) -> list[int]:
    """The own unblocked stars with a ship of the player that have no bonus disc from a ship yet, nor one from the
    Ancient Pyramids (E-124).
    """
    own = owned_relic(s, HUMAN, relic_kind.PYRAMIDS)
    return [
        at
        for at in s.stars_of(HUMAN)
        if at != own and s.me.has_ships_at(at) and at not in s.folk.melted and not s.blocked(HUMAN, at)
    ]


def ask_to_melt(s: Galaxy) -> None:
    if stars_to_melt_at(s) > 0:
        s.seat.todo.append(step.MELT)


class Melt(EraStep):
    """Which ships become bonus discs: at a star one outside fleets, or one of a fleet."""

    number = step.MELT
    kind = "melt"
    rule = "E-176"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if len(s.folk.melted) >= stars_to_melt_at(s):
            return
        for at in melting_stars(s):
            if s.me.loose[at]:
                out.append(C_MELT[at])
            out.extend([C_MELT_FLEET[letter] for letter in s.me.fleets_at(at)])
        if out:
            out.append(C_DONE)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
            return
        at = c.a if c.a < HEXES else s.me.fleet_at[c.a - HEXES]
        fleet = ""
        if c.a < HEXES:
            remove_ships(s, HUMAN, at, 1)
        else:
            fleet = LETTER_KEYS[c.a - HEXES]
            s.me.shrink(c.a - HEXES, 1)
        insort(s.folk.melted, at)
        if s.listener is not None:
            s.say("melts", HUMAN, "E-176", {"hex": ADDRESSES[at], "fleet": fleet})

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": stars_to_melt_at(s) - len(s.folk.melted)}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.MELT and c.a < HEXES:
            told = {"hex": ADDRESSES[c.a]}
            if s.owner[c.a] != HUMAN:
                out.append(Refusal("not_your_star", "E-176", told))
            elif c.a in s.folk.melted:
                out.append(Refusal("bonus_there", "E-176", told))
            elif s.blocked(HUMAN, c.a):
                out.append(Refusal("star_blocked", "E-148", told))
            elif c.a == owned_relic(s, HUMAN, relic_kind.PYRAMIDS):
                out.append(Refusal("bonus_there", "E-124", told))
            else:
                out.append(Refusal("no_ship_there", "E-176", told))


# With Build Ships.


def ships_for_disc(s: Galaxy) -> int:
    found = 0
    for power in s.powers:
        found += power.ships_for_disc()
    return found


def discs_to_recast(s: Galaxy) -> list[int]:
    """The own unblocked stars with discs."""
    return [at for at in s.stars_of(HUMAN) if s.discs[at] > 0 and not s.blocked(HUMAN, at)]


def build_with_discs(s: Galaxy, n: int) -> None:
    """So many ships are built; if star people can make ships of discs, they are asked first."""
    if ships_for_disc(s) > 0:
        s.seat.todo.append(step.RECAST | n << STEP_BITS)
    else:
        ask_to_place(s, n, YARDS)


class Recast(EraStep):
    """From which star a disc becomes ships, one after the other. The argument: how many ships there are to place."""

    number = step.RECAST
    kind = "recast"
    rule = "E-176"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        out.append(C_DONE)
        out.extend([C_FROM[at] for at in discs_to_recast(s)])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        n = p.todo.pop() >> STEP_BITS
        if c is C_DONE:
            ask_to_place(s, n, YARDS)
            return
        more = ships_for_disc(s)
        take_back(s, HUMAN, c.a, 1)
        if s.listener is not None:
            told = {"hex": ADDRESSES[c.a], "n": more, "left": s.population(c.a), "ships": n + more}
            s.say("recasts", HUMAN, "E-176", told)
        empty_if_left(s, c.a)
        p.todo.append(step.RECAST | (n + more) << STEP_BITS)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": p.todo[-1] >> STEP_BITS, "each": ships_for_disc(s)}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.FROM:
            told = {"hex": ADDRESSES[c.a]}
            if s.owner[c.a] != HUMAN:
                out.append(Refusal("not_your_star", "E-176", told))
            elif s.discs[c.a] == 0:
                out.append(Refusal("no_disc_there", "E-176", told))
            else:
                out.append(Refusal("star_blocked", "E-148", told))
