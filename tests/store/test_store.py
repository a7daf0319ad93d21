"""The store keeps what it was given, refuses what is there already, and groups what waits. On both databases."""

from __future__ import annotations

import asyncio
import copy
import sqlite3

import pytest

from orrery.store import open_store
from orrery.tables.port import Conflict, Store, StoreDown

from .helpers import opened, record, row, rows_of


def test_a_record_comes_back_as_it_went(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(record())
            assert await store.load("t1") == (record(), [])
            changed = record()
            changed.status, changed.seed, changed.study = "running", "é", True
            changed.seats[1].stand_in = None
            await store.save(changed)
        async with opened(url) as store:  # also after a restart
            assert await store.load("t1") == (changed, [])
            assert await store.load("t2") is None

    asyncio.run(run())


def test_saving_leaves_alone_what_belongs_to_the_rows(url: str) -> None:
    """Else a server that does not know the last row would save a digest that the rows do not lead to."""

    async def run() -> None:
        async with opened(url) as store:
            await store.create(record())
            await store.append("t1", [row(0)], "d1", 101.0)
            stale = record()
            stale.status, stale.digest = "running", "d0"
            await store.save(stale)
            found = await store.load("t1")
            assert found is not None
            assert (found[0].status, found[0].digest, found[0].touched) == ("running", "d1", 101.0)

    asyncio.run(run())


def test_a_stale_record_is_not_saved_over_a_newer_one(url: str) -> None:
    """Two servers on one database: who remembers an older record has to look again."""

    async def run() -> None:
        async with opened(url) as one, opened(url) as other:
            await one.create(record())
            for store, name in ((one, "Anne"), (other, "Anja")):
                found = await store.load("t1")
                assert found is not None
                mine = found[0]
                mine.seats[0].name = name
                stale = copy.deepcopy(mine)
                await store.save(mine)
                with pytest.raises(Conflict, match="version"):
                    await store.save(stale)
                assert stale.version == mine.version - 1
                assert await one.load("t1") == await other.load("t1") == (mine, [])
                mine.seats[1].name = "Ben"  # who has saved may save again
                await store.save(mine)
            assert mine.version == 4
            await one.append("t1", [row(0)], "d1", 101.0)  # rows have numbers of their own
            await one.save(mine)

    asyncio.run(run())


def test_of_two_changes_at_once_one_is_refused(url: str) -> None:
    """Also in one transaction."""

    async def run() -> None:
        async with opened(url) as store:
            await asyncio.gather(store.create(record("t1")), store.create(record("t2")))
            changes = [store.save(copy.deepcopy(record(name))) for name in ("t1", "t1", "t2")]
            done = await asyncio.gather(*changes, return_exceptions=True)
            assert [type(result) for result in done[::2]] == [type(None)] * 2
            assert isinstance(done[1], Conflict)

    asyncio.run(run())


def test_a_table_is_created_with_all_its_rows_or_not_at_all(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            whole = record()
            whole.digest = "d1"
            await store.create(whole, [row(0), row(1, key="k")])
            assert await store.load("t1") == (whole, [row(0), row(1, key="k")])
            with pytest.raises(Conflict):
                await store.create(record("t2"), [row(0), row(0)])
            with pytest.raises(StoreDown):
                await store.create(record("t2"), [row(0), row(1, key="\ud800")])
            assert await store.load("t2") is None

    asyncio.run(run())


def test_rows_come_back_in_order_with_the_digest(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(record())
            await store.append("t1", [row(0, key="k0"), row(1, 1, "k0")], "d1", 101.0)
            await store.append("t1", [row(2)], "d2", 102.0)
            await store.append("t1", [], "d3", 103.0)  # nothing to append: nothing changes
            found = await store.load("t1")
            assert found is not None
            assert found[1] == [row(0, key="k0"), row(1, 1, "k0"), row(2)]
            assert (found[0].digest, found[0].touched) == ("d2", 102.0)

    asyncio.run(run())


def test_record_and_rows_are_of_the_same_moment(url: str) -> None:
    """Also while somebody else writes."""

    async def write(store: Store) -> None:
        for n in range(200):
            await store.append("t1", [row(n)], str(n + 1), 101.0)

    async def run() -> None:
        async with opened(url) as store:
            await store.create(record())
            writing = asyncio.create_task(write(store))
            moments = set()
            while not writing.done():
                found = await store.load("t1")
                assert found is not None
                assert found[0].digest == str(len(found[1]) or "")
                moments.add(len(found[1]))
            assert len(moments) > 1

    asyncio.run(run())


def test_what_is_there_already_is_a_conflict_and_nothing_is_stored(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.create(record())
            await store.append("t1", [row(0, key="k0")], "d", 101.0)
            with pytest.raises(Conflict):
                await store.create(record())
            for rows in ([row(0)], [row(1), row(0)], [row(1, key="k0")], [row(1, key="k1"), row(2, key="k1")]):
                with pytest.raises(Conflict):
                    await store.append("t1", rows, "other", 999.0)
            with pytest.raises(Conflict):
                await store.append("nowhere", [row(0)], "d", 101.0)
            with pytest.raises(KeyError):
                await store.save(record("nowhere"))
            found = await store.load("t1")
            assert found is not None
            assert (found[0].digest, found[1]) == ("d", [row(0, key="k0")])
            await store.append("t1", [row(1, 1, "k0")], "d", 102.0)  # another seat's key is its own

    asyncio.run(run())


def test_what_waits_goes_into_one_transaction(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            names = [f"t{n}" for n in range(40)]
            await asyncio.gather(*(store.create(record(name)) for name in names))
            before = store.transactions

            async def play(name: str) -> None:
                for n in range(5):
                    await store.append(name, [row(n, key=str(n))], f"{name}/{n}", 101.0)
                    assert [r.n for r in await rows_of(store, name)] == list(range(n + 1))

            await asyncio.gather(*(play(name) for name in names))
            assert 5 <= store.transactions - before < 120  # of 200 appends
            for name in names:
                found = await store.load(name)
                assert found is not None
                assert found[0].digest == f"{name}/4"

    asyncio.run(run())


def test_one_conflict_does_not_harm_the_others(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            names = [f"t{n}" for n in range(20)]
            await asyncio.gather(*(store.create(record(name)) for name in names))
            await store.append("t7", [row(0)], "d", 101.0)
            done = await asyncio.gather(
                *(store.append(name, [row(0)], "e", 102.0) for name in names), return_exceptions=True
            )
            assert [name for name, result in zip(names, done, strict=True) if result is not None] == ["t7"]
            assert isinstance(done[7], Conflict)
            assert all([await rows_of(store, name) == [row(0)] for name in names])

    asyncio.run(run())


@pytest.mark.parametrize("key", ["\0", "\ud800"])
def test_what_the_database_does_not_take_does_not_harm_the_others(url: str, key: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            names = [f"t{n}" for n in range(20)]
            await asyncio.gather(*(store.create(record(name)) for name in names))
            done = await asyncio.gather(
                *(store.append(name, [row(0, key=key if name == "t7" else "k")], "e", 102.0) for name in names),
                return_exceptions=True,
            )
            assert isinstance(done.pop(7), StoreDown | None)  # SQLite takes a zero
            assert done == [None] * 19
            for name in set(names) - {"t7"}:
                assert await rows_of(store, name) == [row(0, key="k")]

    asyncio.run(run())


@pytest.mark.parametrize("error", [ConnectionResetError(), sqlite3.OperationalError("database is locked")])
def test_if_the_database_is_away_nobody_tries_alone(
    url: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0

    async def away(*_: object) -> None:
        nonlocal tried
        tried += 1
        raise error

    async def run() -> None:
        async with opened(url) as store:
            await store.create(record())
            with monkeypatch.context() as patch:
                patch.setattr("orrery.store.writer.write_rows", away)
                appends = (store.append("t1", [row(n)], "d", 101.0) for n in range(20))
                done = await asyncio.gather(*appends, return_exceptions=True)
            assert all(isinstance(result, StoreDown) for result in done)
            assert await rows_of(store, "t1") == []

    asyncio.run(run())
    assert tried == 1


def test_closing_writes_what_waits_and_then_refuses(url: str) -> None:
    async def run() -> None:
        store = await open_store(url)
        await store.create(record())
        waiting = [asyncio.create_task(store.append("t1", [row(n)], "d", 101.0)) for n in range(3)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 3
        with pytest.raises(StoreDown) as down:
            await store.append("t1", [row(3)], "d", 101.0)
        assert down.value.key == "store_closed"
        async with opened(url) as again:
            assert [r.n for r in await rows_of(again, "t1")] == [0, 1, 2]

    asyncio.run(run())


def test_who_is_cancelled_while_waiting_harms_nobody(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await asyncio.gather(store.create(record("t1")), store.create(record("t2")))
            gone = asyncio.create_task(store.append("t1", [row(0)], "d", 101.0))
            stays = asyncio.create_task(store.append("t2", [row(0)], "d", 101.0))
            await asyncio.sleep(0)
            gone.cancel()
            await stays
            with pytest.raises(asyncio.CancelledError):
                await gone
            await store.append("t2", [row(1)], "d", 101.0)

    asyncio.run(run())


def test_it_is_a_store(url: str) -> None:
    async def run() -> None:
        store: Store = await open_store(url)
        assert await store.count() == 0
        await store.close()

    asyncio.run(run())
