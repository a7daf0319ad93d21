"""The Table: it holds the State, accepts choices, shows each seat its view, and knows what each seat has heard.

A game is its options, its seed and its log; everything else is rebuilt from these. So undo and resume replay.

At the prompt, `play`, `undo` and `play_bots` do everything at once; `keep` stores the table in between. A server that
stores without blocking does the same in steps: `attempt` rows, store what is `unsaved`, then `commit`, or `rollback`
if they could not be stored. In between, nobody may be shown the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from orrery import games
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import EVERYONE, Event, Recorder, only
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadData, IllegalChoice, Refusal
from orrery.kernel.score import Score
from orrery.kernel.state import State

from .chronicle import Chronicle
from .fair import seed_of
from .log import ME, STUDY, UNDO, CannotUndo, Changed, Fair, Row, SeatSpec, Stale
from .port import StoredRow, TableRecord
from .turns import Turns

Keep = Callable[["Table"], None]


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
        self.state = self._begin(recorder)
        self.log: list[Row] = []
        self.turns = Turns()
        self.studied = 0  # how often free undo was used
        self.events = Chronicle(seats)  # all that was told, in order
        self.events += recorder.events
        self._numbers = [0] * seats
        self._marks = [0] * seats
        self._keys: list[set[str]] = [set() for _ in range(seats)]
        self._pending: list[StoredRow] = []
        self._told: list[Event] = []

    @staticmethod
    def of(record: TableRecord, rows: Sequence[StoredRow]) -> Table:
        """A table as it was stored. Changed: its rows do not lead there."""
        specs = [SeatSpec(seat.kind, seat.name or seat.bot or ME, seat.bot, seat.entropy) for seat in record.seats]
        table = Table(games.load(record.game).rules, record.options, specs, record.seed or "")
        entropies = [seat.entropy for seat in record.seats if seat.entropy]
        if record.secret and record.seed == seed_of(record.secret, entropies):
            table.fair = Fair(record.secret, record.commit)
        for row in rows:
            table.follow(row)
        table.check(record.digest)
        for number, seat in enumerate(record.seats):
            table.stand_in(number, seat.stand_in)
        return table

    def at(self, rows: int) -> Table:
        """The same table after its first rows."""
        table = Table(self.game, self.options, self.seats, self.seed)
        table.replay(self.log[:rows])
        return table

    # What can be seen.

    @property
    def over(self) -> bool:
        return not self.state.decisions()

    @property
    def people(self) -> list[int]:
        return [seat for seat, spec in enumerate(self.seats) if spec.kind == "person"]

    @property
    def solo(self) -> bool:
        """One person and bots: nobody else minds what is taken back."""
        return len(self.people) == 1

    def player(self, seat: int) -> str | None:
        """The bot that plays this seat now, its own or a stand-in; None: a person does."""
        return self.seats[seat].player or self._stand_ins.get(seat)

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

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat was told from the since-th event on. `len(table.events)` marks this moment."""
        return [event for event in self.events.since(since) if event.visible_to(seat)]

    def seq(self, seat: int | None) -> int:
        """How many events this seat has been told. It hangs on the log alone."""
        return self.events.count(seat)

    def news(self, seat: int | None, since: int, most: int | None = None) -> list[Event]:
        """What this seat was told from its own since-th event on, and not more than so many."""
        return self.events.heard(seat, since, most)

    def number(self, seat: int) -> int:
        """How many rows this seat has: the number of the question it is asked. Other seats' rows do not move it."""
        return self._numbers[seat]

    def mark(self, seat: int) -> int:
        """How many events this seat had been told when somebody last chose for it; a bot's choices do not count."""
        return min(self._marks[seat], self.seq(seat))

    def knows(self, seat: int, key: str) -> bool:
        """Whether this seat's command has been carried out already."""
        return key in self._keys[seat]

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has chosen something by which nobody learned anything, and learned nothing since.

        (What others did may still forbid it.)
        """
        at = self.turns.last(seat)
        return at >= 0 and not self.over and not self.turns[at].learned and not self.turns.taught(seat, at)

    def can_study(self, seat: int) -> bool:
        return self.solo and self.seats[seat].kind == "person" and self.turns.last(seat) >= 0

    # What can be done, at once.

    def play(self, seat: int, code: str) -> None:
        """BadData: no such code. IllegalChoice: not now. Either way nothing has changed."""
        self.attempt(Row(seat, code))
        self._publish()

    def undo(self, seat: int, study: bool = False) -> None:
        """Take back this seat's last choice. CannotUndo: nothing has changed."""
        self.attempt(Row(seat, STUDY if study else UNDO))
        self._publish()

    def play_bots(self) -> bool:
        """The bots answer once no person has anything to decide. False: there was nothing for them to do."""
        if self.over or self.asked():
            return False
        while (open_now := self.state.decisions()) and not self.asked():
            seat = open_now[0].seat
            self.attempt(Row(seat, self._bots_choice(seat).code))
        self._publish()
        return True

    def replay(self, log: Sequence[Row]) -> None:
        """Bring a fresh table to where this log leads; it is not stored again."""
        for row in log:
            self.attempt(row)
            self.commit()

    def follow(self, row: StoredRow) -> list[Event]:
        """Carry out what the store has, and say what it made known. Changed: it is not possible here."""
        try:
            told = self.attempt(Row(row.seat, row.code), row.key)
        except (BadData, IllegalChoice, CannotUndo) as error:
            raise Changed(str(error)) from error
        self.commit()
        return told

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
            told = self._take_back(row.seat)
        elif code == STUDY:
            told = self._study(row.seat)
        else:
            choice = self.game.choice(code)
            code = choice.code  # one string for all its rows
            recorder = Recorder()
            self.turns.play(self.state, row.seat, choice, recorder)
            told = recorder.events
        self._pending.append(StoredRow(len(self.log), row.seat, code, key, 0.0))
        self.log.append(Row(row.seat, code))
        self._numbers[row.seat] += 1
        self._told += told
        if key is not None:
            self._keys[row.seat].add(key)
            self._marks[row.seat] = self.seq(row.seat) + sum(event.visible_to(row.seat) for event in self._told)
        return told

    def unsaved(self, at: float) -> list[StoredRow]:
        """The rows attempted since the last commit, as the store wants them."""
        return [StoredRow(row.n, row.seat, row.code, row.key, at) for row in self._pending]

    def commit(self) -> None:
        """The attempted rows are stored: now they are told."""
        self.events += self._told
        self._pending, self._told = [], []

    def rollback(self) -> None:
        """The attempted rows could not be stored: they have not happened."""
        kept = self.log[: len(self.log) - len(self._pending)]
        gone = {(row.seat, row.key) for row in self._pending}
        keys = [{key for key in known if (seat, key) not in gone} for seat, known in enumerate(self._keys)]
        marks = self._marks
        self._reset()
        self.replay(kept)
        self._keys, self._marks = keys, marks

    def bots_job(self) -> list[tuple[int, str, str, int]]:
        """For every seat that a bot plays: the seat, the bot, its chance's key, and how often the seat has chosen.

        `Chance(bytes.fromhex(key)).fork(chosen)` is the chance of that choice, in whatever process it is made.
        """
        players = [(seat, self.player(seat)) for seat in range(len(self.seats))]
        return [
            (seat, bot, self._bots_chance(seat).key.hex(), self.turns.chosen(seat))
            for seat, bot in players
            if bot is not None
        ]

    # How it is done.

    def _publish(self) -> None:
        """Store, then tell. What cannot be stored has not happened."""
        if self.keep is not None:
            try:
                self.keep(self)
            except OSError:
                self.rollback()
                raise
        self.commit()

    def _begin(self, recorder: Recorder | None = None) -> State:
        return self.game.new(self.options, len(self.seats), key_of_seed(self.seed), recorder)

    def _take_back(self, seat: int) -> list[Event]:
        """Without this seat's last choice, but with what others chose since.

        Not if it has learned something since, nor if anybody has learned anything by it.
        """
        at = self.turns.last(seat)
        if at < 0:
            raise CannotUndo("undo_nothing")
        if self.over or self.turns.taught(seat, at):  # who has finished a game may know all of it
            raise CannotUndo("undo_learned")
        if self.turns[at].learned:
            raise CannotUndo("undo_seen")
        secret = self.turns[at].secret
        was_busy = seat in self.state.busy()
        try:
            self.state = self.turns.without(at, self.game, self._begin)
        except IllegalChoice:
            raise CannotUndo("undo_others_went_on") from None
        # Of what is done in secret the others see no more than who is ready.
        hidden = secret and was_busy == (seat in self.state.busy())
        return [Event("undone", seat, "", {"study": False}, only(seat) if hidden else EVERYONE)]

    def _study(self, seat: int) -> list[Event]:
        """Back to before this seat's last choice, whatever was learned since. In solo games only."""
        if not self.solo or self.seats[seat].kind != "person":
            raise CannotUndo("undo_not_solo")
        at = self.turns.last(seat)
        if at < 0:
            raise CannotUndo("undo_nothing")
        self.state = self.turns.before(at, self.game, self._begin)
        self.studied += 1
        return [Event("undone", seat, "", {"study": True}, EVERYONE)]

    def _bots_chance(self, seat: int) -> Chance:
        return Chance(key_of_seed(f"{self.seed}/bots")).fork(seat)

    def _bots_choice(self, seat: int) -> Choice:
        """A bot's chance hangs on the seed, its seat and how often it has chosen: the same again after a resume."""
        decision = self.state.decision(seat)
        bot = self.player(seat)
        if decision is None or bot is None:
            raise IllegalChoice(seat, "", "", "nothing_asked")
        chance = self._bots_chance(seat).fork(self.turns.chosen(seat))
        return games.load(self.game.key).make_bot(bot, chance).choose(lambda: self.view(seat), decision)
