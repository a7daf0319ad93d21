"""Workers in their columns, and what they are worth there if each phase is played with a given chance."""

from __future__ import annotations

from orrery.games.roll.rules.pieces import ANY_COLOUR, DEVELOPMENT, WORLD
from orrery.games.roll.rules.vocabulary import phase
from orrery.games.roll.rules.vocabulary.phase import ALL_PHASES, PHASES

from .works import Works

FRESH_TILE = 0.45  # a worker for a stack that is empty, if somebody explores before


class Columns:
    """`dice[phase]`: colours of the workers that can be moved; `strip`: the one that selected."""

    __slots__ = ("chances", "dice", "selected", "strip", "works")

    def __init__(self, works: Works, chances: list[float], selected: int) -> None:
        self.works = works
        self.chances = chances
        self.selected = selected
        self.dice: list[list[int]] = [[] for _ in range(PHASES)]
        self.strip: list[int] = []

    def copy(self) -> Columns:
        other = Columns(self.works, self.chances, self.selected)
        other.dice = [column[:] for column in self.dice]
        other.strip = self.strip
        return other

    def put(self, which: int, colour: int) -> None:
        self.dice[which].append(colour)

    def move(self, colour: int, origin: int, target: int) -> None:
        self.dice[origin].remove(colour)
        self.dice[target].append(colour)

    def total(self) -> float:
        counts = [len(column) for column in self.dice]
        if self.strip:
            counts[self.selected] += 1
        value = self.counted(counts)
        fit = self.works.fit
        for which in (phase.PRODUCE, phase.SHIP):
            room = self.works.slots if which == phase.PRODUCE else self.works.goods
            if room:
                fits = sorted([fit[which][colour] for colour in self.dice[which]], reverse=True)
                value += self.chances[which] * sum(fits[:room])
        return value

    def counted(self, counts: list[int]) -> float:
        """The expected gain by the number of workers in each column."""
        works = self.works
        chances = self.chances
        value = 0.0
        for which in range(PHASES):
            value += chances[which] * works.table[which][counts[which]]
        new_goods = min(counts[phase.SHIP] - works.goods, counts[phase.PRODUCE], works.slots)
        if new_goods > 0:
            value += chances[phase.SHIP] * chances[phase.PRODUCE] * new_goods * works.new_good
        if counts[phase.EXPLORE]:
            stacks = works.o.p.stacks
            for which, kind in ((phase.DEVELOP, DEVELOPMENT), (phase.SETTLE, WORLD)):
                if not stacks[kind]:
                    value += chances[phase.EXPLORE] * chances[which] * min(3, counts[which]) * FRESH_TILE
        return value

    def _margins(self) -> tuple[list[float], list[float]]:
        """By phase: what one worker more gains there, and what one worker less loses."""
        counts = [len(column) for column in self.dice]
        if self.strip:
            counts[self.selected] += 1
        now = self.counted(counts)
        gains = [0.0] * PHASES
        losses = [0.0] * PHASES
        for which in range(PHASES):
            if counts[which] + 1 < len(self.works.table[which]):
                counts[which] += 1
                gains[which] = self.counted(counts) - now
                counts[which] -= 1
            if self.dice[which]:
                counts[which] -= 1
                losses[which] = now - self.counted(counts)
                counts[which] += 1
        return gains, losses

    def best_for(self, colour: int, phases: list[int]) -> int:
        """In which of these phases one more worker of this colour gains most."""
        gains, _ = self._margins()
        best = phases[0]
        most = -1e9
        for which in phases:
            gain = gains[which] + self.chances[which] * self.works.fit[which][colour]
            if gain > most:
                most = gain
                best = which
        return best

    def selecting(self) -> tuple[int, int]:
        """Which worker selects, as colour and column: one of another column moves for free, if that gains anything."""
        found = self.best_move(ANY_COLOUR, ALL_PHASES, 1 << self.selected)
        if self.dice[self.selected] and (found is None or found[0] <= 0):
            return self.worst_in(self.selected), self.selected
        if found is None:
            raise ValueError("there is no worker to select with")
        return found[1], found[2]

    def cheapest(self) -> tuple[int, int]:
        """The worker that is missed least: colour and column."""
        _, losses = self._margins()
        best = (-1, -1)
        least = 1e9
        for which in range(PHASES):
            if self.dice[which]:
                colour = self.worst_in(which)
                loss = losses[which] + self.chances[which] * self.works.fit[which][colour]
                if loss < least:
                    least = loss
                    best = (colour, which)
        return best

    def worst_in(self, which: int) -> int:
        """The colour that fits least into a column."""
        fit = self.works.fit[which]
        return min(self.dice[which], key=lambda colour: (fit[colour], colour))

    def best_move(self, colours: int, origins: int, targets: int) -> tuple[float, int, int, int] | None:
        """The move of one worker that gains most: gain, colour, from, to. The masks say what may be moved."""
        gains, losses = self._margins()
        best: tuple[float, int, int, int] | None = None
        fit = self.works.fit
        chances = self.chances
        for origin in range(PHASES):
            if not origins >> origin & 1:
                continue
            seen = 0
            for colour in self.dice[origin]:
                if seen >> colour & 1 or not colours >> colour & 1:
                    continue
                seen |= 1 << colour
                loss = losses[origin] + chances[origin] * fit[origin][colour]
                for target in range(PHASES):
                    if target != origin and targets >> target & 1:
                        gain = gains[target] + chances[target] * fit[target][colour] - loss
                        if best is None or gain > best[0]:
                            best = (gain, colour, origin, target)
        return best
