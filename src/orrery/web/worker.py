"""A process that works beside the server, one thing after the other, and can be stopped whatever it is doing.

Bots may be compiled, and then no signal interrupts them: who takes too long is killed from outside, process and all.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from orrery import games

START_SECONDS: Final = 60.0  # for a new process to be ready
LAST_SECONDS: Final = 600  # for one answer, where nobody is there to stop it
CONTEXT: Final = multiprocessing.get_context("spawn")
Work = Callable[..., Iterator[bytes]]


class WorkerDied(Exception):
    """The process is gone, and its work not done."""


class TooLong(Exception):
    """An answer did not come in time, so the process was killed."""


class WorkFailed(Exception):
    """The work itself raised something."""


class Worker:
    """The server's end of it. Its calls block: they are for a thread that has nothing else to do."""

    def __init__(self) -> None:
        self._pipe, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def start(self) -> None:
        """Wait until it is ready. WorkerDied: it never will be."""
        if not self._ready:
            try:
                self._receive(START_SECONDS)
            except TooLong as error:
                raise WorkerDied from error
            self._ready = True

    def answers(self, work: Work, *arguments: object, patience: float | None = None) -> Iterator[bytes]:
        """What the work yields, each answer within so many seconds. WorkFailed, WorkerDied, TooLong."""
        self.start()
        try:
            self._pipe.send((work, arguments))
        except OSError as error:
            self.kill()
            raise WorkerDied from error
        while (answer := self._receive(patience)) is not None:
            yield answer

    def _receive(self, patience: float | None) -> bytes | None:
        try:
            if not self._pipe.poll(patience):
                self.kill()
                raise TooLong
            kind, value = self._pipe.recv()
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerDied from error
        if kind == "failed":
            raise WorkFailed(value)
        answer: bytes | None = value
        return answer

    def kill(self) -> None:
        """Whatever it is doing. Returns when it is gone."""
        self._process.kill()
        self._process.join()


def serve(pipe: Connection) -> None:
    """The process itself: what is sent to it, it does, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel
        threading.Thread(target=lambda: (wait([sentinel]), os._exit(1)), daemon=True).start()
    for key in games.keys():
        _ = games.load(key).rules  # imported now, so that the first job need not wait for it
    with suppress(EOFError, OSError):
        pipe.send(("answer", b""))
        while True:
            work, arguments = pipe.recv()
            last_word = carry_out(pipe, work, arguments)
            ring_in(0)
            pipe.send(last_word)


def ring_in(seconds: int) -> None:
    """The system ends this process then, where it can. 0: not any more.

    Who is in the midst of compiled code does not notice that the server is gone.
    """
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def carry_out(pipe: Connection, work: Work, arguments: tuple[Any, ...]) -> tuple[str, str | None]:
    """Every answer is sent as soon as it is there; then that this was all, or what went wrong."""
    try:
        ring_in(LAST_SECONDS)
        for answer in work(*arguments):
            pipe.send(("answer", answer))
            ring_in(LAST_SECONDS)
    except Exception:
        return "failed", traceback.format_exc()
    return "answer", None
