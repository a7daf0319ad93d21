"""A table in memory: its record, its Table once the game has begun, who is connected, and who is waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from orrery import games
from orrery.kernel.event import Event
from orrery.kernel.refusal import BadData, BadOptions, IllegalChoice
from orrery.tables.log import CannotUndo, Changed, Row, Stale
from orrery.tables.port import SeatRecord, StoredRow, TableRecord
from orrery.tables.table import Table
from orrery.tables.wholes import BadPart, attempt_all, attempt_back
from orrery.texts import Speech

from . import bodies, render, wire
from .bot_jobs import Job, may_answer, next_decision
from .connection import ENCODER, Connection
from .errors import Problem
from .limits import Bucket
from .pace import Pace
from .tokens import same


class WaitStamp:
    """That a seat has chosen: when, who is waited for after it, and whether everybody heard something by it."""

    __slots__ = ("at", "busy", "public", "seat")

    def __init__(self, table: Table, seat: int, events: list[Event], at: float) -> None:
        self.seat = seat
        self.busy = table.state.busy()
        self.public = any(event.visible_to(None) for event in events)
        self.at = at


class LiveTable:
    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.table: Table | None = None  # before everybody has joined, and where the rules have changed
        self.read_only: str | None = None  # a key for the texts
        self.lock = asyncio.Lock()
        self.users = 0  # who holds on to it right now
        self.used = 0.0  # when, by the steady clock
        self.connections: list[Connection] = []
        self.thinking = False  # the bots are at work
        self.advising = False  # a bot thinks about what a person asked it
        self.buckets: dict[int | None, Bucket] = {}  # of what each seat stores
        self.driver = ""  # the address from which it was left to bots alone
        self.rematch: bodies.Created | None = None  # with its links, for as long as they are remembered
        self._left = [time.monotonic()] * len(record.seats)  # when each seat was last here, as far as we know
        self.waiting_since = [record.created] * len(record.seats)
        self.busy: list[int] = []

    # Who is who.

    def seat_of(self, token: str | None) -> int | None:
        """The seat whose token this is. Every seat is compared, in the same time."""
        return self._found(token, lambda seat: [seat.token_hash, seat.former_hash, *seat.more_hashes])

    def device_link_of(self, token: str) -> int | None:
        """The seat whose link for another device this is; nobody has used it yet."""
        return self._found(token, lambda seat: [seat.link_hash])

    def used_link_of(self, token: str) -> int | None:
        """The seat whose link this was, before somebody used it."""
        return self._found(token, lambda seat: seat.used_hashes)

    def refusal_of(self, token: str) -> Problem:
        """Why this token opens nothing."""
        if self.used_link_of(token) is not None:
            return Problem(403, "link_used")
        return Problem(403, "bad_token" if self.device_link_of(token) is None else "link_unused")

    def _found(self, token: str | None, hashes: Callable[[SeatRecord], Sequence[str | None]]) -> int | None:
        found = None
        for number, seat in enumerate(self.record.seats):
            for known in hashes(seat):
                if token is not None and known is not None and same(token, known):
                    found = number
        return found

    def leaves(self, seat: int) -> None:
        """Its last connection is lost."""
        self._left[seat] = time.monotonic()

    def gone_for(self, seat: int) -> float:
        """Seconds since somebody was last here."""
        return time.monotonic() - self._left[seat]

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.record.seats) if seat.kind == "person"]

    @property
    def shared(self) -> bool:
        """Whether people play here who do not sit at one screen: then nobody is shown more than his own."""
        return any(seat.kind == "person" and not (seat.host or seat.hot_seat) for seat in self.record.seats)

    @property
    def self_playing(self) -> bool:
        """Whether bots play for everybody. Such a game goes on without anybody's doing, as fast as it can."""
        return self.table is not None and not self.table.over and len(bot_seats(self.table)) == len(self.record.seats)

    # How it came to be where it is.

    @staticmethod
    async def load(record: TableRecord, rows: list[StoredRow], pace: Pace) -> LiveTable:
        """A table from the store. Played by other rules: it can be looked at, as far as they agree, not played on."""
        live = LiveTable(record)
        try:
            if record.status == "gathering":
                games.rules(record.game, record.correction).check(record.options, len(record.seats))
                return live
            table = live.begin()
            for row, events in table.follow(rows):
                live.note(WaitStamp(table, row.seat, events, row.at))
                await pace.breathe()
            table.check(record.digest)
        except (Changed, KeyError, BadOptions):
            live.read_only = "other_rules"
        else:
            live.update_status()
        return live

    def begin(self) -> Table:
        """The game begins."""
        self.table = Table.begun(self.record)
        self.busy = self.table.state.busy()
        return self.table

    def note(self, stamp: WaitStamp) -> None:
        """A seat has chosen. Whoever has to choose now and had not before is waited for from now on.

        It hangs on the log alone, and moves with nothing that is secret.
        """
        for other in stamp.busy:
            if other not in self.busy or (other == stamp.seat and stamp.public):
                self.waiting_since[other] = stamp.at
        self.busy = stamp.busy

    def update_status(self) -> bool:
        """Keep in the record what the lobby shows. True: it has changed."""
        before = (self.record.status, self.record.study)
        if self.table is not None:
            self.record.status = "over" if self.table.over else "running"
            self.record.study = self.table.studied > 0
        return before != (self.record.status, self.record.study)

    # What can be done at it now. (In a transaction of its table.)

    def playing(self) -> Table:
        """Problem: nobody plays here yet, or any more."""
        if self.table is None:
            raise Problem(409, self.read_only or "not_begun")
        return self.table

    def playable(self, seat: int) -> Table:
        """Problem: nobody can choose for this seat here."""
        if self.read_only is not None:
            raise Problem(409, self.read_only)
        table = self.playing()
        self.check_joined(seat)
        if self.record.seats[seat].stand_in is not None:
            raise Problem(409, "handed_over")
        return table

    def check_joined(self, seat: int | None) -> None:
        """Problem: nobody has taken this seat yet. Whoever has its link sees no more of the game than who has none."""
        if seat is not None and not self.record.seats[seat].joined:
            raise Problem(409, "not_joined")

    def attempt(self, seat: int, command: wire.Choose | wire.Undo, at: float) -> list[WaitStamp]:
        """What a person does, row by row. Problem: why not, with the rule."""
        table = self.playable(seat)
        try:
            if isinstance(command, wire.Choose):
                codes = command.answers()
                if codes[0].startswith("!"):
                    raise Problem(400, "unknown_code")
                steps = attempt_all(table, seat, codes, command.key, command.decision)
            else:
                steps = attempt_back(table, seat, command.study, command.whole, command.key)
            return [WaitStamp(table, seat, events, at) for events in steps]
        except BadData:
            raise Problem(400, "unknown_code") from None
        except (BadPart, CannotUndo, IllegalChoice, Stale) as error:
            raise Problem(409, error.key, **error.params) from None

    def attempt_bots(self, rows: list[tuple[int, str]], at: float) -> list[WaitStamp]:
        """The bots' choices, as far as it is still time for them: the table may have moved meanwhile."""
        table = self.playing()
        stamps: list[WaitStamp] = []
        for seat, code in rows:
            decision = table.decision(seat)
            if decision is None or not may_answer(decision, bot_seats(table), table.state.decisions()):
                break
            try:
                events = table.attempt(Row(seat, code))
            except (BadData, IllegalChoice):
                break
            stamps.append(WaitStamp(table, seat, events, at))
        return stamps

    def bots_wait(self) -> bool:
        """Whether there is something for the bots to answer."""
        table = self.table
        return table is not None and not self.read_only and next_decision(table.state, bot_seats(table)) is not None

    def bot_job(self) -> Job | None:
        """What the bots have to do now; None: nothing."""
        if self.table is None or not self.bots_wait():
            return None
        game = self.table.game
        return Job(game.key, self.table.state.encode(), self.table.bots(), game.correction_text)

    # What is shown.

    def sitting(self, lang: str) -> render.Sitting:
        seats = self.record.seats
        here = {connection.seat for connection in self.connections}
        why = None if self.read_only is None else render.speech(lang).error(self.read_only)
        return render.Sitting(seats, [seat in here for seat in range(len(seats))], self.waiting_since, why)

    def update(self, seat: int | None, since: int, lang: str) -> wire.Update:
        sitting = self.sitting(lang)
        if self.table is None or (seat is not None and not self.record.seats[seat].joined):
            return render.gathering(self.record, sitting, seat, lang)
        return render.update(self.table, sitting, seat, since, self.speech(lang))

    def tell(self) -> None:
        """Send every connection what has changed for its seat, if anything has."""
        made: dict[tuple[int | None, str, int], tuple[bytes, str]] = {}
        for connection in self.connections:
            wanted = (connection.seat, connection.lang, connection.news_sent)
            if wanted not in made:
                made[wanted] = self._made(*wanted)
            shown, message = made[wanted]
            if shown != connection.shown:
                connection.shown = shown
                connection.news_sent = self.seq(connection.seat)
                connection.post(message)

    def _made(self, seat: int | None, lang: str, since: int) -> tuple[bytes, str]:
        """A digest of the update without its news (their number is in it), and the update."""
        update = self.update(seat, since, lang)
        data = ENCODER.encode(update)
        shown = data if not update.news else ENCODER.encode(msgspec.structs.replace(update, news=[], first=update.seq))
        return digest(shown), data.decode()

    def seq(self, seat: int | None) -> int:
        if self.table is None or (seat is not None and not self.record.seats[seat].joined):
            return 0
        return self.table.seq(seat)

    def inform(self, make: Callable[[Connection], wire.Info]) -> None:
        for connection in self.connections:
            connection.send(make(connection))

    def dismiss(self, seat: int, why: Problem) -> None:
        """Whoever came by what does not open this seat any more."""
        gone = [connection for connection in self.connections if connection.seat == seat]
        self.connections = [connection for connection in self.connections if connection.seat != seat]
        for connection in gone:
            connection.send(wire.Closed(why.key, why.sentence(connection.lang)))
            connection.post(None)

    def windows(self, seat: int) -> int:
        """In how many windows a seat is open. One that comes back before its old line is found dead counts once."""
        return len({connection.window for connection in self.connections if connection.seat == seat})

    def close(self, why: Problem) -> None:
        """The table is no more."""
        for connection in self.connections:
            connection.send(wire.Closed(why.key, why.sentence(connection.lang)))
            connection.post(None)

    def speech(self, lang: str) -> Speech:
        """The words of this table: of its game, with its options and corrections."""
        return render.table_speech(lang, self.record)

    def names(self, lang: str) -> list[str]:
        return render.names(self.record.seats, self.speech(lang))

    def say(self, key: str, lang: str, seat: int | None, **params: Any) -> str:
        name = "" if seat is None else self.names(lang)[seat]
        return render.speech(lang).say(f"web.info.{key}", name=name, **params)


def bot_seats(table: Table) -> set[int]:
    return {bot.seat for bot in table.bots()}


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()
