"""A voice for a game that has no words in code: its texts alone, filled with the names of its components.

A code `verb:key` is the text `choice.verb`; the parameters of an event, a refusal or a question are put into it by
their names, keys of components as what these are called.
"""

from __future__ import annotations

from typing import Any

from orrery.bots.plan import Plan
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.corrections import doubts_of
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State

from .voice import Voice


class PlainVoice(Voice):
    def spoken(self, params: dict[str, Any]) -> dict[str, Any]:
        """Parameters as they stand in sentences. One called `key` cannot stand in any."""
        return {name: self.spoken_value(value) for name, value in params.items() if name != "key"}

    def spoken_value(self, value: Any) -> Any:
        if isinstance(value, list):
            return self.texts.all_of([str(self.spoken_value(item)) for item in value])
        return self.name(value) if isinstance(value, str) and value in self.components else value

    def named(self, choice: Choice) -> dict[str, Any]:
        """What the code of a choice names: components by the part of the box they are, the first also as `name`."""
        keys = [key for key in choice.code.partition(":")[2].split("@") if key in self.components]
        found: dict[str, Any] = {self.components[key]["part"]: self.name(key) for key in keys}
        return found | {"name": self.name(keys[0])} if keys else found

    # Components.

    def explain(self, key: str) -> list[str]:
        row = self.components[key]
        said = self.word(f"explain.{row['part']}", **self.spoken({**row, "name": self.name(key)}))
        return [said, self.texts.say("rule", rule=row["rule"]), *self.doubts(key)]

    def doubts(self, key: str) -> list[str]:
        row = self.components[key]
        return [
            self.word(f"doubt.{doubt.why}", name=self.name(key), field=doubt.field, value=doubt.value)
            for doubt in doubts_of(row)
        ]

    # Questions.

    def decision(self, decision: Decision, view: State) -> str:
        return self.word(f"ask.{decision.kind}", **self.spoken(view.about(decision.seat)))

    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        return list(decision.choices)

    def choice(self, decision: Decision, choice: Choice) -> str:
        return self.word(f"choice.{verb(choice)}", **self.named(choice))

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        about = self.about(choice)
        does = self.word(f"does.{verb(choice)}", **self.named(choice))
        return [does] if about is None else [does, *self.explain(about)]

    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        return ""

    def use_of(self, decision: Decision, choice: Choice) -> str:
        key = f"use.{verb(choice)}"
        return self.word(key, **self.named(choice)) if self.has(key) else ""

    def plan(self, plan: Plan) -> str:
        return self.word(f"plan.{plan.why}", **self.spoken(plan.params))

    def about(self, choice: Choice) -> str | None:
        key = choice.code.partition(":")[2].partition("@")[0]
        return key if key in self.components else None

    # Reports.

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        """`event.KEY`; where that differs, `event.KEY.you` for whom it happened to."""
        own = f"event.{event.key}.you"
        key = own if event.seat == me and self.has(own) else f"event.{event.key}"
        name = names[event.seat] if 0 <= event.seat < len(names) else ""
        return self.word(key, **{"name": name, **self.spoken(event.params)})

    def refusal(self, refusal: Refusal) -> str:
        return self.word(f"refusal.{refusal.key}", **self.spoken(refusal.params))

    def part(self, part: Part) -> str:
        name = self.name(part.component) if part.component else ""
        return self.word(f"part.{part.key}", points=part.points, name=name)


def verb(choice: Choice) -> str:
    return choice.code.partition(":")[0]
