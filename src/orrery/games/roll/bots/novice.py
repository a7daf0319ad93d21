"""A beginner: plays by simple rules of thumb, looks at nobody else, and sometimes does not think at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.bots.bot import Bot
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.pieces import DEVELOPMENT, HOME, PHASE_SHIFT, WORLD
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary import phase, verb
from orrery.games.roll.rules.vocabulary.phase import PHASES
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .exploring import nothing_to_draw

THOUGHTLESS: Final = 12  # one answer in so many is given without thinking
FORGETFUL: Final = 3  # a Reassign power is remembered once in so many times
POOR: Final = 3  # credits below which money is on a beginner's mind
TILES_ENOUGH: Final = 4
LEFT_ALONE: Final = {"build", "spend", "keep", "recruit", "by", "pay", "rebuild", "return", "sacrifice", "move"}
# What a beginner likes best, where workers are equal: points first.
LIKED: Final = [phase.SHIP, phase.SETTLE, phase.DEVELOP, phase.PRODUCE, phase.EXPLORE]


class Novice(Bot):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        choices = decision.choices
        kind = decision.kind
        if kind in LEFT_ALONE or self.chance.below(THOUGHTLESS) == 0:
            return self.any_of(choices)
        if kind == "reassign":
            return self.reassign(choices)
        if kind == "abandon":
            return with_verb(choices, verb.DRAW)
        if kind == "recall":
            return with_verb(choices, verb.DONE)
        if kind == "remove":
            return self.any_of([choice for choice in choices if choice.a == HOME] or choices)
        s = galaxy(look())
        p = s.players[decision.seat]
        if kind == "assign":
            column = fullest(p)
            fitting = [choice for choice in choices if choice.b == column]
            return fitting[0] if fitting else self.any_of(choices)
        if kind == "select":
            return choices[favourite(s, p)]
        if kind == "into":
            return self.any_of([choice for choice in choices if choice.a == p.selected] or choices)
        if kind == "with":
            return self.any_of([choice for choice in choices if choice.b == p.selected] or choices)
        if kind == "explore":
            return self.explore(s, p, choices)
        if kind == "place":
            return self.place(s, p, choices)
        if kind == "start":
            return min(choices, key=lambda choice: s.box.cost[choice.a])
        if kind == "produce":
            goods = [choice for choice in choices if choice.verb == verb.PRODUCE]
            return self.any_of([choice for choice in goods if s.box.colour[choice.b] == choice.a] or goods or choices)
        if kind == "ship":
            wanted = verb.TRADE if p.credits < POOR or self.chance.below(3) == 0 else verb.CONSUME
            return self.any_of([choice for choice in choices if choice.verb == wanted] or choices)
        return self.any_of(choices)

    def any_of(self, choices: list[Choice]) -> Choice:
        return choices[self.chance.below(len(choices))]

    def reassign(self, choices: list[Choice]) -> Choice:
        """Powers are forgotten more often than not, and giving up a worker never pays, a beginner thinks."""
        powers = [choice for choice in choices if choice.verb == verb.USE]
        if powers and self.chance.below(FORGETFUL) == 0:
            return self.any_of(powers)
        return with_verb(choices, verb.READY)

    def explore(self, s: Galaxy, p: Empire, choices: list[Choice]) -> Choice:
        """Credits when there are few, else tiles, until many of them are waiting."""
        scouts = [choice for choice in choices if choice.verb == verb.SCOUT]
        others = [choice for choice in choices if choice.verb != verb.SCOUT]
        empty = not p.stacks[WORLD] or not p.stacks[DEVELOPMENT]
        poor = p.credits < POOR and len(p.citizenry) > p.credits
        enough = p.zone() >= TILES_ENOUGH or nothing_to_draw(s)
        wanted = others if enough or (poor and not empty) else scouts
        return self.any_of(wanted or choices)

    def place(self, s: Galaxy, p: Empire, choices: list[Choice]) -> Choice:
        """Whichever stack is lower; then the cheaper side."""
        return min(choices, key=lambda choice: (len(p.stacks[choice.a & 1]), s.box.cost[choice.a]))


def favourite(s: Galaxy, p: Empire) -> int:
    """Where most workers have something to do (at least the one that selects), taking no notice of the others."""
    return max(LIKED, key=lambda which: min(max(1, workers(p, which)), uses(s, p, which)))


def with_verb(choices: list[Choice], verb: int) -> Choice:
    """The choice of this kind, or the first one."""
    for choice in choices:
        if choice.verb == verb:
            return choice
    return choices[0]


def workers(p: Empire, which: int) -> int:
    return sum(1 for die in p.workers if die >> PHASE_SHIFT & 15 == which)


def fullest(p: Empire) -> int:
    return max(range(PHASES), key=lambda which: workers(p, which))


def uses(s: Galaxy, p: Empire, which: int) -> int:
    """How many workers a phase has work for, as a beginner sees it."""
    if which == phase.EXPLORE:
        return 0 if p.zone() >= TILES_ENOUGH and p.credits >= POOR else 2
    if which == phase.DEVELOP:
        return 6 if p.stacks[DEVELOPMENT] else 0
    if which == phase.SETTLE:
        return 6 if p.stacks[WORLD] else 0
    if which == phase.PRODUCE:
        return sum(1 for side in p.worlds if s.box.trade[s.box.colour[side]] and side not in p.goods_on)
    return len(p.goods) if which == phase.SHIP else 0
