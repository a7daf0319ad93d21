"""Connections that never become a request: they are counted, have a deadline, and shut nobody out."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from errno import EMFILE
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.web.lines import Lines
from orrery.web.logs import SELDOM, tame

from .helpers import PATIENCE, Served, serving, settings_for, until
from .test_limits import SMALL, is_cut, narrow

HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
HALF_BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"
WHOLE = HALF + b"\r\n"
LIMITS = pytest.mark.skipif(sys.platform == "win32", reason="there is no limit to set")


def dial(host: str, said: bytes) -> socket.socket:
    name, port = host.split(":")
    line = socket.create_connection((name, int(port)), PATIENCE)
    line.sendall(said)
    return line


def lines_of(server: Served) -> Lines:
    found: Lines = server.server.config.app.state.lines  # type: ignore[union-attr]
    return found


def cut(line: socket.socket) -> bool:
    """Whether the other end has gone by now."""
    try:
        return bool(select.select([line], [], [], 0)[0]) and line.recv(1, socket.MSG_PEEK) == b""
    except ConnectionError:
        return True


def test_an_address_has_only_so_many(folder: Path) -> None:
    with serving(settings_for(folder, lines_per_address=5, head_seconds=1e6)) as server, ExitStack() as rest:
        server.server.config.forwarded_allow_ips = "203.0.113.1"  # nobody here speaks for others
        held = [rest.enter_context(dial(server.host, HALF)) for _ in range(20)]
        until(lambda: sum(map(cut, held)) == 15)
        assert lines_of(server).count == 5
        for line in held:
            line.close()
        until(lambda: lines_of(server).count == 0)
        assert not lines_of(server).at_once.open
        table = server.create("me", "random")
        with server.sit(table, 0) as me:
            assert me.asked()
        server.http.close()
        until(lambda: lines_of(server).count == 0)


def test_where_all_are_taken_the_oldest_half_request_goes(folder: Path) -> None:
    """Whoever sends a whole one is served, though a proxy brings any number of halves."""
    with serving(settings_for(folder, most_lines=6, head_seconds=1e6)) as server, ExitStack() as rest:
        table = server.create("me", "random")
        me = rest.enter_context(server.sit(table, 0))
        held = [rest.enter_context(dial(server.host, HALF)) for _ in range(30)]
        until(lambda: sum(map(cut, held)) >= 25)
        assert cut(held[0])
        assert not cut(held[-1])
        assert httpx.get(f"http://{server.host}/health", timeout=PATIENCE).status_code == 200
        assert lines_of(server).count <= 6
        me.asked()
        assert me.choose()["type"] == "ack"  # who plays is not among those that go


@pytest.mark.parametrize(
    ("said", "limit"),
    [
        pytest.param(b"", {"head_seconds": 0.3}, id="nothing"),
        pytest.param(HALF, {"head_seconds": 0.3}, id="half a head"),
        pytest.param(HALF_BODY, {"body_seconds": 0.3}, id="half a body"),
        pytest.param(WHOLE + HALF, {"head_seconds": 0.3}, id="half of a second one"),
    ],
)
def test_half_a_request_is_not_waited_for(
    folder: Path, said: bytes, limit: dict[str, float], caplog: pytest.LogCaptureFixture
) -> None:
    far: dict[str, Any] = {"head_seconds": 1e6, "body_seconds": 1e6, **limit}
    with serving(settings_for(folder, **far)) as server:
        with dial(server.host, said) as line:
            assert is_cut(line)
        until(lambda: lines_of(server).count == 0)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_deadline_does_not_move_with_every_byte(folder: Path) -> None:
    with serving(settings_for(folder, head_seconds=0.5)) as server, dial(server.host, HALF) as line:
        end = time.monotonic() + PATIENCE
        while not cut(line):
            assert time.monotonic() < end
            try:
                line.sendall(b"x")
            except OSError:
                break
            time.sleep(0.02)


def test_who_does_not_take_the_answer_is_cut_off(folder: Path) -> None:
    with narrow(folder, answer_seconds=0.3) as server, socket.socket() as line:
        line.settimeout(PATIENCE)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        line.connect(("127.0.0.1", int(server.host.split(":")[1])))
        line.sendall(b"GET /api/games/roll/content HTTP/1.1\r\nHost: x\r\n\r\n")
        until(lambda: lines_of(server).count == 1)
        until(lambda: lines_of(server).count == 0)


def test_troubles_of_the_loop_are_said_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    loop = asyncio.new_event_loop()
    now = [0.0]
    tame(loop, lambda: now[0])
    full = {"message": "socket.accept() out of system resource", "exception": OSError(EMFILE, "Too many open files")}
    for _ in range(2048):
        loop.call_exception_handler(full)
    [line] = caplog.records
    assert (line.getMessage(), line.exc_info) == (full["message"], None)
    loop.call_exception_handler({"message": "another", "exception": KeyError("x")})
    assert caplog.records[1].exc_info is not None
    now[0] += SELDOM
    loop.call_exception_handler(full)
    assert [vars(record)["times"] for record in caplog.records] == [1, 1, 2048]
    loop.close()


FEW_FILES = ["sh", "-c", 'ulimit -S -n 200; ulimit -H -n 240; exec "$@"', "sh"]


@pytest.fixture
def poor(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server that may open 240 files. Where it is, and its log."""
    log = tmp_path / "log"
    command = [*FEW_FILES, sys.executable, "-m", "orrery", "serve", "--port", "0", "--data", str(tmp_path)]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    with (
        log.open("wb") as out,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=out, env=env) as process,
    ):
        assert process.stdout is not None
        yield process.stdout.readline().decode().rsplit("http://", 1)[1].split("/")[0], log
        process.terminate()
        process.wait(2 * PATIENCE)


@LIMITS
def test_half_requests_shut_nobody_out_and_fill_no_log(poor: tuple[str, Path]) -> None:
    host, log = poor
    with ExitStack() as rest:
        for _ in range(4):
            for _ in range(100):
                rest.enter_context(dial(host, HALF))
            assert httpx.get(f"http://{host}/health", timeout=PATIENCE).json()["ok"] is True
    said = log.read_text(encoding="utf-8")
    assert "Traceback" not in said
    assert len(said) < 10_000
    assert [row for row in map(json.loads, said.splitlines()) if "No more than 240 files" in row["message"]]


@LIMITS
def test_as_many_files_as_the_system_allows() -> None:
    code = "from orrery.web import lines; lines.raise_open_files(); print(lines.open_files())"
    done = subprocess.run([*FEW_FILES, sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "240\n"
