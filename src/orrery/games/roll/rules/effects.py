"""Effects of worlds and instant developments: once, at once, in the order printed (R-50, R-52, R-53)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import STEP_BITS

from .content import Effect
from .pieces import GAIN_CREDITS, GAIN_DIE, GAIN_GOOD, REMOVE_DIE, SET_CREDITS, label
from .state import Empire, Galaxy
from .vocabulary import step

EFFECTS: Final = 8  # more than any tile has


def run_effects(s: Galaxy, p: Empire, side: int, first: int) -> None:
    """Carry out a tile's effects from the first-th on. A die to remove is asked for; the rest follows then."""
    effects = s.box.sides[side].effects
    at = first
    while at < len(effects):
        effect = effects[at]
        if effect.kind == REMOVE_DIE:
            count = min(effect.amount, len(p.dice()) + p.more.talents)  # a tile completed without dice may find none
            if count > 0:
                p.todo.extend([step.REMOVE | (side * EFFECTS + at) << STEP_BITS] * count)
                return
            at += 1
            continue
        depth = len(p.todo)
        gain(s, p, side, effect)
        at += 1
        if len(p.todo) > depth:  # the owner has to choose something
            p.todo.insert(depth, step.EFFECTS | (side * EFFECTS + at) << STEP_BITS)
            return


def gain(s: Galaxy, p: Empire, side: int, effect: Effect) -> None:
    kind = effect.kind
    if kind == GAIN_DIE:
        for _ in range(effect.amount):
            if s.supply[effect.colour] == 0:
                s.lacks_die(p, effect.colour, -1, effect.to_cup)
                continue
            die = s.new_die(p, effect.colour)
            if effect.to_cup:
                p.cup.append(die)
            else:
                p.citizenry.append(die)
            if s.listener is not None:
                place = "cup" if effect.to_cup else "citizenry"
                s.say("gain_die", p.seat, "R-52", {"tile": s.box.sides[side].key, "die": label(die), "to": place})
    elif kind == GAIN_GOOD:
        if s.supply[effect.colour] == 0:
            s.lacks_die(p, effect.colour, side, False)
            return
        die = s.new_die(p, effect.colour)
        p.goods.append(die)
        p.goods_on.append(side)
        if s.listener is not None:
            s.say("gain_good", p.seat, "R-52", {"tile": s.box.sides[side].key, "die": label(die)})
    elif kind == GAIN_CREDITS:
        credits = s.earn(p, effect.amount)
        if s.listener is not None:
            s.say("gain_credits", p.seat, "R-52", {"tile": s.box.sides[side].key, "credits": credits})
    elif kind == SET_CREDITS:
        p.credits += effect.amount - s.box.start_credits  # two tiles that do so add up
        if s.listener is not None:
            s.say("starting_credits", p.seat, "R-13", {"tile": s.box.sides[side].key, "credits": p.credits})
    else:
        s.carry_out(p, side, effect)
