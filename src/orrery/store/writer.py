"""Group commit: everything that waits to be written at a moment goes into one transaction.

A durable commit costs the disk the same for one row as for a hundred. So while one transaction is on its way to the
disk, what else arrives waits and makes up the next one; each caller is told when its own is through.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import bindparam
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from orrery.tables.port import Conflict, StoreDown, StoredRow

from .schema import ROWS, TABLES

Work = Callable[[AsyncConnection], Awaitable[int]]


class Append:
    """Rows of one table, and what its record says after them."""

    __slots__ = ("digest", "rows", "table", "touched")

    def __init__(self, table: str, rows: list[StoredRow], digest: str, touched: float) -> None:
        self.table = table
        self.rows = rows
        self.digest = digest
        self.touched = touched


class Stale(Conflict):
    """Somebody has saved another record of this table meanwhile."""

    def __init__(self, version: int, newest: int) -> None:
        super().__init__(f"a record of version {version} was to be saved, and version {newest} is there already")


Waiting = tuple[Append | Work, "asyncio.Future[int]"]

CHANGE: Final = ("new_digest", "new_touched", "table")
INSERT: Final = ROWS.insert()
TOUCH: Final = (
    TABLES.update()
    .where(TABLES.c.id == bindparam("table"))
    .values(digest=bindparam("new_digest"), touched=bindparam("new_touched"))
)
INSERT_SQLITE: Final = 'INSERT INTO rows (table_id, n, seat, code, "key", at) VALUES (?, ?, ?, ?, ?, ?)'
TOUCH_SQLITE: Final = "UPDATE tables SET digest = ?, touched = ? WHERE id = ?"
IN_CONFLICT: Final = (IntegrityError, sqlite3.IntegrityError)
AWAY: Final = (OperationalError, sqlite3.OperationalError, OSError)


class Writer:
    """One task that writes, however many wait."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())
        self.groups = 0  # transactions so far

    async def write(self, job: Append | Work) -> int:
        """Done and durable when it returns. Conflict, StoreDown: not done."""
        if self._closing:
            raise StoreDown("store_closed")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Finish what waits."""
        self._closing = True
        self._wake.set()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            self._wake.clear()
            if not self._waiting:
                await self._wake.wait()
                continue
            group, self._waiting = self._waiting, []
            if len(group) > 1 and await self._together(group):
                continue
            away: Exception | None = None
            for job, done in group:  # alone, so that what is wrong with one caller's is not everybody's
                if away is None:
                    away = await self._alone(job, done)
                else:
                    resolve(done, down(away))

    async def _together(self, group: list[Waiting]) -> bool:
        """False: the database does not take something in this group, and nothing was written."""
        try:
            results = await self._transaction([job for job, _ in group])
        except Exception as error:
            if not lost(error):
                return False
            for _, done in group:
                resolve(done, down(error))
        else:
            for (_, done), result in zip(group, results, strict=True):
                resolve(done, result)
        return True

    async def _alone(self, job: Append | Work, done: asyncio.Future[int]) -> Exception | None:
        """An exception: the database is away, and nobody else need try."""
        try:
            [result] = await self._transaction([job])
        except IN_CONFLICT as error:
            resolve(done, Conflict(reason(error)))
        except (KeyError, Conflict) as error:
            resolve(done, error)
        except Exception as error:
            resolve(done, down(error))
            return error if lost(error) else None
        else:
            resolve(done, result)
        return None

    async def _transaction(self, jobs: list[Append | Work]) -> list[int]:
        """What each job answers. Appends are written together, after everything else."""
        results: list[int] = []
        appends: list[Append] = []
        async with self._engine.begin() as connection:
            for job in jobs:
                if isinstance(job, Append):
                    appends.append(job)
                    results.append(len(job.rows))
                else:
                    results.append(await job(connection))
            if appends:
                await write_rows(connection, appends)
        self.groups += 1
        return results


async def write_rows(connection: AsyncConnection, appends: list[Append]) -> None:
    rows = [(append.table, row.n, row.seat, row.code, row.key, row.at) for append in appends for row in append.rows]
    changes = [(append.digest, append.touched, append.table) for append in appends]
    if connection.dialect.name == "sqlite":
        # Every choice of every game passes here. Past SQLAlchemy it takes a quarter of the time.
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.executemany(INSERT_SQLITE, rows)
        await driver.executemany(TOUCH_SQLITE, changes)
    else:
        await connection.execute(INSERT, [dict(zip(ROWS.c.keys(), row, strict=True)) for row in rows])
        await connection.execute(TOUCH, [dict(zip(CHANGE, change, strict=True)) for change in changes])


def resolve(done: asyncio.Future[int], result: int | Exception) -> None:
    if done.done():  # whoever waited has been cancelled
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def lost(error: Exception) -> bool:
    """Whether the database is away, locked or full. Else it is something about what it was given."""
    return isinstance(error, AWAY) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def down(error: Exception) -> StoreDown:
    return StoreDown("store_failed", reason=reason(error))


def reason(error: Exception) -> str:
    """What the database itself said, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())
