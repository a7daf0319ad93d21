"""One server at a time on a database: a second one is told so, and one that died is in nobody's way."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from orrery.store import one_server, only_server, sqlite_url
from orrery.tables.port import StoreDown
from orrery.texts import LANGUAGES, Speech

from .helpers import opened, record

ROOT = Path(__file__).parents[2]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}


def serve(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "orrery", "serve", "--port", "0", "--workers", "1", *arguments]


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A server that can be visited; killed in the end if it still runs."""
    with subprocess.Popen(serve(*arguments), stdout=subprocess.PIPE, text=True, env=ENGLISH, cwd=ROOT) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Orrery is at ")
            yield process
        finally:
            process.kill()


def refused(*arguments: str) -> str:
    done = subprocess.run(
        serve(*arguments), capture_output=True, text=True, env=ENGLISH, cwd=ROOT, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    [line] = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    return line


def test_two_servers_on_one_database(url: str) -> None:
    database = ["--database", url]
    with started(*database) as first:
        said = refused(*database)
        assert said.startswith("orrery: Another server")
        assert said.endswith("another --database.")
        first.send_signal(signal.SIGKILL)
        first.wait()
        with started(*database) as second:  # nothing of the dead one is in the way
            second.terminate()
            assert second.wait(timeout=60) == 0


def test_two_servers_on_one_folder_by_two_names(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "other").symlink_to(tmp_path / "data")
    with started("--data", str(tmp_path / "data")):
        assert refused("--data", str(tmp_path / "other")).endswith("another --data.")
        with started("--data", str(tmp_path / "third")):
            pass


def test_it_is_said_in_every_language(url: str) -> None:
    async def run() -> None:
        async with one_server(url):
            with pytest.raises(StoreDown) as down:
                async with one_server(url):
                    pass
            for lang in LANGUAGES:
                said = Speech(lang, None).error(down.value.key, **down.value.params, flag="--data")
                assert "\n" not in said
                assert said.endswith(".")
        async with one_server(url):  # it was given back
            pass

    asyncio.run(run())


def test_others_may_read_and_write_meanwhile(url: str) -> None:
    """A backup, for instance."""

    async def run() -> None:
        async with one_server(url), opened(url) as store:
            await store.create(record())
            assert await store.count() == 1

    asyncio.run(run())


def test_who_loses_the_lock_on_the_way_takes_it_again_or_stops(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection that holds it can break; then another server may be faster."""
    address = server.format(database="postgres")
    monkeypatch.setattr(only_server, "LOOK_SECONDS", 0.05)

    async def holders(then: str = "pid") -> int:
        """How many connections hold the lock, and what is to become of them."""
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            query = f"SELECT {then} FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
            found = (await connection.execute(text(query))).all()
        await engine.dispose()
        return len(found)

    async def run() -> None:
        lost = asyncio.Event()
        async with one_server(address, lost.set):
            assert await holders("pg_terminate_backend(pid)") == 1
            while await holders() == 0:
                await asyncio.sleep(0.05)
            assert not lost.is_set()
            with pytest.raises(StoreDown):
                async with one_server(address):
                    pass
            monkeypatch.setattr(only_server, "LOOK_SECONDS", 2.0)
            while not lost.is_set():  # whoever comes first has it: on a busy machine that may be the old one
                assert await holders("pg_terminate_backend(pid)") <= 1
                with suppress(StoreDown):
                    async with one_server(address):
                        await asyncio.wait_for(lost.wait(), 60)

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_database_in_memory_is_nobody_elses() -> None:
    async def run() -> None:
        async with one_server("sqlite+aiosqlite://"), one_server("sqlite+aiosqlite:///:memory:"):
            pass

    asyncio.run(run())


def test_a_folder_that_cannot_be_used_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    async def key(url: str) -> str:
        with pytest.raises(StoreDown) as down:
            async with one_server(url):
                pass
        return down.value.key

    assert asyncio.run(key(sqlite_url(tmp_path / "file"))) == "store_unusable"
    assert asyncio.run(key("postgresql+asyncpg://nobody@/none?host=/nowhere")) == "store_unusable"
    assert asyncio.run(key("nonsense")) == "store_address"
