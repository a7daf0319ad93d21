"""Dice where they lie, by colour: alike dice are one and the same choice."""

from __future__ import annotations

from orrery.kernel.choice import Choice

from .pieces import CITIZENRY, COLOUR_MASK, CUP, PHASE_SHIFT, SETTLERS
from .state import Empire


def distinct(dice: list[int]) -> list[int]:
    """The colours among dice, each once."""
    colours: list[int] = []
    for die in dice:
        if die & COLOUR_MASK not in colours:
            colours.append(die & COLOUR_MASK)
    return colours


def offer(dice: list[int], table: list[Choice], out: list[Choice]) -> None:
    """One choice per colour."""
    for colour in distinct(dice):
        out.append(table[colour])


def offer_goods(p: Empire, table: list[list[Choice]], out: list[Choice]) -> None:
    """One choice per colour and world."""
    for i in range(len(p.goods)):
        choice = table[p.goods[i] & COLOUR_MASK][p.goods_on[i]]
        if choice not in out:
            out.append(choice)


def in_phase(p: Empire, phase: int) -> list[int]:
    """The workers of a column."""
    return [die for die in p.workers if die >> PHASE_SHIFT & 15 == phase]


def pick(p: Empire, colour: int, where: int) -> int:
    """Take a die of this colour from a world (where >= 0) or a place (-1 - place)."""
    if where >= 0:
        for i in range(len(p.goods)):
            if p.goods_on[i] == where and p.goods[i] & COLOUR_MASK == colour:
                p.goods_on.pop(i)
                return p.goods.pop(i)
    place = -1 - where
    if place == CUP:
        return take_colour(p.cup, colour)
    if place == CITIZENRY:
        return take_colour(p.citizenry, colour)
    if place >= SETTLERS:
        return take_colour(p.builders[place - SETTLERS], colour)
    return take_worker(p, colour, place)


def take_colour(dice: list[int], colour: int) -> int:
    for i in range(len(dice)):
        if dice[i] & COLOUR_MASK == colour:
            return dice.pop(i)
    raise LookupError(f"no die of colour {colour} there")


def take_worker(p: Empire, colour: int, phase: int) -> int:
    workers = p.workers
    wanted = phase << PHASE_SHIFT | colour
    for i in range(len(workers)):
        if workers[i] & (15 << PHASE_SHIFT | COLOUR_MASK) == wanted:
            return workers.pop(i)
    raise LookupError(f"no worker of colour {colour} in phase {phase}")
