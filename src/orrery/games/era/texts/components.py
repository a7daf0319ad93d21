"""What every component is, does and leaves in doubt."""

from __future__ import annotations

from orrery.kernel.corrections import Doubt

from .automas import Automas
from .words import Row

NAMED = ("name", "review")  # doubts about nothing but the German name


class Components(Automas):
    def explain(self, key: str) -> list[str]:
        row = self.components[key]
        return [*self.said_of(row), *self.doubts(key), self.texts.say("rule", rule=row["rule"])]

    def said_of(self, row: Row) -> list[str]:
        part = row["part"]
        if part == "field":
            return self.technology(row)
        if part == "relic":
            return self.relic(row)
        if part == "people":
            return self.people(row)
        if part == "card":
            return self.card(row)
        if part == "story":
            return self.story(row)
        if part == "goal":
            return self.goal(row)
        if part == "automa":
            return self.automa(row)
        return self.power_track(row) if part == "power" else self.pieces(row)

    def doubts(self, key: str) -> list[str]:
        """The same is said once, also where it is so on both sides."""
        return list(dict.fromkeys(super().doubts(key)))

    def doubt(self, doubt: Doubt) -> str:
        row = self.components[doubt.component]
        if doubt.why in NAMED:
            original = row["name_en_sts"] if doubt.field.endswith("_sts") else row["name_en"]
            return self.word(f"doubt.{doubt.why}", original=original)
        field = self.word(f"figure.{doubt.field}") if self.has(f"figure.{doubt.field}") else ""
        return self.word(f"doubt.{doubt.why}", field=field, value=doubt.value)
