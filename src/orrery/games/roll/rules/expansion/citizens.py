"""Habitat Terraforming: dice of the Citizenry become goods (V-18, D-30)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_DONE
from ..phases.produce import capacity, offer_room, room_on
from ..pieces import BLANK, GRAY, label
from ..places import distinct, take_die
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import step, verb


class Citizens(RollStep):
    """Which die of the Citizenry becomes a good, and where. It is not produced."""

    number = step.CITIZENS
    kind = "citizens"
    rule = "V-18"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if p.moved < p.powers.citizens_to_goods[0].most:
            offer_room(s, p, distinct(s.box, p.citizenry), out)
            if out and p.moved > 0:
                out.append(C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.more.citizens_used = 1
        if c.verb == verb.DONE:
            p.todo.pop()
            return
        die = take_die(s.box, p.citizenry, c.a) | BLANK
        p.goods.append(die)
        p.goods_on.append(c.b)
        p.moved += 1
        if s.listener is not None:
            tile = s.box.sides[p.powers.citizens_to_goods[0].side].key
            params = {"tile": tile, "die": label(die), "world": s.box.sides[c.b].key}
            s.say("power_good", p.seat, "V-18", params)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        power = p.powers.citizens_to_goods[0]
        return {"tile": s.box.sides[power.side].key, "n": power.most - p.moved}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        room = capacity(p)
        for side in p.worlds:
            tile = s.box.sides[side].key
            if s.box.colour[side] == GRAY:
                out.append(Refusal("gray_world", "R-54", {"tile": tile}))
            elif p.goods_on.count(side) >= room_on(p, side):
                out.append(Refusal("world_full", "V-18", {"tile": tile, "goods": room}))
