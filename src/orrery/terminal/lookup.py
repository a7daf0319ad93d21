"""What somebody looks up who is asked something: rules, components, places, reasons, the log, the score."""

from __future__ import annotations

from orrery.games import load
from orrery.kernel.choice import Decision
from orrery.kernel.event import Event
from orrery.tables.advice import advised
from orrery.tables.table import Table
from orrery.texts import Speech, printable
from orrery.texts.addresses import anywhere, why_not

from .answers import numbered, which
from .commands import Command
from .finder import find, names, rule_number
from .greeting import commands
from .painter import Painter
from .result import breakdown
from .screen import Screen

LOG_LINES = 20


class Lookup:
    def __init__(self, table: Table, speech: Speech, painter: Painter, screen: Screen) -> None:
        self.table = table
        self.speech = speech
        self.painter = painter
        self.screen = screen

    def look(self, seat: int, decision: Decision, command: Command, rest: str) -> None:
        if command is Command.EXPLAIN:
            if not self.place(seat, rest) and not self.players(seat, rest):
                self.explain(decision, rest)
        elif command is Command.EVERYBODY:
            self.everybody(seat, list(range(len(self.painter.names))))
        elif command is Command.WHY:
            self.why(seat, rest)
        elif command is Command.LOG:
            self.log(seat, int(rest[:6]) if rest else LOG_LINES)
        elif command is Command.SCORE:
            self.score(seat)
        else:
            lines = commands(self.table.solo, advised(self.table, seat), self.speech)
            self.screen.lines([*lines, *self.painter.legend()])

    def score(self, seat: int) -> None:
        scores = self.table.view(seat).scores()
        self.screen.lines(breakdown(scores, self.painter.called(seat), self.speech))
        for rank in [self.speech.rank(score.rank) for score in scores if score.seat == seat and score.rank]:
            self.screen.write(self.speech.say("terminal.rank_now", rank=rank))

    def refused(self, seat: int, typed: str) -> bool:
        """What is called so can be answered, but not now: it was told why."""
        decision = self.table.view(seat).decision(seat)
        if decision is None or not anywhere(typed, self.table.game, decision):
            return False
        self.why(seat, typed)
        return True

    def why(self, seat: int, typed: str) -> None:
        """Why not this; without a word, why not whatever one would try."""
        if typed:
            reasons = why_not(typed, self.table.view(seat), seat, self.table.game, self.speech)
        else:
            reasons = [(self.speech.refusal(refusal), refusal.rule) for refusal in self.table.refusals(seat)]
        rules: dict[str, list[str]] = {}
        for text, rule in reasons:
            rules.setdefault(text, []).append(rule)
        for text, found in rules.items():
            cited = ", ".join(rule for rule in found if rule)
            said = f" ({self.speech.say('rule', rule=cited)})" if cited else ""
            self.screen.write(f"{text}{said}", "- ")
        if not reasons:
            self.screen.write(self.speech.say("terminal.nothing_refused"))

    def place(self, me: int, text: str) -> bool:
        """Show what lies at a place, if this is the address of one."""
        lines = self.painter.lies_at(self.table.view(me), text, me)
        self.screen.lines(lines)
        return bool(lines)

    def players(self, me: int, text: str) -> bool:
        """Show what lies open of the players called so, if there are any."""
        called = [name.casefold() for name in self.painter.names]
        wanted = text.casefold()
        found = [seat for seat, name in enumerate(called) if name == wanted and not wanted.isdecimal()]
        if wanted and not found and not wanted.isdecimal() and not find(text, self.speech):
            found = [seat for seat, name in enumerate(called) if name.startswith(wanted)]
        self.everybody(me, found)
        return bool(found)

    def everybody(self, me: int, seats: list[int]) -> None:
        view = self.table.view(me)
        for seat in seats:
            self.screen.lines(self.painter.open_of(view, seat, me))

    def explain(self, decision: Decision, text: str) -> None:
        choice = numbered(text, decision, self.speech)
        number = rule_number(text, load(self.table.game.key).rule_prefix)
        rule = self.speech.rule(number)
        if choice is not None:
            lines = self.speech.explain_choice(decision, choice)
        elif rule is not None:
            lines = [self.speech.say("rule", rule=number), rule]
        else:
            found = find(text, self.speech)
            if not found:
                told = {"text": printable(text[:40]), "rule": self.speech.voice.example_rule}
                self.screen.write(self.speech.say("terminal.not_found", **told))
                return
            if len(found) > 1:
                called = names(self.speech)
                self.screen.write(which([called[key] for key in found], self.speech))
                return
            lines = self.speech.explain(found[0])
        for line in lines:
            self.screen.write(line, "  ")

    def log(self, seat: int, most: int) -> None:
        for event in self.table.news(seat)[-most:] if most else []:
            if event.key == "undone":
                text = undone(event, seat, self.painter)
            else:
                text = self.speech.event(event, self.painter.names, seat)
            self.screen.write(text, "· ")


def undone(event: Event, me: int | None, painter: Painter) -> str:
    """That somebody has taken back a choice."""
    if event.seat == me:
        return painter.speech.say("terminal.undone_study" if event.params["study"] else "terminal.undone_you")
    return painter.speech.say("terminal.undone", name=painter.names[event.seat])
