"""Develop and Settle: tiles that are given up to complete another one."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.pieces import PHASE_SHIFT
from orrery.games.roll.rules.vocabulary import phase, stage, verb
from orrery.kernel.choice import Choice

from .managing import builder
from .tiles import DIE_USE, dice_needed, worth
from .valuation import Outlook

CLEAR_GAIN: Final = 0.3


def build(o: Outlook, choices: list[Choice]) -> Choice:
    """Give a development up for the top tile of the stack (V-22, V-23) if that saves more dice than it is worth."""
    dice = [choice for choice in choices if choice.verb == verb.BUILD]
    if dice:  # first all workers that are there
        return builder(dice)
    kind = 1 if o.s.stage == stage.DEVELOP else 0
    stack = o.p.stacks[kind]
    for choice in choices:
        if choice.verb == verb.USE and stack and missing(o, kind) > 0:
            own = o.box.cost[choice.a]
            if missing(o, kind) * DIE_USE * o.future > own + CLEAR_GAIN:
                return choice
            if o.future < 0.5 and worth(o, stack[-1]) > own + CLEAR_GAIN:
                return choice
    return choices[0]


def missing(o: Outlook, kind: int) -> int:
    """Dice that the top tile still needs when all workers of the phase lie on it."""
    which = phase.SETTLE - kind
    workers = sum(1 for die in o.p.workers if die >> PHASE_SHIFT & 15 == which)
    return dice_needed(o, o.p.stacks[kind][-1]) - len(o.p.builders[kind]) - workers
