"""What can be set about a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from orrery.tables.export import MOST_IMPORT, MOST_ROWS

from .limits import is_this_machine

STATIC: Final = Path(__file__).parent / "static"
DAY: Final = 86_400.0


class Settings(msgspec.Struct, frozen=True):
    database: str  # an SQLAlchemy URL
    static: Path = STATIC  # the built client
    hosts: tuple[str, ...] = ()  # names by which pages may call it, besides those of this machine and addresses
    workers: int = 1  # processes for the bots
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    absent: float = 120.0  # seconds that somebody may keep the table waiting before a bot can take the seat
    grace: float = 30.0  # seconds that a seat is kept for somebody who has gone: he may only have reloaded the page
    expire_days: float = 180.0  # tables untouched for so long are deleted; 0: never
    unplayed_days: float = 1.0  # and those at which nobody has chosen after so many
    sweep: float = 30.0  # seconds between two looks for idle tables
    message_bytes: int = 16 * 1024
    import_bytes: int = MOST_IMPORT
    import_seconds: float = 30.0  # for playing one through
    imports_at_once: int = 8  # of all addresses, each of which brings one at a time; more are told to come again
    name_length: int = 32
    rate: float = 20.0  # messages a second on one connection, in the long run
    burst: int = 60
    rows_rate: float = 5.0  # choices a second that one seat stores over all its connections, in the long run
    rows_burst: int = 200
    rows_per_table: int = MOST_ROWS  # a table with more of them takes nothing back any more
    tables_per_address: int = 200  # new tables an hour
    requests_per_address: float = 50.0  # a second, in the long run
    most_tables: int = 100_000
    sockets_per_seat: int = 8
    spectators_per_table: int = 64  # sockets without a seat; they take no seat's place
    lines_per_address: int = 256  # connections of any kind, as they are made
    most_lines: int = 0  # of everybody; 0: as many as files can be open
    head_seconds: float = 10.0  # for a whole request without its body
    body_seconds: float = 30.0
    answer_seconds: float = 300.0  # from the whole request until all of the answer was taken
    sockets_per_address: int = 64
    spectators_per_address: int = 32  # of these sockets, at all tables together
    messages_per_address: float = 100.0  # a second over all of its sockets, in the long run
    self_playing_per_address: int = 4  # tables at which bots play for everybody
    behind: int = 256  # messages that a slow reader may be behind
    behind_bytes: int = 4 * 1024 * 1024  # and what they may take of the memory
    send_seconds: float = 20.0  # for one message; whoever does not take it has gone
    metrics: str = "loopback"  # who may read /metrics, which tells of hidden choices; or public, or off
    record: Path | None = None  # the folder with the record of solo results; None: this server keeps none
    clock: Callable[[], float] = time.time  # for what is written down
    steady: Callable[[], float] = time.monotonic  # for what is measured: nobody sets this one


def record_folder(folder: Path, host: str, database: str | None) -> Path | None:
    """Where a server at this address keeps the record, unless somebody decides otherwise.

    What others can reach, or a database keeps, is not for one person on one machine: nothing is recorded there.
    """
    return folder if is_this_machine(host) and database is None else None
