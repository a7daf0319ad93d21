"""A start tile that makes its owner remove a die (A-3, V-4, D-27).

All dice of the start are given first. Then each such tile takes one of them, but none that came with itself.
"""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_REMOVE, C_REMOVE_GOOD
from ..content import Box
from ..effects import gain
from ..pieces import (
    CITIZENRY,
    COLOUR_MASK,
    CUP,
    GAIN_DIE,
    GAIN_GOOD,
    NUMBER_SHIFT,
    PLACE_KEYS,
    REMOVE_DIE,
    SEAT_DICE,
    label,
)
from ..places import look_of, offer
from ..roll_step import RollStep
from ..sets import rule_of
from ..state import Empire, Galaxy
from ..vocabulary import step


def give_start(s: Galaxy, p: Empire) -> None:
    """All that the start tiles give; then, asked in their order, what they take."""
    for side in p.worlds:
        for effect in s.box.sides[side].effects:
            if effect.kind != REMOVE_DIE:
                gain(s, p, side, effect)
    p.todo.extend(removals(s.box, p))


def removals(box: Box, p: Empire) -> list[int]:
    """The steps in which dice are removed, the last of them first."""
    found: list[int] = []
    for side in p.worlds:
        for effect in box.sides[side].effects:
            if effect.kind == REMOVE_DIE:
                found.extend([step.REMOVE_START | side << STEP_BITS] * effect.amount)
    found.reverse()
    return found


def start_fits(s: Galaxy, p: Empire) -> bool:
    """A seat has still to remove some of these dice, and has removed the others."""
    due = removals(s.box, p)
    left = len(p.todo) - 1
    return p.todo[1:] == due[:left] and len(p.dice()) == p.made - len(due) + left


def dice_given(box: Box, side: int) -> int:
    """How many dice a tile gives."""
    n = 0
    for effect in box.sides[side].effects:
        if effect.kind == GAIN_DIE:
            n += effect.amount
        elif effect.kind == GAIN_GOOD:
            n += 1
    return n


def others(s: Galaxy, p: Empire, side: int, dice: list[int]) -> list[int]:
    """Those of the dice that did not come with this start tile. They are numbered in the order they were given."""
    first = len(s.box.start_cup) + len(s.box.start_citizenry)
    for world in p.worlds:
        if world == side:
            break
        first += dice_given(s.box, world)
    last = first + dice_given(s.box, side)
    return [die for die in dice if not first <= (die >> NUMBER_SHIFT) % SEAT_DICE < last]


class RemoveStart(RollStep):
    """Return a die of the start to the supply: not one that came with the tile that demands it."""

    number = step.REMOVE_START
    kind = "remove"
    rule = "A-3"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        side = p.todo[-1] >> STEP_BITS
        offer(s.box, others(s, p, side, p.cup), C_REMOVE[CUP], out)
        offer(s.box, others(s, p, side, p.citizenry), C_REMOVE[CITIZENRY], out)
        for die in others(s, p, side, p.goods):
            choice = C_REMOVE_GOOD[look_of(s.box, die)][p.goods_on[p.goods.index(die)]]
            if choice not in out:
                out.append(choice)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        side = p.todo.pop() >> STEP_BITS
        dice = p.goods if c.b >= 0 else p.cup if c.b == -1 - CUP else p.citizenry
        # The last of several alike: what another tile gave can be taken by this one alone, if that removes one, too.
        fitting = [die for die in others(s, p, side, dice) if look_of(s.box, die) == c.a]
        die = fitting[-1]
        at = dice.index(die)
        dice.pop(at)
        if c.b >= 0:
            p.goods_on.pop(at)
        s.supply[die & COLOUR_MASK] += 1
        if s.listener is not None:
            place = s.box.sides[c.b].key if c.b >= 0 else PLACE_KEYS[-1 - c.b]
            params = {"tile": s.box.sides[side].key, "die": label(die), "from": place}
            s.say("remove", p.seat, rule_of(s.box.sets, "A-3", "V-4"), params)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"tile": s.box.sides[p.todo[-1] >> STEP_BITS].key}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        tile = s.box.sides[p.todo[-1] >> STEP_BITS].key
        out.append(Refusal("not_its_own_die", rule_of(s.box.sets, "A-3", "V-4"), {"tile": tile}))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        return rule_of(s.box.sets, "A-3", "V-4")
