"""An automa jumps where the player has ships: a STS player may declare war on the spot and block it (E-71)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_PASS, C_WAR
from ..board import ADDRESSES, DISTANCE, NOWHERE
from ..diplomacy import declare_war, may_attack
from ..era_step import EraStep
from ..state import UNBLOCKABLE, Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import FACTION_KEYS, HUMAN
from ..vocabulary.field import SPIRITUALITY
from .reach import is_unlimited
from .ships import send, tell_move, unit_size
from .ways import way


def travel(s: Galaxy, automa: int, n: int, at: int, to: int, range_left: int) -> None:
    """A unit of an automa moves to a hex in its reach, with the event `moves`. `n`: ships outside fleets, or a fleet
    (ships.fleet_unit), or WHOLE_HEX: all its ships there.

    If the player may block a jump on its way he is asked first: after this call the caller's act has to end.
    """
    near = stops_at(s, automa, at, to, range_left)
    if near == NOWHERE:
        arrive(s, automa, n, at, to, "E-221")
        return
    s.seat.asked = [automa, n, at, to, near]
    s.seat.todo.append(step.BLOCK_GATE)


def stops_at(s: Galaxy, automa: int, at: int, to: int, range_left: int) -> int:
    """Where a unit would stop if the player blocked its jump; NOWHERE: he cannot."""
    if not may_attack(s, automa) or is_unlimited(s, automa) or s.factions[automa].levels[SPIRITUALITY] >= UNBLOCKABLE:
        return NOWHERE
    hexes = way(s, automa, at, to, range_left)
    for i in range(1, len(hexes)):
        near = hexes[i - 1]
        far = hexes[i]
        if DISTANCE[near][far] > 1 and (s.me.has_ships_at(near) or s.me.has_ships_at(far)):
            return near
    return NOWHERE


def arrive(s: Galaxy, automa: int, n: int, at: int, to: int, rule: str) -> None:
    ships = unit_size(s, automa, n, at)
    if at != to:
        send(s, automa, n, at, to)
        tell_move(s, automa, ships, -1, at, to, rule)


class BlockGate(EraStep):
    """Whether the player declares war to block the jump; seat.asked: automa, ships, from, to, where it would stop."""

    number = step.BLOCK_GATE
    kind = "block_gate"
    rule = "E-71"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        choice = C_WAR[p.asked[0]]
        if choice is not None:
            out.append(choice)
        out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        automa, n, at, to, near = p.asked
        p.asked = []
        if c is C_PASS:
            arrive(s, automa, n, at, to, "E-221")
            return
        declare_war(s, HUMAN, automa, "E-71")
        if s.listener is not None:
            s.say("gate_blocked", automa, "E-71", {"from": ADDRESSES[near], "to": ADDRESSES[to]})
        arrive(s, automa, n, at, near, "E-71")

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        automa, n, at, to, near = p.asked
        ships = unit_size(s, automa, n, at)
        hexes = {"from": ADDRESSES[at], "to": ADDRESSES[to], "stop": ADDRESSES[near]}
        return {"faction": FACTION_KEYS[automa], "n": ships, **hexes}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.WAR:
            out.append(Refusal("other_faction_jumps", "E-71", {"faction": FACTION_KEYS[p.asked[0]]}))
