"""The bots' turns on the server: in time, in order, and whatever happens to a bot or to its process."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from orrery import games
from orrery.bots import Bot
from orrery.kernel.chance import key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State
from orrery.web.bots import MOST_ROWS, Job, Player, next_decision, think
from orrery.web.commands import job_of

from .helpers import PATIENCE, Message, Served, serving, settings_for, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(settings_for(tmp_path)) as found:
        yield found


def test_a_worker_that_dies_is_replaced(server: Served) -> None:
    table = server.create("me", "captain", seed="worker")
    with server.sit(table, 0) as me:
        me.play(random.Random(2), 4)
        for pid in list(server.hub.bot_pool.pool._processes):
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
    assert len(think(data).rows) == MOST_ROWS
    assert think(data).failures == []
    assert next_decision(live.table.state, {1, 2}) is None
    assert next_decision(live.table.state, {0, 1, 2}) is not None


def fails(*_: object) -> Choice:
    raise ZeroDivisionError("nothing to divide by")


def dawdles(*_: object) -> Choice:
    while True:
        pass


def cheats(*_: object) -> Choice:
    return Choice(0, "select:everything", 0, 0, 0)


@pytest.mark.parametrize(
    ("choose", "what"), [(fails, "ZeroDivisionError"), (dawdles, "TimeoutError"), (cheats, "select:everything")]
)
def test_nobody_waits_for_a_bot_that_fails(
    choose: Callable[..., Choice], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on by lot, and what went wrong is told."""

    class Broken(Bot):
        def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
            return choose(look, decision)

    monkeypatch.setattr("orrery.web.bots.PATIENCE", 0.02)
    monkeypatch.setattr("orrery.web.bots.MOST_ROWS", 5)
    monkeypatch.setattr("orrery.bots.make", lambda *_: Broken())
    state = games.load("roll").rules.new({"setup": "beginner"}, 2, key_of_seed("broken"))
    data = msgspec.msgpack.encode(
        Job("roll", state.encode(), [Player(seat, "captain", "00" * 32, 0) for seat in (0, 1)])
    )
    played = think(data)
    assert len(played.rows) == 5
    assert len(played.failures) == 5
    assert all(what in failure and failure.startswith("captain: ") for failure in played.failures)
    assert played.rows == think(data).rows
