"""A painter for any game: it draws the lines of a view, and tells every event by its sentence."""

from __future__ import annotations

from rich.text import Text

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.state import State
from orrery.texts import Speech

from .painter import Painter
from .screen import Line


class PlainPainter(Painter):
    def __init__(self, speech: Speech, names: list[str]) -> None:
        super().__init__(speech, names)
        self.shown: dict[int, list[str]] = {}  # the lines that each seat saw last

    def title(self, view: State) -> str:
        return self.speech.say("terminal.plain_title", title=self.speech.title(), round=view.round)

    def ending(self, view: State, me: int | None) -> str:
        return ""

    def board(self, view: State, me: int) -> list[Line]:
        self.shown[me] = self.speech.lines(view, me)
        return drawn(self.shown[me])

    def focus(self, view: State, me: int) -> list[Line]:
        """The lines that read otherwise than before."""
        before, now = self.shown.get(me, []), self.speech.lines(view, me)
        self.shown[me] = now
        return drawn([line for i, line in enumerate(now) if i >= len(before) or line != before[i]])

    def open_of(self, view: State, seat: int, me: int) -> list[Line]:
        """The lines are about everybody: they stand once."""
        return drawn(self.speech.lines(view, me)) if seat == 0 else []

    def hint(self, view: State, decision: Decision, choice: Choice) -> str:
        return self.speech.gain(view, decision, choice)

    def news(self, events: list[Event], since: int, me: int | None, view: State) -> list[Line]:
        """Every event has its line, however many there are."""
        return [Line("· ", Text(self.speech.event(event, self.called(me), me))) for event in events[since:]]

    def legend(self) -> list[Line]:
        return []


def drawn(lines: list[str]) -> list[Line]:
    return [Line("  ", Text(line)) for line in lines]
