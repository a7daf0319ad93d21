"""The game with all that belongs to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec
from rich.text import Text

from orrery.bots import Bot, Uniform
from orrery.games.package import GamePackage
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State
from orrery.terminal.painter import Painter
from orrery.terminal.screen import Line
from orrery.texts.speech import Speech
from orrery.texts.voice import Voice

from .rules import LONE, Lone

if TYPE_CHECKING:
    from orrery.games.package import Board


class LoneVoice(Voice):
    example_rule = "L-2"

    def decision(self, decision: Decision, view: State) -> str:
        return self.word("ask")

    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        return decision.choices

    def choice(self, decision: Decision, choice: Choice) -> str:
        return self.word("card", card=choice.a)

    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        return ""

    def about(self, choice: Choice) -> str | None:
        return None

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        return []

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        return self.word(f"event.{event.key}", name=names[event.seat], **event.params)

    def refusal(self, refusal: Refusal) -> str:
        return refusal.key

    def part(self, part: Part) -> str:
        return f"{self.word(f'source.{part.key}')}: {part.points}"


class LonePainter(Painter):
    def title(self, view: State) -> str:
        return self.speech.word("round", round=view.round)

    def ending(self, view: State, me: int | None) -> str:
        return ""

    def board(self, view: State, me: int) -> list[Line]:
        return []

    def focus(self, view: State, me: int) -> list[Line]:
        return []

    def open_of(self, view: State, seat: int, me: int) -> list[Line]:
        return [Line("", Text(self.name(seat, me)))]

    def hint(self, view: State, decision: Decision, choice: Choice) -> str:
        return ""

    def news(self, events: list[Event], since: int, me: int | None, view: State) -> list[Line]:
        return [Line("", Text(self.speech.event(event, self.names, me))) for event in events[since:]]

    def legend(self) -> list[Line]:
        return []


class LoneBoard(msgspec.Struct):
    round: int


def board(view: State, me: int | None, speech: Speech) -> LoneBoard:
    return LoneBoard(view.round)


class LonePackage(GamePackage):
    key = "lone"
    rule_prefix = "L"
    usual_seats: ClassVar[list[str]] = ["me"]
    bots: ClassVar[list[str]] = ["random"]

    @property
    def rules(self) -> Lone:
        return LONE

    def make_bot(self, name: str, chance: Chance) -> Bot:
        return {"random": Uniform}[name](chance)

    @property
    def voice(self) -> type[Voice]:
        return LoneVoice

    @property
    def painter(self) -> type[Painter]:
        return LonePainter

    @property
    def board(self) -> Board:
        return board


PACKAGE = LonePackage()
