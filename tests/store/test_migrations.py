"""Databases of older Orrerys are brought up to date, all or nothing; those of newer ones are left alone."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from orrery.store import open_store, sqlite_url
from orrery.store.migrate import migrate
from orrery.store.schema import METADATA
from orrery.store.sql import columns
from orrery.tables.port import StoreDown
from orrery.texts import LANGUAGES, Speech

from .helpers import opened, record, row


async def within(url: str, work: Any) -> Any:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def make_old(connection: Connection) -> None:
    """A database as the first version wrote it, with a table and a row."""
    migrate(connection, "1")
    values = columns(record())
    del values["next"], values["correction"], values["version"], values["imported"]  # they came later
    names = ", ".join(f'"{name}"' for name in values)
    places = ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({places})"), values)
    connection.execute(text("INSERT INTO rows VALUES ('t1', 0, 0, 'code:0', 'k', 100.0)"))


def version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def why(url: str) -> str:
    with pytest.raises(StoreDown) as down:
        asyncio.run(open_store(url))
    for lang in LANGUAGES:
        said = Speech(lang, None).error(down.value.key, **down.value.params, flag="--data")
        assert "\n" not in said
        assert said.endswith(".")
    return down.value.key


def test_an_old_database_keeps_what_it_holds(url: str, tmp_path: Path) -> None:
    (tmp_path / "new folder").mkdir()

    async def run() -> None:
        await within(url, make_old)
        assert await within(url, version) == "1"
        async with opened(url) as store:
            assert await store.load("t1") == (msgspec.structs.replace(record(), imported=True), [row(0, key="k")])
            await store.append("t1", [row(1)], "d", 101.0)
            await store.save(msgspec.structs.replace(record(), correction='[a]\nname = "Ä"\n'))
        async with opened(url) as store:
            found = await store.load("t1")
            assert found is not None
            assert found[0].correction == '[a]\nname = "Ä"\n'
        assert await within(url, version) == "9"

    asyncio.run(run())


def test_the_migrations_lead_to_the_schema(url: str) -> None:
    async def run() -> None:
        async with opened(url):
            pass

        def compare(connection: Connection) -> Any:
            return compare_metadata(MigrationContext.configure(connection), METADATA)

        assert await within(url, compare) == []

    asyncio.run(run())


def test_opening_again_changes_nothing_and_several_may_open_at_once(url: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(3)))
        await stores[0].create(record())
        assert await stores[2].load("t1") == (record(), [])
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_migration_that_fails_changes_nothing(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "new folder").mkdir()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", fail)
        assert why(url) == "store_unusable"
    tables = asyncio.run(within(url, lambda connection: inspect(connection).get_table_names()))
    assert tables == []
    asyncio.run(within(url, make_old))
    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", fail)
        assert why(url) == "store_unusable"
    assert asyncio.run(within(url, version)) == "1"


def test_a_newer_database_is_left_alone(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(record())
        await within(url, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '999'")))

    asyncio.run(run())
    assert why(url) == "store_newer"
    assert asyncio.run(within(url, version)) == "999"


def test_what_is_no_database_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "orrery.db").write_bytes(b"hello" * 1000)
    assert why(sqlite_url(tmp_path)) == "store_unusable"
    (tmp_path / "file").write_text("")
    assert why(sqlite_url(tmp_path / "file")) == "store_unusable"
    assert why("postgresql+asyncpg://nobody@/none?host=/nowhere") == "store_unusable"
    assert why("nonsense") == "store_address"
    assert why("strange+db://x") == "store_address"


@pytest.mark.skipif(os.name == "nt", reason="no such modes")
def test_what_holds_secrets_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    async def run(folder: Path) -> list[int]:
        async with opened(sqlite_url(folder)) as store:
            await store.create(record())
            return [mode(file) for file in folder.iterdir()]

    before = os.umask(0o022)
    try:
        assert asyncio.run(run(tmp_path / "a" / "b")) == [0o600] * 3  # with those of the write-ahead log
        assert mode(tmp_path / "a" / "b") == 0o700
        there = tmp_path / "there"
        there.mkdir()
        (there / "orrery.db").touch()
        assert asyncio.run(run(there)) == [0o644] * 3  # somebody may have meant it
        assert mode(there) == 0o755
    finally:
        os.umask(before)


def test_sqlite_is_set_to_survive_a_loss_of_power(tmp_path: Path) -> None:
    async def run() -> list[Any]:
        async with opened(sqlite_url(tmp_path)) as store, store._engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]

    assert asyncio.run(run()) == ["wal", 2, 1, 10000]
    with sqlite3.connect(tmp_path / "orrery.db") as plain:
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    plain.close()
