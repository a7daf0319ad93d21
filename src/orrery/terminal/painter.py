"""What each game brings to be shown at the prompt: a Painter of its own."""

from __future__ import annotations

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.state import State
from orrery.texts import Speech

from .screen import Line


class Painter:
    """Draws views and tells events. It knows how things look, never what is legal.

    `names` are those of the seats and, after them, of the rivals: events, scores and questions number them so.
    """

    def __init__(self, speech: Speech, names: list[str]) -> None:
        self.speech = speech
        self.names = names
        self.width = 80  # of the screen

    def name(self, seat: int, me: int | None) -> str:
        return self.speech.say("terminal.you") if seat == me else self.names[seat]

    def called(self, me: int | None) -> list[str]:
        return [self.name(seat, me) for seat in range(len(self.names))]

    def title(self, view: State) -> str:
        """Where the game stands."""
        raise NotImplementedError

    def ending(self, view: State, me: int | None) -> str:
        """Why this round is the last, or was; nothing if it is not."""
        raise NotImplementedError

    def board(self, view: State, me: int) -> list[Line]:
        """The whole table as this seat sees it."""
        raise NotImplementedError

    def focus(self, view: State, me: int) -> list[Line]:
        """The part of the board that the present question is about."""
        raise NotImplementedError

    def open_of(self, view: State, seat: int, me: int) -> list[Line]:
        """All that lies open of one seat or rival, as `me` sees it."""
        raise NotImplementedError

    def hint(self, view: State, decision: Decision, choice: Choice) -> str:
        """What would come of a choice, if that can be said in a few words."""
        raise NotImplementedError

    def folded(self, view: State, decision: Decision, choices: list[Choice]) -> list[Line]:
        """The choices that the list leaves out, in as few lines as it takes; nothing: only their number is told."""
        return []

    def lies_at(self, view: State, text: str, me: int) -> list[Line]:
        """All that lies at the place of this address; nothing: there is no such place."""
        return []

    def news(self, events: list[Event], since: int, me: int | None, view: State) -> list[Line]:
        """What happened from the since-th event on up to this view, in as few lines as it takes."""
        raise NotImplementedError

    def legend(self) -> list[Line]:
        """What the signs on the board mean."""
        raise NotImplementedError
