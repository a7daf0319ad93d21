"""The processes in which bots think, so that no page waits for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from .bot_jobs import Answer, Job, Played, answers
from .worker import TooLong, Work, Worker, WorkerDied

T = TypeVar("T")

ATTEMPTS: Final = 3
PATIENCE: Final = 20.0  # seconds for one choice


class BotPool:
    """Each of its threads keeps one worker process. One that dies is replaced, and its work done again.

    Nobody waits for a bot that thinks for too long, or in whose hands a process dies twice: its choice is drawn by lot.
    """

    def __init__(self, workers: int) -> None:
        self.size = workers
        self.workers: set[Worker] = set()
        self.jobs = 0  # waiting or running
        self._mine = threading.local()
        self._closed = False
        self._threads = ThreadPoolExecutor(workers, "bots")

    async def warm(self) -> None:
        """Start the processes before somebody needs them."""
        await asyncio.gather(*(self._in_thread(self._start) for _ in range(self.size)))

    async def think(self, job: Job) -> Played:
        return await self._in_thread(self._think, job)

    async def run(self, work: Work, *arguments: object, patience: float | None = None) -> bytes:
        """The one answer of work that would keep the pages waiting. TooLong: it did not come in so many seconds."""
        return await self._in_thread(self._run, patience, work, *arguments)

    def close(self) -> None:
        """Whatever they are doing is given up."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self.workers):
            worker.kill()

    async def _in_thread(self, work: Callable[..., T], *arguments: object) -> T:
        self.jobs += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        finally:
            self.jobs -= 1

    # In a thread.

    def _start(self) -> None:
        """This thread's worker, ready."""
        with suppress(WorkerDied):
            self._worker().start()

    def _worker(self) -> Worker:
        """The process of this thread; a new one if it has none, or has lost it."""
        worker: Worker | None = getattr(self._mine, "worker", None)
        if worker is None or not worker.alive:
            if worker is not None:
                self.workers.discard(worker)
            worker = self._mine.worker = Worker()
            self.workers.add(worker)
        if self._closed:
            worker.kill()
            raise WorkerDied
        return worker

    def _think(self, job: Job) -> Played:
        data = msgspec.msgpack.encode(job)
        played = Played([], [])
        tries = 0  # since the last answer
        lost: str | None = None
        while True:
            try:
                for found in self._worker().answers(answers, data, played.rows, lost, patience=PATIENCE):
                    answer = msgspec.msgpack.decode(found, type=Answer)
                    played.rows.append((answer.seat, answer.code))
                    if answer.failure is not None:
                        played.failures.append(answer.failure)
                    tries, lost = 0, None
                return played
            except (TooLong, WorkerDied) as error:
                tries += 1
                if tries == ATTEMPTS:
                    raise
                if isinstance(error, TooLong):
                    lost = f"no choice within {PATIENCE:g} s"
                elif tries > 1:
                    lost = "its process died"

    def _run(self, patience: float | None, work: Work, *arguments: object) -> bytes:
        for _ in range(ATTEMPTS - 1):
            with suppress(WorkerDied):
                return only_one(self._worker().answers(work, *arguments, patience=patience))
        return only_one(self._worker().answers(work, *arguments, patience=patience))


def only_one(found: Iterator[bytes]) -> bytes:
    [answer] = found
    return answer
