"""Tables expire, with their rows; tables at which nobody chose are found; the time is noted."""

from __future__ import annotations

import asyncio

import msgspec

from orrery.tables.port import Beat

from .helpers import opened, record, row, rows_of


def test_old_tables_expire_with_their_rows(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for name, touched in (("old", 1.0), ("new", 3.0)):
                await store.create(record(name, touched))
                await store.append(name, [row(0)], "d", touched)
            assert (await store.count(), await store.count("gathering"), await store.count("over")) == (2, 2, 0)
            assert await store.expire(3.0) == 1
            assert await store.load("old") is None
            assert await store.count() == 1
            await store.create(record("old"))
            assert await rows_of(store, "old") == []

    asyncio.run(run())


def test_tables_at_which_nobody_chose(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for name, key, imported in (("chosen", "k", False), ("bots", None, False), ("brought", None, True)):
                await store.create(msgspec.structs.replace(record(name), imported=imported), [row(0, key=key)])
            await store.create(record("empty"))
            await store.create(record("young", touched=200.0))
            assert sorted(await store.unplayed(200.0)) == ["bots", "empty"]
            assert await store.delete(["bots", "empty", *(f"t{n}" for n in range(1200)), "young"]) == 3
            assert await store.delete([]) == 0
            assert await store.count() == 2
            assert await store.load("bots") is None

    asyncio.run(run())


def test_the_time_is_noted(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            assert await store.last_beat() is None
            for beat in (Beat(1.0, 0.0), Beat(2.0, -3.5)):
                await store.beat(beat)
                assert await store.last_beat() == beat
        async with opened(url) as store:
            assert await store.last_beat() == Beat(2.0, -3.5)

    asyncio.run(run())
