"""Dice where they lie, by their looks: alike dice are one and the same choice (looks.py)."""

from __future__ import annotations

from orrery.kernel.choice import Choice

from .content import Box
from .looks import ASSIGN_BITS, ASSIGN_LOOKS, WORK_BITS
from .pieces import CITIZENRY, COLUMN_PLACES, CUP, DEVELOPERS, PHASE_SHIFT, SETTLERS
from .state import Empire


def look_of(box: Box, die: int) -> int:
    """What a die looks like at work."""
    return box.work_looks[die & WORK_BITS]


def distinct(box: Box, dice: list[int]) -> list[int]:
    """The looks of dice at work, each once."""
    found: list[int] = []
    looks = box.work_looks
    for die in dice:
        look = looks[die & WORK_BITS]
        if look not in found:
            found.append(look)
    return found


def offer(box: Box, dice: list[int], table: list[Choice], out: list[Choice]) -> None:
    """One choice per look."""
    for look in distinct(box, dice):
        out.append(table[look])


def offer_goods(box: Box, p: Empire, table: list[list[Choice]], out: list[Choice]) -> None:
    """One choice per look and world."""
    for i in range(len(p.goods)):
        choice = table[look_of(box, p.goods[i])][p.goods_on[i]]
        if choice not in out:
            out.append(choice)


def goods_at(p: Empire, i: int) -> list[int]:
    """The goods on the i-th world of the tableau; base worlds that are alike share theirs out (V-51)."""
    world = p.worlds[i]
    goods = [p.goods[k] for k in range(len(p.goods)) if p.goods_on[k] == world]
    return goods[p.worlds[:i].count(world) :: p.worlds.count(world)]


def in_phase(p: Empire, phase: int) -> list[int]:
    """The workers of a column."""
    return [die for die in p.workers if die >> PHASE_SHIFT & 15 == phase]


def pick(box: Box, p: Empire, look: int, where: int) -> int:
    """Take a die that looks so from a world (where >= 0) or a place (-1 - place)."""
    if where >= 0:
        for i in range(len(p.goods)):
            if p.goods_on[i] == where and look_of(box, p.goods[i]) == look:
                p.goods_on.pop(i)
                return p.goods.pop(i)
    place = -1 - where
    if place == CUP:
        return take_die(box, p.cup, look)
    if place == CITIZENRY:
        return take_die(box, p.citizenry, look)
    if place in (SETTLERS, DEVELOPERS):
        return take_die(box, p.builders[place - SETTLERS], look)
    return take_worker(box, p, look, COLUMN_PLACES.index(place))


def take_die(box: Box, dice: list[int], look: int) -> int:
    looks = box.work_looks
    for i in range(len(dice)):
        if looks[dice[i] & WORK_BITS] == look:
            return dice.pop(i)
    raise LookupError(f"no die that looks like {look} there")


def take_worker(box: Box, p: Empire, look: int, phase: int) -> int:
    """Take a worker that is at work in a phase."""
    workers = p.workers
    looks = box.work_looks
    for i in range(len(workers)):
        die = workers[i]
        if die >> PHASE_SHIFT & 15 == phase and looks[die & WORK_BITS] == look:
            return workers.pop(i)
    raise LookupError(f"no worker that looks like {look} in phase {phase}")


def take_assigned(p: Empire, look: int, phase: int) -> int:
    """Take a worker out of its column while all are being assigned."""
    workers = p.workers
    for i in range(len(workers)):
        die = workers[i]
        if die >> PHASE_SHIFT & 15 == phase and ASSIGN_LOOKS[die & ASSIGN_BITS] == look:
            return workers.pop(i)
    raise LookupError(f"no worker that looks like {look} under phase {phase}")
