"""The table of Race for the Galaxy, drawn in lines: the robot's mat, both tableaus, the hand."""

from __future__ import annotations

import re
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from orrery.games.race.rules.game import race
from orrery.games.race.rules.hidden import cards_left
from orrery.games.race.rules.robot.placing import NOWHERE
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary.goods import KIND_KEYS, KINDS
from orrery.games.race.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.race.texts.table import NOTHING
from orrery.games.race.texts.voice import RaceVoice, race_voice
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.state import State
from orrery.terminal.painter import Painter
from orrery.terminal.screen import Line
from orrery.texts import Speech

from .news import Teller

ROMAN: Final = {"explore": "I", "develop": "II", "settle": "III", "consume": "IV", "produce": "V"}
STYLES: Final = {
    "novelty": "bold cyan",
    "rare_elements": "bold dark_orange3",
    "genes": "bold green",
    "alien": "bold yellow",
}
INDENT: Final = "   "
ROBOT: Final = 1
LETTER: Final = re.compile(r"[\[(](\w)[\])]$")
TABLEAU: Final = (
    "trade",
    "consume",
    "goods",
    "more_goods",
    "kinds",
    "each_kind",
    "produce",
    "produce_paid",
    "produce_by",
    "spend",
)


class RacePainter(Painter):
    def __init__(self, speech: Speech, names: list[str]) -> None:
        super().__init__(speech, names)
        self.voice: Final[RaceVoice] = race_voice(speech)
        self.styles: Final = {self.voice.word(f"letter.{key}"): style for key, style in STYLES.items()}

    def say(self, key: str, **params: object) -> str:
        return self.voice.word(f"terminal.{key}", **params)

    # Where the game stands.

    def title(self, view: State) -> str:
        s = race(view)
        if s.round == 0:
            return self.say("set_up")
        where = self.say("round", round=s.round)
        if s.phase >= 0:
            return f"{where} · {' > '.join(self.step(s, key, which) for key, which in self.voice.phases_of(s))}"
        choosing = all(place == NOWHERE for place in s.dice_spaces)
        return f"{where} · {self.say('choosing' if choosing else 'ending')}"

    def step(self, s: Race, key: str, which: int) -> str:
        name = self.voice.phase(key, which + 1)
        return f"[{name}]" if key == PHASE_KEYS[s.phase] and which == s.which else name

    def ending(self, view: State, me: int | None) -> str:
        return self.voice.ending(race(view), self.names, me)

    def board(self, view: State, me: int) -> list[Line]:
        s = race(view)
        return [Line("", Text(self.voice.end(s))), *self.robot(s), *self.player(s, me)]

    def focus(self, view: State, me: int) -> list[Line]:
        """The hand, and where goods are asked for, the worlds."""
        s = race(view)
        decision = view.decision(me)
        lines = [self.facts("hand", self.voice.hand(s))]
        if decision is not None and decision.kind in TABLEAU:
            lines.insert(0, self.facts("worlds", self.voice.placed(s, True)))
        return lines

    def open_of(self, view: State, seat: int, me: int) -> list[Line]:
        s = race(view)
        if seat == ROBOT:
            return self.robot(s)
        lines = [Line("", Text(self.say("unseen", n=sum(cards_left(s)))))]
        for key, worlds in (("worlds", True), ("developments", False)):
            lines.append(Line(INDENT, Text(f"{self.say(key)} {self.voice.unseen(s, worlds)}", "dim")))
        return [*lines, *self.player(s, me)]

    # The two sides.

    def robot(self, s: Race) -> list[Line]:
        lines = [Line(self.lead(self.names[ROBOT]), [Text(fact) for fact in self.voice.robot_facts(s)])]
        rows = self.voice.mat(s)
        width = max(cell_len(row["phase"]) for row in rows)
        for numeral, row in zip(ROMAN.values(), rows, strict=True):
            signs = row["signs"] + " " * (8 - len(row["signs"]))
            lead = f" {numeral:<3} {row['phase']:<{width}} {signs} "
            lines.append(Line(lead, [Text(row["action"]), Text(self.say("reaction", reaction=row["reaction"]), "dim")]))
        return [*lines, self.facts("tableau", self.voice.robot_cards(s))]

    def player(self, s: Race, me: int | None) -> list[Line]:
        facts = [Text(fact, "bold") for fact in self.voice.player_facts(s)]
        return [
            Line(self.lead(self.name(0, me)), facts),
            self.facts("worlds", self.voice.placed(s, True)),
            self.facts("developments", self.voice.placed(s, False)),
            self.facts("hand", self.voice.hand(s)),
        ]

    def facts(self, key: str, facts: list[str]) -> Line:
        return Line(f"{INDENT}{self.say(key)} ", [self.coloured(fact) for fact in facts] or Text(NOTHING))

    def coloured(self, fact: str) -> Text:
        """The letter of a kind in its colour."""
        text = Text(fact)
        found = LETTER.search(fact)
        if found is not None and found[1] in self.styles:
            text.stylize(self.styles[found[1]], found.start(1), found.end(1))
        return text

    def lead(self, name: str) -> str:
        widest = max(cell_len(called) for called in [*self.names, self.speech.say("terminal.you")])
        return name + " " * (widest + 2 - cell_len(name))

    # Choices and events.

    def hint(self, view: State, decision: Decision, choice: Choice) -> str:
        return self.speech.gain(view, decision, choice)

    def news(self, events: list[Event], since: int, me: int | None, view: State) -> list[Line]:
        return Teller(self.voice, self.called(me), me).tell(events, since)

    def legend(self) -> list[Line]:
        letters = [
            Text.assemble((self.voice.word(f"letter.{key}"), STYLES[key]), f" {self.voice.kind(key)}")
            for key in KIND_KEYS[:KINDS]
        ]
        return [
            Line(f"{self.say('kinds')} ", letters),
            Line("", Text(self.say("signs"))),
            Line("", Text(self.say("marks"))),
        ]
