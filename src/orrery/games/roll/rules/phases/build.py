"""Phases II and III: Develop (R-43 to R-50) and Settle (R-51 to R-55). What they share stands in building.py."""

from __future__ import annotations

from orrery.kernel.state import STEP_BITS

from ..building import go_on
from ..pieces import WORLD
from ..state import Empire, Galaxy
from ..vocabulary import phase, step
from .workers import send_home


def start(s: Galaxy, p: Empire, kind: int) -> None:
    """Tiles that dice already suffice for are completed before any new die is placed (R-44)."""
    p.todo.append(step.BUILD | kind << STEP_BITS)
    go_on(s, p, kind)


def end(s: Galaxy, kind: int) -> None:
    """Dice not placed, and dice on an empty space, return to the cup (R-48, R-55)."""
    for p in s.players:
        send_home(s, p, phase.SETTLE - kind)
        if not p.stacks[kind] and p.builders[kind]:
            clear_space(s, p, kind)


def clear_space(s: Galaxy, p: Empire, kind: int) -> None:
    dice = p.builders[kind]
    p.builders[kind] = []
    for die in dice:
        s.rest(p, die)
    if s.listener is not None:
        s.tell_back(p, "unused", "R-55" if kind == WORLD else "R-48", dice)
