"""What an operator may do with a database, also while a server plays on it: look, delete, ban, copy."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orrery.tables.port import Status, StoreDown

from .address import file_of, parsed, shown
from .migrate import is_current
from .schema import BANS, ROWS, TABLES
from .sql import SEATS, engine_of
from .wellness import opened_anew
from .writer import reason

PART: Final = ".part"  # of a copy that is not whole yet


class Summary(msgspec.Struct):
    """A table, without anybody's secrets."""

    table: str
    game: str
    status: Status
    seats: list[str]
    rows: int
    created: float
    touched: float


class Ban(msgspec.Struct):
    network: str
    at: float


class Operator:
    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._name = name

    async def tables(self) -> list[Summary]:
        """Those touched last come first."""
        rows = select(ROWS.c.table_id, func.count().label("n")).group_by(ROWS.c.table_id).subquery()
        wanted = (
            select(TABLES, func.coalesce(rows.c.n, 0).label("n"))
            .outerjoin(rows, rows.c.table_id == TABLES.c.id)
            .order_by(TABLES.c.touched.desc(), TABLES.c.id)
        )
        async with self._begun() as connection:
            return [
                Summary(
                    found.id,
                    found.game,
                    found.status,
                    [seat.name or seat.bot or "?" for seat in SEATS.decode(found.seats)],
                    found.n,
                    found.created,
                    found.touched,
                )
                for found in await connection.execute(wanted)
            ]

    async def delete(self, table: str) -> bool:
        """False: there is no such table."""
        async with self._begun() as connection:
            return (await connection.execute(delete(TABLES).where(TABLES.c.id == table))).rowcount > 0

    async def bans(self) -> list[Ban]:
        async with self._begun() as connection:
            found = await connection.execute(select(BANS.c.network, BANS.c.at).order_by(BANS.c.at, BANS.c.network))
            return [Ban(*row) for row in found]

    async def ban(self, network: str, now: float) -> None:
        async with self._begun() as connection:
            await connection.execute(delete(BANS).where(BANS.c.network == network))
            await connection.execute(insert(BANS), {"network": network, "at": now})

    async def unban(self, network: str) -> bool:
        """False: it was not banned."""
        async with self._begun() as connection:
            return (await connection.execute(delete(BANS).where(BANS.c.network == network))).rowcount > 0

    @asynccontextmanager
    async def _begun(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown("store_unusable", store=self._name, reason=reason(error)) from error


@asynccontextmanager
async def operating(url: str) -> AsyncIterator[Operator]:
    """Nothing is made here, and nothing brought up to date: that is the server's. StoreDown: it cannot be used."""
    where = parsed(url)
    name = shown(where)
    file = file_of(where)
    if file is not None and not file.exists():
        raise StoreDown("store_missing", store=name)
    engine = engine_of(where)
    try:
        try:
            async with engine.connect() as connection:
                current = await connection.run_sync(is_current)
        except StoreDown as error:
            raise StoreDown(error.key, store=name) from None
        except Exception as error:  # drivers raise errors of their own
            raise StoreDown("store_unusable", store=name, reason=reason(error)) from error
        if not current:
            raise StoreDown("store_older", store=name)
        yield Operator(engine, name)
    finally:
        await engine.dispose()


def back_up(url: str, target: Path) -> int:
    """A whole copy of one moment, whatever is written meanwhile; how many tables are in it.

    StoreDown: there is nothing to copy, or it is damaged. OSError: the copy cannot be written; FileExistsError: there
    is something already.
    """
    where = parsed(url)
    file = file_of(where)
    if file is None:
        raise StoreDown("backup_elsewhere", store=shown(where))
    if not file.exists():
        raise StoreDown("store_missing", store=shown(where))
    if target.exists():
        raise FileExistsError(target)
    part = target.with_name(target.name + PART)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it holds secrets
    try:
        tables = copied(file, part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        try:
            os.link(part, target)  # not over something that has come meanwhile
        except FileExistsError:
            raise
        except OSError:  # there are disks without such links
            part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    return tables


def copied(file: Path, part: Path) -> int:
    with opened_anew(file) as source:
        copy = sqlite3.connect(part)
        try:
            source.backup(copy)  # in one go: others may write meanwhile, and it need not begin again
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            [found] = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(found)
            [tables] = copy.execute("SELECT count(*) FROM tables").fetchone()
        finally:
            copy.close()
    return int(tables)
