"""The bots' turns, in processes of their own, so that no page waits for them.

A job is a whole state as bytes and the bots at the table; the answer is their choices. A bot answers

- at once where its answer is secret: nobody learns anything by it, so it stands in nobody's way;
- else once no person has anything left to decide. An answer that others see would end their undo.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, TypeVar

import msgspec

from orrery import bots, games
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Decision
from orrery.kernel.state import State

T = TypeVar("T")

MOST_ROWS: Final = 40
ATTEMPTS: Final = 3


class Player(msgspec.Struct, frozen=True, array_like=True):
    """A seat that a bot plays: the bot, the key of its chance at this table, and how often it has chosen."""

    seat: int
    bot: str
    key: str
    chosen: int


class Job(msgspec.Struct, frozen=True, array_like=True):
    game: str
    state: bytes
    players: list[Player]


def may_answer(decision: Decision, players: set[int], open_now: list[Decision]) -> bool:
    """Whether it is time for a bot to answer this."""
    if decision.seat not in players:
        return False
    return decision.secret or all(other.seat in players for other in open_now)


def next_decision(state: State, players: set[int]) -> Decision | None:
    open_now = state.decisions()
    for decision in open_now:
        if may_answer(decision, players, open_now):
            return decision
    return None


def think(data: bytes) -> list[tuple[int, str]]:
    """In the worker: play the bots on, at most MOST_ROWS choices."""
    job = msgspec.msgpack.decode(data, type=Job)
    state = games.game(job.game).decode(job.state)
    players = {player.seat: player for player in job.players}
    chosen = {player.seat: player.chosen for player in job.players}
    rows: list[tuple[int, str]] = []
    while len(rows) < MOST_ROWS:
        decision = next_decision(state, set(players))
        if decision is None:
            break
        seat = decision.seat
        chance = Chance(bytes.fromhex(players[seat].key)).fork(chosen[seat])
        bot = bots.make(job.game, players[seat].bot, chance)
        choice = bot.choose(lambda seat=seat: state.view(seat), decision)  # type: ignore[misc]
        state.apply(seat, choice)
        chosen[seat] += 1
        rows.append((seat, choice.code))
    return rows


def start_worker() -> None:
    """Ctrl-C is the server's to handle; and a worker whose server is gone goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel
        threading.Thread(target=lambda: (wait([sentinel]), os._exit(1)), daemon=True).start()
    for key in games.KEYS:
        games.game(key)


class Thinkers:
    """The worker processes. One that dies is replaced, and its job done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._open()
        self.jobs = 0  # waiting or running

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=start_worker)

    async def warm(self) -> None:
        """Start the processes before somebody needs them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self.pool, os.getpid) for _ in range(self.workers)))

    async def think(self, job: Job) -> list[tuple[int, str]]:
        return await self.run(think, msgspec.msgpack.encode(job))

    async def run(self, work: Callable[..., T], *arguments: object) -> T:
        """Anything that would keep the pages waiting."""
        loop = asyncio.get_running_loop()
        self.jobs += 1
        try:
            for _ in range(ATTEMPTS - 1):
                pool = self.pool
                try:
                    return await loop.run_in_executor(pool, work, *arguments)
                except BrokenProcessPool:
                    if self.pool is pool:
                        self.pool = self._open()
            return await loop.run_in_executor(self.pool, work, *arguments)
        finally:
            self.jobs -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
