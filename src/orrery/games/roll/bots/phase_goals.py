"""Objectives that are met by many workers in one phase: what those are worth because of it (A-20, A-21)."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.objectives.checks import open_objectives
from orrery.games.roll.rules.pieces import DEVELOPMENT, WORLD
from orrery.games.roll.rules.sets import OBJECTIVES
from orrery.games.roll.rules.vocabulary import phase

from .goals import TALENT
from .tiles import dice_needed
from .valuation import Outlook

NOWHERE: Final = 99
A_GOOD: Final = 2.2  # points it brings to consume one
SURE: Final = 0.8  # part of the Talents that a plan counts on


def reward(o: Outlook, table: list[list[float]], slots: int) -> None:
    """Add Talents to the gains by number of workers, from that number on that meets an objective."""
    if o.ignores & OBJECTIVES:
        return
    for objective in open_objectives(o.s):
        if len(objective.conditions) == 1:
            condition = objective.conditions[0]
            value = SURE * TALENT * objective.talents
            for which in range(len(table)):
                enough = workers_for(o, which, condition.metric, condition.needed, slots)
                row = table[which]
                for n in range(enough, len(row)):
                    row[n] += value


def workers_for(o: Outlook, which: int, metric: str, needed: int, slots: int) -> int:
    """How many workers of a phase would meet a condition; NOWHERE: no number of them, or none is needed."""
    p = o.p
    n = NOWHERE
    if metric == "workers_in_one_played_phase":
        n = needed
    elif which == phase.EXPLORE and metric == "tiles_in_construction_zone":
        n = needed - len(p.stacks[WORLD]) - len(p.stacks[DEVELOPMENT])
    elif which == phase.PRODUCE and metric == "goods_on_worlds":
        n = needed - len(p.goods)
        n = n if n <= slots else NOWHERE
    elif which == phase.SHIP and metric == "goods_shipped_this_phase":
        n = needed if len(p.goods) >= needed else NOWHERE
    elif which == phase.SHIP and metric == "vp_in_chips":
        n = int((needed - p.chips) / A_GOOD + 0.99)
        n = n if n <= len(p.goods) else NOWHERE
    elif which == phase.DEVELOP and metric == "developments_completed_this_phase":
        n = builders_for(o, DEVELOPMENT, needed)
    elif which == phase.SETTLE and metric == "worlds_completed_this_phase":
        n = builders_for(o, WORLD, needed)
    return n if n > 0 else NOWHERE


def builders_for(o: Outlook, kind: int, tiles: int) -> int:
    """How many more builders complete so many tiles of a stack."""
    stack = o.p.stacks[kind]
    if len(stack) < tiles:
        return NOWHERE
    need = sum([dice_needed(o, stack[len(stack) - 1 - i]) for i in range(tiles)])
    return max(1, need - len(o.p.builders[kind]))


def scouting(o: Outlook, explorers: int) -> float:
    """What the next tile for the construction zone brings, if so many explorers could fill it as an objective wants."""
    if o.ignores & OBJECTIVES:
        return 0.0
    waiting = len(o.p.stacks[WORLD]) + len(o.p.stacks[DEVELOPMENT])
    value = 0.0
    for objective in open_objectives(o.s):
        for condition in objective.conditions:
            missing = condition.needed - waiting
            if condition.metric == "tiles_in_construction_zone" and 0 < missing <= explorers:
                value += SURE * TALENT * objective.talents / missing
    return value
