"""The store on a SQL database. All writing goes through one Writer; reading does not wait for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any, Final

import msgspec
from sqlalchemy import URL, delete, event, exists, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from orrery.tables.port import Beat, SeatRecord, Status, StoreDown, StoredRow, TableRecord

from .address import file_of, make_file, parsed, shown
from .migrate import migrate
from .schema import BANS, HEARTBEAT, MARKS, ROWS, TABLES
from .wellness import check_mark, check_pages, unwell
from .writer import Append, Stale, Writer, down, reason, write_rows

READERS: Final = 4
AT_ONCE: Final = 500  # names in one statement
MARK: Final = 8192  # bytes; a disk that has no room for a table has none for twice as many letters
PRAGMAS: Final = (
    "journal_mode = WAL",  # readers and the writer do not wait for each other
    "synchronous = FULL",  # what was committed survives the loss of power
    "foreign_keys = ON",
    "busy_timeout = 10000",
)
APPENDED: Final = ("digest", "touched")  # the record's share of an append
SEATS: Final = msgspec.json.Decoder(list[SeatRecord])
OPTIONS: Final = msgspec.json.Decoder(dict[str, str])


async def open_store(url: str) -> SqlStore:
    """Make the database if need be and bring it up to date. StoreDown: it cannot be used, and why."""
    where = parsed(url)
    name = shown(where)
    try:
        engine = engine_of(where)
    except (SQLAlchemyError, ImportError) as error:
        raise StoreDown("store_address", reason=reason(error)) from error
    try:
        if (file := file_of(where)) is not None:
            make_file(file)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except StoreDown as error:
        await engine.dispose()
        raise StoreDown(error.key, store=name) from None
    except Exception as error:  # drivers raise errors of their own
        await engine.dispose()
        raise StoreDown("store_unusable", store=name, reason=reason(error)) from error
    return SqlStore(engine, file_of(where))


def engine_of(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=1 + READERS, max_overflow=0, pool_reset_on_return=None)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class SqlStore:
    """Implements `tables.port.Store`."""

    def __init__(self, engine: AsyncEngine, file: Path | None) -> None:
        self._engine = engine
        self._file = file
        self._stop = Event()
        self._writer = Writer(engine)

    @property
    def transactions(self) -> int:
        """How many were written so far; many an append shares one."""
        return self._writer.groups

    async def create(self, record: TableRecord, rows: Sequence[StoredRow] = ()) -> None:
        async def work(connection: AsyncConnection) -> int:
            made = await connection.execute(insert(TABLES), columns(record))
            if rows:
                await write_rows(connection, [Append(record.id, list(rows), record.digest, record.touched)])
            return made.rowcount

        await self._writer.write(work)

    async def save(self, record: TableRecord) -> None:
        async def work(connection: AsyncConnection) -> int:
            values = {name: value for name, value in columns(record).items() if name not in APPENDED}
            values["version"] += 1
            mine = TABLES.c.id == record.id
            change = update(TABLES).where(mine, TABLES.c.version == record.version).values(**values)
            if (await connection.execute(change)).rowcount == 0:
                newest = (await connection.execute(select(TABLES.c.version).where(mine))).scalar()
                raise KeyError(record.id) if newest is None else Stale(record.version, newest)
            return 1

        await self._writer.write(work)
        record.version += 1

    async def append(self, table: str, rows: list[StoredRow], digest: str, touched: float) -> None:
        if rows:
            await self._writer.write(Append(table, rows, digest, touched))

    async def load(self, table: str) -> tuple[TableRecord, list[StoredRow]] | None:
        wanted = select(TABLES).where(TABLES.c.id == table)
        log = select(ROWS.c.n, ROWS.c.seat, ROWS.c.code, ROWS.c.key, ROWS.c.at).where(ROWS.c.table_id == table)
        try:
            async with self._engine.connect() as connection:
                found = (await connection.execute(wanted)).first()
                while found is not None:
                    rows = (await connection.execute(log.order_by(ROWS.c.n))).all()
                    before, found = found, (await connection.execute(wanted)).first()
                    if found == before:  # nobody has written in between
                        return record_of(dict(before._mapping)), [StoredRow(*row) for row in rows]
                return None
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error

    async def expire(self, before: float) -> int:
        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(delete(TABLES).where(TABLES.c.touched < before))).rowcount

        return await self._writer.write(work)

    async def unplayed(self, before: float) -> list[str]:
        chosen = exists().where(ROWS.c.table_id == TABLES.c.id, ROWS.c.key.is_not(None))
        wanted = select(TABLES.c.id).where(TABLES.c.touched < before, TABLES.c.imported.is_(False), ~chosen)
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(wanted)).scalars())
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error

    async def delete(self, tables: Sequence[str]) -> int:
        async def work(connection: AsyncConnection) -> int:
            gone = 0
            for first in range(0, len(tables), AT_ONCE):
                some = delete(TABLES).where(TABLES.c.id.in_(tables[first : first + AT_ONCE]))
                gone += (await connection.execute(some)).rowcount
            return gone

        return await self._writer.write(work) if tables else 0

    async def beat(self, now: Beat) -> None:
        async def work(connection: AsyncConnection) -> int:
            await connection.execute(delete(HEARTBEAT))
            made = await connection.execute(insert(HEARTBEAT), {"id": 1, "at": now.at, "skipped": now.skipped})
            return made.rowcount

        await self._writer.write(work)

    async def last_beat(self) -> Beat | None:
        try:
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(HEARTBEAT.c.at, HEARTBEAT.c.skipped))).first()
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error
        return None if found is None else Beat(*found)

    async def count(self, status: Status | None = None) -> int:
        wanted = select(func.count()).select_from(TABLES)
        if status is not None:
            wanted = wanted.where(TABLES.c.status == status)
        try:
            async with self._engine.connect() as connection:
                return int((await connection.execute(wanted)).scalar_one())
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error

    async def missing(self, tables: Sequence[str]) -> set[str]:
        there: set[str] = set()
        try:
            async with self._engine.connect() as connection:
                for first in range(0, len(tables), AT_ONCE):
                    wanted = select(TABLES.c.id).where(TABLES.c.id.in_(tables[first : first + AT_ONCE]))
                    there.update((await connection.execute(wanted)).scalars())
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error
        return set(tables) - there

    async def banned(self) -> set[str]:
        try:
            async with self._engine.connect() as connection:
                return set((await connection.execute(select(BANS.c.network))).scalars())
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error

    async def check(self) -> None:
        mark = secrets.token_hex(MARK)

        async def work(connection: AsyncConnection) -> int:
            if (await connection.execute(update(MARKS).values(mark=mark))).rowcount == 0:
                await connection.execute(insert(MARKS), {"id": 1, "mark": mark})
            return 1

        await self._writer.write(work)
        if self._file is not None:
            await asyncio.to_thread(check_mark, self._file, mark)
            return
        try:
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(MARKS.c.mark))).scalar()
        except (SQLAlchemyError, OSError) as error:
            raise down(error) from error
        if found != mark:
            raise unwell("what was written is not what can be read")

    async def examine(self) -> None:
        if self._file is not None:
            await asyncio.to_thread(check_pages, self._file, self._stop)

    async def close(self) -> None:
        """Writes what still waits."""
        self._stop.set()
        await self._writer.close()
        await self._engine.dispose()


def columns(record: TableRecord) -> dict[str, Any]:
    values = msgspec.structs.asdict(record)
    for name in ("options", "seats"):
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


def record_of(values: dict[str, Any]) -> TableRecord:
    values["options"] = OPTIONS.decode(values["options"])
    values["seats"] = SEATS.decode(values["seats"])
    return TableRecord(**values)
