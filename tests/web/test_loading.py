"""Tables with a long log: while one is loaded, everybody else is served, and a stop is heard."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import connect

from orrery.store import open_store, sqlite_url
from orrery.tables.log import UNDO, Row
from orrery.tables.port import SeatRecord, StoredRow, TableRecord
from orrery.tables.table import Table
from orrery.web import pace
from orrery.web.hub import LONG, Hub
from orrery.web.live_table import LiveTable
from orrery.web.tokens import hash_of
from tests.tables.helpers import record

from .helpers import PATIENCE, Message, Served, serving, settings_for, until

ROWS = 400
HOLD = ROWS // 2


def long_table(rows: int) -> tuple[TableRecord, list[StoredRow]]:
    """A table where somebody selects and takes it back, again and again."""
    seats = [
        SeatRecord("person", name, token_hash=hash_of(name), joined=True, host=name == "Anna")
        for name in ("Anna", "Ben")
    ]
    kept = msgspec.structs.replace(record(*seats), id="long")
    decision = Table.of(kept, []).decision(0)
    assert decision is not None
    codes = (decision.choices[0].code, UNDO)
    return kept, [StoredRow(n, 0, codes[n % 2], f"key {n}", 1.0) for n in range(rows)]


def finished(kept: TableRecord, rows: list[StoredRow]) -> tuple[TableRecord, list[StoredRow]]:
    """The same table, played to its end."""
    table = Table.of(kept, rows)
    while not table.over:
        decision = table.state.decisions()[0]
        table.attempt(Row(decision.seat, decision.choices[len(table.log) % len(decision.choices)].code))
    over = msgspec.structs.replace(kept, id="over", status="over", digest=table.digest())
    return over, [*rows, *table.unsaved(1.0)]


def put(database: str, *tables: tuple[TableRecord, list[StoredRow]]) -> None:
    async def run() -> None:
        store = await open_store(database)
        for kept, rows in tables:
            await store.create(kept, rows)
        await store.close()

    asyncio.run(run())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    long = long_table(ROWS)
    put(sqlite_url(tmp_path), long, finished(*long))
    with serving(settings_for(tmp_path)) as found:
        yield found


class Gate:
    """Instead of the server's pace: nobody gets past so many rows before it is opened."""

    def __init__(self, hub: Hub) -> None:
        self.opened = threading.Event()
        self.steps: Counter[object] = Counter()  # by who takes them
        hub.pace.breathe = self.breathe  # type: ignore[method-assign]

    async def breathe(self) -> None:
        task = asyncio.current_task()
        self.steps[task] += 1
        while self.steps[task] == HOLD and not self.opened.is_set():
            await asyncio.sleep(0.005)

    @property
    def held(self) -> int:
        """How many wait before it."""
        return list(self.steps.values()).count(HOLD)


def test_nobody_sees_a_table_before_all_of_it_is_loaded(server: Served) -> None:
    """Whoever comes meanwhile waits for the same loading; at other tables they play on."""
    gate = Gate(server.hub)
    other = server.create("me", "hotseat", seed="other")
    table: Message = {"table": "long", "seats": [{"token": "Anna"}]}
    with ThreadPoolExecutor(3) as pool:
        visits = [pool.submit(server.http.get, "/api/tables/long") for _ in range(2)]
        sitting = pool.submit(server.sit, table, 0)
        until(lambda: gate.held == 1)
        with server.sit(other, 0) as me:
            me.asked()
            assert me.choose()["type"] == "ack"
        assert "long" not in server.hub.tables
        assert [visit.done() for visit in visits] == [False, False]
        assert not sitting.done()
        gate.opened.set()
        assert [visit.result().status_code for visit in visits] == [200, 200]
        with sitting.result() as anna:
            assert anna.asked()["id"] == ROWS  # the number of her rows
    assert gate.steps.total() == ROWS


def test_short_logs_do_not_wait_for_long_ones(server: Served) -> None:
    """And not more than two long ones are loaded at a time."""
    kept, rows = long_table(ROWS)
    others = [(name, ROWS) for name in ("long2", "long3")]
    tables = [(msgspec.structs.replace(kept, id=name), rows[:n]) for name, n in (*others, ("short", LONG - 1))]
    put(server.settings.database, *tables)
    gate = Gate(server.hub)
    with ThreadPoolExecutor(3) as pool:
        visits = [pool.submit(server.http.get, f"/api/tables/{name}") for name in ("long", "long2", "long3")]
        until(lambda: gate.held == 2)
        assert server.http.get("/api/tables/short").status_code == 200
        assert (gate.held, len(gate.steps)) == (2, 3)
        gate.opened.set()
        assert [visit.result().status_code for visit in visits] == [200] * 3


@pytest.mark.parametrize(("seconds", "least", "most"), [(0.0, ROWS, 2 * ROWS), (60.0, 1, 3)])
def test_everybody_has_a_turn_between_two_slices(
    monkeypatch: pytest.MonkeyPatch, seconds: float, least: int, most: int
) -> None:
    """And not within one: to wait after every row would be slow."""
    monkeypatch.setattr(pace, "SLICE", seconds)

    async def run() -> int:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        live = await LiveTable.load(*long_table(ROWS), pace.Pace())
        beside.cancel()
        assert live.table is not None
        assert len(live.table.log) == ROWS
        return turns

    assert least <= asyncio.run(run()) <= most


@pytest.mark.parametrize("path", ["/api/tables/long", "/api/tables/over/course", "/api/tables/over/replay/300"])
def test_what_is_being_played_through_is_given_up_when_the_server_stops(server: Served, path: str) -> None:
    hub = server.hub
    assert server.http.get("/api/tables/over").json()["status"] == "over"
    gate = Gate(hub)
    with ThreadPoolExecutor(1) as pool:
        visit = pool.submit(server.http.get, path)
        until(lambda: gate.held == 1)
        assert server.http.get("/health").status_code == 200
        del hub.pace.breathe
        server.loop.call_soon_threadsafe(hub.pace.stop)
        gate.opened.set()
        answer = visit.result()
    assert (answer.status_code, answer.json()["error"]) == (503, "stopping")
    assert "long" not in hub.tables


def test_a_stop_is_heard_while_a_long_log_is_loaded(tmp_path: Path) -> None:
    """Whoever waits for the table is told so; the others are served until then."""
    put(sqlite_url(tmp_path), long_table(60_000))
    command = [sys.executable, "-m", "orrery", "serve", "--port", "0", "--data", str(tmp_path)]
    english = {**os.environ, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=english) as process:
        stop_late = threading.Timer(3 * PATIENCE, process.kill)
        stop_late.start()
        assert process.stdout is not None
        port = int(process.stdout.readline().split("/ ")[0].rsplit(":", 1)[1])
        waiting = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        waiting.request("GET", "/api/tables/long")
        with connect(f"ws://127.0.0.1:{port}/ws/long") as visitor:
            visitor.send(json.dumps({"type": "hello", "token": "Anna", "since": 0, "lang": "en", "version": 1}))
            assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).status_code == 200
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                visitor.recv(PATIENCE)
        answer = waiting.getresponse()
        said = json.load(answer)
        waiting.close()
        _, log = process.communicate()
        stop_late.cancel()
    assert process.returncode == 0
    assert (answer.status, said["error"]) == (503, "stopping")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART  # so the page comes again by itself
    assert "Traceback" not in log
    assert "exceeded" not in log  # nobody had to be cut off
