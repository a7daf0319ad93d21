"""Phases II and III: Develop (R-43 to R-50) and Settle (R-51 to R-55). What they share stands in building.py."""

from __future__ import annotations

from orrery.kernel.state import STEP_BITS

from ..building import go_on
from ..pieces import BLANK, IN_DEVELOP, IN_SETTLE, SETTLE, WORLD, labels
from ..state import Empire, Galaxy
from ..steps.numbers import BUILD
from .workers import send_home


def begin(s: Galaxy, side: int) -> None:
    """Tiles that dice already suffice for are completed before any new die is placed (R-44)."""
    s.stage = IN_SETTLE if side == WORLD else IN_DEVELOP
    for p in s.players:
        p.todo.append(BUILD | side << STEP_BITS)
        go_on(s, p, side)


def end(s: Galaxy, side: int) -> None:
    """Dice not placed, and dice on an empty space, return to the cup (R-48, R-55)."""
    for p in s.players:
        send_home(s, p, SETTLE - side)
        if not p.stacks[side] and p.builders[side]:
            clear_space(s, p, side)


def clear_space(s: Galaxy, p: Empire, side: int) -> None:
    dice = p.builders[side]
    p.cup.extend([die | BLANK for die in dice])
    p.builders[side] = []
    if s.listener is not None:
        s.say("unused", p.seat, "R-55" if side == WORLD else "R-48", {"dice": labels(dice)})
