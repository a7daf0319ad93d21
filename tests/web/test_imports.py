"""Games that somebody brings are played through beside the bots, one of an address at a time, and not for ever."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event

import httpx
import msgspec
import pytest

from orrery.web import importing
from orrery.web.importing import PlayedThrough

from .helpers import PATIENCE, Served, serving, settings_for, until
from .test_limits import FAR

FAR_TOO = {"x-forwarded-for": "203.0.113.10"}


def endless(data: bytes, name: str, now: float) -> Iterator[bytes]:
    """In the worker."""
    time.sleep(10 * PATIENCE)
    yield b""


def refused(data: bytes, name: str, now: float) -> Iterator[bytes]:
    """In the worker."""
    yield msgspec.msgpack.encode(PlayedThrough(None, "save_damaged", {"file": "JSON"}))


def bring(server: Served, lang: str = "en", headers: dict[str, str] | None = None) -> httpx.Response:
    return server.http.post(f"/api/import?lang={lang}", json={"orrery": 1}, headers=headers)


@pytest.fixture
def held(folder: Path) -> Iterator[tuple[Served, Event]]:
    """A server where whatever is brought waits until it is let go."""
    let_go = Event()
    with serving(settings_for(folder, imports_at_once=2)) as server:

        def wait(*_: object) -> bytes:
            assert let_go.wait(PATIENCE)
            return next(refused(b"", "", 0.0))

        server.hub.import_pool._run = wait  # type: ignore[method-assign,assignment]
        until(lambda: server.hub.bot_pool.jobs == 0)  # its processes are there
        yield server, let_go
        let_go.set()


def test_bots_do_not_wait_for_imports(held: tuple[Served, Event]) -> None:
    server, let_go = held
    with ThreadPoolExecutor(2) as pool:
        waiting = [pool.submit(bring, server, "en", headers) for headers in (FAR, FAR_TOO)]
        until(lambda: server.hub.import_pool.jobs == 2)
        assert server.hub.bot_pool.jobs == 0
        table = server.create("me", "random")
        with server.sit(table, 0) as me:
            for _ in range(3):
                number = me.asked()["id"]
                assert me.choose()["type"] == "ack"
                me.until_moved(number)
            me.asked()
        assert not any(one.done() for one in waiting)
        third = bring(server)
        assert (third.status_code, third.json()["error"]) == (503, "imports_busy")
        let_go.set()
        assert [one.result().json()["error"] for one in waiting] == ["save_damaged"] * 2


def test_an_address_brings_one_at_a_time(held: tuple[Served, Event]) -> None:
    server, let_go = held
    with ThreadPoolExecutor(1) as pool:
        first: Future[httpx.Response] = pool.submit(bring, server)
        until(lambda: server.hub.import_pool.jobs == 1)
        second = bring(server, "de")
        assert (second.status_code, second.json()["error"]) == (429, "too_many_imports")
        assert second.json()["message"].endswith("bis es da ist.")
        let_go.set()
        assert first.result().status_code == 400
    assert bring(server).json()["error"] == "save_damaged"


def test_what_takes_too_long_is_given_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is ended, and the next one is brought by another."""
    monkeypatch.setattr(importing, "play_through", endless)
    with serving(settings_for(folder, import_seconds=0.5)) as server:
        answer = bring(server, "de")
        assert (answer.status_code, answer.json()["error"]) == (400, "import_too_long")
        assert not any(worker.alive for worker in server.hub.import_pool.workers)
    monkeypatch.setattr(importing, "play_through", refused)
    with serving(settings_for(folder)) as server:
        assert bring(server).json()["error"] == "save_damaged"
