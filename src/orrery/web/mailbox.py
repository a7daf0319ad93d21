"""The way out to a client: a line that can be cut off, and what waits to be sent over it."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send

from .settings import Settings

PARTING_SECONDS: Final = 5.0  # for the last words
GOING_AWAY: Final = 1001


class Socket(WebSocket[Any, Any, Any]):
    """One that can be cut off. ASGI has no word for that (a close waits until all was read), so uvicorn is asked."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.transport: asyncio.Transport | None = getattr(getattr(receive, "__self__", None), "transport", None)

    @property
    def closing(self) -> bool:
        """The server has given up this line, perhaps without a word to the app."""
        return self.transport is not None and self.transport.is_closing()

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class Mailbox:
    """What is to be sent, in order, without anybody waiting for a slow reader."""

    def __init__(self, socket: Socket, settings: Settings) -> None:
        self.socket = socket
        self.settings = settings
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.held = 0  # bytes of what waits
        self.given_up = False
        self.sender = asyncio.create_task(self._run())

    def post(self, message: str | None) -> None:
        """None: that was all."""
        if self.given_up:
            return
        if message is not None:
            self.held += sys.getsizeof(message)
            if self.queue.qsize() >= self.settings.behind or self.held > self.settings.behind_bytes:
                self.give_up()
                return
        self.queue.put_nowait(message)

    def give_up(self) -> None:
        """The client does not read: it has to come again and be told everything at once."""
        self.given_up = True
        self.queue = asyncio.Queue()
        self.sender.cancel()

    async def _run(self) -> None:
        """Ends when there is nothing more to send, or nobody to send it to."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self.queue.get()) is not None:
                try:
                    async with asyncio.timeout(self.settings.send_seconds):
                        await self.socket.send_data(message, mode="text")
                except TimeoutError:
                    self.given_up = True
                    return
                self.held -= sys.getsizeof(message)

    async def finish(self) -> None:
        """Say what is left to say and close; who did not listen is cut off."""
        self.post(None)
        await asyncio.wait([self.sender], timeout=PARTING_SECONDS)
        self.sender.cancel()
        if self.given_up:
            self.socket.abort()
            return
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # a TimeoutError is an OSError
            async with asyncio.timeout(PARTING_SECONDS):
                await self.socket.close(GOING_AWAY)
