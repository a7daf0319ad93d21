"""The live tables. One lock each: a choice is carried out, stored, acknowledged and told, in this order.

What cannot be stored has not happened: the table is taken back to what the store has, and nobody is told anything.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from orrery.kernel.event import Event
from orrery.kernel.refusal import BadData, BadOptions, IllegalChoice
from orrery.tables.log import STUDY, UNDO, CannotUndo, Changed, Row, Stale
from orrery.tables.port import Conflict, Store, StoreDown, StoredRow, TableRecord
from orrery.tables.table import Table

from . import wire
from .bots import Job, Player, Thinkers, may_answer, next_decision
from .errors import Problem
from .live import Connection, Live, Move
from .metrics import Metrics
from .settings import DAY, Settings

T = TypeVar("T")
LOG = logging.getLogger("orrery.hub")


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.workers)
        self.loop = asyncio.get_running_loop()
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.queue.set_function(lambda: self.thinkers.jobs)

    # Tables come and go.

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """The table, for as long as somebody holds on to it, and nobody else. Problem: there is none."""
        live = await self.hold(table)
        try:
            async with live.lock:
                yield live
        finally:
            self.release(live)

    async def hold(self, table: str) -> Live:
        """Keep a table in memory until it is released."""
        while (live := self.tables.get(table)) is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = self.spawn(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            if await asyncio.shield(task) is None:
                raise Problem(404, "no_table")
        live.users += 1
        return live

    def release(self, live: Live) -> None:
        live.users -= 1
        live.used = self.settings.clock()

    async def _load(self, table: str) -> Live | None:
        try:
            found = await self.store.load(table)
        except StoreDown as error:
            LOG.error("not loaded", extra={"table": table, "key": error.key})
            raise Problem(503, "store_away") from error
        if found is None:
            return None
        live = open_table(*found)
        live.used = self.settings.clock()
        self.tables[table] = live
        self.think(live)
        return live

    async def create(self, live: Live) -> None:
        """Store a new table and keep it in memory."""
        try:
            if await self.store.count() >= self.settings.most_tables:
                raise Problem(503, "too_many_tables")
            await self.store.create(live.record)
        except (StoreDown, Conflict) as error:
            LOG.error("not created", extra={"error": str(error)})
            raise Problem(503, "not_stored") from error
        live.used = self.settings.clock()
        self.tables[live.record.id] = live
        self.think(live)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Something that goes on even if whoever wanted it has gone."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def sweep(self) -> None:
        """Unload what nobody looks at, delete what nobody has touched for long, again and again."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            self.unload(self.settings.clock() - self.settings.idle)
            try:
                await self.expire()
            except StoreDown as error:
                LOG.error("expiring failed", extra={"key": error.key})

    def unload(self, before: float) -> None:
        for table, live in list(self.tables.items()):
            if not live.users and not live.connections and not live.thinking and live.used < before:
                del self.tables[table]

    async def expire(self) -> None:
        """Delete what nobody has touched for long; whoever still looks at it is told so."""
        if self.settings.expire_days <= 0:
            return
        before = self.settings.clock() - self.settings.expire_days * DAY
        for table, live in list(self.tables.items()):
            if live.record.touched < before:
                del self.tables[table]
                live.close(Problem(404, "no_table"))
        gone = await self.store.expire(before)
        if gone:
            LOG.info("expired", extra={"tables": gone})

    async def check(self) -> None:
        """Problem: the store does not answer."""
        try:
            await self.store.count()
        except StoreDown as error:
            LOG.error("the store does not answer", extra={"key": error.key})
            raise Problem(503, "store_away") from error

    async def close(self) -> None:
        """Finish what is on its way to the store."""
        self.thinkers.close()
        rest = [task for task in self._tasks if not task.done()]
        for task in rest:
            if task.get_name().startswith("bots "):
                task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        await self.store.close()

    # What people do.

    async def command(self, live: Live, connection: Connection, command: wire.Choose | wire.Undo) -> None:
        """Carried out, stored, acknowledged and told, whatever becomes of the connection meanwhile."""
        await asyncio.shield(self.spawn(self._command(live, connection, command)))

    async def _command(self, live: Live, connection: Connection, command: wire.Choose | wire.Undo) -> None:
        begun = time.perf_counter()
        async with live.lock:
            try:
                await self._carry_out(live, connection.seat, command)
            except Problem as problem:
                self.metrics.refused.inc()
                connection.send(refused(command.key, problem, connection.lang))
                return
            connection.send(wire.Ack(command.key, True))
            live.tell()
        self.metrics.answered.observe(time.perf_counter() - begun)
        self.think(live)

    async def _carry_out(self, live: Live, seat: int | None, command: wire.Choose | wire.Undo) -> None:
        if seat is None:
            raise Problem(403, "spectator")
        table = playable(live, seat)
        if not table.knows(seat, command.key):
            told = attempt(table, seat, command)
            await self._store(live, table, [Move(table, seat, told, self.settings.clock())])
            self.metrics.choices.labels("person").inc()

    async def _store(self, live: Live, table: Table, moves: list[Move]) -> None:
        """Append what was attempted. Problem: it could not be stored, and has not happened."""
        now = moves[-1].at
        begun = time.perf_counter()
        digest = table.digest()
        try:
            await self.store.append(live.record.id, table.unsaved(now), digest, now)
        except StoreDown as error:
            LOG.error("not stored", extra={"table": live.record.id, "error": error.key})
            table.rollback()
            raise Problem(503, "not_stored") from error
        except Conflict as error:
            LOG.error("another server plays this table", extra={"table": live.record.id})
            await self._reload(live)
            raise Problem(503, "not_stored") from error
        self.metrics.stored.observe(time.perf_counter() - begun)
        table.commit()
        live.record.digest, live.record.touched = digest, now
        for move in moves:
            live.note(move)
        if settle_status(live, table):
            with suppress(Problem):  # logged; the rows say the same, and the record follows with the next visit
                await self.save(live)

    async def _reload(self, live: Live) -> None:
        """What the store has is what happened."""
        with suppress(StoreDown):
            found = await self.store.load(live.record.id)
            if found is not None:
                fresh = open_table(*found)
                live.record, live.table, live.read_only = fresh.record, fresh.table, fresh.read_only
                live.since, live.busy = fresh.since, fresh.busy

    async def save(self, live: Live) -> None:
        try:
            await self.store.save(live.record)
        except (StoreDown, KeyError) as error:
            LOG.error("not saved", extra={"table": live.record.id, "error": str(error)})
            raise Problem(503, "not_stored") from error

    # What the bots do.

    def think(self, live: Live) -> None:
        """Let the bots answer, if there is something for them to answer and they are not at it already."""
        if live.thinking or live.read_only or live.table is None or not waiting_bots(live.table):
            return
        live.thinking = True
        self.spawn(self._think(live)).set_name(f"bots {live.record.id}")

    async def _think(self, live: Live) -> None:
        try:
            while True:
                async with live.lock:
                    job = job_of(live)
                if job is None:
                    return
                with self.metrics.thought.time():
                    rows = await self.thinkers.think(job)
                async with live.lock:
                    await self._play(live, rows)
        except Problem:
            pass  # not stored, and logged; the next choice or the next visitor tries again
        except Exception:
            LOG.exception("a bot failed", extra={"table": live.record.id})
        finally:
            live.thinking = False

    async def _play(self, live: Live, rows: list[tuple[int, str]]) -> None:
        """The bots' choices, as far as it is still time for them: the table may have moved meanwhile."""
        table = live.table
        if table is None:
            return
        now = self.settings.clock()
        moves: list[Move] = []
        for seat, code in rows:
            decision = table.decision(seat)
            if decision is None or not may_answer(decision, bot_seats(table), table.state.decisions()):
                break
            try:
                told = table.attempt(Row(seat, code))
            except (BadData, IllegalChoice):
                break
            moves.append(Move(table, seat, told, now))
        if moves:
            await self._store(live, table, moves)
            self.metrics.choices.labels("bot").inc(len(moves))
            live.tell()


def settle_status(live: Live, table: Table) -> bool:
    """Keep in the record what the lobby shows. True: it has changed."""
    before = (live.record.status, live.record.study)
    live.record.status = "over" if table.over else "running"
    live.record.study = table.studied > 0
    return before != (live.record.status, live.record.study)


def open_table(record: TableRecord, rows: list[StoredRow]) -> Live:
    """A table from the store. Played by other rules: it can be looked at, not played on."""
    live = Live(record)
    if record.status == "gathering":
        return live
    try:
        live.begin(rows)
    except (Changed, KeyError, BadOptions):
        live.read_only = "other_rules"
    else:
        settle_status(live, playing(live))
    return live


def playing(live: Live) -> Table:
    if live.table is None:
        raise Problem(409, live.read_only or "not_begun")
    return live.table


def playable(live: Live, seat: int) -> Table:
    if live.read_only is not None:
        raise Problem(409, live.read_only)
    table = playing(live)
    if live.record.seats[seat].stand_in is not None:
        raise Problem(409, "handed_over")
    return table


def attempt(table: Table, seat: int, command: wire.Choose | wire.Undo) -> list[Event]:
    """Problem: why not, with the rule."""
    try:
        if isinstance(command, wire.Choose):
            if command.code.startswith("!"):
                raise Problem(400, "unknown_code")
            return table.attempt(Row(seat, command.code), command.key, command.decision)
        else:
            return table.attempt(Row(seat, STUDY if command.study else UNDO), command.key)
    except BadData:
        raise Problem(400, "unknown_code") from None
    except Stale:
        raise Problem(409, "stale") from None
    except CannotUndo as error:
        raise Problem(409, error.key) from None
    except IllegalChoice as error:
        raise Problem(409, error.key, rule=error.rule) from None


def refused(key: str | None, problem: Problem, lang: str) -> wire.Refused:
    return wire.Refused(key, problem.key, problem.sentence(lang), str(problem.params.get("rule", "")))


def bot_seats(table: Table) -> set[int]:
    return {seat for seat in range(len(table.seats)) if table.player(seat) is not None}


def waiting_bots(table: Table) -> bool:
    return next_decision(table.state, bot_seats(table)) is not None


def job_of(live: Live) -> Job | None:
    """What the bots have to do now; None: nothing."""
    table = live.table
    if table is None or live.read_only or not waiting_bots(table):
        return None
    players = [Player(*player) for player in table.bots_job()]
    return Job(table.game.key, table.state.encode(), players)
