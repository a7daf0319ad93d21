"""One WebSocket: hello first, then commands. Nothing it sends can do more than be refused."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from . import wire
from .errors import Problem, language
from .hub import Hub, refused
from .limits import Bucket
from .live import ENCODER, Connection, Live
from .lobby import rematch_info
from .origin import allowed
from .render import names, speech, told

LOG = logging.getLogger("orrery.socket")
DECODER: Final = msgspec.json.Decoder(wire.FromClient)
HELLO_SECONDS: Final = 20.0
MOST_WAITING: Final = 256  # messages that a slow reader may be behind
MOST_NEWS: Final = 400  # in one message; a client that wants older ones asks for them
POLICY: Final = 1008
GOING_AWAY: Final = 1001

Socket = WebSocket[Any, Any, Any]


class Mailbox:
    """What is to be sent, in order, without anybody waiting for a slow reader."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.full = False

    def post(self, message: str | None) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.full = True  # it has to come again and be told everything at once

    async def run(self) -> None:
        """Ends when there is nothing more to send, or nobody to send it to."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not self.full and (message := await self.queue.get()) is not None:
                await self.socket.send_data(message, mode="text")


@websocket("/ws/{table:str}")
async def talk(socket: Socket, table: Annotated[str, PathParameter(max_length=64)]) -> None:
    hub: Hub = socket.app.state.hub
    lang = language(None, socket.headers.get("accept-language"))
    await socket.accept()
    try:
        if not allowed(socket.headers.get("origin"), socket.headers.get("host")):
            raise Problem(403, "foreign_origin")
        hello = await greet(socket)
        lang = hello.lang
        if hello.version != wire.VERSION:
            raise Problem(400, "other_version", version=wire.VERSION)
        live = await hub.hold(table)
    except (Problem, msgspec.DecodeError, UnicodeError) as error:
        problem = error if isinstance(error, Problem) else Problem(400, "bad_message")
        await end(socket, problem, lang)
        return
    except (WebSocketDisconnect, TimeoutError):
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(POLICY)
        return
    try:
        await Visit(hub, live, socket).run(hello)
    finally:
        hub.release(live)


async def greet(socket: Socket) -> wire.Hello:
    async with asyncio.timeout(HELLO_SECONDS):
        message = DECODER.decode(await receive(socket))
    if not isinstance(message, wire.Hello):
        raise Problem(400, "hello_first")
    return message


async def receive(socket: Socket) -> bytes:
    return (await socket.receive_data(mode="text")).encode()


async def end(socket: Socket, problem: Problem, lang: str) -> None:
    message = wire.Closed(problem.key, problem.sentence(lang))
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_data(ENCODER.encode(message).decode(), mode="text")
        await socket.close(POLICY)


class Visit:
    """A connection from its hello to its end."""

    def __init__(self, hub: Hub, live: Live, socket: Socket) -> None:
        self.hub = hub
        self.live = live
        self.socket = socket
        self.mailbox = Mailbox(socket)
        settings = hub.settings
        self.bucket = Bucket(settings.rate, settings.burst, time.monotonic())

    async def run(self, hello: wire.Hello) -> None:
        live = self.live
        try:
            seat = self.seat(hello.token)
        except Problem as problem:
            await end(self.socket, problem, hello.lang)
            return
        since = max(min(hello.since, live.seq(seat)), live.seq(seat) - MOST_NEWS)
        connection = Connection(seat, hello.lang, max(since, 0), self.mailbox.post)
        sender = asyncio.create_task(self.mailbox.run())
        self.hub.metrics.sockets.inc()
        try:
            await self.arrive(connection)
            reader = asyncio.create_task(self.listen(connection))
            await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
            reader.cancel()
            with suppress(asyncio.CancelledError):
                await reader
        finally:
            self.hub.metrics.sockets.dec()
            self.leave(connection)
            self.mailbox.post(None)
            with suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(sender, 5)
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self.socket.close(GOING_AWAY)

    def seat(self, token: str | None) -> int | None:
        """The seat of this token, if it may have one more connection."""
        live, settings = self.live, self.hub.settings
        seat = live.seat_of(token)
        if token is not None and seat is None:
            raise Problem(403, "bad_token")
        same = sum(1 for connection in live.connections if connection.seat == seat)
        if len(live.connections) >= settings.sockets_per_table or (
            seat is not None and same >= settings.sockets_per_seat
        ):
            raise Problem(429, "too_many_sockets")
        return seat

    async def arrive(self, connection: Connection) -> None:
        live = self.live
        async with live.lock:
            seat = connection.seat
            if seat is not None and all(other.seat != seat for other in live.connections):
                live.inform(lambda c: wire.Info("joined", seat, live.say("here", c.lang, seat)))
            live.connections.append(connection)
            live.tell()
            if live.rematch is not None:
                connection.send(rematch_info(live, connection.seat, connection.lang))
        self.hub.think(live)
        LOG.info("connected", extra={"table": live.record.id, "seat": seat})

    def leave(self, connection: Connection) -> None:
        live = self.live
        if connection in live.connections:
            live.connections.remove(connection)
            if connection.seat is not None and all(other.seat != connection.seat for other in live.connections):
                seat = connection.seat
                live.inform(lambda c: wire.Info("left", seat, live.say("left", c.lang, seat)))
                self.hub.spawn(self.tell_later())
        LOG.info("disconnected", extra={"table": live.record.id, "seat": connection.seat})

    async def tell_later(self) -> None:
        async with self.live.lock:
            self.live.tell()

    async def listen(self, connection: Connection) -> None:
        """Ends when the client has gone or has been told to go."""
        try:
            while True:
                data = await receive(self.socket)
                if (wait := self.bucket.wait(time.monotonic())) > 0:
                    await asyncio.sleep(wait)  # who hurries waits; meanwhile nothing more is read
                try:
                    await self.answer(connection, DECODER.decode(data))
                except (msgspec.DecodeError, UnicodeError, RecursionError):
                    connection.send(refused(None, Problem(400, "bad_message"), connection.lang))
                except Problem as problem:
                    connection.send(refused(None, problem, connection.lang))
        except WebSocketDisconnect:
            return

    async def answer(self, connection: Connection, message: wire.FromClient) -> None:
        live = self.live
        match message:
            case wire.Choose() | wire.Undo():
                await self.hub.command(live, connection, message)
            case wire.Ping():
                connection.send(wire.Pong())
            case wire.Hello():
                raise Problem(400, "hello_once")
            case wire.SetLang():
                async with live.lock:
                    connection.lang = message.lang
                    connection.still = b""
                    live.tell()
            case _:
                async with live.lock:
                    connection.send(self.told(connection, message))

    def told(self, connection: Connection, message: wire.Why | wire.Explain | wire.CatchUp) -> wire.FromServer:
        """Answers that change nothing."""
        live, seat = self.live, connection.seat
        table = live.table
        words = speech(connection.lang, live.record.game)
        if table is None:
            raise Problem(409, live.read_only or "not_begun")
        if isinstance(message, wire.CatchUp):
            since = min(max(message.since, 0), table.seq(seat))
            news = told(table, since, names(live.record.seats, words), seat, words)
            return wire.Told(since, news[:MOST_NEWS])
        if seat is None:
            raise Problem(403, "spectator")
        if isinstance(message, wire.Why):
            return wire.Reasons([wire.Reason(words.refusal(one), one.rule) for one in table.refusals(seat)])
        decision = table.decision(seat)
        choice = None if decision is None else next((c for c in decision.choices if c.code == message.code), None)
        if decision is None or choice is None:
            raise Problem(409, "not_offered")
        return wire.Explanation(message.code, words.explain_choice(decision, choice))
