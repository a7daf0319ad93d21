"""What a client sends that is no message: pings, parts of messages, closes. And what becomes of who never reads."""

from __future__ import annotations

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from orrery.web.websocket_line import MOST_PARTS, SLICE, WebSocketLine

from .helpers import PATIENCE, Message, Served, serving, settings_for, until
from .test_limits import SMALL, frame, is_cut, lines, narrow

PING, CLOSE = 9, 8
TINY = 6  # bytes of a frame from a client without a word in it
AT_ONCE = SLICE // TINY  # such frames are taken in before the next look


@contextmanager
def silent(served: Served, table: Message, reads: bool = True) -> Iterator[socket.socket]:
    """An open WebSocket that has not said hello."""
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        if not reads:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        line.connect(("127.0.0.1", int(served.host.split(":")[1])))
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET /ws/{table['table']} HTTP/1.1\r\nHost: {served.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while not line.recv(4096, 0 if reads else socket.MSG_PEEK).endswith(b"\r\n\r\n"):
            pass
        yield line


def send(line: socket.socket, data: bytes) -> None:
    """As far as somebody is there to receive it."""
    with suppress(OSError):
        line.sendall(data)


def open_lines(served: Served) -> list[WebSocketLine]:
    found: list[WebSocketLine] = lines(served)
    return found


def pongs(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[WebSocketLine]:
    """The lines over which a ping is answered, once for each."""
    answered: list[WebSocketLine] = []
    handle = WebSocketLine.handle_ping

    def noted(self: WebSocketLine) -> None:
        answered.append(self)
        handle(self)

    monkeypatch.setattr(WebSocketLine, "handle_ping", noted)
    return answered


def test_pings_count_like_messages_even_before_a_hello(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten thousand at once: the first are answered, and what follows is not even read."""
    with serving(settings_for(folder, rate=1e-6, burst=5)) as server:
        table = server.create("me", "random")
        answered = pongs(server, monkeypatch)
        with silent(server, table) as line:
            line.sendall(frame(b"", PING) * 10_000)
            until(lambda: any(one.holding for one in open_lines(server)))
            assert len(answered) <= AT_ONCE
            [one] = open_lines(server)
            assert not one.transport.is_reading()
            assert len(one.unread) <= 10_000 * TINY


def test_pings_count_for_the_address(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(settings_for(folder, messages_per_address=1e-6)) as server:
        table = server.create("me", "random")
        answered = pongs(server, monkeypatch)
        with silent(server, table) as first, silent(server, table) as second:
            for line in (first, second):
                line.sendall(frame(b"", PING) * 1000)
            until(lambda: [bool(one.holding) for one in open_lines(server)] == [True, True])
            assert len(answered) <= 2 * AT_ONCE


def test_messages_are_taken_in_one_after_the_other(folder: Path) -> None:
    """What stands behind a message waits until that one is answered: no chunk is worked off at a stroke."""
    with serving(settings_for(folder)) as server:
        table = server.create("me", "random")
        with server.sit(table, None) as eve, silent(server, table) as line:
            line.sendall(frame(b'{"type":"hello"}'))
            line.sendall(frame(b'{"type":"ping"}') * 300)
            found = b""
            while found.count(b'"pong"') < 300 and (more := line.recv(65536)):
                found += more
            assert found.count(b'"pong"') == 300
            assert eve.state["me"] is None


def test_a_message_has_not_any_number_of_parts(folder: Path) -> None:
    with serving(settings_for(folder)) as server:
        table = server.create("me", "random")
        with silent(server, table) as line:
            begin, part = bytearray(frame(b"{")), bytearray(frame(b"", 0))
            begin[0] &= 0x7F
            part[0] &= 0x7F
            send(line, bytes(begin + part * (MOST_PARTS - 2)))
            until(lambda: any(len(one.frames) == MOST_PARTS - 1 for one in open_lines(server)))
            send(line, bytes(part * 2))
            assert is_cut(line)


@pytest.mark.parametrize(
    "limit",
    [
        pytest.param({"behind_bytes": 20_000, "send_seconds": 1e6}, id="bytes"),
        pytest.param({"behind_bytes": 2**40, "send_seconds": 0.2}, id="seconds"),
    ],
)
def test_who_pings_and_does_not_read_is_cut_off(folder: Path, limit: dict[str, Any]) -> None:
    with narrow(folder, **limit) as server:
        table = server.create("me", "random")
        with silent(server, table, reads=False) as line:
            send(line, frame(b"x" * 120, PING) * 3000)
            until(lambda: not lines(server))
            assert is_cut(line)


@pytest.fixture
def unread(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, socket.socket]]:
    """Somebody has not said hello, and has not read what he asked for. Nothing but the line itself minds that."""
    monkeypatch.setattr("orrery.web.websocket_line.PARTING_SECONDS", 0.1)
    monkeypatch.setattr("orrery.web.mailbox.PARTING_SECONDS", 0.1)
    monkeypatch.setattr("orrery.web.socket.PARTING_SECONDS", 0.1)
    monkeypatch.setattr("orrery.web.socket.LINGER_SECONDS", 1e6)
    with narrow(folder, behind_bytes=2**40, send_seconds=1e6) as server:
        table = server.create("me", "random")
        with silent(server, table, reads=False) as line:
            line.sendall(frame(b"x" * 120, PING) * 200)
            until(lambda: any(one.transport.get_write_buffer_size() for one in open_lines(server)))
            yield server, line


def test_a_close_that_nobody_reads_ends_in_time(unread: tuple[Served, socket.socket]) -> None:
    server, line = unread
    send(line, frame(struct.pack(">H", 1000), CLOSE))
    until(lambda: not lines(server))


def test_our_close_that_nobody_reads_ends_in_time(unread: tuple[Served, socket.socket]) -> None:
    server, line = unread
    send(line, frame(b"rubbish"))
    until(lambda: not lines(server))


def test_a_line_given_up_before_a_hello_ends_in_time(unread: tuple[Served, socket.socket]) -> None:
    server, _ = unread
    [one] = open_lines(server)
    server.loop.call_soon_threadsafe(one.keepalive_timeout)
    until(lambda: not lines(server))
