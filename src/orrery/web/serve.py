"""`orrery serve`: the app on uvicorn, from its first line to its last."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar

from orrery.store import one_server, open_store
from orrery.tables.port import StoreDown

from . import logs
from .app import create_app
from .http_line import HttpLine
from .hub import Hub
from .lines import raise_open_files
from .settings import Settings
from .websocket_line import WebSocketLine

DRAIN_SECONDS: Final = 5
BACKLOG: Final = 2048  # who waits to be let in
AT_ONCE: Final = 64  # are let in before anybody else has a turn


class PortTaken(Exception):
    """Nothing can be served at this address; `reason` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Server(uvicorn.Server):
    """Says when it can be visited, and stops in good order on SIGTERM and Ctrl-C."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.interrupted = False
        self.taken_over = False  # another server has the database now

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.interrupted = number == signal.SIGINT
        self.handle_exit(number, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(BACKLOG)  # asyncio has made it as long as what it lets in at once
        gc.collect()
        gc.freeze()  # what is loaded by now stays: looking for garbage there again and again would keep people waiting
        if self.started and not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        assert isinstance(self.config.app, Litestar)
        hub: Hub = self.config.app.state.hub
        hub.pace.stop()  # first, so that nobody is waited for who waits for a long table
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """PortTaken: somebody else listens there, or it is no address of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only of a socket that says it is TCP does asyncio know it; else every answer waits 40 ms for one more to send.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        listener.close()
        raise PortTaken(getattr(error, "strerror", None) or str(error)) from error
    listener.set_inheritable(False)
    return listener


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


async def check_store(url: str) -> None:
    """StoreDown: said before anything is served."""
    await (await open_store(url)).close()


def config_of(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        http=HttpLine,
        ws=WebSocketLine,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # costs memory per connection, and sizes would say something about contents
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        lifespan="on",
        backlog=AT_ONCE,
    )


def run(settings: Settings, host: str, port: int, open_browser: bool, say: Callable[[str], None]) -> bool:
    """Serve until told to stop. True: stopped with Ctrl-C. PortTaken, StoreDown: nothing was served."""
    logs.set_up()
    raise_open_files()
    listener = listen(host, port)
    where = address(host, listener.getsockname()[1])

    def ready() -> None:
        say(where)
        if open_browser:
            webbrowser.open(where)

    server = Server(config_of(settings), ready)
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(serve_alone(server, settings.database, listener))
    finally:
        listener.close()
    return server.interrupted


async def serve_alone(server: Server, database: str, listener: socket.socket) -> None:
    """StoreDown: the database cannot be used, or another server uses it, or has taken it over."""

    def taken_over() -> None:
        server.taken_over = server.should_exit = True

    async with one_server(database, taken_over):
        await check_store(database)
        await server.serve(sockets=[listener])
    if server.taken_over:
        raise StoreDown("store_taken_over")
