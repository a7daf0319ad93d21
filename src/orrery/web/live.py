"""A table in memory: its record, its Table once the game has begun, who is connected, and who is waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from orrery.kernel.event import Event
from orrery.tables.port import TableRecord
from orrery.tables.table import Table

from . import bodies, render, wire
from .errors import Problem
from .tokens import same

ENCODER = msgspec.json.Encoder()


class Connection:
    """One WebSocket: which seat it shows (None: a spectator), in which language, and what it was sent last."""

    __slots__ = ("lang", "news", "post", "seat", "still")

    def __init__(self, seat: int | None, lang: str, since: int, post: Callable[[str | None], None]) -> None:
        self.seat = seat
        self.lang = lang
        self.news = since  # how many news it has been sent
        self.still = b""  # the last update, without its news
        self.post = post  # None: there is nothing more to send

    def send(self, message: wire.FromServer) -> None:
        self.post(ENCODER.encode(message).decode())


class Move:
    """That a seat has chosen: when, who is waited for after it, and whether everybody heard something by it."""

    __slots__ = ("at", "busy", "public", "seat")

    def __init__(self, table: Table, seat: int, told: list[Event], at: float) -> None:
        self.seat = seat
        self.busy = table.state.busy()
        self.public = any(event.visible_to(None) for event in told)
        self.at = at


class Live:
    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.table: Table | None = None  # before everybody has joined, and where the rules have changed
        self.read_only: str | None = None  # a key for the texts
        self.lock = asyncio.Lock()
        self.users = 0  # who holds on to it right now
        self.used = record.touched
        self.connections: list[Connection] = []
        self.thinking = False  # the bots are at work
        self.rematch: bodies.Created | None = None  # with its links, for as long as they are remembered
        self.since = [record.created] * len(record.seats)
        self.busy: list[int] = []

    # Who is who.

    def seat_of(self, token: str | None) -> int | None:
        """The seat whose link this is. Every seat is compared, in the same time."""
        found = None
        for number, seat in enumerate(self.record.seats):
            for known in (seat.token_hash, seat.former_hash):
                if token is not None and known is not None and same(token, known):
                    found = number
        return found

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.record.seats) if seat.kind == "person"]

    @property
    def shared(self) -> bool:
        """Whether people play here who do not sit at one screen: then nobody is shown more than his own."""
        return any(seat.kind == "person" and not (seat.host or seat.hot_seat) for seat in self.record.seats)

    # Since when who is waited for. It hangs on the log alone, and moves with nothing that is secret.

    def begin(self) -> Table:
        """The game begins."""
        self.table = Table.of(msgspec.structs.replace(self.record, digest=""), [])
        self.busy = self.table.state.busy()
        return self.table

    def note(self, move: Move) -> None:
        """A seat has chosen. Whoever has to choose now and had not before is waited for from now on."""
        for other in move.busy:
            if other not in self.busy or (other == move.seat and move.public):
                self.since[other] = move.at
        self.busy = move.busy

    # What is shown.

    def sitting(self, lang: str) -> render.Sitting:
        seats = self.record.seats
        here = {connection.seat for connection in self.connections}
        why = None if self.read_only is None else render.speech(lang).error(self.read_only)
        return render.Sitting(seats, [seat in here for seat in range(len(seats))], self.since, why)

    def update(self, seat: int | None, since: int, lang: str) -> wire.Update:
        sitting = self.sitting(lang)
        if self.table is None:
            return render.gathering(self.record, sitting, seat, lang)
        return render.update(self.table, sitting, seat, since, lang)

    def tell(self) -> None:
        """Send every connection what has changed for its seat, if anything has."""
        made: dict[tuple[int | None, str, int], tuple[bytes, str]] = {}
        for connection in self.connections:
            wanted = (connection.seat, connection.lang, connection.news)
            if wanted not in made:
                made[wanted] = self._made(*wanted)
            still, message = made[wanted]
            if still != connection.still:
                connection.still = still
                connection.news = self.seq(connection.seat)
                connection.post(message)

    def _made(self, seat: int | None, lang: str, since: int) -> tuple[bytes, str]:
        """A digest of the update without its news (their number is in it), and the update."""
        update = self.update(seat, since, lang)
        data = ENCODER.encode(update)
        still = data if not update.news else ENCODER.encode(msgspec.structs.replace(update, news=[], first=update.seq))
        return digest(still), data.decode()

    def seq(self, seat: int | None) -> int:
        return 0 if self.table is None else self.table.seq(seat)

    def inform(self, make: Callable[[Connection], wire.Info]) -> None:
        for connection in self.connections:
            connection.send(make(connection))

    def close(self, why: Problem) -> None:
        """The table is no more."""
        for connection in self.connections:
            connection.send(wire.Closed(why.key, why.sentence(connection.lang)))
            connection.post(None)

    def names(self, lang: str) -> list[str]:
        return render.names(self.record.seats, render.speech(lang, self.record.game))

    def say(self, key: str, lang: str, seat: int | None, **params: Any) -> str:
        name = "" if seat is None else self.names(lang)[seat]
        return render.speech(lang).say(f"web.info.{key}", name=name, **params)


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()
