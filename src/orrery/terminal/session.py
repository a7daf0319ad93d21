"""One sitting: whose turn it is, what is shown to whom, and what the typed lines do."""

from __future__ import annotations

from orrery.kernel.choice import Decision
from orrery.kernel.event import Event
from orrery.kernel.refusal import BadData, IllegalChoice
from orrery.tables.advice import NoAdvice, adviser, think
from orrery.tables.advice import answers as planned
from orrery.tables.log import CannotUndo
from orrery.tables.table import Table
from orrery.tables.wholes import BadPart
from orrery.texts import Speech

from .answers import NotMeant, codes, not_understood, prompt
from .commands import UNDOING, Command, parse
from .greeting import greeting
from .lookup import Lookup, undone
from .painter import Painter
from .question import choice_lines, listed
from .result import result
from .screen import Line, Screen


class Quit(Exception):
    """Somebody wants to go on another time."""


class Session:
    def __init__(self, table: Table, speech: Speech, painter: Painter, screen: Screen, learning: bool = False) -> None:
        self.table = table
        self.speech = speech
        self.painter = painter
        self.screen = screen
        self.lookup = Lookup(table, speech, painter, screen)
        self.learning = learning and speech.teaches()  # choices are shown with what they are good for
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
            if command in (Command.UNDO, Command.UNDO_WHOLE) and before is not None:
                if self.undo(before, *UNDOING[command]):
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
            typed = self.screen.ask(prompt(decision, self.speech))
            command, rest = parse(typed)
            if command is None:
                if self.answer(seat, decision, rest):
                    return
            elif command is Command.QUIT:
                raise Quit
            elif command in UNDOING:
                if self.undo(seat, *UNDOING[command]):
                    return
            elif command in (Command.PLAN, Command.TAKE_PLAN):
                if self.suggestion(seat, command is Command.TAKE_PLAN):
                    return
            elif command is Command.TABLE:
                self.board = -1
                self.question(seat)
            elif command is Command.LEARN:
                self.learn(seat, decision)
            else:
                self.lookup.look(seat, decision, command, rest)

    def news(self, seat: int | None) -> None:
        """Show this seat what it has not been told yet; None: what nobody has."""
        taken_back, lines = self.fresh(seat)
        for event in taken_back:
            self.screen.write(undone(event, seat, self.painter))
        self.screen.lines(lines)

    def fresh(self, seat: int | None) -> tuple[list[Event], list[Line]]:
        """What is new to a seat, which then counts as told: choices taken back, and everything else."""
        events = self.table.news(seat)
        since = self.public if seat is None else self.seen[seat]
        self.public = len(self.table.news(None))
        if seat is not None:
            self.seen[seat] = len(events)
        taken_back = [event for event in events[since:] if event.key == "undone"]
        kept = [event for event in events if event.key != "undone"]
        since -= sum(1 for event in events[:since] if event.key == "undone")
        self.painter.width = self.screen.width
        return taken_back, self.painter.news(kept, since, seat, self.table.view(seat))

    def question(self, seat: int) -> Decision:
        """The board, or the part of it that matters; then the choices."""
        view = self.table.view(seat)
        decision = view.decision(seat)
        if decision is None:
            raise LookupError(f"seat {seat} is asked nothing")
        decision = listed(decision, view, self.speech)
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
        self.screen.lines(choice_lines(decision, view, self.painter, self.learning))
        return decision

    def learn(self, seat: int, decision: Decision) -> None:
        """From now on choices are shown with what they are good for, or no more."""
        if not self.speech.teaches():
            self.screen.write(self.say("learn_nothing"))
            return
        self.learning = not self.learning
        self.screen.write(self.say("learn_on" if self.learning else "learn_off"))
        if self.learning:
            self.screen.lines(choice_lines(decision, self.table.view(seat), self.painter, learning=True))

    def answer(self, seat: int, decision: Decision, typed: str) -> bool:
        """A number, a code or an address; several where the answer is in parts. True: it was carried out."""
        try:
            self.table.play(seat, *codes(typed, decision, self.speech))
        except NotMeant as error:
            self.screen.write(str(error))
        except BadData:
            if not self.lookup.refused(seat, typed):
                self.screen.write(not_understood(typed, decision, self.speech))
        except BadPart as error:
            rule = error.params.get("rule")
            said = f" ({self.speech.say('rule', rule=rule)})" if rule else ""
            self.screen.write(f"{self.speech.error(error.key, **error.params)}{said}")
        except IllegalChoice as error:
            rule = f" ({self.speech.say('rule', rule=error.rule)})" if error.rule else ""
            self.screen.write(f"{self.speech.error(error.key)}{rule} {self.say('try_why')}")
        else:
            return True
        return False

    def suggestion(self, seat: int, take: bool) -> bool:
        """Show what the adviser would do, or do it. True: it was done."""
        table, view = self.table, self.table.view(seat)
        try:
            bot = adviser(table, seat)
        except NoAdvice as error:
            self.screen.write(self.speech.error(error.key, **error.params))
            return False
        plan = think(table.game.key, view, seat)
        steps = planned(table.game, view, seat, [choice.code for choice in plan.answers])
        if not steps:
            self.screen.write(self.speech.error("advice_failed"))
            return False
        if take:
            table.play(seat, *(step.choice.code for step in steps))
            return True
        self.screen.write(self.say("plan", text=self.speech.plan(plan, bot)))
        for number, step in enumerate(steps, 1):
            self.screen.write(self.speech.choice(step.decision, step.choice), f"{number:3}. ")
        self.screen.write(self.say("plan_take"))
        return False

    def undo(self, seat: int, study: bool, whole: bool) -> bool:
        try:
            self.table.undo(seat, study, whole)
        except CannotUndo as error:
            self.screen.write(self.speech.error(error.key))
            if not study and self.table.solo and error.key != "undo_nothing":
                self.screen.write(self.say("try_study"))
            return False
        self.board = -1
        return True

    # The end.

    def finish(self) -> None:
        me = None if self.several else self.table.people[0]
        if self.several and self.title:
            self.screen.curtain()
        self.news(me)
        self.screen.rule(self.say("over"))
        self.screen.write(self.painter.ending(self.table.view(me), me))
        self.screen.lines(result(self.table, self.painter.called(me), me, self.speech))
