"""Roll for the Galaxy, spoken."""

from __future__ import annotations

from typing import Any, ClassVar

from orrery.games.roll.rules.pieces import COLOUR_KEYS
from orrery.texts import Speech
from orrery.texts.voice import NAMES

from .prospects import Prospects
from .questions import Questions
from .reports import Reports

FACTS = ("cost", "colour", "keywords", "powers", "effects", "bonus")
MORE_FACTS = {"objective": ("check", "talents", "conditions"), "face": ("technology", "level", "vp")}


class RollVoice(Questions, Reports, Prospects):
    going_on: ClassVar = ("ready", "done", "pass")
    example_rule: ClassVar = "R-52"
    listed: ClassVar = ("kind", "cost", "colour", NAMES, "powers")

    def aliases(self, key: str) -> list[str]:
        """A die can be meant by its letter."""
        return [self.word(f"letter.{key}")] if key in COLOUR_KEYS else []

    def cell(self, row: dict[str, Any], field: str) -> str:
        if field == "powers":
            return " ".join(power["kind"] for power in [*row.get("powers", []), *row.get("effects", [])])
        return super().cell(row, field)

    def facts(self, row: dict[str, Any]) -> dict[str, Any]:
        empty: dict[str, list[Any]] = {"keywords": [], "powers": [], "effects": []}
        known = (*FACTS, *MORE_FACTS.get(row["kind"], ()))
        return {name: row.get(name, empty.get(name)) for name in known}

    def client_words(self) -> dict[str, dict[str, str]]:
        phases = {key: self.phase(key) for key in self.under("phase.")}
        return {"phases": phases, "colours": self.under("colour."), "letters": self.under("letter.")}


def roll_voice(speech: Speech) -> RollVoice:
    voice = speech.voice
    if not isinstance(voice, RollVoice):
        raise TypeError("this speech is not of Roll for the Galaxy")
    return voice
