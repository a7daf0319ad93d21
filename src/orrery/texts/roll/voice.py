"""Roll for the Galaxy, spoken."""

from __future__ import annotations

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State

from ..voice import Voice


class RollVoice(Voice):
    def explain(self, key: str) -> list[str]:
        return [self.name(key)]

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        return [choice.code]

    def decision(self, decision: Decision, view: State) -> str:
        return decision.kind

    def choice(self, decision: Decision, choice: Choice) -> str:
        return choice.code

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        return repr(event)

    def refusal(self, refusal: Refusal) -> str:
        return refusal.key

    def part(self, part: Part) -> str:
        return repr(part)
