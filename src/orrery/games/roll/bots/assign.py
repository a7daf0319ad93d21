"""Planning a round: where the wilds go, which phase to select with which worker, and how to reassign.

The plan is the list of choices to give, in order. It is made for every phase that could be selected, each time by
taking the best next move, and the best is kept. A plan can be made from any point of the Assign step on.
"""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.alphabet import (
    C_ASSIGN,
    C_DICTATE,
    C_DONE,
    C_INTO,
    C_MOVE,
    C_READY,
    C_SACRIFICE,
    C_SELECT,
    C_USE,
    C_WITH,
)
from orrery.games.roll.rules.looks import ASSIGN_BITS, ASSIGN_LOOKS
from orrery.games.roll.rules.pieces import ANY_COLOUR, COLOUR_MASK, NONE, PHASE_SHIFT, TALENT, face_of
from orrery.games.roll.rules.powers.reassign import SELECTED, ReassignIfMost, ReassignPower
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.steps.reassign import DICTATING, may_dictate
from orrery.games.roll.rules.vocabulary import verb
from orrery.games.roll.rules.vocabulary.phase import ALL_PHASES
from orrery.kernel.choice import Choice

from .columns import Columns
from .dice import LOOK_COLOUR, phases_in
from .forecast import played
from .works import Works

MOST_TALENTS: Final = 6  # assigned in one round
LEAST_GAIN: Final = 0.03  # what a move must bring to be made


class Planner:
    """Plans for one seat from one view."""

    __slots__ = ("chances", "p", "s", "works")

    def __init__(self, s: Galaxy, p: Empire, ignores: int = 0) -> None:
        self.s = s
        self.p = p
        self.chances = played(s, p.seat)
        talents = min(MOST_TALENTS, p.more.talents)
        self.works = Works(s, p, len(p.workers) + (p.strip >= 0) + (p.hand >= 0) + 1 + talents, ignores)

    def plan(self) -> list[Choice]:
        p = self.p
        if p.selected >= 0:
            return self.follow(p.selected)[1]
        best: list[Choice] = []
        most = -1e9
        for phase in range(self.s.box.phases):
            gain, choices = self.follow(phase)
            if gain > most:
                most = gain
                best = choices
        return best

    def amid(self, kind: str, choices: list[Choice]) -> Choice:
        """The best answer in the middle of a Reassign power or a Dictate that somebody else began."""
        p = self.p
        cols = self.columns(p.selected)
        if kind == "sacrifice":
            look, origin = cols.cheapest()
            return C_SACRIFICE[look][origin]
        if kind == "into":
            look = ASSIGN_LOOKS[p.hand & ASSIGN_BITS]
            return C_INTO[cols.best_for(look, [choice.a for choice in choices])]
        into = ALL_PHASES
        if p.power != DICTATING:
            into = p.powers.reassign[p.power].targets(self.s.box, p, max(p.column, 0))
        colours = 0
        origins = 0
        for choice in choices:
            if choice.verb == verb.MOVE:
                colours |= 1 << LOOK_COLOUR[choice.a]
                origins |= 1 << choice.b
        found = cols.best_move(colours, origins, into)
        if found is None or (found[0] < LEAST_GAIN and C_DONE in choices):
            return choices[-1]
        best = C_MOVE[found[1]][found[2]]
        return best if best in choices else choices[0]

    def follow(self, selected: int) -> tuple[float, list[Choice]]:
        """The best way on if this phase is selected: its gain, and the choices that lead there."""
        p = self.p
        out: list[Choice] = []
        cols = self.columns(selected)
        self._place(cols, out)
        if p.strip < 0 and p.more.talents:
            self._talents(cols, out)
        if p.strip < 0:
            if p.selected < 0:
                out.append(C_SELECT[selected])
            look, phase = cols.selecting()
            cols.dice[phase].remove(look)
            cols.strip.append(look)
            out.append(C_WITH[look][phase])
        self._reassign(cols, out)
        out.append(C_READY)
        return cols.total(), out

    def _place(self, cols: Columns, out: list[Choice]) -> None:
        """Workers that may go to several columns: those with two symbols first, then the wilds (A-5, R-18)."""
        dice = [die for die in self.p.workers if die >> PHASE_SHIFT & 15 == NONE]
        chosen = [-1] * len(dice)
        every = (1 << self.s.box.phases) - 1
        for wild in (False, True):
            for i in range(len(dice)):
                allowed = self.s.box.face_phases[face_of(dice[i])]
                if (allowed == every) == wild:
                    look = ASSIGN_LOOKS[dice[i] & ASSIGN_BITS]
                    chosen[i] = cols.best_for(look, phases_in(allowed))
                    cols.put(chosen[i], look)
        for i in range(len(dice)):
            out.append(C_ASSIGN[dice[i] & COLOUR_MASK][chosen[i]])

    def _talents(self, cols: Columns, out: list[Choice]) -> None:
        """Talents join where they bring more than they are worth later (A-25)."""
        every = phases_in((1 << self.s.box.phases) - 1)
        for _ in range(min(MOST_TALENTS, self.p.more.talents)):
            before = cols.total()
            which = cols.best_for(TALENT, every)
            cols.put(which, TALENT)
            if cols.total() < before + LEAST_GAIN:
                cols.dice[which].remove(TALENT)
                break
            out.append(C_ASSIGN[TALENT][which])
        out.append(C_DONE)

    def columns(self, selected: int) -> Columns:
        p = self.p
        chances = self.chances[:]
        chances[selected] = 1.0
        cols = Columns(self.works, chances, selected)
        for die in p.workers:
            phase = die >> PHASE_SHIFT & 15
            if phase != NONE:
                cols.put(phase, ASSIGN_LOOKS[die & ASSIGN_BITS])
        if p.strip >= 0:
            cols.strip.append(ASSIGN_LOOKS[p.strip & ASSIGN_BITS])
        return cols

    def _reassign(self, cols: Columns, out: list[Choice]) -> None:
        p = self.p
        powers = p.powers.reassign
        usable = [i for i in range(len(powers)) if not p.used >> i & 1]
        usable.sort(key=lambda i: freedom(powers[i]))
        for i in usable:
            if powers[i].one_column:
                self._pair(cols, powers[i], out)
            else:
                self._moves(cols, powers[i], powers[i].allowed(self.s, p), out)
        if may_dictate(p) or p.strip < 0:
            self._dictate(cols, out)

    def _moves(self, cols: Columns, power: ReassignPower, most: int, out: list[Choice]) -> None:
        into = 1 << cols.selected if power.into == SELECTED else power.into
        moved = 0
        while moved < most:
            found = cols.best_move(power.colours, power.origins, into)
            if found is None or found[0] < LEAST_GAIN:
                break
            if moved == 0:
                out.append(C_USE[power.side])
            moved += 1
            _, look, origin, target = found
            cols.move(look, origin, target)
            out.append(C_MOVE[look][origin])
            out.append(C_INTO[target])
        if 0 < moved < most:
            out.append(C_DONE)

    def _pair(self, cols: Columns, power: ReassignPower, out: list[Choice]) -> None:
        """Two workers of one column into the selected phase, or none (R-105)."""
        before = cols.total()
        for origin in range(cols.phases):
            if origin == cols.selected or len(cols.dice[origin]) < power.least:
                continue
            trial = cols.copy()
            steps: list[Choice] = []
            for _ in range(power.least):
                look = trial.worst_in(origin)
                trial.move(look, origin, cols.selected)
                steps.append(C_MOVE[look][origin])
                steps.append(C_INTO[cols.selected])
            if trial.total() > before + LEAST_GAIN:
                out.append(C_USE[power.side])
                out.extend(steps)
                cols.dice = trial.dice
                return

    def _dictate(self, cols: Columns, out: list[Choice]) -> None:
        """Give up a worker for the round to move others (R-22, R-106)."""
        most = 1
        for power in self.p.powers.dictate_extra:
            most = power.most
        again = len(self.p.powers.dictate_unlimited) > 0
        while sum(len(column) for column in cols.dice) >= 2:
            before = cols.total()
            trial = cols.copy()
            look, origin = trial.cheapest()
            if look < 0:
                return
            trial.dice[origin].remove(look)
            steps = [C_DICTATE, C_SACRIFICE[look][origin]]
            moved = 0
            while moved < most:
                found = trial.best_move(ANY_COLOUR, ALL_PHASES, ALL_PHASES)
                if found is None or found[0] < LEAST_GAIN:
                    break
                moved += 1
                _, look, origin, target = found
                trial.move(look, origin, target)
                steps.append(C_MOVE[look][origin])
                steps.append(C_INTO[target])
            if moved == 0 or trial.total() < before + LEAST_GAIN:
                return
            if moved < most:
                steps.append(C_DONE)
            out.extend(steps)
            cols.dice = trial.dice
            if not again:
                return


def freedom(power: ReassignPower) -> int:
    """Bound powers are used first, the free ones for what is left."""
    bound = (power.colours != ANY_COLOUR) + (power.into != ALL_PHASES) + (power.origins != ALL_PHASES)
    bound += isinstance(power, ReassignIfMost)
    return -2 * bound + power.most
