"""Workers in their columns, and what they are worth there if each phase is played with a given chance."""

from __future__ import annotations

from orrery.games.roll.rules.pieces import ANY_COLOUR, COLOURS, DEVELOPMENT, TALENT, WORLD
from orrery.games.roll.rules.vocabulary import phase
from orrery.games.roll.rules.vocabulary.phase import ALL_PHASES

from .dice import LOOK_COLOUR, other_phase
from .works import Works

FRESH_TILE = 0.45  # a worker for a stack that is empty, if somebody explores before


class Columns:
    """`dice[phase]`: looks of the workers that can be moved; `strip`: the one that selected.

    A look is a colour, or a colour with a face of two symbols.
    """

    __slots__ = ("chances", "dice", "phases", "selected", "strip", "works")

    def __init__(self, works: Works, chances: list[float], selected: int) -> None:
        self.works = works
        self.chances = chances
        self.selected = selected
        self.phases = len(works.table)
        self.dice: list[list[int]] = [[] for _ in range(self.phases)]
        self.strip: list[int] = []

    def copy(self) -> Columns:
        other = Columns(self.works, self.chances, self.selected)
        other.dice = [column[:] for column in self.dice]
        other.strip = self.strip
        return other

    def put(self, which: int, look: int) -> None:
        self.dice[which].append(look)

    def move(self, look: int, origin: int, target: int) -> None:
        self.dice[origin].remove(look)
        self.dice[target].append(look)

    def total(self) -> float:
        counts = [len(column) for column in self.dice]
        if self.strip:
            counts[self.selected] += 1
        value = self.counted(counts)
        fit = self.works.fit
        for which in range(self.phases):
            room = self.works.rooms[which]
            if room:
                fits = sorted([fit[which][look] for look in self.dice[which]], reverse=True)
                value += self.chances[which] * sum(fits[:room])
        if self.works.o.box.sets:
            for look in self.strip:
                value += self.chances[self.selected] * fit[self.selected][look]
            if self.works.second:
                value += self._second_symbols()
        return value

    def _second_symbols(self) -> float:
        """What workers are worth in the other phase they show, if only that one is played (A-7)."""
        gains, _ = self._margins()
        value = 0.0
        for which in range(self.phases):
            for look in self.dice[which]:
                if look >= COLOURS:
                    value += self.spill(look, which, gains)
        return value

    def spill(self, look: int, which: int, gains: list[float]) -> float:
        """The same for one worker that lies in this column."""
        other = other_phase(self.works.o.box, look, which)
        if other < 0:
            return 0.0
        gain = gains[other] + self.chances[other] * self.works.fit[other][LOOK_COLOUR[look]]
        return (1 - self.chances[which]) * max(0.0, gain)

    def counted(self, counts: list[int]) -> float:
        """The expected gain by the number of workers in each column."""
        works = self.works
        chances = self.chances
        value = 0.0
        for which in range(self.phases):
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
        gains = [0.0] * self.phases
        losses = [0.0] * self.phases
        for which in range(self.phases):
            if counts[which] + 1 < len(self.works.table[which]):
                counts[which] += 1
                gains[which] = self.counted(counts) - now
                counts[which] -= 1
            if self.dice[which]:
                counts[which] -= 1
                losses[which] = now - self.counted(counts)
                counts[which] += 1
        return gains, losses

    def best_for(self, look: int, phases: list[int]) -> int:
        """In which of these phases one more worker of this look gains most."""
        gains, _ = self._margins()
        best = phases[0]
        most = -1e9
        for which in phases:
            gain = gains[which] + self.chances[which] * self.works.fit[which][look]
            if look >= COLOURS:
                gain += self.spill(look, which, gains)
            if gain > most:
                most = gain
                best = which
        return best

    def selecting(self) -> tuple[int, int]:
        """Which worker selects, as look and column: one of another column moves for free, if that gains anything."""
        found = self.best_move(ANY_COLOUR, ALL_PHASES, 1 << self.selected)
        if self.dice[self.selected] and (found is None or found[0] <= 0):
            return self.worst_in(self.selected), self.selected
        if found is None:
            raise ValueError("there is no worker to select with")
        return found[1], found[2]

    def cheapest(self) -> tuple[int, int]:
        """The die that is missed least: look and column. Talents cannot be given up (A-26)."""
        gains, losses = self._margins()
        best = (-1, -1)
        least = 1e9
        for which in range(self.phases):
            look = self.worst_in(which, True)
            if look >= 0:
                loss = losses[which] + self.chances[which] * self.works.fit[which][look]
                if look >= COLOURS:
                    loss += self.spill(look, which, gains)
                if loss < least:
                    least = loss
                    best = (look, which)
        return best

    def worst_in(self, which: int, no_talents: bool = False) -> int:
        """The look that fits least into a column, -1: there is none."""
        fit = self.works.fit[which]
        best = -1
        for look in self.dice[which]:
            if no_talents and look == TALENT:
                continue
            if best < 0 or fit[look] < fit[best] or (fit[look] == fit[best] and look < best):
                best = look
        return best

    def best_move(self, colours: int, origins: int, targets: int) -> tuple[float, int, int, int] | None:
        """The move of one worker that gains most: gain, look, from, to. The masks say what may be moved."""
        gains, losses = self._margins()
        best: tuple[float, int, int, int] | None = None
        fit = self.works.fit
        chances = self.chances
        for origin in range(self.phases):
            if not origins >> origin & 1:
                continue
            seen = 0
            for look in self.dice[origin]:
                if seen >> look & 1 or not colours >> LOOK_COLOUR[look] & 1:
                    continue
                seen |= 1 << look
                loss = losses[origin] + chances[origin] * fit[origin][look]
                if look >= COLOURS:
                    loss += self.spill(look, origin, gains)
                for target in range(self.phases):
                    if target != origin and targets >> target & 1:
                        gain = gains[target] + chances[target] * fit[target][look] - loss
                        if look >= COLOURS:
                            gain += self.spill(look, target, gains)
                        if best is None or gain > best[0]:
                            best = (gain, look, origin, target)
        return best
