"""A connection before it is a WebSocket: uvicorn's protocol for HTTP, where every stage has a deadline.

Who sends half a request, or does not read the answer, keeps a connection and a file open for as long as he likes, and
many such shut the server for everybody.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from .lines import Lines
from .settings import Settings

Stage = Literal["head", "body", "answer"]
START: Final[Stage] = "head"


class HttpLine(H11Protocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        state: Any = config.app.state  # type: ignore[union-attr]
        self.lines: Lines = state.lines
        settings: Settings = state.settings
        self.seconds: dict[Stage, float] = {
            "head": settings.head_seconds, "body": settings.body_seconds, "answer": settings.answer_seconds,
        }  # fmt: skip
        self.entered = False
        self.stage: tuple[RequestResponseCycle | None, Stage] = (None, START)
        self.deadline: asyncio.TimerHandle | None = None

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.entered = self.lines.enter(self, self.host, self.config.forwarded_allow_ips)
        if self.entered:
            self._set_deadline(START)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # the WebSocket enters in its place
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """At which stage we are: each has its own time, however little of it arrives at once."""
        if not self.entered:
            return
        cycle: Any = self.cycle  # None before the first request
        stage: Stage = "head" if cycle is None or cycle.response_complete else "body" if cycle.more_body else "answer"
        if (cycle, stage) == self.stage:
            return
        self.stage = (cycle, stage)
        self.lines.asking.pop(self, None)
        if stage == "head":
            self.lines.asking[self] = None
        self._set_deadline(stage)

    def _set_deadline(self, stage: Stage) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(self.seconds[stage], self.transport.abort)

    def _leave(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if self.entered:
            self.entered = False
            self.lines.leave(self, self.host, self.config.forwarded_allow_ips)
