"""The storage port: what a Table's keeper must be able to do. `orrery.store` implements it.

A table is its record and its rows. The record changes now and then (somebody joins, a bot stands in, the game is
over); rows are only ever appended, and `digest` and `touched` change with them. What `create`, `save` and `append`
return from is durable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from orrery.kernel.error import OrreryError

from .fair import seed_of
from .log import ME, Fair, SeatSpec

Status = Literal["gathering", "running", "over"]


class SeatRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A seat and who has it. `name` is what the seat is called, `bot` the bot's own name."""

    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    token_hash: str | None = None  # of the seat's token: its link's, until its person has joined; stored nowhere itself
    former_hash: str | None = None  # of this person's token at the table before a rematch; it opens this seat too
    more_hashes: list[str] = []  # of the tokens of his other devices
    link_hash: str | None = None  # of a link for another device that nobody has used yet
    used_hashes: list[str] = []  # of links that were exchanged for tokens: they open nothing any more
    joined: bool = False
    host: bool = False
    hot_seat: bool = False  # shares a browser with the host
    entropy: str | None = None  # hex, this seat's share of the fair dice
    promise: str | None = None  # hex, its hash, published when this person joined
    unused: bool = False  # the dice were fixed before this person came: no share of his is in them
    stand_in: str | None = None  # the bot that plays for a person who is away


class TableRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Everything about a table but its rows."""

    id: str
    game: str
    rules_version: str
    options: dict[str, str]
    seats: list[SeatRecord]
    secret: str  # hex; the server's share of the fair dice, revealed when the game is over
    commit: str  # hex; its hash, published from the start
    seed: str | None  # fixed when everybody has joined; chosen ones for solo and hot-seat games
    status: Status
    created: float
    touched: float
    study: bool = False  # free undo was used
    digest: str = ""  # hex; of the state that the rows lead to
    next: str | None = None  # the table where they play again
    correction: str = ""  # of the game's content, as TOML; its hash stands among the options
    version: int = 0  # how often it was saved; the store counts
    imported: bool = False  # it came from a file, with rows that nobody chose here

    def specs(self) -> list[SeatSpec]:
        """Who sits where, as a game is played and saved."""
        return [
            SeatSpec(seat.kind, seat.name or seat.bot or ME, seat.bot, seat.entropy, seat.promise, seat.unused)
            for seat in self.seats
        ]

    def fair(self) -> Fair | None:
        """Where the seed is from; None: somebody chose it."""
        entropies = [seat.entropy for seat in self.seats if seat.entropy]
        follows = self.secret and self.seed == seed_of(self.secret, entropies)
        return Fair(self.secret, self.commit) if follows else None


class StoredRow(msgspec.Struct, frozen=True, array_like=True):
    """The n-th row of a table's log, from 0: a seat and a code (see `log.Row`), the client's key, and when."""

    n: int
    seat: int
    code: str
    key: str | None
    at: float


class Beat(msgspec.Struct, frozen=True, array_like=True):
    """When a server noted what the clock said, and how many seconds of that it does not believe."""

    at: float
    skipped: float


class Conflict(Exception):
    """A table, a row number or an idempotency key is there already, or a newer record. Nothing was stored."""


class StoreDown(OrreryError):
    """The store cannot be opened, read or written."""

    @property
    def reason(self) -> str:
        """For the log: what the database itself said, if it said anything."""
        return str(self.params.get("reason", self.key))


class Store(Protocol):
    """Every call may raise StoreDown. A caller that is cancelled while it waits does not know whether it was stored:
    shield writing. After Conflict or StoreDown, forget what was in memory and load the table anew."""

    async def create(self, record: TableRecord, rows: Sequence[StoredRow] = ()) -> None:
        """The table with all these rows, or nothing. Conflict: the id is taken."""

    async def save(self, record: TableRecord) -> None:
        """Everything but the rows and what `append` writes with them. The record's version rises. KeyError: there is
        no such table. Conflict: somebody has saved another record since this one was loaded."""

    async def append(self, table: str, rows: list[StoredRow], digest: str, touched: float) -> None:
        """All rows or none, durable when it returns. Conflict: a number or a seat's key is there already, or the table
        is gone."""

    async def load(self, table: str) -> tuple[TableRecord, list[StoredRow]] | None: ...

    async def expire(self, before: float) -> int:
        """Delete the tables last touched before that moment; how many there were."""

    async def unplayed(self, before: float) -> list[str]:
        """The tables last touched before that moment at which no person has ever chosen; imported ones are none."""

    async def delete(self, tables: Sequence[str]) -> int:
        """These, with their rows; how many there were."""

    async def beat(self, now: Beat) -> None:
        """Note what the time is, instead of what was noted before."""

    async def last_beat(self) -> Beat | None: ...

    async def count(self, status: Status | None = None) -> int:
        """How many tables there are, or how many of one status."""

    async def missing(self, tables: Sequence[str]) -> set[str]:
        """Which of these tables there are not."""

    async def banned(self) -> set[str]:
        """The networks that an operator keeps out."""

    async def check(self) -> None:
        """Write something small and read it back, as somebody who opens the store anew. StoreDown: why that fails."""

    async def examine(self) -> None:
        """Read everything, as far as nobody else does. StoreDown: what is damaged."""

    async def close(self) -> None: ...
