"""Acts: what happens without anybody's choice, one small thing after another, in games with an agenda.

A roll, a draw, one step of an automaton, a battle. Only acts touch chance; what a player chooses puts further acts on
the agenda. Every act tells at least one event with its rule, so that nothing happens unexplained.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from .chance import Chance
from .compiler_marks import mypyc_attr
from .state import State, put_into_slots

ACT_BITS: Final = 6
ACT_MASK: Final = (1 << ACT_BITS) - 1

S = TypeVar("S", bound="ActingState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Generic[S]):
    """One small thing that happens. `argument` is what its entry on the agenda says above ACT_BITS."""

    number: int = -1  # its place in the game's table of acts

    def __init__(self) -> None:
        put_into_slots(self, Act, ("number",))

    def act(self, s: S, argument: int) -> None:
        raise NotImplementedError


def acts_by_number(acts: list[Act[Any]]) -> list[Act[Any]]:
    """The acts of a game by their numbers. ValueError: one is missing, or has the number of another."""
    table = sorted(acts, key=lambda act: act.number)
    if [act.number for act in table] != list(range(len(table))) or len(table) > ACT_MASK + 1:
        raise ValueError(f"acts are numbered {[act.number for act in table]}")
    return table


@mypyc_attr(allow_interpreted_subclasses=True)
class ActingState(State):
    """A state with an agenda: a stack of acts to come, the next one on top. The game is over when it is empty."""

    __slots__ = ("agenda",)

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.agenda: list[int] = []

    def act(self, number: int) -> Act[Any]:
        raise NotImplementedError

    def plan(self, *entries: int) -> None:
        """Put acts on the agenda, in the order in which they will happen, before all that is there."""
        for i in range(len(entries) - 1, -1, -1):
            self.agenda.append(entries[i])

    def proceed(self) -> bool:
        if not self.agenda:
            return False
        entry = self.agenda.pop()
        self.act(entry & ACT_MASK).act(self, entry >> ACT_BITS)
        if self.listener is not None:
            self.listener.acted(entry & ACT_MASK)
        return True

    def run(self) -> None:
        """Act after act, as by `proceed` but without the calls, until somebody has something to decide."""
        agenda = self.agenda
        listener = self.listener
        seats = self.seats
        while agenda and not self.open:
            entry = agenda.pop()
            self.act(entry & ACT_MASK).act(self, entry >> ACT_BITS)
            if listener is not None:
                listener.acted(entry & ACT_MASK)
            for p in seats:
                if p.todo:
                    self.advance(p)


def entry(number: int, argument: int = 0) -> int:
    """How an act and its argument stand on the agenda."""
    return number | argument << ACT_BITS
