"""Explore: scout or stock, what to abandon, and which side of a tile goes where."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.phases.bag import RETURNS_FROM
from orrery.games.roll.rules.phases.explore import STOCK_CREDITS
from orrery.games.roll.rules.pieces import DEVELOPMENT, PHASE_SHIFT, WORLD
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary import phase, verb
from orrery.kernel.choice import Choice

from .payoffs import scout_worth
from .phase_goals import scouting
from .reveal import LEAST_GAIN, gain_by_leaving
from .tiles import dice_needed, net
from .valuation import Outlook

DEEPER: Final = 0.75  # part of its value that a tile keeps for each tile above it
EMPTY_STACK: Final = 0.8  # a tile for a stack that has none
READY_DIE: Final = 0.76  # a die that waits for a tile in this very round
CLEARLY_WORSE: Final = 0.25  # how much worse than a draw a tile must be to be abandoned
BETTER_TILES: Final = 0.35  # part of the gain from abandoning that counts when scouting is weighed

BETTER_MOST: Final = 0.6  # and the most it counts


def start(o: Outlook, choices: list[Choice]) -> Choice:
    """Which tile becomes the development; the other one is the world."""
    drawn = o.p.drawn

    def value(choice: Choice) -> float:
        other = drawn[0] if drawn[1] == choice.a >> 1 else drawn[1]
        return net(o, choice.a) + net(o, 2 * other)

    return max(choices, key=value)


def explore(o: Outlook, choices: list[Choice]) -> Choice:
    """Scout or Stock with the next explorer."""
    scout = scout_worth(o, 0) + hurry(o)
    average = draw_worth(o)
    better = 0.0
    for kind in (WORLD, DEVELOPMENT):
        for side in o.p.stacks[kind]:
            better += max(0.0, average - CLEARLY_WORSE - kept(o, side))
    scout += min(BETTER_MOST, BETTER_TILES * better)
    if o.box.objectives:
        scout += scouting(o, waiting_explorers(o.p))
    if nothing_to_draw(o.s):
        scout = -1.0
    best = choices[0]
    most = -1e9
    for choice in choices:
        if choice.verb == verb.SCOUT:
            value = scout + scout_bonus(o, choice.a)
        elif choice.verb == verb.STOCK:
            value = o.credits(stock_credits(o.p, choice.a))
        elif choice.verb == verb.USE:
            value = 1e9 if gain_by_leaving(o) > LEAST_GAIN else -1.0
        else:
            value = 0.0
        if value > most:
            most = value
            best = choice
    return best


def nothing_to_draw(s: Galaxy) -> bool:
    """No tile in the bag, none abandoned, and nobody with so many that he would have to give one back (R-39, R-40)."""
    return s.tiles_left() == 0 and not any(p.abandoned or p.zone() >= RETURNS_FROM for p in s.players)


def hurry(o: Outlook) -> float:
    """Dice that could build this round, if only their stack had a tile."""
    value = 0.0
    for kind in (WORLD, DEVELOPMENT):
        if not o.p.stacks[kind]:
            value += READY_DIE * min(3, waiting(o, kind))
    return value


def waiting(o: Outlook, kind: int) -> int:
    """Dice for a stack in this round: those lying on it, and workers if its phase is played."""
    dice = len(o.p.builders[kind])
    which = phase.SETTLE - kind
    if o.s.played >> which & 1:
        dice += sum(1 for die in o.p.workers if die >> PHASE_SHIFT & 15 == which)
    return dice


def stock_credits(p: Empire, colour: int) -> int:
    amount = STOCK_CREDITS
    for power in p.powers.stock_values:
        if power.colours >> colour & 1:
            amount = power.credits
    return amount


def waiting_explorers(p: Empire) -> int:
    return sum([1 for die in p.workers if die >> PHASE_SHIFT & 15 == phase.EXPLORE])


def scout_bonus(o: Outlook, colour: int) -> float:
    value = 0.0
    for power in o.p.powers.scouted:
        if power.colours >> colour & 1 and not o.p.scouted & power.colours:
            value += o.credits(power.amount)
    return value


def draw_worth(o: Outlook) -> float:
    """What the better side of a tile from the bag is worth on average."""
    total = 0.0
    for tile in o.box.bag:
        total += max(net(o, 2 * tile), net(o, 2 * tile + 1))
    return total / o.box.tiles


def kept(o: Outlook, side: int) -> float:
    """What a tile of the construction zone is worth where it lies."""
    value = net(o, side)
    stack = o.p.stacks[side & 1]
    if stack[-1] == side:
        value += READY_DIE * min(waiting(o, side & 1), dice_needed(o, side)) / dice_needed(o, side)
    return value


def abandon(o: Outlook, choices: list[Choice]) -> Choice:
    """The worst tile, if a draw is clearly better; else draw."""
    draw = choices[0]
    best = draw
    least = draw_worth(o) - CLEARLY_WORSE
    for choice in choices:
        if choice.verb == verb.ABANDON:
            value = kept(o, choice.a)
            if value < least:
                least = value
                best = choice
    return best


def give_back(o: Outlook, choices: list[Choice]) -> Choice:
    return min(choices, key=lambda choice: kept(o, choice.a))


def place(o: Outlook, choices: list[Choice]) -> Choice:
    return max(choices, key=lambda choice: placed(o, choice))


def placed(o: Outlook, choice: Choice) -> float:
    """What a tile is worth on this side, in this place."""
    side = choice.a
    kind = side & 1
    stack = o.p.stacks[kind]
    value = net(o, side)
    if choice.verb == verb.ON_TOP:
        return value - 0.1 if value > net(o, stack[-1]) else -1e9
    if not stack:
        need = dice_needed(o, side)
        return value + EMPTY_STACK + READY_DIE * min(waiting(o, kind), need) / need
    return value * DEEPER ** len(stack) if value > 0 else value
