"""What happened, told line by line: each turn of an automa as a short story under what it rolled, line by line with the
rule that it follows from.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.era.rules.vocabulary.faction import FARMERS, HUMAN, SLAVERS
from orrery.games.era.texts.voice import EraVoice
from orrery.games.era.texts.words import Listener, capital
from orrery.kernel.event import Event
from orrery.terminal.screen import Line

from . import signs

# Known from the title, from the question, or from the line after them.
SILENT: Final = (
    "arranges", "cards_at_start", "carries_out", "end_of_round", "growth_turn", "growth_turns",
    "movement_die", "growth_result", "no_battles", "no_switch", "sails", "scoring", "sentence", "to_grow", "to_select",
    "turn", "units",
)  # fmt: skip
# With these a story of an automa begins: what it rolled, and what that means.
BEGINNINGS: Final = {"movement_die": "moves", "growth_result": "growth"}
# With these it is over.
ENDS: Final = ("round", "turn", "growth_turn", "growth_turns", "to_select", "no_trade", "may_trade", "trading_over")
# What moves, in short: after it, it is told again as every movement is.
SHORT: Final = {"unit_goes": "goes", "unit_approaches": "approaches", "unit_flies": "flies"}
AUTOMAS: Final = (FARMERS, SLAVERS)  # whatever these do is told with the rule it follows from
DETAIL: Final = "  · "
PLAIN: Final = "· "


class Teller:
    def __init__(self, voice: EraVoice, names: list[str], me: int | None) -> None:
        self.voice = voice
        self.names = names
        self.me = me
        self.lines: list[Line] = []

    def tell(self, events: list[Event], since: int) -> list[Line]:
        """From the since-th event on."""
        inside = False  # a story of an automa
        headed = True  # and its heading was told
        heading: Event | None = None
        for at, event in enumerate(events):
            if event.key in ENDS:
                inside = False
            if event.key in BEGINNINGS:
                inside, headed, heading = True, at < since, event
            if at < since:
                continue
            if inside and not headed and heading is not None:
                self.head(heading)
                headed = True
            if self.is_news(events, at):
                text = Text(self.said(event))
                if inside or event.seat in AUTOMAS:
                    text.append(f" ({event.rule})", "dim")
                self.lines.append(Line(DETAIL if inside else PLAIN, text))
        return self.lines

    def said(self, event: Event) -> str:
        """What a unit is sent to stands in the heading."""
        if event.key not in SHORT:
            return self.voice.event(event, self.names, self.me)
        told = event.params
        unit = self.voice.ships(told["n"])
        if told["fleet"] or told["in_fleet"]:
            unit = self.say("fleet", fleet=self.voice.fleet(told["fleet"]), ships=unit)
        way = self.voice.word(f"direction.{told['direction']}") if "direction" in told else ""
        wanted = told.get("wanted", "")
        unit = capital(unit)
        return self.say(SHORT[event.key], unit=unit, way=way, wanted=wanted, start=told["from"], end=told["to"])

    def say(self, key: str, **params: object) -> str:
        return self.voice.word(f"terminal.story.{key}", **params)

    def is_news(self, events: list[Event], at: int) -> bool:
        """Whether it is told; the log tells everything."""
        event = events[at]
        if event.key in SILENT:
            return False
        if event.key == "moved":
            return bool(event.params["n"])
        if event.key == "moves" and at and event.seat != HUMAN:
            before = events[at - 1]
            return not (before.key in SHORT and before.params["to"] == event.params["to"])
        return True

    def head(self, event: Event) -> None:
        """`Slavers: 5 of the movement table`, what that says, and by which rule."""
        params = event.params
        to = Listener(self.names, self.me)
        if "sentences" in params:
            plan = "; ".join(self.voice.sentence(row, to) for row in params["sentences"])
        else:
            plan = self.voice.plan_of(params["target"], to)
        told = {"name": self.names[event.seat], "die": params["die"], "plan": plan}
        dice = params.get("dice", [])
        key = BEGINNINGS[event.key] + (".dice" if len(dice) > 1 else "")
        text = self.say(key, dice=self.voice.texts.all_of([str(die) for die in dice]), **told)
        rule = self.voice.texts.say("rule", rule=event.rule)
        self.lines.append(Line("", Text.assemble((text, signs.FACTIONS[event.seat]), (f" ({rule})", "dim"))))
