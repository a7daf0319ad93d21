"""What workers are worth in each phase, to an empire as it stands: a table by number of workers for every phase.

A die that goes to the Citizenry costs what recruiting it back costs; a die that finds no work costs nothing.
"""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.looks import ASSIGN_BITS, ASSIGN_LOOK_KEYS, ASSIGN_LOOKS
from orrery.games.roll.rules.phases.explore import STOCK_CREDITS
from orrery.games.roll.rules.phases.produce import capacity
from orrery.games.roll.rules.pieces import COLOUR_MASK, COLOURS, DEVELOPMENT, GRAY, TALENT, WORLD
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary import phase
from orrery.games.roll.rules.vocabulary.phase import PHASES

from .dice import LOOK_COLOUR, look_face
from .dollar import dollar_gains
from .payoffs import MATCH, payoff, scout_worth, talent_worth
from .phase_goals import reward
from .tiles import dice_needed, worth
from .valuation import Outlook

BEGUN: Final = 0.6  # part of a tile's worth that dice on it count for before it is completed
PATIENCE: Final = 0.5  # and how much less that is for each round it takes
USUAL_CONSUME: Final = 2.2  # victory points from a good
ALL_OF_THEM: Final = 99
NEW_GOOD: Final = 0.38  # part of a good's payoff that producing it counts for


class Works:
    """Tables of gains: `table[phase][n]` for n workers there, and `fit[phase][look]` on top for each of them.

    `rooms`: for how many of them it counts. `second`: whether any worker shows two symbols.
    """

    __slots__ = ("fit", "goods", "new_good", "o", "rooms", "second", "slots", "table")

    def __init__(self, s: Galaxy, p: Empire, most: int, ignores: int = 0) -> None:
        o = Outlook(s, p, ignores)
        self.o = o
        self.goods = len(p.goods)
        phases = s.box.phases
        self.fit = [[0.0] * COLOURS for _ in range(phases)]
        self.new_good = 0.0  # what shipping a good gains that is produced in the same round
        self.slots = 0
        produce = self._produce(most)
        self.table = [
            self._explore(most),
            build_gains(o, DEVELOPMENT, most),
            build_gains(o, WORLD, most),
            produce,
            self._ship(most),
        ]
        if phases > PHASES:
            self.table.append(dollar_gains(o, most))
        if s.box.objectives:
            reward(o, self.table, self.slots)
        self.rooms = [0] * phases
        self.rooms[phase.PRODUCE] = self.slots
        self.rooms[phase.SHIP] = self.goods
        self.second = False
        if s.box.sets:
            self._look_at_faces(p)
        for which in range(PHASES):
            row = self.table[which]
            extra = ending(o, which)
            for n in range(most + 1):
                row[n] += extra

    def _look_at_faces(self, p: Empire) -> None:
        """What the faces of the workers add: with a dollar a used one comes back for nothing (A-10)."""
        o = self.o
        for row in self.fit:
            row.extend([0.0] * (len(ASSIGN_LOOK_KEYS) - COLOURS))
        for which in (phase.EXPLORE, phase.DEVELOP, phase.SETTLE):
            self.rooms[which] = ALL_OF_THEM
        for which in range(len(self.fit)):
            self.fit[which][TALENT] += o.recruiting() - talent_worth(o)
        for die in p.workers + [die for die in (p.strip, p.hand) if die >= 0]:
            look = ASSIGN_LOOKS[die & ASSIGN_BITS]
            if look < COLOURS:
                continue
            self.second = True
            dollar = o.box.dollar[look_face(look)]
            for which in range(len(self.fit)):
                self.fit[which][look] = self.fit[which][LOOK_COLOUR[look]]
                if dollar == which:
                    self.fit[which][look] += o.recruiting()

    def _explore(self, most: int) -> list[float]:
        o = self.o
        row = [0.0]
        cost = o.recruiting()
        credits = 0
        scouts = 0
        virtual = virtual_workers(o, phase.EXPLORE)
        value = 0.0
        for i in range(most + virtual):
            stock = o.credits(credits + STOCK_CREDITS) - o.credits(credits)
            scout = scout_worth(o, scouts)
            if stock >= scout:
                credits += STOCK_CREDITS
                value += stock
            else:
                scouts += 1
                value += scout
            if i < virtual:
                row[0] = value
            else:
                value -= cost
                row.append(value)
        return row

    def _produce(self, most: int) -> list[float]:
        o = self.o
        p = o.p
        room = capacity(p)
        payoffs: list[float] = []
        colours = 0
        for side in p.worlds:
            colour = o.box.colour[side]
            if colour == GRAY:
                continue
            free = room - p.goods_on.count(side)
            if free > 0:
                colours |= 1 << colour
                payoffs.extend([payoff(o, side, -1)] * free)
        payoffs.sort(reverse=True)
        self.slots = len(payoffs)
        row = [0.0]
        value = 0.0
        for i in range(most):
            if i < len(payoffs):
                value += NEW_GOOD * o.future * payoffs[i] - o.binding
            row.append(value)
        if payoffs:
            self.new_good = (1 - NEW_GOOD * o.future) * sum(payoffs) / len(payoffs) + o.binding
        for c in range(o.box.colours):
            if o.box.matches[c] & colours:
                self.fit[phase.PRODUCE][c] = MATCH
        return row

    def _ship(self, most: int) -> list[float]:
        o = self.o
        p = o.p
        payoffs: list[float] = []
        colours = 0
        for i in range(len(p.goods)):
            side = p.goods_on[i]
            colours |= 1 << o.box.colour[side]
            payoffs.append(payoff(o, side, p.goods[i] & COLOUR_MASK) + o.binding)
        payoffs.sort(reverse=True)
        virtual = virtual_workers(o, phase.SHIP)
        row: list[float] = []
        value = 0.0
        cost = o.recruiting()
        for i in range(most + virtual + 1):
            if i >= virtual:
                row.append(value)
            if i < len(payoffs):
                value += payoffs[i] + (cost if i < virtual else 0.0)
                if (i + 1) * USUAL_CONSUME >= o.s.pool > i * USUAL_CONSUME:
                    value += o.ending
        for c in range(o.box.colours):
            if o.box.matches[c] & colours:
                self.fit[phase.SHIP][c] = MATCH
        return row


def virtual_workers(o: Outlook, which: int) -> int:
    return sum(len(power.dice) for power in o.p.powers.workers if power.phase == which)


def ending(o: Outlook, which: int) -> float:
    """What the powers at the end of a phase bring, if it is played."""
    value = 0.0
    for power in o.p.powers.endings[which]:
        value += power.vp
        value += o.credits(power.credits(o.s, o.p))
    return value


def build_gains(o: Outlook, kind: int, most: int) -> list[float]:
    """Developers or settlers: progress on the tiles of the stack, and completion."""
    stack = o.p.stacks[kind]
    cost = o.recruiting()
    dice = len(o.p.builders[kind])
    at = len(stack) - 1
    tiles = o.p.tiles()
    need, gain = _prospect(o, stack, at, cost)
    row: list[float] = []
    value = 0.0
    for n in range(most + 1):
        if n > 0 and at >= 0:
            dice += 1
            value += _begun(o, gain, dice, need) - _begun(o, gain, dice - 1, need)
        while at >= 0 and dice >= need:
            value += gain - _begun(o, gain, need, need)
            dice -= need
            at -= 1
            tiles += 1
            if tiles == o.box.end_tiles:
                value += o.ending
            need, gain = _prospect(o, stack, at, cost)
        row.append(value)
    return row


def _begun(o: Outlook, gain: float, dice: int, need: int) -> float:
    """What dice on an unfinished tile count for: the less, the longer they are bound until it is completed."""
    return o.future * gain * dice / need * BEGUN / (1 + PATIENCE * o.wait(need - dice))


def _prospect(o: Outlook, stack: list[int], at: int, cost: float) -> tuple[int, float]:
    """The dice a tile of the stack needs, and what completing it gains."""
    if at < 0:
        return 1, 0.0
    need = dice_needed(o, stack[at])
    return need, worth(o, stack[at]) - need * cost
