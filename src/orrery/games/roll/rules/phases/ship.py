"""Phase V: Ship (R-60 to R-67)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_BY, C_BY_VIRTUAL, C_CONSUME, C_PASS, C_PAY, C_TRADE
from ..pieces import COLOUR_KEYS, COLOUR_MASK, colour_of, label
from ..places import in_phase, look_of, offer, take_worker
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import phase, step, verb


class Ship(RollStep):
    """Trade or Consume a good while there is a shipper and a good (R-60)."""

    number = step.SHIP
    kind = "ship"
    rule = "R-60"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if not p.goods or not (p.virtual or in_phase(p, phase.SHIP)):
            return
        for i in range(len(p.goods)):
            look = look_of(s.box, p.goods[i])
            consuming = C_CONSUME[look][p.goods_on[i]]
            if consuming not in out:
                if not s.box.no_trade[p.goods_on[i]]:
                    out.append(C_TRADE[look][p.goods_on[i]])
                out.append(consuming)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        trading = 1 if c.verb == verb.TRADE else 0
        for i in range(len(p.goods)):
            if p.goods_on[i] == c.b and look_of(s.box, p.goods[i]) == c.a:
                p.todo.append(step.BY | (i * 2 + trading) << STEP_BITS)
                return

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"n": len(in_phase(p, phase.SHIP)) + len(p.virtual)}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("must_ship", "R-60"))
        for side in p.worlds:
            if side in p.goods_on and s.box.no_trade[side]:
                out.append(Refusal("never_traded", "R-61", {"tile": s.box.sides[side].key}))
            if side not in p.goods_on and s.box.trade[s.box.colour[side]]:
                out.append(Refusal("no_good_there", "R-60", {"tile": s.box.sides[side].key}))


class By(RollStep):
    """Which shipper takes the good."""

    number = step.BY
    kind = "by"
    rule = "R-60"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        offer(s.box, in_phase(p, phase.SHIP), C_BY, out)
        offer(s.box, p.virtual, C_BY_VIRTUAL, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        at, trading = shipment(p)
        p.todo.pop()
        world = p.goods_on.pop(at)
        good = p.goods.pop(at)
        shipper = -1
        who = "virtual"
        colour = c.a
        if c.verb == verb.BY_VIRTUAL:
            p.virtual.remove(c.a)
        else:
            shipper = take_worker(s.box, p, c.a, phase.SHIP)
            colour = shipper & COLOUR_MASK
            who = label(shipper)
        if trading:
            trade(s, p, good, world, who)
        else:
            consume(s, p, good, world, colour, who)
        if shipper >= 0:
            s.retire(p, shipper, False)
        s.retire(p, good, False)
        s.shipped(p)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        at, trading = shipment(p)
        tile = s.box.sides[p.goods_on[at]].key
        return {"die": COLOUR_KEYS[colour_of(p.goods[at])], "tile": tile, "trade": trading}


def shipment(p: Empire) -> tuple[int, bool]:
    """Which good is about to be shipped, and whether it is traded."""
    argument = p.todo[-1] >> STEP_BITS
    return argument >> 1, argument & 1 == 1


def trade(s: Galaxy, p: Empire, good: int, world: int, who: str) -> None:
    """Credits by the colour of the world, plus bonuses (R-61)."""
    colour = s.box.colour[world]
    amount = s.box.trade[colour]
    for power in p.powers.trade:
        if power.world_colours >> colour & 1:
            amount += power.credits
    credits = s.earn(p, amount)
    if s.listener is not None:
        params = {"good": label(good), "tile": s.box.sides[world].key, "die": who, "credits": credits}
        s.say("trade", p.seat, "R-61", params)
    if p.powers.buy_vp:
        p.todo.append(step.PAY)


def consume_vp(s: Galaxy, good: int, world: int, shipper_colour: int) -> int:
    """One VP, and one more for a good and for a shipper that match the world (R-62 to R-64)."""
    colour = s.box.colour[world]
    vp = 1
    if s.box.matches[good & COLOUR_MASK] >> colour & 1:
        vp += 1
    if s.box.matches[shipper_colour] >> colour & 1:
        vp += 1
    return vp


def consume(s: Galaxy, p: Empire, good: int, world: int, shipper_colour: int, who: str) -> None:
    vp = consume_vp(s, good, world, shipper_colour)
    amount = 0
    colour = s.box.colour[world]
    for power in p.powers.consume:
        if power.world_colours >> colour & 1:
            vp += power.vp
            amount += power.credits
    credits = s.earn(p, amount)
    s.award(p, vp)
    if s.listener is not None:
        tile = s.box.sides[world].key
        s.say("consume", p.seat, "R-62", {"good": label(good), "tile": tile, "die": who, "vp": vp, "credits": credits})
    s.consumed(p, good, world)


class Pay(RollStep):
    """After a Trade the owner may pay for VP (R-109)."""

    number = step.PAY
    kind = "pay"
    rule = "R-109"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        out.append(C_PASS)
        if p.credits >= p.powers.buy_vp[0].price:
            out.append(C_PAY)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        if c.verb == verb.PAY:
            power = p.powers.buy_vp[0]
            p.credits -= power.price
            s.award(p, power.vp)
            if s.listener is not None:
                params = {"tile": s.box.sides[power.side].key, "credits": power.price, "vp": power.vp}
                s.say("buy_vp", p.seat, "R-109", params)
            s.paid(p)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        power = p.powers.buy_vp[0]
        return {"tile": s.box.sides[power.side].key, "credits": power.price, "vp": power.vp}
