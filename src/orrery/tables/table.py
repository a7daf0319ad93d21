"""The Table: it holds the State, accepts choices, shows each seat its view, and knows what each seat has heard.

A game is its options, its seed and its log; everything else is rebuilt from these. So undo and resume replay.

Whatever happens at it happens in a `transaction`: rows are attempted, what is `unsaved` is stored, and only then
everybody is told. What goes wrong in between has not happened. At the prompt, `play`, `undo` and `play_bots` do all of
this, and `keep` stores the table; a server, which stores without blocking, attempts and stores by itself. Meanwhile
nobody may be shown the table.

There is one way to play a log through, whoever wants it: `follow`, a row at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from orrery import games
from orrery.kernel.chance import key_of_seed
from orrery.kernel.choice import Decision
from orrery.kernel.error import OrreryError
from orrery.kernel.event import Event, Recorder
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadData, IllegalChoice, Refusal
from orrery.kernel.score import Score
from orrery.kernel.state import State

from . import undo, wholes
from .bots import BotPlayer
from .chronicle import Chronicle
from .log import STUDY, UNDO, CannotUndo, Changed, Fair, Row, SeatSpec, Stale
from .port import StoredRow, TableRecord
from .turns import Turns

AnyRow = TypeVar("AnyRow", bound=Row | StoredRow)
Keep = Callable[["Table"], None]
REFUSALS: Final = (OrreryError, BadData)  # what `attempt` raises before anything has changed


class Table:
    """`keep`, if given, stores the table; nobody hears of a choice before it is kept."""

    def __init__(
        self, game: Game, options: Mapping[str, str], seats: list[SeatSpec], seed: str, keep: Keep | None = None
    ) -> None:
        self.game = game
        self.options = game.check(options, len(seats))
        self.seats = seats
        self.seed = seed
        self.keep = keep
        self.fair: Fair | None = None  # where the seed is from; None: somebody chose it
        self._stand_ins: dict[int, str] = {}
        self._reset()

    def _reset(self) -> None:
        seats = len(self.seats)
        recorder = Recorder()
        self.state = self.opening(recorder)
        self.log: list[Row] = []
        self.turns = Turns()
        self.studied = 0  # how often free undo was used
        self.events = Chronicle(seats)  # all that was told, in order
        self.events += recorder.events
        self._numbers = [0] * seats
        self._seqs_at_choice = [0] * seats
        self._keys: list[set[str]] = [set() for _ in range(seats)]
        self._pending: list[StoredRow] = []
        self._unpublished: list[Event] = []

    @staticmethod
    def begun(record: TableRecord) -> Table:
        """A stored table when its game began."""
        game = games.rules(record.game, record.correction)
        table = Table(game, record.options, record.specs(), record.seed or "")
        table.fair = record.fair()
        for number, seat in enumerate(record.seats):
            table.stand_in(number, seat.stand_in)
        return table

    @staticmethod
    def of(record: TableRecord, rows: Sequence[StoredRow]) -> Table:
        """A table as it was stored. Changed: its rows do not lead there."""
        table = Table.begun(record)
        table.replay(rows)
        table.check(record.digest)
        return table

    def at(self, rows: int) -> Table:
        """The same table after its first rows."""
        table = Table(self.game, self.options, self.seats, self.seed)
        table.replay(self.log[:rows])
        return table

    def opening(self, recorder: Recorder | None = None) -> State:
        """The state that the game begins with."""
        return self.game.new(self.options, len(self.seats), key_of_seed(self.seed), recorder)

    # What can be seen.

    @property
    def over(self) -> bool:
        return not self.state.decisions()

    @property
    def people(self) -> list[int]:
        return [seat for seat, spec in enumerate(self.seats) if spec.kind == "person"]

    @property
    def numbers(self) -> int:
        """How many seats and rivals there are: events and scores number the rivals after the seats."""
        return len(self.seats) + len(self.game.rivals)

    @property
    def solo(self) -> bool:
        """One person, perhaps bots, nobody else: nobody minds what is taken back."""
        return len(self.people) == 1

    def player(self, seat: int) -> str | None:
        """The bot that plays this seat now, its own or a stand-in; None: a person does."""
        return self.seats[seat].player or self._stand_ins.get(seat)

    def bot(self, seat: int) -> BotPlayer | None:
        """The same, ready to choose."""
        name = self.player(seat)
        return None if name is None else BotPlayer.at(self.seed, seat, name, self.turns.chosen(seat))

    def bots(self) -> list[BotPlayer]:
        """All bots that play here now."""
        found = [self.bot(seat) for seat in range(len(self.seats))]
        return [bot for bot in found if bot is not None]

    def asked(self) -> list[int]:
        """The people who have something to decide now."""
        return [decision.seat for decision in self.state.decisions() if self.player(decision.seat) is None]

    def decision(self, seat: int) -> Decision | None:
        return self.state.decision(seat)

    def view(self, seat: int | None) -> State:
        return self.state.view(seat)

    def refusals(self, seat: int) -> list[Refusal]:
        """Why not? Answered from what the seat may know."""
        return self.view(seat).refusals(seat)

    def scores(self) -> list[Score]:
        return self.state.scores()

    def digest(self) -> str:
        return self.state.digest().hex()

    def seq(self, seat: int | None) -> int:
        """How many events this seat has been told. It hangs on the log alone."""
        return self.events.count(seat)

    def news(self, seat: int | None, since: int = 0, most: int | None = None) -> list[Event]:
        """What this seat was told from its own since-th event on, and not more than so many."""
        return self.events.heard(seat, since, most)

    def number(self, seat: int) -> int:
        """How many rows this seat has: the number of the question it is asked. Other seats' rows do not move it."""
        return self._numbers[seat]

    def seq_at_choice(self, seat: int) -> int:
        """Its `seq` when somebody last chose for it; a bot's choices do not count."""
        return min(self._seqs_at_choice[seat], self.seq(seat))

    def knows(self, seat: int, key: str) -> bool:
        """Whether this seat's command has been carried out already."""
        return key in self._keys[seat]

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has chosen something by which nobody learned anything, and learned nothing since.

        (What others did may still forbid it.)
        """
        at = self.turns.last(seat)
        return at >= 0 and not self.over and not self.turns[at].learned and not self.turns.taught(seat, at)

    def parts_back(self, seat: int) -> int:
        """How many choices the last whole of this seat has that can be taken back; 0: none can."""
        return len(self.turns.last_whole(seat)) if self.can_undo(seat) else 0

    def can_study(self, seat: int) -> bool:
        return self.solo and self.seats[seat].kind == "person" and self.turns.last(seat) >= 0

    # What can be done, at once.

    def play(self, seat: int, *codes: str) -> None:
        """One answer, or several at once. Nothing has changed after BadData (no such code), IllegalChoice (not now) or
        BadPart (one of several)."""
        with self.transaction():
            exhaust(wholes.attempt_all(self, seat, codes))
            self._store()

    def undo(self, seat: int, study: bool = False, whole: bool = False) -> None:
        """Take back this seat's last choice, or all parts of its last whole. CannotUndo: nothing has changed."""
        with self.transaction():
            exhaust(wholes.attempt_back(self, seat, study, whole))
            self._store()

    def play_bots(self) -> bool:
        """The bots answer once no person has anything to decide. False: there was nothing for them to do."""
        if self.over or self.asked():
            return False
        with self.transaction():
            while (open_now := self.state.decisions()) and not self.asked():
                decision = open_now[0]
                bot = self.bot(decision.seat)
                assert bot is not None
                self.attempt(Row(bot.seat, bot.choose(self.game.key, self.state, decision).code))
            self._store()
        return True

    # What has happened already.

    def follow(self, rows: Iterable[AnyRow]) -> Iterator[tuple[AnyRow, list[Event]]]:
        """Carry out rows that are stored, one at a time, and say of each what it made known. A server takes its time.

        Changed: it is not possible here.
        """
        for row in rows:
            key = row.key if isinstance(row, StoredRow) else None
            try:
                events = self.attempt(Row(row.seat, row.code), key)
            except (BadData, IllegalChoice, CannotUndo) as error:
                raise Changed(str(error)) from error
            self.commit()
            yield row, events

    def replay(self, rows: Iterable[AnyRow]) -> None:
        """Follow all of them at once."""
        exhaust(self.follow(rows))

    def check(self, digest: str) -> None:
        """Changed: this is not where the game stood, if that is known."""
        if digest and self.digest() != digest:
            raise Changed(f"the digest is {self.digest()}")

    def stand_in(self, seat: int, bot: str | None) -> None:
        """A bot plays for a person who is away; None: the person is back."""
        if bot is None:
            self._stand_ins.pop(seat, None)
        else:
            self._stand_ins[seat] = bot

    # What can be done, step by step.

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """What is attempted and stored in here is told at its end. Whatever goes wrong, it has not happened."""
        try:
            yield
        except BaseException as error:
            if self._pending or not isinstance(error, REFUSALS):
                self.rollback()
            raise
        self.commit()

    def attempt(self, row: Row, key: str | None = None, decision: int | None = None) -> list[Event]:
        """Carry a row out and say what it will make known. Nothing is told before `commit`.

        Nothing has changed after BadData (no such code or seat), IllegalChoice, CannotUndo or Stale (`decision`, if
        given, is not the number of the question that this seat is asked). `key` lets `knows` recognise a repetition.
        """
        if not 0 <= row.seat < len(self.seats):
            raise BadData(f"there is no seat {row.seat}")
        if decision is not None and decision != self._numbers[row.seat]:
            raise Stale
        code = row.code
        if code == UNDO:
            events = undo.take_back(self, row.seat)
        elif code == STUDY:
            events = undo.study(self, row.seat)
        else:
            choice = self.game.choice(code)
            code = choice.code  # one string for all its rows
            recorder = Recorder()
            self.turns.play(self.state, row.seat, choice, recorder)
            events = recorder.events
        self._pending.append(StoredRow(len(self.log), row.seat, code, key, 0.0))
        self.log.append(Row(row.seat, code))
        self._numbers[row.seat] += 1
        self._unpublished += events
        if key is not None:
            self._keys[row.seat].add(key)
            heard = sum(event.visible_to(row.seat) for event in self._unpublished)
            self._seqs_at_choice[row.seat] = self.seq(row.seat) + heard
        return events

    def unsaved(self, at: float) -> list[StoredRow]:
        """The rows attempted since the last commit, as the store wants them."""
        return [StoredRow(row.n, row.seat, row.code, row.key, at) for row in self._pending]

    def commit(self) -> None:
        """The attempted rows are stored: now they are told."""
        self.events += self._unpublished
        self._pending, self._unpublished = [], []

    def rollback(self) -> None:
        """The attempted rows could not be stored: they have not happened."""
        kept = self.log[: len(self.log) - len(self._pending)]
        gone = {(row.seat, row.key) for row in self._pending}
        keys = [{key for key in known if (seat, key) not in gone} for seat, known in enumerate(self._keys)]
        seqs = self._seqs_at_choice
        self._reset()
        self.replay(kept)
        self._keys, self._seqs_at_choice = keys, seqs

    def _store(self) -> None:
        if self.keep is not None:
            self.keep(self)


def exhaust(steps: Iterator[object]) -> None:
    """Carry out all of them."""
    for _ in steps:
        pass
