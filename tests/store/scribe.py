"""Appends rows to several tables at once until it is killed, and prints each row that the store has acknowledged."""

from __future__ import annotations

import asyncio
import sys

from orrery.store import open_store
from orrery.tables.port import StoredRow

from .helpers import record

TABLES = [f"t{n}" for n in range(8)]


async def write(url: str) -> None:
    store = await open_store(url)
    counts: dict[str, int] = {}
    for table in TABLES:
        found = await store.load(table)
        if found is None:
            await store.create(record(table))
        counts[table] = 0 if found is None else len(found[1])

    async def play(table: str) -> None:
        while True:
            n = counts[table]
            size = 1 + n % 3
            rows = [StoredRow(n + i, 0, f"{table}:{n + i}", f"key{n + i}", 1.0) for i in range(size)]
            await store.append(table, rows, str(n + size - 1), 1.0)
            for row in rows:
                print(table, row.n, flush=True)
            counts[table] += size

    await asyncio.gather(*(play(table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
