"""Phase IV: Produce (R-56 to R-59)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_DONE, C_PRODUCE, C_USE
from ..pieces import GRAY, label
from ..places import distinct, in_phase, take_worker
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import phase, step, verb


def capacity(p: Empire) -> int:
    """How many goods each of this player's worlds may hold (R-57, R-99)."""
    goods = 1
    for power in p.powers.capacities:
        goods = power.goods
    return goods


def room_on(p: Empire, world: int) -> int:
    """How many goods lie on a world at most. Of base tiles there can be several alike, which count as one (V-51)."""
    return capacity(p) * p.worlds.count(world)


def must_produce(s: Galaxy, p: Empire) -> bool:
    """Whether some world of this player lacks a good. A further one by a power is never forced (R-57, R-99)."""
    for side in p.worlds:
        if s.box.colour[side] != GRAY and p.goods_on.count(side) < p.worlds.count(side):
            return True
    return False


def has_room(s: Galaxy, p: Empire) -> bool:
    for side in p.worlds:
        if s.box.colour[side] != GRAY and p.goods_on.count(side) < room_on(p, side):
            return True
    return False


def offer_room(s: Galaxy, p: Empire, looks: list[int], out: list[Choice]) -> None:
    """Dice of these looks, on each world that has room."""
    room = capacity(p)
    for side in p.worlds:
        if s.box.colour[side] != GRAY and p.goods_on.count(side) < room * p.worlds.count(side):
            for look in looks:
                choice = C_PRODUCE[look][side]
                if choice not in out:
                    out.append(choice)


class Produce(RollStep):
    """A producer becomes a good on a world that has room; any colour on any but a gray world (R-56)."""

    number = step.PRODUCE
    kind = "produce"
    rule = "R-56"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        looks = distinct(s.box, in_phase(p, phase.PRODUCE))
        if looks:
            offer_room(s, p, looks, out)
            if out and capacity(p) > 1 and not must_produce(s, p):
                out.append(C_DONE)
        for power in p.powers.citizens_to_goods:
            if p.more.citizens_used == 0 and p.citizenry and has_room(s, p):
                if not out:
                    out.append(C_DONE)
                out.append(C_USE[power.side])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.DONE:
            p.todo.pop()
            return
        if c.verb == verb.USE:
            p.moved = 0
            p.todo.append(step.CITIZENS)
            return
        die = take_worker(s.box, p, c.a, phase.PRODUCE)
        p.goods.append(die)
        p.goods_on.append(c.b)
        if s.listener is not None:
            s.say("produce", p.seat, "R-56", {"die": label(die), "tile": s.box.sides[c.b].key})
        for power in p.powers.produced:
            if power.world_colours >> s.box.colour[c.b] & 1:
                s.earn_by(p, power.side, power.credits)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"n": len(in_phase(p, phase.PRODUCE)) + len(p.virtual)}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        room = capacity(p)
        for side in p.worlds:
            tile = s.box.sides[side].key
            if s.box.colour[side] == GRAY:
                out.append(Refusal("gray_world", "R-54", {"tile": tile}))
            elif p.goods_on.count(side) >= room_on(p, side):
                out.append(Refusal("world_full", "R-99" if room > 1 else "R-57", {"tile": tile, "goods": room}))
        if must_produce(s, p) and in_phase(p, phase.PRODUCE):
            out.append(Refusal("must_produce", "R-57"))
        for power in p.powers.citizens_to_goods:
            if p.more.citizens_used:
                out.append(Refusal("power_used", "V-18", {"tile": s.box.sides[power.side].key}))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        if c.verb != verb.PRODUCE:
            return "R-57"
        full = c.b in p.worlds and p.goods_on.count(c.b) >= room_on(p, c.b)
        return "R-56" if not full else "R-99" if capacity(p) > 1 else "R-57"
