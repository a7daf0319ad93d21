"""The player selects growth counters (E-103 to E-108): the free oval ones, more for DP, then the square ones."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_DONE, C_OVAL, C_SQUARE
from ..era_step import EraStep
from ..menu import offer_free, take_free, why_not_free
from ..points import award
from ..state import Galaxy, Seat
from ..vocabulary import act, bonus, phase, source, step, verb
from ..vocabulary.counter import OVAL_COPIES, OVAL_KEYS, OVALS, SQUARE_KEYS, SQUARES
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import GENETICS, ROBOTICS

FREE_OVALS: Final = 2  # E-103
DENSE: Final = 5  # the population for which a star brings another oval (E-104)


class Select(Act[Galaxy]):
    number = act.SELECT

    def act(self, s: Galaxy, argument: int) -> None:
        s.phase = phase.SELECT
        s.active = HUMAN
        if s.listener is not None:
            told = {"n": free_ovals(s), "more": more_ovals(s), "cost": oval_cost(s), "squares": most_squares(s)}
            s.say("to_select", HUMAN, "E-103", told)
        p = s.seat
        p.todo.append(step.SQUARES)
        p.todo.append(step.MORE_OVALS)
        p.todo.append(step.OVALS)


# Figures.


def free_ovals(s: Galaxy) -> int:
    """E-103, E-105: in round 1 some home sectors bring more."""
    home = s.box.tiles[s.layout.home_tile]
    return FREE_OVALS + (home.bonus_amount if s.round == 1 and home.bonus_kind == bonus.GROWTH else 0)


def dense_stars(s: Galaxy) -> list[int]:
    """The stars that allow an additional oval (E-104)."""
    return [at for at in s.stars_of(HUMAN) if at != s.home and s.discs[at] >= DENSE and not s.blocked(HUMAN, at)]


def more_ovals(s: Galaxy) -> int:
    """How many ovals can be selected besides the free ones, as long as there are counters."""
    return min(len(dense_stars(s)), sum(OVAL_COPIES) - free_ovals(s))


def oval_cost(s: Galaxy) -> int:
    return s.box.oval_cost[s.me.levels[GENETICS]]


def most_squares(s: Galaxy) -> int:
    return s.box.squares[s.me.levels[ROBOTICS]]


def square_cost(s: Galaxy) -> int:
    """What the second square costs (E-106)."""
    return s.box.square_cost[s.me.levels[ROBOTICS]]


def unused_ovals(s: Galaxy) -> list[int]:
    """The kinds of oval counters of which one is left (E-107)."""
    return [oval for oval in range(OVALS) if s.growth.selected[oval] < OVAL_COPIES[oval]]


def select_oval(s: Galaxy, oval: int, rule: str) -> None:
    s.growth.selected[oval] += 1
    s.growth.ovals[oval] += 1
    if s.listener is not None:
        s.say("selects", HUMAN, rule, {"counter": OVAL_KEYS[oval]})


def select_square(s: Galaxy, square: int, rule: str) -> None:
    s.growth.squares |= 1 << square
    if s.listener is not None:
        s.say("selects", HUMAN, rule, {"counter": SQUARE_KEYS[square]})


def count_squares(s: Galaxy) -> int:
    return sum(s.growth.squares >> square & 1 for square in range(SQUARES))


# Questions.


class Ovals(EraStep):
    """The free ones."""

    number = step.OVALS
    kind = "ovals"
    rule = "E-103"
    in_parts = True

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if self.parts(s, p) > 0:
            out.extend([C_OVAL[oval] for oval in unused_ovals(s)])

    def parts(self, s: Galaxy, p: Seat) -> int:
        return free_ovals(s) - sum(s.growth.selected)

    def times(self, s: Galaxy, p: Seat, c: Choice) -> int:
        return OVAL_COPIES[c.a] - s.growth.selected[c.a]

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        select_oval(s, c.a, "E-103")

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": self.parts(s, p)}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        refuse_oval(c, out)


def refuse_oval(c: Choice, out: list[Refusal]) -> None:
    if c.verb == verb.OVAL:
        out.append(Refusal("no_counter_left", "E-107", {"counter": OVAL_KEYS[c.a], "n": OVAL_COPIES[c.a]}))


class MoreOvals(EraStep):
    """One after the other, each paid at once."""

    number = step.MORE_OVALS
    kind = "more_ovals"
    rule = "E-104"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if self.left(s) > 0:
            out.extend([C_OVAL[oval] for oval in unused_ovals(s)])
        offer_free(s, out)
        if out:
            out.insert(0, C_DONE)

    def left(self, s: Galaxy) -> int:
        return free_ovals(s) + more_ovals(s) - sum(s.growth.selected)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
        elif c.verb == verb.OVAL:
            award(s, source.COUNTERS, -oval_cost(s), "E-104", "more_oval", counter=OVAL_KEYS[c.a])
            select_oval(s, c.a, "E-104")
        else:
            take_free(s, c)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": self.left(s), "cost": oval_cost(s)}

    def refuse(self, s: Galaxy, p: Seat, out: list[Refusal]) -> None:
        if self.left(s) == 0 and unused_ovals(s):
            out.append(Refusal("no_dense_star", "E-104", {"population": DENSE}))

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.OVAL and self.left(s) == 0:
            out.append(Refusal("no_dense_star", "E-104", {"population": DENSE}))
        elif c.verb == verb.OVAL:
            refuse_oval(c, out)
        else:
            why_not_free(s, c, out)


class Squares(EraStep):
    """One that has to be; another one with Robotics 5 or 6."""

    number = step.SQUARES
    kind = "squares"
    rule = "E-103"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        n = count_squares(s)
        if n == 0:
            out.extend(C_SQUARE)
        elif n < most_squares(s):
            out.append(C_DONE)
            out.extend([C_SQUARE[square] for square in range(SQUARES) if not s.growth.squares >> square & 1])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
            return
        if s.growth.squares == 0:
            select_square(s, c.a, "E-103")
        else:
            award(s, source.COUNTERS, -square_cost(s), "E-106", "more_square", counter=SQUARE_KEYS[c.a])
            select_square(s, c.a, "E-106")

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        n = count_squares(s)
        return {"n": n, "most": most_squares(s), "cost": square_cost(s) if n else 0}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.SQUARE:
            out.append(Refusal("selected_already", "E-4", {"counter": SQUARE_KEYS[c.a]}))
