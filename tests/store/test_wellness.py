"""The store says whether it is well. What happens to it on the way is in tests/web/test_health.py."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from orrery.store import SqlStore, sqlite_url, wellness
from orrery.store.sql import engine_of
from orrery.tables.port import StoreDown

from .helpers import opened


def test_a_store_that_is_well(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as other:
            for _ in range(2):
                await store.check()
                await other.check()
                await store.examine()

    asyncio.run(run())


def test_examining_ends_with_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there is to read."""
    monkeypatch.setattr(wellness, "LOOK", 1)

    async def run() -> None:
        async with opened(sqlite_url(tmp_path)):
            pass
        file = tmp_path / "orrery.db"
        damage(file)
        store = SqlStore(engine_of(make_url(sqlite_url(tmp_path))), file)
        with pytest.raises(StoreDown):
            await store.examine()
        await store.close()
        await store.examine()  # it did not get far enough to notice

    asyncio.run(run())


def damage(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        [size] = connection.execute("PRAGMA page_size").fetchone()
        [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
    connection.close()
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xa5" * size)
