"""What an operator does with the tables, on both databases; his commands are tried in tests/cli/test_admin.py."""

from __future__ import annotations

import asyncio

from orrery.store import operating
from orrery.store.operator import Ban

from .helpers import opened, record, row


def test_an_operator_beside_a_server(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, operating(url) as operator:
            await store.create(record("old", 1.0))
            await store.create(record("new", 2.0), [row(0), row(1)])
            new, old = await operator.tables()
            assert (new.table, new.rows, new.touched, old.table, old.rows) == ("new", 2, 2.0, "old", 0)
            assert (new.seats[0], new.status) == ("Anna", "gathering")

            assert await operator.delete("new")
            assert not await operator.delete("new")
            assert await store.missing(["old", "new", "never"]) == {"new", "never"}
            assert await store.load("new") is None

            assert await store.banned() == set()
            for at, network in enumerate(["192.0.2.0/24", "198.51.100.1/32", "192.0.2.0/24"]):
                await operator.ban(network, float(at))
            assert await operator.bans() == [Ban("198.51.100.1/32", 1.0), Ban("192.0.2.0/24", 2.0)]
            assert await store.banned() == {"198.51.100.1/32", "192.0.2.0/24"}
            assert await operator.unban("192.0.2.0/24")
            assert not await operator.unban("192.0.2.0/24")
            assert await store.banned() == {"198.51.100.1/32"}

    asyncio.run(run())


def test_many_tables_are_looked_for_at_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(record())
            names = [f"n{number}" for number in range(1200)]
            assert await store.missing([*names, "t1"]) == set(names)
            assert await store.missing([]) == set()

    asyncio.run(run())
