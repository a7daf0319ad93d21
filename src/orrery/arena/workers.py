"""Work spread over processes. Only plain data goes there and comes back; engine objects stay where they are."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

MOST_AT_ONCE = 20  # tasks sent to a process in one go


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """The results of all tasks, as they come. One job works right here."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    size = max(1, min(MOST_AT_ONCE, len(tasks) // (8 * jobs)))
    pending = iter([tasks[i : i + size] for i in range(0, len(tasks), size)])
    with processes(min(jobs, len(tasks))) as pool:
        running: set[Future[list[Done]]] = set()
        while True:
            # No more than each process needs to stay busy: a long list would only have to be thrown away.
            while len(running) < 2 * jobs and (chunk := next(pending, None)) is not None:
                running.add(pool.submit(work_off, work, chunk))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()


def work_off(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
    return [work(task) for task in tasks]


@contextlib.contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes that Ctrl-C does not reach: this one hears it, and ends them."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=ignore_interrupts)
    before = multiprocessing.active_children()
    with unheard():
        for _ in range(jobs):
            pool.submit(int)
    try:
        yield pool
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in before:
                child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def unheard() -> Iterator[None]:
    """Processes started now do not hear Ctrl-C, even before they run a line of their own; this one hears it after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
