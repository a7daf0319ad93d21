"""How many dice a tile needs, and which of those that lie on it are enough (R-43, R-44, V-26, D-26)."""

from __future__ import annotations

from .pieces import COLOUR_MASK
from .state import Empire, Galaxy


def required(s: Galaxy, p: Empire, side: int) -> int:
    """How many dice a tile needs: the printed cost less the reductions that apply (R-43, R-93 to R-96)."""
    cost = s.box.cost[side]
    for power in p.powers.reductions:
        cost = power.lowered(s, p, side, cost)
    return cost


def all_are_used(s: Galaxy, p: Empire, kind: int, workers: list[int]) -> bool:
    """Whether the top tile takes all these workers, in whatever order they come."""
    side = p.stacks[kind][-1]
    lying = p.builders[kind]
    if not p.powers.per_worker:
        need = required(s, p, side)
        for power in p.powers.discounts:
            if power.covers(s.box, side):
                need -= power.amount
        return len(workers) <= need - len(lying)
    if p.powers.discounts:
        return False
    for i in range(len(workers)):
        if suffice(s, p, side, lying + workers[:i] + workers[i + 1 :]):
            return False
    return True


def suffice(s: Galaxy, p: Empire, side: int, dice: list[int]) -> bool:
    """Whether these dice complete a tile. Some of them may lower what it needs (V-26)."""
    if not dice:
        return False
    spent = p.spent
    p.spent = dice
    need = required(s, p, side)
    p.spent = spent
    return len(dice) >= need


def spendable(s: Galaxy, p: Empire, kind: int) -> list[int]:
    """The dice that can be used up next, so that in the end none is used that the tile does not need (D-26)."""
    side = p.stacks[kind][-1]
    dice = p.builders[kind]
    found: list[int] = []
    for i in range(len(dice)):
        if can_end_with(s, p, side, [*p.spent, dice[i]], dice[:i] + dice[i + 1 :]):
            found.append(dice[i])
    return found


def can_end_with(s: Galaxy, p: Empire, side: int, used: list[int], rest: list[int]) -> bool:
    """Whether dice that suffice, none of them too many, can be made of those used and some of the rest."""
    colours = 0
    for power in p.powers.per_worker:
        colours |= power.colours
    lowering = [die for die in rest if colours >> (die & COLOUR_MASK) & 1]
    plain = [die for die in rest if not colours >> (die & COLOUR_MASK) & 1]
    for i in range(len(lowering) + 1):
        for j in range(len(plain) + 1):
            if are_just_enough(s, p, side, used + lowering[:i] + plain[:j]):
                return True
    return False


def are_just_enough(s: Galaxy, p: Empire, side: int, dice: list[int]) -> bool:
    if not suffice(s, p, side, dice):
        return False
    for i in range(len(dice)):
        if suffice(s, p, side, dice[:i] + dice[i + 1 :]):
            return False
    return True
