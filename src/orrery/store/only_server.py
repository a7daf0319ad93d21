"""One server at a time on a database: two would each play on from what they remember of a table.

SQLite: a locked file beside the database. PostgreSQL: an advisory lock, held by a connection of its own. Whatever
becomes of the process, the system gives both back. Others may read and write meanwhile: a backup, an operator.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from orrery.tables.port import StoreDown

from .address import file_of, make_folder, parsed, shown
from .writer import reason

T = TypeVar("T")
LOG = logging.getLogger("orrery.store")
KEY: Final = "1869769317, 1"  # "orre", and which of its locks
TAKE: Final = f"SELECT pg_try_advisory_lock({KEY})"
# So that a connection whose other end has lost its power does not hold the lock for hours.
NOTICE: Final = (
    "SELECT set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false)"
)
ANSWER_SECONDS: Final = 10.0
TRIES: Final = 6  # the server's end of a broken connection may hold the lock for a while
LOOK_SECONDS = 10.0  # between two looks whether the connection still holds it


@asynccontextmanager
async def one_server(url: str, lost: Callable[[], object] = lambda: None) -> AsyncIterator[None]:
    """For as long as a server runs. StoreDown: another one does, or the database cannot be used.

    `lost` is called if another server has taken the database over meanwhile.
    """
    where = parsed(url)
    if where.get_backend_name() == "postgresql":
        async with locked_server(where, lost):
            yield
    elif (file := file_of(where)) is not None:
        with locked_file(file, shown(where)):
            yield
    else:
        yield  # in memory


@contextmanager
def locked_file(database: Path, name: str) -> Iterator[None]:
    try:
        real = database.resolve()  # by whatever name somebody calls it
        make_folder(real.parent)
        # A file of its own, which stays: SQLite has locks on its own files, and a deleted one could be locked twice.
        handle = os.open(real.with_name(f"{real.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreDown("store_unusable", store=name, reason=reason(error)) from error
    try:
        if not take(handle):
            raise StoreDown("store_taken", store=name)
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


@asynccontextmanager
async def locked_server(where: URL, lost: Callable[[], object]) -> AsyncIterator[None]:
    name = shown(where)
    try:
        engine = create_async_engine(where, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        connection = await engine.connect()
    except Exception as error:  # drivers raise errors of their own
        raise StoreDown("store_unusable", store=name, reason=reason(error)) from error
    keeper = Keeper(connection, engine.connect)
    try:
        if not await keeper.take():
            raise StoreDown("store_taken", store=name)
        watch = asyncio.create_task(keeper.watch(lost))
        try:
            yield
        finally:
            watch.cancel()
            with suppress(asyncio.CancelledError):
                await watch
    finally:
        with suppress(Exception):  # it may be broken
            await keeper.connection.close()
        await engine.dispose()


class Keeper:
    """The connection that holds the lock, and another one when it breaks."""

    def __init__(self, connection: AsyncConnection, connect: Callable[[], AsyncConnection]) -> None:
        self.connection = connection
        self.connect = connect
        self.held = True
        self.refused = 0  # times that somebody else had it, in a row

    async def take(self) -> bool:
        await self.connection.execute(text(NOTICE))
        return bool((await self.connection.execute(text(TAKE))).scalar_one())

    async def watch(self, lost: Callable[[], object]) -> None:
        """Ends when somebody else has the lock."""
        while self.refused < TRIES:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self.look()
            except Exception as error:  # drivers raise errors of their own
                LOG.warning("the connection that keeps other servers away is gone", extra={"reason": reason(error)})
                self.held = False
                await self.again()
        LOG.critical("another server has taken the database over")
        lost()

    async def look(self) -> None:
        if self.held:
            await self.connection.execute(text("SELECT 1"))
            return
        self.held = await self.take()
        self.refused = 0 if self.held else self.refused + 1

    async def again(self) -> None:
        """If that fails, the database is away, and for everybody."""
        with suppress(Exception):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.connection.close()
        with suppress(Exception):
            async with asyncio.timeout(ANSWER_SECONDS):
                self.connection = await self.connect()
                await self.look()
