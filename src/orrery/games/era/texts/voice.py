"""Galactic Era, spoken."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.era.rules.options import CENTRE_TILE, GOAL, HOME_TILE, PEOPLE, RANDOM, STORY
from orrery.kernel.options import AND
from orrery.texts import Speech
from orrery.texts.voice import NAMES

from .table import Table

# Options whose values are components: the part of the box.
PARTS: Final = {STORY: "story", GOAL: "goal", HOME_TILE: "tile", CENTRE_TILE: "tile", PEOPLE: "people"}
# What a component is, and not what it does.
ABOUT: Final = ("key", "part", "rule", "confidence", "doubts")
FACES: Final = ("a", "b")  # of sectors: the board has them


class EraVoice(Table):
    going_on: ClassVar = ("done", "pass")
    example_rule: ClassVar = "E-120"
    listed: ClassVar = ("part", NAMES, "figures")

    def value(self, option: str, value: str) -> str:
        """Stories, goals, sectors and star people are called as they are."""
        return " + ".join(self._value(option, part) for part in value.split(AND))

    def _value(self, option: str, value: str) -> str:
        if value == RANDOM:
            return self.word("value.by_lot")
        part = PARTS.get(option, "")
        if f"{part}_{value}" in self.components:
            return self.called(part, value)
        return self.word(f"value.{option}.{value}")

    def cell(self, row: dict[str, Any], field: str) -> str:
        if field != "figures":
            return super().cell(row, field)
        return " ".join(f"{name}={value}" for name, value in self.facts(row).items() if isinstance(value, int | str))

    def facts(self, row: dict[str, Any]) -> dict[str, Any]:
        hidden = (*ABOUT, *FACES) if row["part"] == "tile" else ABOUT
        return {name: value for name, value in row.items() if name not in hidden and not name.startswith("name_")}

    def client_words(self) -> dict[str, dict[str, str]]:
        words = {"phases": "phase.", "terrain": "terrain.", "ranks": "rank.", "ways": "way."}
        return {name: self.under(prefix) for name, prefix in words.items()}


def era_voice(speech: Speech) -> EraVoice:
    voice = speech.voice
    if not isinstance(voice, EraVoice):
        raise TypeError("this speech is not of Galactic Era")
    return voice
