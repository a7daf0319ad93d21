"""A WebSocket as it comes off the line, frame by frame: uvicorn's protocol, with bounds on what clients make of it.

ASGI knows messages only, so whatever else a client may send (pings, pongs, parts of messages), however much of it, and
whether it ever reads an answer, is minded here. What arrives is taken in a little at a time; who hurries waits, and is
not read meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from .limits import Bucket, PerAddress
from .lines import Lines
from .settings import Settings

SLICE: Final = 256  # bytes taken in at a time: no more than 42 frames
MOST_PARTS: Final = 64  # of one message
PARTING_SECONDS: Final = 15.0  # for the other end to take what was sent and to close
CONTROL: Final = (Opcode.PING, Opcode.PONG, Opcode.CLOSE)


class WebSocketLine(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        state: Any = config.app.state  # type: ignore[union-attr]
        self.settings: Settings = state.settings
        self.messages: PerAddress = state.messages
        self.lines: Lines = state.lines
        self.entered = False
        self.bucket = Bucket(self.settings.rate, self.settings.burst, time.monotonic())
        self.unread = bytearray()
        self.holding: asyncio.TimerHandle | None = None  # until then nothing more is read
        self.stuck: asyncio.TimerHandle | None = None  # then a client that does not read is cut off
        self.parting: asyncio.TimerHandle | None = None  # then the line is cut, whatever is still to be sent
        self.frames_seen = 0
        self.controls_seen = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.entered = self.lines.enter(self, self.client[0] if self.client else "", self.config.forwarded_allow_ips)
        if self.entered:
            del self.lines.asking[self]
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.entered:
            self.entered = False
            self.lines.leave(self, self.client[0] if self.client else "", self.config.forwarded_allow_ips)
        for timer in (self.holding, self.stuck, self.parting):
            if timer is not None:
                timer.cancel()
        self.unread.clear()
        super().connection_lost(exc)

    # What comes in.

    def data_received(self, data: bytes) -> None:
        self.unread += data
        self.take_in()

    def take_in(self) -> None:
        """As much as it is this client's turn for, and no message before the one ahead of it has been answered."""
        while self.unread and self.holding is None and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self.unread[:SLICE])
            del self.unread[:SLICE]
            super().data_received(piece)
            self.hold()
        if self.unread or self.holding is not None or self.read_paused:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def hold(self) -> None:
        """Frames cost what messages do, and control frames count for the address, where messages do by themselves."""
        wait = self.bucket.wait(time.monotonic(), self.frames_seen)
        if self.controls_seen:
            wait = max(wait, self.messages.wait(self.address, self.controls_seen))
        self.frames_seen = self.controls_seen = 0
        if wait > 0:
            self.holding = self.loop.call_later(wait, self.go_on)

    def go_on(self) -> None:
        self.holding = None
        self.take_in()

    @property
    def address(self) -> str:
        """Of the client itself, if it comes through a proxy that says so."""
        scope = getattr(self, "scope", None)
        client = self.client if scope is None else scope["client"]
        return client[0] if client else ""

    def handle_events(self) -> None:
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        self.frames_seen += len(frames)
        self.controls_seen += sum(frame.opcode in CONTROL for frame in frames)
        super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PARTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

    async def receive(self) -> Any:
        message = await super().receive()
        self.take_in()
        return message

    # What goes out.

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.settings.behind_bytes:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.call_later(self.settings.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stuck is not None:
            self.stuck.cancel()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self.part()
            self.take_in()  # reading goes on until the other end has closed as well

    # The end.

    def part(self) -> None:
        """A close waits until all was sent and perhaps answered: no longer than this."""
        if self.parting is None:
            self.parting = self.loop.call_later(PARTING_SECONDS, self.transport.abort)

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.part()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.part()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.part()
