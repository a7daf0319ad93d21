"""What one connection, one address and one table may take, and that nobody pays for another's greed."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from orrery.web import render, wire
from orrery.web.limits import AtOnce, Bucket, is_loopback
from orrery.web.live_table import LiveTable

from .helpers import PATIENCE, Client, Message, Served, serving, settings_for, until
from .test_serve import failing

SMALL = 4096  # what the machine itself keeps for a reader that does not read
FAR = {"x-forwarded-for": "203.0.113.9"}  # believed, because it comes from loopback, as from a proxy


# Clients that do not read.


def frame(data: bytes, opcode: int = 1) -> bytes:
    mask = os.urandom(4)
    head = bytes([0x80 | opcode, 0x80 | len(data)]) if len(data) < 126 else b""
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


@contextmanager
def deaf(served: Served, table: Message) -> Iterator[socket.socket]:
    """Asks for more than the line takes, and reads nothing of it."""
    with socket.socket() as line:
        line.settimeout(PATIENCE)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        line.connect(("127.0.0.1", int(served.host.split(":")[1])))
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall(
            f"GET /ws/{table['table']} HTTP/1.1\r\nHost: {served.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while not line.recv(1, socket.MSG_PEEK):
            pass
        line.sendall(frame(json.dumps({"type": "hello", "token": table["seats"][0]["token"]}).encode()))
        until(lambda: bool(live_of(served, table).connections))
        yield line


def live_of(served: Served, table: Message) -> LiveTable:
    return served.hub.tables[table["table"]]


def ask(line: socket.socket, times: int) -> None:
    try:
        for _ in range(times):
            line.sendall(frame(b'{"type":"catch_up","since":0}'))
    except ConnectionError:
        pass


def is_cut(line: socket.socket) -> bool:
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


@contextmanager
def narrow(folder: Path, **changes: Any) -> Iterator[Served]:
    with serving(settings_for(folder, **changes)) as server:
        server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        yield server


@pytest.mark.parametrize(
    "limit",
    [
        pytest.param({"behind": 20, "behind_bytes": 2**40, "send_seconds": 1e6}, id="messages"),
        pytest.param({"behind": 10**6, "behind_bytes": 20_000, "send_seconds": 1e6}, id="bytes"),
        pytest.param({"behind": 10**6, "behind_bytes": 2**40, "send_seconds": 0.2}, id="seconds"),
    ],
)
def test_who_does_not_read_is_cut_off(folder: Path, limit: dict[str, Any]) -> None:
    with narrow(folder, **limit) as server:
        table = server.create("me", "random")
        with deaf(server, table) as line:
            live = live_of(server, table)
            ask(line, 300)
            until(lambda: not live.connections and not live.users)
            until(lambda: not live.thinking)
            server.hub.unload(float("inf"))
            assert table["table"] not in server.hub.tables
            until(lambda: not lines(server))
            assert is_cut(line)
        with server.sit(table, 0) as me:
            assert me.asked()


@pytest.fixture
def stuck(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, Message, socket.socket]]:
    """A line with much to read that nobody reads, at a server that lets it wait as long as it is well."""
    for name in ("socket.LOOK_SECONDS", "mailbox.PARTING_SECONDS", "socket.LINGER_SECONDS"):
        monkeypatch.setattr(f"orrery.web.{name}", 0.1)
    with narrow(folder, behind=10**6, behind_bytes=2**40) as server:
        table = server.create("me", "random")
        with deaf(server, table) as line:
            ask(line, 60)
            until(lambda: any(one.transport.get_write_buffer_size() for one in lines(server)))
            yield server, table, line


def test_who_says_goodbye_without_reading_is_cut_off_too(stuck: tuple[Served, Message, socket.socket]) -> None:
    """Else the line would stay for as long as its other end likes."""
    server, table, line = stuck
    line.sendall(frame(struct.pack(">H", 1000), opcode=8))
    until(lambda: not lines(server) and not live_of(server, table).users)


def test_a_line_that_the_server_gave_up_is_left(stuck: tuple[Served, Message, socket.socket]) -> None:
    """Uvicorn closes a line whose pings are not answered, but tells us only when everything was read."""
    server, table, _ = stuck
    [one] = lines(server)
    server.loop.call_soon_threadsafe(one.keepalive_timeout)
    until(lambda: not lines(server) and not live_of(server, table).users)


def lines(served: Served) -> list[Any]:
    """The open WebSockets, as uvicorn knows them."""
    return [one for one in list(served.server.server_state.connections) if "WebSocket" in type(one).__name__]


# What is dear.


def test_only_news_that_are_sent_are_rendered(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.web.socket.MOST_NEWS", 3)
    made: list[int] = []
    news = render.news

    def counted(event: Any, n: int, *more: Any) -> wire.News:
        made.append(n)
        return news(event, n, *more)

    table = served.create("me", "random")
    with served.sit(table, 0) as me:
        me.asked()
        assert me.state["seq"] > 5
        until(lambda: me.quiet(0.2))
        monkeypatch.setattr(render, "news", counted)
        told = me.ask({"type": "catch_up", "since": 1}, "catch_up")
        assert [one["n"] for one in told["news"]] == made == [1, 2, 3]


@pytest.mark.parametrize(
    "message", [{"type": "catch_up", "since": 0}, {"type": "why"}, {"type": "explain", "code": "x"}, {"type": "lang"}]
)
def test_dear_messages_cost_more(folder: Path, message: Message) -> None:
    """Ten at once: as many pings would not have to wait."""
    with serving(settings_for(folder, rate=100.0, burst=11)) as server:
        table = server.create("me", "random")
        with server.sit(table, 0) as me:
            begun = time.monotonic()
            for i in range(10):
                me.send({**message, "lang": ("de", "en")[i % 2]} if message["type"] == "lang" else message)
            me.send({"type": "ping"})
            me.wait(lambda m: m["type"] == "pong")
            assert time.monotonic() - begun > 0.25


def test_buckets_have_prices() -> None:
    bucket = Bucket(rate=2.0, burst=10, now=0.0)
    assert [bucket.wait(0.0, 10), bucket.wait(0.0, 4), bucket.wait(2.0)] == [0.0, 2.0, 0.5]


# Who takes whose place.


def test_spectators_lock_nobody_out(folder: Path) -> None:
    with serving(settings_for(folder, spectators_per_table=3, sockets_per_seat=1)) as server:
        table = server.create("me", "friend", "random")
        with ThreadPoolExecutor(12) as pool:
            crowd = list(pool.map(lambda _: server.sit(table, None), range(12)))
        last = sorted(one.messages[-1].get("error", "") for one in crowd)
        assert last == [""] * 3 + ["too_many_sockets"] * 9
        with server.sit(table, 0) as me, server.sit(table, 1) as friend:
            assert (me.state["me"], friend.state["me"]) == (0, 1)
            with server.sit(table, 0) as late:
                assert late.messages[-1]["error"] == "too_many_sockets"
        for one in crowd:
            one.close()
        until(lambda: not live_of(server, table).users)
        with server.sit(table, None) as eve:
            assert eve.state["me"] is None


def test_sockets_of_one_address(folder: Path) -> None:
    """Also those that say nothing; when one is closed there is room again."""
    with serving(settings_for(folder, sockets_per_address=3)) as server:
        table = server.create("me", "random")
        url = f"ws://{server.host}/ws/{table['table']}"
        with connect(url), connect(url), server.sit(table, 0):
            with connect(url, additional_headers={"accept-language": "de"}) as late:
                closed = json.loads(late.recv(PATIENCE))
                assert (closed["type"], closed["error"]) == ("closed", "too_many_windows")
                assert closed["message"].endswith("Schließe eines.")
                with pytest.raises(ConnectionClosed):
                    late.recv(PATIENCE)
            with connect(url, additional_headers=FAR) as other:
                other.send(json.dumps({"type": "hello"}))
                assert json.loads(other.recv(PATIENCE))["type"] == "update"
        until(lambda: not lines(server))
        with server.sit(table, 0) as me:
            assert me.asked()


def test_new_sockets_are_requests(folder: Path) -> None:
    now = [1_000_000.0]
    with serving(settings_for(folder, requests_per_address=0.5, steady=lambda: now[0])) as server:
        table = server.create("me", "random")
        for _ in range(4):  # the table was the first of five requests
            Client(server.host, table["table"], None).close()
        for _ in range(3):
            with pytest.raises(InvalidStatus, match="403"):
                Client(server.host, table["table"], None)
        assert server.http.get("/api/games").status_code == 429
        now[0] += 4.0
        Client(server.host, table["table"], None).close()


def test_at_once() -> None:
    open_ = AtOnce(2)
    assert [open_.enter("a"), open_.enter("a"), open_.enter("a"), open_.enter("b")] == [True, True, False, True]
    open_.leave("a")
    assert open_.enter("a")
    for address in "aab":
        open_.leave(address)
    assert not open_.open


# Who may know what.


@pytest.mark.parametrize(
    ("who", "near", "far"), [("loopback", 200, 404), ("public", 200, 200), ("off", 404, 404), ("nonsense", 404, 404)]
)
def test_metrics_are_not_for_players(folder: Path, who: str, near: int, far: int) -> None:
    """They count hidden choices."""
    with serving(settings_for(folder, metrics=who)) as server:
        assert server.http.get("/metrics").status_code == near
        answer = server.http.get("/metrics", headers=FAR)
        assert answer.status_code == far
        if far == 404:
            assert answer.json() == server.http.get("/nothing").json()


def test_loopback_is_the_default(served: Served) -> None:
    assert served.settings.metrics == "loopback"
    assert served.http.get("/metrics", headers=FAR).status_code == 404


def test_a_word_that_metrics_does_not_know(tmp_path: Path) -> None:
    line = failing("--port", "0", "--data", str(tmp_path), "--metrics", "all")
    assert "--metrics cannot be all" in line
    assert "public, loopback, off" in line


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("127.0.0.1", True), ("127.8.8.8", True), ("::1", True), ("::ffff:127.0.0.1", True), ("192.168.0.1", False),
        ("::ffff:203.0.113.9", False), ("2001:db8::1", False), ("", False), ("localhost", False),
    ],
)  # fmt: skip
def test_loopback(address: str, near: bool) -> None:
    assert is_loopback(address) is near


@pytest.mark.parametrize("key", ["", "\x00", "a b", "a\n", "\n", "ü", "\u202e", "x" * 65])
def test_keys_are_printable(key: str) -> None:
    decode = msgspec.json.Decoder(wire.FromClient).decode
    with pytest.raises(msgspec.ValidationError):
        decode(json.dumps({"type": "undo", "key": key}))
    assert decode(json.dumps({"type": "undo", "key": "0-9_~!"})).key == "0-9_~!"
