from __future__ import annotations

from typing import ClassVar

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State
from orrery.texts.voice import Voice


class QuayVoice(Voice):
    going_on: ClassVar = ("stay",)
    example_rule: ClassVar = "Q-1"

    def decision(self, decision: Decision, view: State) -> str:
        return self.word(f"ask.{decision.kind}", **view.about(decision.seat))

    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        return list(decision.choices)

    def choice(self, decision: Decision, choice: Choice) -> str:
        word, _, rest = choice.code.partition(":")
        return self.word(f"choice.{word}", what=self.word(f"colour.{rest}") if word == "pay" else rest.upper())

    def quiet(self, decision: Decision, choice: Choice) -> bool:
        return choice.code.startswith("berth:") and not choice.code.startswith("berth:a")

    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        return ""

    def about(self, choice: Choice) -> str | None:
        return None

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        return [self.choice(decision, choice)]

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        params = dict(event.params)
        if "colour" in params:
            params["colour"] = self.word(f"colour.{params['colour']}")
        return self.word(f"event.{event.key}", name=names[event.seat], **params)

    def refusal(self, refusal: Refusal) -> str:
        return self.word(f"refusal.{refusal.key}", **refusal.params)

    def part(self, part: Part) -> str:
        return self.word(f"source.{part.key}")
