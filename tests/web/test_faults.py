"""What fails behind the server: the store, a worker process, rules that have changed."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.store import open_store
from orrery.tables.port import StoreDown, StoredRow, TableRecord
from orrery.web.bots import MOST_ROWS, Job, Player, next_decision, think
from orrery.web.hub import job_of

from .helpers import PATIENCE, Message, Served, serving, settings_for, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(settings_for(tmp_path)) as found:
        yield found


def in_store(served: Served, work: Any) -> Any:
    """Do something with a second connection to the server's database."""

    async def run() -> Any:
        store = await open_store(served.settings.database)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_is_not_stored_has_not_happened(server: Served) -> None:
    table = server.create("me", "hotseat", seed="store")
    store = server.hub.store
    with server.sit(table, 0) as anna, server.sit(table, 1) as ben:
        anna.see(lambda state: state["seats"][1]["connected"])
        before = anna.asked()

        class Broken:
            def __getattr__(self, name: str) -> Any:
                return getattr(store, name)

            async def append(self, *_: object) -> None:
                raise StoreDown("store_failed", {"reason": "full"})

        server.hub.store = Broken()
        refused = anna.choose()
        assert (refused["type"], refused["error"]) == ("refused", "not_stored")
        assert ben.quiet()
        assert anna.quiet()
        server.hub.store = store
        anna.send({"type": "lang", "lang": "en"})
        anna.wait(lambda m: m["type"] == "update")
        assert anna.asked() == before
        assert anna.choose()["type"] == "ack"
        assert anna.ask({"type": "catch_up", "since": 0}, "catch_up")["news"]


def test_another_server_at_the_same_table(server: Served) -> None:
    """Its rows are not overwritten: this server follows them."""
    table = server.create("me", "hotseat", seed="two servers")
    with server.sit(table, 0) as anna:
        code = anna.asked()["choices"][0]["code"]
        live = server.hub.tables[table["table"]]

        async def elsewhere(store: Any) -> None:
            await store.append(table["table"], [StoredRow(0, 1, other, "elsewhere", 1.0)], "", 1.0)

        assert live.table is not None
        decision = live.table.decision(1)
        assert decision is not None
        other = decision.choices[0].code
        in_store(server, elsewhere)
        assert anna.choose(code)["error"] == "not_stored"
        anna.send({"type": "lang", "lang": "de"})
        anna.see(lambda state: not state["seats"][1]["busy"])
        assert anna.choose(code)["type"] == "ack"
        rows = in_store(server, lambda store: store.load(table["table"]))[1]
        assert [row.seat for row in rows] == [1, 0]


@pytest.mark.parametrize("fault", ["digest", "row"])
def test_other_rules_open_read_only(server: Served, fault: str) -> None:
    table = server.create("me", "novice", seed="rules")
    with server.sit(table, 0) as me:
        me.play(random.Random(1), 6)
        me.asked()
    until(lambda: not server.hub.tables[table["table"]].users)
    server.hub.unload(float("inf"))

    async def change(store: Any) -> int:
        record: TableRecord
        record, rows = await store.load(table["table"])
        if fault == "digest":
            record.digest = "0" * 32
            await store.save(record)
        else:
            await store.append(table["table"], [StoredRow(len(rows), 0, "no:such", None, 1.0)], "0" * 32, 1.0)
        return len(rows)

    rows = in_store(server, change)
    with server.sit(table, 0, lang="de") as me:
        assert "ansehen" in me.state["read_only"]
        assert me.state["question"] is None
        assert me.state["board"]["round"] >= 1
        assert me.choose("ready")["error"] == "other_rules"
    info = server.http.get(f"/api/tables/{table['table']}?lang=en").json()
    assert "looked at" in info["read_only"]
    assert len(in_store(server, lambda store: store.load(table["table"]))[1]) == rows + (fault == "row")


def test_a_worker_that_dies_is_replaced(server: Served) -> None:
    table = server.create("me", "captain", seed="worker")
    with server.sit(table, 0) as me:
        me.play(random.Random(2), 4)
        for pid in list(server.hub.thinkers.pool._processes):
            os.kill(pid, signal.SIGKILL)
        me.play(random.Random(3), 8)
        assert me.asked()


def test_bots_rows_that_come_too_late_are_dropped(server: Served) -> None:
    """While a job runs, a person takes back what it was waiting for: the answers wait as well."""
    table = server.create("me", "captain", seed="late")
    with server.sit(table, 0) as me:
        me.asked()
        me.see(lambda state: not state["seats"][1]["busy"])
        live = server.hub.tables[table["table"]]
        assert live.table is not None
        rows = len(live.table.log)
        stale = [(1, "ready"), (1, "select:explore")]
        asyncio.run_coroutine_threadsafe(late(server, table, stale), server.loop).result(PATIENCE)
        assert len(live.table.log) == rows


async def late(server: Served, table: Message, rows: list[tuple[int, str]]) -> None:
    live = server.hub.tables[table["table"]]
    async with live.lock:
        await server.hub._play(live, rows)


def test_a_job_is_bounded_and_deterministic(server: Served) -> None:
    table = server.create("me", "captain", "captain", seed="job")
    live = server.hub.tables[table["table"]]
    assert live.table is not None
    until(lambda: not live.thinking)
    assert job_of(live) is None
    players = [Player(seat, "random", "00" * 32, 0) for seat in range(3)]
    job = Job("roll", live.table.state.encode(), players)
    data = msgspec.msgpack.encode(job)
    assert think(data) == think(data)
    assert len(think(data)) == MOST_ROWS
    assert next_decision(live.table.state, {1, 2}) is None
    assert next_decision(live.table.state, {0, 1, 2}) is not None
