"""Records and rows to store, and a store that is closed again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from orrery.store import SqlStore, open_store
from orrery.tables.port import SeatRecord, StoredRow, TableRecord


def record(name: str = "t1", touched: float = 100.0) -> TableRecord:
    seats = [
        SeatRecord("person", "Anna", token_hash="aa", joined=True, host=True, entropy="00" * 16),
        SeatRecord("person", "Jörg 'x' \"y\" ☃", hot_seat=True, stand_in="captain"),
        SeatRecord("bot", "Käpt'n", bot="captain", joined=True),
    ]
    return TableRecord(
        id=name,
        game="some game",
        rules_version="1",
        options={"setup": "free"},
        seats=seats,
        secret="5e",
        commit="c0",
        seed=None,
        status="gathering",
        created=99.5,
        touched=touched,
    )


def row(n: int, seat: int = 0, key: str | None = None) -> StoredRow:
    return StoredRow(n, seat, f"code:{n}", key, 100.0 + n)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlStore]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def rows_of(store: SqlStore, table: str) -> list[StoredRow]:
    found = await store.load(table)
    assert found is not None
    return found[1]
