"""/health tells what is wrong with the store, whoever asks how often; and the log says why."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from orrery.web import health

from .helpers import Served, in_store, serving, settings_for
from .test_faults import away, faulty


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(health, "REST", 0)
    with serving(settings_for(tmp_path / "data")) as found:
        yield found


def reasons(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [vars(record)["reason"] for record in caplog.records if record.name == "orrery.health"]


def test_it_is_well(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        answer = server.http.get("/health")
        assert (answer.status_code, answer.json()["ok"]) == (200, True)
    assert reasons(caplog) == []


def unwell(server: Served, caplog: pytest.LogCaptureFixture) -> str:
    answer = server.http.get("/health")
    assert (answer.status_code, answer.json()["error"]) == (503, "store_away")
    [reason] = reasons(caplog)
    assert "orrery.db" not in answer.text
    caplog.clear()
    return reason


def test_a_deleted_database(server: Served, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Who has it open still reads and writes it, until he stops, and then all is gone."""
    server.create("me", "hotseat")
    (tmp_path / "data" / "orrery.db").unlink()
    server.create("me", "hotseat")
    assert "orrery.db" in unwell(server, caplog)
    shutil.rmtree(tmp_path / "data")
    assert "orrery.db" in unwell(server, caplog)


def test_another_database_in_its_place(server: Served, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "data"
    for file in folder.iterdir():
        file.rename(tmp_path / file.name)
    in_store(server, lambda store: store.check())
    assert "not the database" in unwell(server, caplog)


def test_damaged_pages(server: Served, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also those that nobody reads."""
    for _ in range(20):
        server.create("me", "hotseat")
    file = tmp_path / "data" / "orrery.db"
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [size] = connection.execute("PRAGMA page_size").fetchone()
        [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_touched'").fetchone()
    connection.close()
    assert server.http.get("/health").status_code == 200
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xa5" * size)
    assert "damaged" in unwell(server, caplog) or "malformed" in unwell(server, caplog)


def test_hardly_any_room_left(
    server: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**12, 10**12, 4096))
    assert "4096 bytes left" in unwell(server, caplog)


def test_a_store_that_hangs(server: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    with faulty(server, check=lambda: asyncio.sleep(60)):
        assert unwell(server, caplog) == "no answer within 0.1 s"
    with faulty(server, check=away):
        assert unwell(server, caplog) == "away"
    assert server.http.get("/health").status_code == 200


def test_nobody_waits_while_all_of_it_is_read(
    server: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "MOMENT", 0.1)
    begun: list[float] = []
    let_go = asyncio.Event()

    async def long() -> None:
        begun.append(time.monotonic())
        await let_go.wait()
        await away()

    with faulty(server, examine=long):
        for _ in range(3):
            assert server.http.get("/health").status_code == 200
        assert len(begun) == 1
        server.loop.call_soon_threadsafe(let_go.set)
        time.sleep(0.2)
        assert unwell(server, caplog) == "away"
    assert server.http.get("/health").status_code == 200


def test_asking_often_makes_no_more_work(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 3.0)
    calls = {"check": 0, "examine": 0}

    def counted(name: str) -> Any:
        async def call() -> None:
            calls[name] += 1

        return call

    with faulty(server, check=counted("check"), examine=counted("examine")):
        for _ in range(50):
            assert server.http.get("/health").status_code == 200
    assert calls == {"check": 1, "examine": 1}


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))
from orrery.__main__ import main
main()
"""


@pytest.mark.skipif(os.name == "nt", reason="no such limits")
def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    """Nothing that the server says is stored is lost, and whoever watches it is told."""
    command = [sys.executable, "-c", LIMITED, "serve", "--port", "0", "--data", str(tmp_path), "--workers", "1"]
    log = tmp_path / "log"
    body = {"game": "roll", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    made: list[str] = []
    with (
        log.open("w") as file,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split("http://")[1].split("/")[0]
            with httpx.Client(base_url=f"http://{address}", timeout=60) as http:
                assert http.get("/health").status_code == 200
                while (answer := http.post("/api/tables", json=body)).status_code == 201:
                    made.append(answer.json()["table"])
                    assert len(made) < 1000
                assert (answer.status_code, answer.json()["error"]) == (503, "not_stored")
                time.sleep(health.FRESH)
                assert http.get("/health").status_code == 503
        finally:
            process.kill()
    said = [json.loads(line) for line in log.read_text().splitlines()]
    for message in ("not created", "the store is not well"):
        [reason, *_] = [row["reason"] for row in said if row["message"] == message]
        assert "disk" in reason
    with sqlite3.connect(tmp_path / "orrery.db") as connection:
        kept = {row[0] for row in connection.execute("SELECT id FROM tables")}
    connection.close()
    assert set(made) <= kept
