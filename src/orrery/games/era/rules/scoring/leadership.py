"""The goal Leadership at the end of an era: whose ship goes on its tile (E-180, E-181)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_GIVE
from ..automas.choosing import pick
from ..board import ADDRESSES, HEXES
from ..era_step import EraStep
from ..movement.ships import free_miniatures, remove_ships
from ..state import Galaxy, Seat
from ..vocabulary import act, step, verb
from ..vocabulary.faction import HUMAN, SLAVERS


def points_needed(s: Galaxy) -> int:
    """With which the player leads at the end of this era."""
    return s.box.leadership[s.story][s.era]


class Lead(Act[Galaxy]):
    number = act.LEAD

    def act(self, s: Galaxy, argument: int) -> None:
        leader = HUMAN if s.total() >= points_needed(s) else SLAVERS
        if s.listener is not None:
            s.say("leads", leader, "E-180", {"n": points_needed(s), "total": s.total(), "era": s.era + 1})
        if free_miniatures(s, leader) > 0:
            s.on_tile[leader] += 1
        elif leader == HUMAN:
            s.seat.todo.append(step.LEAD_SHIP)
        else:
            give(s, SLAVERS, pick(s, ships_outside_fleets(s)))


def ships_outside_fleets(s: Galaxy) -> list[int]:
    """The hex of each Slaver ship outside fleets."""
    found: list[int] = []
    for at in range(HEXES):
        found.extend([at] * s.slavers.loose[at])
    return found


def give(s: Galaxy, faction: int, at: int) -> None:
    """A ship leaves the board for the tile."""
    remove_ships(s, faction, at, 1)
    s.on_tile[faction] += 1
    if s.listener is not None:
        s.say("gives_ship", faction, "E-181", {"hex": ADDRESSES[at]}, reveals=faction != HUMAN)


class LeadShip(EraStep):
    """Which ship, when the supply has none: the player has ships outside fleets then."""

    number = step.LEAD_SHIP
    kind = "lead_ship"
    rule = "E-181"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for at in range(HEXES):
            if s.me.loose[at] > 0:
                out.append(C_GIVE[at])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        give(s, HUMAN, c.a)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"era": s.era + 1}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.GIVE:
            out.append(Refusal("no_ship_outside", "E-181", {"hex": ADDRESSES[c.a]}))
