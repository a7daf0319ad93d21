"""Race for the Galaxy, spoken."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.games.race.rules.design import POWER_PHASES
from orrery.games.race.rules.options import RANDOM, ROBOT_START, START
from orrery.texts import Speech
from orrery.texts.voice import NAMES

from .table import Table

FACTS: Final = (
    "kind", "cost", "defence", "vp", "production", "windfall", "tags", "prestige", "start", "copies", "scoring",
    "faces", "symbol", *POWER_PHASES,
)  # fmt: skip


class RaceVoice(Table):
    going_on: ClassVar = ("done", "pass")
    example_rule: ClassVar = "S-52"
    listed: ClassVar = ("kind", "cost", "vp", "goods", NAMES, "powers")

    def value(self, option: str, value: str) -> str:
        """A start world is called as it is."""
        if option in (START, ROBOT_START):
            return self.word("start.random") if value == RANDOM else self.name(value)
        return super().value(option, value)

    def cell(self, row: dict[str, Any], field: str) -> str:
        if field == "powers":
            return " ".join(power["effect"] for phase in POWER_PHASES for power in row.get(phase, []))
        if field == "goods":
            return str(row.get("windfall", row.get("production", "")))
        if field == "cost" and "defence" in row:
            return str(row["defence"])
        return super().cell(row, field)

    def facts(self, row: dict[str, Any]) -> dict[str, Any]:
        return {name: row[name] for name in FACTS if name in row}

    def client_words(self) -> dict[str, dict[str, str]]:
        words = {"phases": "phase.", "kinds": "kind.", "spaces": "space.", "actions": "action.", "symbols": "symbol."}
        return {name: self.under(prefix) for name, prefix in words.items()}


def race_voice(speech: Speech) -> RaceVoice:
    voice = speech.voice
    if not isinstance(voice, RaceVoice):
        raise TypeError("this speech is not of Race for the Galaxy")
    return voice
