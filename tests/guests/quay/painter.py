from __future__ import annotations

from rich.text import Text

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.state import State
from orrery.terminal.painter import Painter
from orrery.terminal.screen import Line

from .rules import GAME


class QuayPainter(Painter):
    def title(self, view: State) -> str:
        return f"{self.speech.title()} {view.round}"

    def ending(self, view: State, me: int | None) -> str:
        return ""

    def board(self, view: State, me: int) -> list[Line]:
        return [Line("", Text(line)) for line in GAME.lines(view)]

    def focus(self, view: State, me: int) -> list[Line]:
        return self.board(view, me)

    def open_of(self, view: State, seat: int, me: int) -> list[Line]:
        return []

    def hint(self, view: State, decision: Decision, choice: Choice) -> str:
        return ""

    def news(self, events: list[Event], since: int, me: int | None, view: State) -> list[Line]:
        return [Line("· ", Text(self.speech.event(event, self.names, me))) for event in events[since:]]

    def legend(self) -> list[Line]:
        return []
