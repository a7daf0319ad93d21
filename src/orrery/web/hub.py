"""The live tables. One lock each: a choice is carried out, stored, acknowledged and told, in this order.

What cannot be stored has not happened: the table is taken back to what it was, and nobody is told anything. The store
may know better (its answer may be what got lost), so it is asked before the table is used again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar
from weakref import WeakSet

from orrery.tables.port import Conflict, Store, StoreDown, StoredRow, TableRecord
from orrery.tables.table import Table

from . import wire
from .bot_pool import BotPool
from .bot_turns import BotTurns
from .commitments import Commitments
from .connection import Connection
from .errors import Problem
from .expiry import Expiry
from .health import Health
from .limits import Bucket
from .live_table import LiveTable, WaitStamp
from .metrics import Metrics
from .orders import Orders
from .pace import Pace
from .results import Results
from .settings import Settings

T = TypeVar("T")
LOG = logging.getLogger("orrery.hub")
LONG: Final = 200  # rows; who has more of them to play through may have to wait
OPENING: Final = 2  # such tables are opened at a time


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.bot_pool = BotPool(settings.workers)
        self.import_pool = BotPool(1)  # a lane of its own, so that no bot waits for what somebody brings
        self.bots = BotTurns(self)
        self.commitments = Commitments()
        self.pace = Pace()
        self.results = Results(settings.record, settings.clock)
        self.expiry = Expiry(self)
        self.health = Health(self)
        self.orders = Orders(self)
        self.loop = asyncio.get_running_loop()
        self.tables: dict[str, LiveTable] = {}
        self._doubtful: WeakSet[LiveTable] = WeakSet()  # the store may have something else than the memory
        self._opening = asyncio.Semaphore(OPENING)
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.queue.set_function(lambda: self.bot_pool.jobs)

    # Tables come and go.

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """The table, for as long as somebody holds on to it, and nobody else. Problem: there is none."""
        live = await self.hold(table)
        try:
            async with live.lock:
                await self.renew(live)
                yield live
        finally:
            self.release(live)

    async def hold(self, table: str) -> LiveTable:
        """Keep a table in memory until it is released."""
        while (live := self.tables.get(table)) is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = self.spawn(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            if await asyncio.shield(task) is None:
                raise Problem(404, "no_table")
        live.users += 1
        if live in self._doubtful:
            try:
                async with live.lock:
                    await self.renew(live)
            except BaseException:
                self.release(live)
                raise
        return live

    def release(self, live: LiveTable) -> None:
        live.users -= 1
        live.used = self.settings.steady()

    async def _load(self, table: str) -> LiveTable | None:
        """From the store. To look at a table wakes no bots: whoever sits down at it does."""
        live = await self._read(table)
        if live is not None:
            live.used = self.settings.steady()
            self.tables[table] = live
        return live

    async def _read(self, table: str) -> LiveTable | None:
        """What the store has. Problem: it does not answer."""
        try:
            found = await self.store.load(table)
        except StoreDown as error:
            LOG.error("not loaded", extra={"table": table, "reason": error.reason})
            raise Problem(503, "store_away") from error
        return None if found is None else await self.open(*found)

    async def open(self, record: TableRecord, rows: list[StoredRow]) -> LiveTable:
        """A table from the store. While a long log is played through, everybody else goes on."""
        before = record.status
        if len(rows) < LONG:
            live = await LiveTable.load(record, rows, self.pace)
        else:
            async with self._opening:
                live = await LiveTable.load(record, rows, self.pace)
        if before != record.status == "over":  # the last choice was stored, but not what follows from it
            await self.results.note(live)
        return live

    async def renew(self, live: LiveTable) -> None:
        """For who has its lock: load the table anew if the store may have something else, and tell what has changed.

        Problem: the store does not answer, and nobody is told anything; or the table is gone, and everybody is.
        """
        if live not in self._doubtful:
            return
        fresh = await self._read(live.record.id)
        if fresh is None:
            if self.tables.get(live.record.id) is live:
                del self.tables[live.record.id]
            gone = Problem(404, "no_table")
            live.close(gone)
            raise gone
        live.record, live.table, live.read_only = fresh.record, fresh.table, fresh.read_only
        live.waiting_since, live.busy = fresh.waiting_since, fresh.busy
        self._doubtful.discard(live)
        live.tell()
        self.bots.wake(live)

    async def create(self, live: LiveTable, rows: Sequence[StoredRow] = ()) -> None:
        """Store a new table, with the rows it comes with, and keep it in memory."""
        try:
            if await self.store.count() >= self.settings.most_tables:
                raise Problem(503, "too_many_tables")
            await self.store.create(live.record, rows)
        except (StoreDown, Conflict) as error:
            LOG.error("not created", extra={"reason": reason_of(error)})
            raise Problem(503, "not_stored") from error
        live.used = self.settings.steady()
        self.tables[live.record.id] = live
        self.bots.wake(live)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on even if whoever wanted it has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def unload(self, before: float) -> None:
        """Forget the tables that nobody has used since that moment of the steady clock. The store keeps them."""
        for table, live in list(self.tables.items()):
            if (
                not live.users
                and not live.connections
                and not live.thinking
                and not live.advising
                and live.used < before
            ):
                del self.tables[table]

    def forget(self, table: str) -> None:
        """It is no more, and whoever looks at it is told so."""
        live = self.tables.pop(table, None)
        if live is not None:
            live.close(Problem(404, "no_table"))

    async def check(self) -> None:
        """Problem: the store is not well."""
        await self.health.check()

    async def close(self) -> None:
        """Finish what is on its way to the store, and nothing else."""
        self.pace.stop()
        self.bot_pool.close()
        self.import_pool.close()
        rest = [task for task in self._tasks if not task.done()]
        for task in rest:
            if task.get_name().startswith("bots "):
                task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        await self.store.close()

    # What people do.

    async def command(self, live: LiveTable, connection: Connection, command: wire.Choose | wire.Undo) -> None:
        """Carried out, stored, acknowledged and told, whatever becomes of the connection meanwhile."""
        await self.slow_down(live, connection.seat)
        await asyncio.shield(self.spawn(self._command(live, connection, command)))

    async def slow_down(self, live: LiveTable, seat: int | None) -> None:
        """Wait until this seat may store something again, over whichever of its connections."""
        bucket = self._seat_bucket(live, seat)
        while (wait := bucket.wait(self.settings.steady(), 0)) > 0:
            await asyncio.sleep(wait)

    def _seat_bucket(self, live: LiveTable, seat: int | None) -> Bucket:
        if seat not in live.buckets:
            live.buckets[seat] = Bucket(self.settings.rows_rate, self.settings.rows_burst, self.settings.steady())
        return live.buckets[seat]

    async def _command(self, live: LiveTable, connection: Connection, command: wire.Choose | wire.Undo) -> None:
        begun = time.perf_counter()
        async with live.lock:
            try:
                await self.renew(live)
                await self._carry_out(live, connection.seat, command)
            except Problem as problem:
                self.metrics.refused.inc()
                connection.refuse(command.key, problem)
                return
            connection.send(wire.Ack(command.key, True))
            live.tell()
        self.metrics.answered.observe(time.perf_counter() - begun)
        self.bots.wake(live)

    async def _carry_out(self, live: LiveTable, seat: int | None, command: wire.Choose | wire.Undo) -> None:
        if seat is None:
            raise Problem(403, "spectator")
        if live.table is not None and live.table.knows(seat, command.key):
            return  # stored already, whatever has become of the seat since
        table = live.playable(seat)
        if isinstance(command, wire.Undo) and len(table.log) >= self.settings.rows_per_table:
            raise Problem(409, "log_long", most=self.settings.rows_per_table)
        with table.transaction():
            stamps = live.attempt(seat, command, self.settings.clock())
            await self.append(live, table, stamps)
        self._seat_bucket(live, seat).wait(self.settings.steady(), len(stamps))
        await self.follow_up(live)
        self.metrics.choices.labels("person").inc(len(stamps))

    async def append(self, live: LiveTable, table: Table, stamps: list[WaitStamp]) -> None:
        """Store what was attempted. Problem: it could not be stored, and has not happened, as far as we know."""
        now = stamps[-1].at
        begun = time.perf_counter()
        digest = table.digest()
        try:
            await self.store.append(live.record.id, table.unsaved(now), digest, now)
        except BaseException as error:
            self._doubtful.add(live)
            if isinstance(error, StoreDown):
                LOG.error("not stored", extra={"table": live.record.id, "reason": error.reason})
            elif isinstance(error, Conflict):
                LOG.error("another server plays this table", extra={"table": live.record.id, "reason": str(error)})
                await self.renew(live)
            else:
                raise
            raise Problem(503, "not_stored") from error
        self.metrics.stored.observe(time.perf_counter() - begun)
        live.record.digest, live.record.touched = digest, now
        for stamp in stamps:
            live.note(stamp)

    async def follow_up(self, live: LiveTable) -> None:
        """Store what the record says of the rows, if that is something new."""
        if live.update_status():
            if live.record.status == "over":
                await self.results.note(live)
            with suppress(Problem):  # logged; the rows say the same, and the record follows with the next visit
                await self.save(live)

    async def save(self, live: LiveTable) -> None:
        try:
            await self.store.save(live.record)
        except BaseException as error:
            self._doubtful.add(live)
            if not isinstance(error, StoreDown | KeyError | Conflict):
                raise
            LOG.error("not saved", extra={"table": live.record.id, "reason": reason_of(error)})
            raise Problem(503, "not_stored") from error


def reason_of(error: Exception) -> str:
    return error.reason if isinstance(error, StoreDown) else str(error)
