"""One WebSocket: hello first, then commands. Nothing it sends can do more than be refused."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from orrery.texts.addresses import why_not

from . import wire
from .advice import advise
from .connection import ENCODER, Connection
from .errors import Problem
from .hub import Hub
from .language import language
from .limits import AtOnce, Bucket, PerAddress, address
from .live_table import LiveTable
from .mailbox import PARTING_SECONDS, Mailbox, Socket
from .origin import check_sender
from .rematch import rematch_info
from .render import names, news_since

LOG = logging.getLogger("orrery.socket")
DECODER: Final = msgspec.json.Decoder(wire.FromClient)
MOST_NEWS: Final = 400  # in one message; a client that wants older ones asks for them
HELLO_SECONDS: Final = 20.0
LINGER_SECONDS: Final = 15.0  # after the last words, for a client to take what was sent and to close its end
LOOK_SECONDS = 20.0  # between two looks whether the line is still there, and whoever is at its end still welcome
POLICY: Final = 1008
# What a message costs, where it makes more work than others: tokens of the connection's bucket.
COSTS: Final[dict[type[object], int]] = {
    wire.CatchUp: 20, wire.Advise: 20, wire.SetLang: 5, wire.Why: 4, wire.Explain: 4,
}  # fmt: skip


@websocket("/ws/{table:str}", websocket_class=Socket)
async def talk(socket: Socket, table: Annotated[str, PathParameter(max_length=64)]) -> None:
    requests: PerAddress = socket.app.state.requests
    sockets: AtOnce = socket.app.state.sockets
    where = address(socket)
    if not requests.take(where):
        await socket.close(POLICY)  # before it is open: a 403, the cheapest answer there is
        return
    entered = sockets.enter(where)
    try:
        await receive_visitor(socket, table, entered)
    finally:
        if entered:
            sockets.leave(where)
        asyncio.get_running_loop().call_later(LINGER_SECONDS, socket.abort)


async def receive_visitor(socket: Socket, table: str, entered: bool) -> None:
    hub: Hub = socket.app.state.hub
    lang = language(None, socket.headers.get("accept-language"))
    await socket.accept()
    try:
        check_sender(socket, socket.app.state.hosts)
        hub.orders.check(address(socket))
        if not entered:
            raise Problem(429, "too_many_windows")
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
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(PARTING_SECONDS):
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


def decoded(data: bytes) -> wire.FromClient | None:
    """None: it is no message of the protocol."""
    try:
        message: wire.FromClient = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return message


def cost_of(message: wire.FromClient | None) -> int:
    """Tokens of the connection's bucket. Of several answers each counts: it is a row to store."""
    if isinstance(message, wire.Choose):
        return len(message.answers())
    return COSTS.get(type(message), 1)


async def receive(socket: Socket) -> bytes:
    return (await socket.receive_data(mode="text")).encode()


async def end(socket: Socket, problem: Problem, lang: str) -> None:
    message = wire.Closed(problem.key, problem.sentence(lang))
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # a TimeoutError is an OSError
        async with asyncio.timeout(PARTING_SECONDS):
            await socket.send_data(ENCODER.encode(message).decode(), mode="text")
            await socket.close(POLICY)


class Visit:
    """A connection from its hello to its end."""

    def __init__(self, hub: Hub, live: LiveTable, socket: Socket) -> None:
        self.hub = hub
        self.live = live
        self.socket = socket
        self.mailbox = Mailbox(socket, hub.settings)
        self.bucket = Bucket(hub.settings.rate, hub.settings.burst, time.monotonic())
        self.where = address(socket)
        self.messages: PerAddress = socket.app.state.messages
        self.spectators: AtOnce = socket.app.state.spectators

    async def run(self, hello: wire.Hello) -> None:
        seat = self.live.seat_of(hello.token)
        seq = self.live.seq(seat)
        since = max(min(hello.since, seq), seq - MOST_NEWS, 0)
        connection = Connection(seat, hello.lang, since, self.mailbox.post, hello.window)
        self.hub.metrics.sockets.inc()
        try:
            if hello.token is not None and seat is None:
                raise self.live.refusal_of(hello.token)
            with self.room_for_spectators(seat):
                await self.arrive(connection)
                await self.stay(connection)
        except Problem as problem:
            await end(self.socket, problem, hello.lang)
        finally:
            self.hub.metrics.sockets.dec()
            self.leave(connection)
            await self.mailbox.finish()

    async def arrive(self, connection: Connection) -> None:
        live = self.live
        async with live.lock:
            seat = connection.seat
            self.check_room(seat)
            if seat is not None and all(other.seat != seat for other in live.connections):
                live.inform(lambda c: wire.Info("joined", seat, live.say("here", c.lang, seat)))
            before = 0 if seat is None else live.windows(seat)
            live.connections.append(connection)
            live.tell()
            if seat is not None and (n := live.windows(seat)) > max(before, 1):
                for other in live.connections:
                    if other.seat == seat:
                        other.send(wire.Info("windows", seat, live.say("windows", other.lang, seat, n=n)))
            if live.record.next is not None:
                connection.send(rematch_info(live, connection.seat, connection.lang))
        if not self.hub.bots.wake(live, self.where):
            connection.refuse(None, Problem(429, "too_many_self_playing"))
        LOG.info("connected", extra={"table": live.record.id, "seat": seat})

    @contextmanager
    def room_for_spectators(self, seat: int | None) -> Iterator[None]:
        """Problem: from this address so many watch already that more would keep the players waiting."""
        if seat is not None:
            yield
            return
        if not self.spectators.enter(self.where):
            raise Problem(429, "too_many_windows")
        try:
            yield
        finally:
            self.spectators.leave(self.where)

    def check_room(self, seat: int | None) -> None:
        """Problem: this seat, or the spectators, have as many connections as they may. Nobody takes another's."""
        settings = self.hub.settings
        most = settings.spectators_per_table if seat is None else settings.sockets_per_seat
        if sum(1 for connection in self.live.connections if connection.seat == seat) >= most:
            raise Problem(429, "too_many_sockets")

    async def stay(self, connection: Connection) -> None:
        """Ends when the client has gone, does not read any more, or has been told to go."""
        sender = self.mailbox.sender
        reader = asyncio.create_task(self.listen(connection))
        try:
            ended: set[asyncio.Task[None]] = set()
            while not ended and not self.socket.closing:
                self.hub.orders.check(address(self.socket))  # it may have been banned meanwhile
                ended, _ = await asyncio.wait(
                    [sender, reader], timeout=LOOK_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
        finally:
            reader.cancel()
            with suppress(asyncio.CancelledError):
                await reader

    def leave(self, connection: Connection) -> None:
        live = self.live
        if connection in live.connections:
            live.connections.remove(connection)
            if connection.seat is not None and all(other.seat != connection.seat for other in live.connections):
                seat = connection.seat
                live.leaves(seat)
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
                message = decoded(await receive(self.socket))
                cost = cost_of(message)
                wait = max(self.bucket.wait(time.monotonic(), cost), self.messages.wait(self.where, cost))
                await asyncio.sleep(wait)  # who hurries waits; meanwhile nothing more is read, and others have a turn
                try:
                    await self.answer(connection, message)
                except Problem as problem:
                    connection.refuse(None, problem)
        except WebSocketDisconnect:
            return

    async def answer(self, connection: Connection, message: wire.FromClient | None) -> None:
        live = self.live
        match message:
            case None:
                raise Problem(400, "bad_message")
            case wire.Choose() | wire.Undo():
                await self.hub.command(live, connection, message)
            case wire.Advise():
                # Whoever thinks about it goes on playing meanwhile.
                self.hub.spawn(advise(self.hub, live, connection)).set_name(f"bots advise {live.record.id}")
            case wire.Ping():
                connection.send(wire.Pong())
            case wire.Hello():
                raise Problem(400, "hello_once")
            case wire.SetLang():
                async with live.lock:
                    connection.lang = message.lang
                    connection.shown = b""
                    live.tell()
            case _:
                async with live.lock:
                    connection.send(self.look_up(connection, message))

    def look_up(self, connection: Connection, message: wire.Why | wire.Explain | wire.CatchUp) -> wire.FromServer:
        """Answers that change nothing."""
        live, seat = self.live, connection.seat
        table = live.playing()
        live.check_joined(seat)
        words = live.speech(connection.lang)
        if isinstance(message, wire.CatchUp):
            since = min(max(message.since, 0), table.seq(seat))
            called = names(live.record.seats, words)
            return wire.CaughtUp(since, news_since(table, since, called, seat, words, MOST_NEWS))
        if seat is None:
            raise Problem(403, "spectator")
        if isinstance(message, wire.Why):
            if message.code is None:
                reasons = [(words.refusal(one), one.rule) for one in table.refusals(seat)]
            else:
                reasons = why_not(message.code, table.view(seat), seat, table.game, words)
            return wire.Reasons([wire.Reason(text, rule) for text, rule in reasons], message.code)
        decision = table.decision(seat)
        choice = None if decision is None else next((c for c in decision.choices if c.code == message.code), None)
        if decision is None or choice is None:
            raise Problem(409, "not_offered")
        return wire.Explanation(message.code, words.explain_choice(decision, choice))
