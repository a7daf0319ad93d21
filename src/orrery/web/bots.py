"""The bots' turns, in processes of their own, so that no page waits for them.

A job is a whole state as bytes and the bots at the table; the answer is their choices. A bot answers

- at once where its answer is secret: nobody learns anything by it, so it stands in nobody's way;
- else once no person has anything left to decide. An answer that others see would end their undo.

Nobody waits for a bot that fails or thinks for too long: its choice is drawn by lot, and the failure reported.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Final, TypeVar

import msgspec

from orrery import games
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

T = TypeVar("T")

MOST_ROWS: Final = 40
ATTEMPTS: Final = 3
PATIENCE: Final = 20.0  # seconds for one choice


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


class Played(msgspec.Struct, frozen=True):
    """What the bots chose: seats and codes; and what went wrong with the bots."""

    rows: list[tuple[int, str]]
    failures: list[str]


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


def think(data: bytes) -> Played:
    """In the worker: play the bots on, at most MOST_ROWS choices."""
    job = msgspec.msgpack.decode(data, type=Job)
    state = games.load(job.game).rules.decode(job.state)
    players = {player.seat: player for player in job.players}
    chosen = {player.seat: player.chosen for player in job.players}
    played = Played([], [])
    while len(played.rows) < MOST_ROWS:
        decision = next_decision(state, set(players))
        if decision is None:
            break
        seat = decision.seat
        chance = Chance(bytes.fromhex(players[seat].key)).fork(chosen[seat])
        try:
            choice = ask(job.game, players[seat].bot, chance, state, decision)
        except Exception:
            played.failures.append(f"{players[seat].bot}: {traceback.format_exc(limit=-4)}")
            choice = decision.choices[chance.below(len(decision.choices))]
        state.apply(seat, choice)
        chosen[seat] += 1
        played.rows.append((seat, choice.code))
    return played


def ask(game: str, name: str, chance: Chance, state: State, decision: Decision) -> Choice:
    """What the bot chooses; or whatever goes wrong with it."""
    with limited(PATIENCE):
        choice = games.load(game).make_bot(name, chance).choose(lambda: state.view(decision.seat), decision)
    if choice not in decision.choices:
        raise ValueError(f"{choice.code} is not offered")
    return choice


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """TimeoutError where this takes longer; without a limit where the system has no timer that could interrupt it."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(*_: object) -> None:
        raise TimeoutError(f"no choice within {seconds} s")

    signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def start_worker() -> None:
    """Ctrl-C is the server's to handle; and a worker whose server is gone goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel
        threading.Thread(target=lambda: (wait([sentinel]), os._exit(1)), daemon=True).start()
    for key in games.keys():
        _ = games.load(key).rules  # imported now, so that the first job need not wait for it


class BotPool:
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

    async def think(self, job: Job) -> Played:
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
