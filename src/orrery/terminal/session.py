"""One sitting: whose turn it is, what is shown to whom, and what the typed lines do."""

from __future__ import annotations

from rich.text import Text

from orrery.games import load
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.refusal import BadData, IllegalChoice
from orrery.tables.log import CannotUndo
from orrery.tables.table import Table
from orrery.texts import Speech, printable

from .commands import Command, parse
from .finder import find, names, rule_number
from .greeting import commands, greeting
from .painter import Painter
from .result import breakdown, result
from .screen import Line, Screen

LOG_LINES = 20
MANY = 8


class Quit(Exception):
    """Somebody wants to go on another time."""


class Session:
    def __init__(self, table: Table, speech: Speech, painter: Painter, screen: Screen) -> None:
        self.table = table
        self.speech = speech
        self.painter = painter
        self.screen = screen
        self.several = len(table.people) > 1
        self.at: int | None = None  # who looks at the screen
        self.seen = dict.fromkeys(table.people, 0)  # how many events each has been told
        self.public = 0  # how many events everybody had been told by then
        self.board = -1  # the round whose whole board was shown last
        self.title = ""  # where the game stood then

    def welcome(self) -> None:
        self.screen.lines(greeting(self.table, self.painter, self.speech))
        if self.table.log:
            for seat in (*self.table.people, *([None] if self.table.over else [])):
                self.fresh(seat)  # told before the game was saved

    def run(self) -> None:
        table = self.table
        while not table.over:
            asked = table.asked()
            if not asked:
                table.play_bots()
                continue
            seat = self.at if self.at in asked else asked[0]
            if seat != self.at and self.several and not self.pass_to(seat):
                continue
            if not self.several:
                self.at = seat
            self.turn(seat)
        self.finish()

    def pass_to(self, seat: int) -> bool:
        """The curtain between two people. False: the one before has taken something back."""
        before, self.at = self.at, None
        if self.title:  # before anything was shown, the welcome may stay
            self.screen.curtain()
        name = self.painter.names[seat]
        while True:
            if before is None:
                typed = self.screen.ask(self.say("pass", name=name))
            else:
                typed = self.screen.ask(self.say("pass_or_undo", name=name, before=self.painter.names[before]))
            command, _ = parse(typed)
            if command is Command.QUIT:
                raise Quit
            if command is Command.UNDO and before is not None:
                if self.undo(before, study=False):
                    return False
                continue
            break
        self.screen.curtain()
        self.at = seat
        self.board = -1
        return True

    def say(self, key: str, **params: object) -> str:
        return self.speech.say(f"terminal.{key}", **params)

    # A turn.

    def turn(self, seat: int) -> None:
        """Show what is new and what is asked; read until something has been done."""
        self.screen.write()
        self.news(seat)
        decision = self.question(seat)
        while True:
            typed = self.screen.ask(self.say("prompt", most=len(decision.choices)))
            command, rest = parse(typed)
            if command is None:
                if self.answer(seat, decision, rest):
                    return
            elif command is Command.QUIT:
                raise Quit
            elif command in (Command.UNDO, Command.STUDY):
                if self.undo(seat, command is Command.STUDY):
                    return
            elif command is Command.TABLE:
                self.board = -1
                self.question(seat)
            else:
                self.look(seat, decision, command, rest)

    def news(self, seat: int | None) -> None:
        """Show this seat what it has not been told yet; None: what nobody has."""
        undone, lines = self.fresh(seat)
        for event in undone:
            self.screen.write(self.undone(event, seat))
        self.screen.lines(lines)

    def fresh(self, seat: int | None) -> tuple[list[Event], list[Line]]:
        """What is new to a seat, which then counts as told: choices taken back, and everything else."""
        events = self.table.news(seat)
        since = self.public if seat is None else self.seen[seat]
        self.public = len(self.table.news(None))
        if seat is not None:
            self.seen[seat] = len(events)
        undone = [event for event in events[since:] if event.key == "undone"]
        kept = [event for event in events if event.key != "undone"]
        since -= sum(1 for event in events[:since] if event.key == "undone")
        self.painter.width = self.screen.width
        return undone, self.painter.news(kept, since, seat, self.table.view(seat))

    def undone(self, event: Event, me: int | None) -> str:
        if event.seat == me:
            return self.say("undone_study" if event.params["study"] else "undone_you")
        return self.say("undone", name=self.painter.names[event.seat])

    def question(self, seat: int) -> Decision:
        """The board, or the part of it that matters; then the choices."""
        view = self.table.view(seat)
        decision = view.decision(seat)
        if decision is None:
            raise LookupError(f"seat {seat} is asked nothing")
        decision = Decision(seat, decision.kind, self.speech.ordered(decision, view), decision.secret)
        title = self.painter.title(view)
        if view.round != self.board or title != self.title:
            self.screen.rule(title)
            if ending := self.painter.ending(view, seat):
                self.screen.write(ending, style="bold")
        if view.round != self.board:
            self.screen.lines(self.painter.board(view, seat))
        else:
            self.screen.lines(self.painter.focus(view, seat))
        self.board, self.title = view.round, title
        self.screen.write()
        self.screen.write(self.speech.decision(decision, view), style="bold")
        hints = [self.painter.hint(view, decision, choice) for choice in decision.choices]
        for number, (choice, hint) in enumerate(zip(decision.choices, hints, strict=True), 1):
            text = Text(self.speech.choice(decision, choice))
            if hint and len(set(hints)) > 1:
                text.append(f"  → {hint}", "dim")
            self.screen.write(text, f"{number:3}  ")
        return decision

    def answer(self, seat: int, decision: Decision, typed: str) -> bool:
        """A number or a code. True: it was one of the choices."""
        code = typed
        if typed.isdecimal():
            choice = numbered(typed, decision)
            if choice is None:
                self.screen.write(self.say("bad_number", most=len(decision.choices)))
                return False
            code = choice.code
        try:
            self.table.play(seat, code)
        except BadData:
            self.screen.write(self.say("not_understood", typed=printable(typed[:40]), most=len(decision.choices)))
        except IllegalChoice as error:
            rule = f" ({self.speech.say('rule', rule=error.rule)})" if error.rule else ""
            self.screen.write(f"{self.speech.error(error.key)}{rule} {self.say('try_why')}")
        else:
            return True
        return False

    def undo(self, seat: int, study: bool) -> bool:
        try:
            self.table.undo(seat, study)
        except CannotUndo as error:
            self.screen.write(self.speech.error(error.key))
            if not study and self.table.solo and error.key != "undo_nothing":
                self.screen.write(self.say("try_study"))
            return False
        self.board = -1
        return True

    # Looking things up.

    def look(self, seat: int, decision: Decision, command: Command, rest: str) -> None:
        if command is Command.EXPLAIN:
            if not self.players(seat, rest):
                self.explain(decision, rest)
        elif command is Command.EVERYBODY:
            self.everybody(seat, list(range(len(self.painter.names))))
        elif command is Command.WHY:
            refusals = self.table.refusals(seat)
            for refusal in refusals:
                rule = self.speech.say("rule", rule=refusal.rule)
                self.screen.write(f"{self.speech.refusal(refusal)} ({rule})", "- ")
            if not refusals:
                self.screen.write(self.say("nothing_refused"))
        elif command is Command.LOG:
            self.log(seat, int(rest[:6]) if rest else LOG_LINES)
        elif command is Command.SCORE:
            self.screen.lines(breakdown(self.table.view(seat).scores(), self.painter.called(seat), self.speech))
        else:
            self.screen.lines([*commands(self.table.solo, self.speech), *self.painter.legend()])

    def players(self, me: int, text: str) -> bool:
        """Show what lies open of the players called so, if there are any."""
        called = [name.casefold() for name in self.painter.names]
        wanted = text.casefold()
        found = [seat for seat, name in enumerate(called) if name == wanted and not wanted.isdecimal()]
        if wanted and not found and not wanted.isdecimal() and not find(text, self.speech, self.table.game):
            found = [seat for seat, name in enumerate(called) if name.startswith(wanted)]
        self.everybody(me, found)
        return bool(found)

    def everybody(self, me: int, seats: list[int]) -> None:
        view = self.table.view(me)
        for seat in seats:
            self.screen.lines(self.painter.open_of(view, seat, me))

    def explain(self, decision: Decision, text: str) -> None:
        choice = numbered(text, decision)
        number = rule_number(text, load(self.table.game.key).rule_prefix)
        rule = self.speech.rule(number)
        if choice is not None:
            lines = self.speech.explain_choice(decision, choice)
        elif rule is not None:
            lines = [self.speech.say("rule", rule=number), rule]
        else:
            found = find(text, self.speech, self.table.game)
            if not found:
                self.screen.write(self.say("not_found", text=printable(text[:40]), rule=self.speech.voice.example_rule))
                return
            if len(found) > 1:
                key = "which" if len(found) <= MANY else "which_more"
                called = names(self.speech, self.table.game)
                self.screen.write(self.say(key, names=", ".join(called[key] for key in found[:MANY]), n=len(found)))
                return
            lines = self.speech.explain(found[0])
        for line in lines:
            self.screen.write(line, "  ")

    def log(self, seat: int, most: int) -> None:
        for event in self.table.news(seat)[-most:] if most else []:
            if event.key == "undone":
                text = self.undone(event, seat)
            else:
                text = self.speech.event(event, self.painter.names, seat)
            self.screen.write(text, "· ")

    # The end.

    def finish(self) -> None:
        me = None if self.several else self.table.people[0]
        if self.several and self.title:
            self.screen.curtain()
        self.news(me)
        self.screen.rule(self.say("over"))
        self.screen.write(self.painter.ending(self.table.view(me), me))
        self.screen.lines(result(self.table, self.painter.called(me), me, self.speech))


def numbered(text: str, decision: Decision) -> Choice | None:
    """The choice of this number, if there is one."""
    if not text.isdecimal() or len(text) > 4:
        return None
    number = int(text)
    return decision.choices[number - 1] if 1 <= number <= len(decision.choices) else None
