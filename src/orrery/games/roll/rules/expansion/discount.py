"""Giving something so that a tile needs fewer dice: credits, or a die (A-34, A-38, D-6).

Offered only where dice are lacking and the tile is completed by it, after each die that is placed. Two such powers
may be needed together: whoever has begun with one then has to go on with the other.
"""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_REMOVE, C_REMOVE_GOOD, C_USE
from ..building import dice_on_top, go_on
from ..deal.dealers import offer_dealers, origin, take_own
from ..pieces import (
    CITIZENRY,
    COLOUR_KEYS,
    COLOUR_MASK,
    COLUMN_PLACES,
    CUP,
    DEVELOPERS,
    DEVELOPMENT,
    SETTLERS,
    WORLD,
    label,
)
from ..places import in_phase, look_of, offer
from ..powers.discounts import Discount
from ..required import required
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import step, verb


def offer_discounts(s: Galaxy, p: Empire, kind: int) -> None:
    """Dice are lacking: its owner may give something else, if that completes the tile."""
    if usable(s, p, kind):
        p.todo.append(step.DISCOUNT | kind << STEP_BITS)


def usable(s: Galaxy, p: Empire, kind: int) -> list[Discount]:
    """The powers that complete the top tile; if only all together do, the first of them."""
    found = at_hand(s, p, kind)
    alone = [power for power in found if completes(s, p, kind, [power])]
    return alone if alone or not completes(s, p, kind, found) else found[:1]


def at_hand(s: Galaxy, p: Empire, kind: int) -> list[Discount]:
    """The powers not used yet for the top tile whose price can be paid."""
    side = p.stacks[kind][-1]
    return [
        power
        for power in p.powers.discounts
        if power.covers(s.box, side)
        and not p.more.less & power.bit
        and p.credits >= power.price
        and (power.price > 0 or has_colour(p.dice(), power.colours))
    ]


def completes(s: Galaxy, p: Empire, kind: int, powers: list[Discount]) -> bool:
    """Whether these powers make the dice on the top tile suffice."""
    before = p.more.less
    dice = p.builders[kind]
    have = len(dice)
    for power in powers:
        p.more.less |= power.bit
        if power.colours and not has_colour(elsewhere(p, kind), power.colours):
            have -= 1  # the die it takes is none of the builders then
    need = required(s, p, p.stacks[kind][-1])
    p.more.less = before
    return have >= need


def has_colour(dice: list[int], colours: int) -> bool:
    return len(of_colour(dice, colours)) > 0


def of_colour(dice: list[int], colours: int) -> list[int]:
    return [die for die in dice if colours >> (die & COLOUR_MASK) & 1]


def elsewhere(p: Empire, kind: int) -> list[int]:
    """All dice but those on the top tile of a stack."""
    return [die for die in p.dice() if die not in p.builders[kind]]


class UseDiscount(RollStep):
    """Which power makes the tile cheaper; or none does. Argument: the stack."""

    number = step.DISCOUNT
    kind = "discount"
    rule = "A-38"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        kind = p.todo[-1] >> STEP_BITS
        if p.more.less == 0:
            out.append(C_DONE)
        for power in usable(s, p, kind):
            out.append(C_USE[power.side])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        kind = p.todo.pop() >> STEP_BITS
        if c.verb == verb.DONE:
            return
        for power in usable(s, p, kind):
            if power.side == c.a:
                if power.price > 0:
                    pay(s, p, power, kind)
                else:
                    p.todo.append(step.DISCOUNT_DIE | kind << STEP_BITS)
                return

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return dice_on_top(s, p, p.todo[-1] >> STEP_BITS)

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        kind = p.todo[-1] >> STEP_BITS
        offered = usable(s, p, kind)
        for power in p.powers.discounts:
            if power.acts_on(kind) and power not in offered:
                tile = s.box.sides[power.side]
                out.append(Refusal("does_not_complete", tile.row["rule"], {"tile": tile.key}))


def pay(s: Galaxy, p: Empire, power: Discount, kind: int) -> None:
    p.credits -= power.price
    p.more.less |= power.bit
    if s.listener is not None:
        tile = s.box.sides[power.side]
        params = {"tile": tile.key, "credits": power.price, "world": s.box.sides[p.stacks[kind][-1]].key}
        s.say("discount", p.seat, tile.row["rule"], params)
    s.paid(p)
    go_on(s, p, kind)


class ReturnForDiscount(RollStep):
    """Which die goes to the supply, from anywhere, the board of Deal included. One that lies on the tile is no builder
    of it then. Argument: the stack."""

    number = step.DISCOUNT_DIE
    kind = "discount_die"
    rule = "A-34"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        kind = p.todo[-1] >> STEP_BITS
        power = by_die(p)
        offer(s.box, of_colour(p.cup, power.colours), C_REMOVE[CUP], out)
        offer(s.box, of_colour(p.citizenry, power.colours), C_REMOVE[CITIZENRY], out)
        for column in range(s.box.phases):
            offer(s.box, of_colour(in_phase(p, column), power.colours), C_REMOVE[COLUMN_PLACES[column]], out)
        for place, on in ((SETTLERS, WORLD), (DEVELOPERS, DEVELOPMENT)):
            if on != kind or one_to_spare(s, p, kind, power):
                offer(s.box, of_colour(p.builders[on], power.colours), C_REMOVE[place], out)
        for i in range(len(p.goods)):
            choice = C_REMOVE_GOOD[look_of(s.box, p.goods[i])][p.goods_on[i]]
            if power.colours >> (p.goods[i] & COLOUR_MASK) & 1 and choice not in out:
                out.append(choice)
        offer_dealers(p, power.colours.bit_length() - 1, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        kind = p.todo.pop() >> STEP_BITS
        power = by_die(p)
        die = take_own(s, p, c)
        s.supply[die & COLOUR_MASK] += 1
        p.more.less |= power.bit
        if s.listener is not None:
            tile = s.box.sides[power.side]
            params = {"tile": tile.key, "die": label(die), "from": origin(s, c)}
            s.say("remove", p.seat, tile.row["rule"], params)
        go_on(s, p, kind)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        power = by_die(p)
        colour = power.colours.bit_length() - 1
        return {"tile": s.box.sides[power.side].key, "die": COLOUR_KEYS[colour]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        kind = p.todo[-1] >> STEP_BITS
        power = by_die(p)
        if has_colour(p.builders[kind], power.colours) and not one_to_spare(s, p, kind, power):
            out.append(Refusal("no_settler_then", "A-34", {"tile": s.box.sides[p.stacks[kind][-1]].key}))


def by_die(p: Empire) -> Discount:
    for power in p.powers.discounts:
        if power.colours:
            return power
    raise LookupError("no power asks for a die")


def one_to_spare(s: Galaxy, p: Empire, kind: int, power: Discount) -> bool:
    """Whether the dice on the tile suffice with this power, although one of them goes."""
    before = p.more.less
    p.more.less |= power.bit
    need = required(s, p, p.stacks[kind][-1])
    p.more.less = before
    return len(p.builders[kind]) > need
