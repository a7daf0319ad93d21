"""The bots' turns on the server: in time, in order, and whatever happens to a bot or to its process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from orrery import games
from orrery.kernel.chance import key_of_seed
from orrery.kernel.choice import Choice
from orrery.tables.bots import BotPlayer
from orrery.web.bot_jobs import MOST_ROWS, Answer, Job, Played, answers, next_decision
from orrery.web.bot_pool import BotPool
from orrery.web.worker import Worker, WorkerDied, WorkFailed

from .failing_bots import STUCK_AT, always_dies, dies, raises, stuck
from .helpers import PATIENCE, Message, Served, serving, settings_for, until

T = TypeVar("T")


def think(job: Job, given: list[tuple[int, str]] | None = None, lost: str | None = None) -> list[Answer]:
    """As a worker does."""
    found = answers(msgspec.msgpack.encode(job), given or [], lost)
    return [msgspec.msgpack.decode(data, type=Answer) for data in found]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(settings_for(tmp_path)) as found:
        yield found


def test_a_worker_that_dies_is_replaced(server: Served) -> None:
    table = server.create("me", "captain", seed="worker")
    with server.sit(table, 0) as me:
        me.play(random.Random(2), 4)
        for worker in list(server.hub.bot_pool.workers):
            worker.kill()
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
        await server.hub.bots.play(live, rows)


def test_a_job_is_bounded_and_deterministic(server: Served) -> None:
    table = server.create("me", "captain", "captain", seed="job")
    live = server.hub.tables[table["table"]]
    assert live.table is not None
    until(lambda: not live.thinking)
    assert live.bot_job() is None
    players = [BotPlayer(seat, "random", "00" * 32, 0) for seat in range(3)]
    job = Job("roll", live.table.state.encode(), players)
    assert think(job) == think(job)
    assert len(think(job)) == MOST_ROWS
    assert all(answer.failure is None for answer in think(job))
    assert next_decision(live.table.state, {1, 2}) is None
    assert next_decision(live.table.state, {0, 1, 2}) is not None


def fails(*_: object) -> Choice:
    raise ZeroDivisionError("nothing to divide by")


def cheats(*_: object) -> Choice:
    return Choice(0, "select:everything", 0, 0, 0)


def new_game(*seats: int) -> Job:
    """Captains alone at a table."""
    state = games.load("roll").rules.new({"setup": "beginner"}, 2, key_of_seed("broken"))
    return Job("roll", state.encode(), [BotPlayer(seat, "captain", "00" * 32, 0) for seat in seats])


@pytest.mark.parametrize(("choose", "what"), [(fails, "ZeroDivisionError"), (cheats, "select:everything")])
def test_nobody_waits_for_a_bot_that_fails(
    choose: Callable[..., Choice], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on by lot, and what went wrong is told."""
    monkeypatch.setattr("orrery.web.bot_jobs.MOST_ROWS", 5)
    monkeypatch.setattr(BotPlayer, "choose", choose)
    played = think(new_game(0, 1))
    assert len(played) == 5
    assert all(answer.failure is not None for answer in played)
    assert all(what in (answer.failure or "") for answer in played)
    assert all((answer.failure or "").startswith("captain: ") for answer in played)
    assert played == think(new_game(0, 1))


def test_what_was_answered_before_a_process_was_lost_is_not_asked_again() -> None:
    job = new_game(0, 1)
    whole = think(job)
    given = [(answer.seat, answer.code) for answer in whole[:7]]
    assert think(job, given) == whole[7:]
    by_lot = think(job, given, "its process died")
    assert by_lot[0].failure == "captain: its process died"
    assert all(answer.failure is None for answer in by_lot[1:])


async def with_pool(work: Callable[[BotPool], Awaitable[T]]) -> T:
    pool = BotPool(1)
    try:
        await pool.warm()
        return await work(pool)
    finally:
        pool.close()


def test_a_bot_that_never_answers_is_stopped_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is killed and replaced; what it had answered before counts, and its choice is drawn by lot."""
    monkeypatch.setattr("orrery.web.bot_pool.PATIENCE", 4.0)
    monkeypatch.setattr("orrery.web.bot_pool.answers", stuck)
    job = new_game(0, 1)
    killed: list[Worker] = []

    async def play(pool: BotPool) -> Played:
        killed.extend(pool.workers)
        played = await pool.think(job)
        assert pool.workers.isdisjoint(killed)
        assert pool.jobs == 0
        return played

    played = asyncio.run(with_pool(play))
    assert played.failures == ["captain: no choice within 4 s"]
    assert len(played.rows) == MOST_ROWS
    assert not any(worker.alive for worker in killed)
    usual = [(answer.seat, answer.code) for answer in think(job)]
    last = [row for row, (seat, _) in enumerate(usual) if seat == 0][STUCK_AT]
    assert played.rows[:last] == usual[:last]


def test_a_process_that_dies_twice_at_a_choice_costs_that_choice_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.web.bot_pool.answers", dies)
    job = new_game(0, 1)
    played = asyncio.run(with_pool(lambda pool: pool.think(job)))
    assert played.failures == ["captain: its process died"]
    assert len(played.rows) == MOST_ROWS
    assert played.rows[0] == (think(job)[0].seat, think(job)[0].code)


def test_processes_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.web.bot_pool.answers", always_dies)
    with pytest.raises(WorkerDied):
        asyncio.run(with_pool(lambda pool: pool.think(new_game(0, 1))))


def test_what_goes_wrong_in_a_worker_is_said() -> None:
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        asyncio.run(with_pool(lambda pool: pool.run(raises)))


def test_a_pool_that_is_closed_gives_up_what_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.web.bot_pool.answers", stuck)

    async def play(pool: BotPool) -> None:
        thinking = asyncio.create_task(pool.think(new_game(0, 1)))
        await asyncio.sleep(0.2)
        pool.close()
        with pytest.raises(WorkerDied):
            await thinking

    asyncio.run(with_pool(play))
