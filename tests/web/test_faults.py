"""What fails behind the server: the store, a worker process, rules that have changed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.tables.port import Conflict, StoreDown, StoredRow, TableRecord

from .helpers import Message, Served, in_store, serving, settings_for, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(settings_for(tmp_path)) as found:
        yield found


class Faulty:
    """A store, but for some of its calls."""

    def __init__(self, store: Any, **calls: Any) -> None:
        self.__dict__.update(calls)
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


@contextmanager
def faulty(served: Served, **calls: Any) -> Iterator[None]:
    """While the server's store fails so."""
    hub = served.hub
    store = hub.store
    hub.store = Faulty(store, **calls)
    try:
        yield
    finally:
        hub.store = store


async def away(*_: object) -> None:
    raise StoreDown("store_failed", reason="away")


async def conflict(*_: object) -> None:
    raise Conflict("there already")


def losing(call: Any) -> Any:
    """What is done, but nobody is told so."""

    async def done(*arguments: object) -> None:
        await call(*arguments)
        raise StoreDown("store_failed", reason="the connection was lost at the commit")

    return done


def pending(served: Served, table: Message) -> list[StoredRow]:
    live = served.hub.tables[table["table"]]
    assert live.table is not None
    return live.table.unsaved(0.0)


def stored(served: Served, table: Message) -> list[StoredRow]:
    rows: list[StoredRow] = in_store(served, lambda store: store.load(table["table"]))[1]
    return rows


def test_what_is_not_stored_has_not_happened(server: Served) -> None:
    table = server.create("me", "hotseat", seed="store")
    with server.sit(table, 0) as anna, server.sit(table, 1) as ben:
        anna.see(lambda state: state["seats"][1]["connected"])
        before = anna.asked()

        with faulty(server, append=away):
            refused = anna.choose()
            assert (refused["type"], refused["error"]) == ("refused", "not_stored")
            assert ben.quiet()
            assert anna.quiet()
        anna.send({"type": "lang", "lang": "en"})
        anna.wait(lambda m: m["type"] == "update")
        assert anna.asked() == before
        assert anna.choose()["type"] == "ack"
        assert anna.ask({"type": "catch_up", "since": 0}, "catch_up")["news"]


def test_what_is_stored_has_happened_even_if_the_answer_is_lost(server: Served) -> None:
    table = server.create("me", "hotseat", seed="lost")
    with server.sit(table, 0) as anna, server.sit(table, 1) as ben:
        anna.see(lambda state: state["seats"][1]["connected"])
        number = anna.asked()["id"]
        code = anna.asked()["choices"][0]["code"]
        with faulty(server, append=losing(server.hub.store.append)):
            assert anna.choose(code, "k")["error"] == "not_stored"
        with faulty(server, load=away):  # it cannot be asked: nothing is told, neither here nor there
            assert anna.choose(code, "k", number)["error"] == "store_away"
            assert server.http.get(f"/api/tables/{table['table']}").status_code == 503
            late = server.sit(table, 0)
            assert late.messages[0]["error"] == "store_away"
            late.close()
            assert anna.quiet()
            assert ben.quiet()
        assert anna.choose(code, "k", number)["type"] == "ack"
        ben.see(lambda state: not state["seats"][0]["busy"])
        assert [row.key for row in stored(server, table)] == ["k"]
        assert ben.choose()["type"] == "ack"


def test_a_visitor_finds_what_is_stored(server: Served) -> None:
    """And what he changes of the record does not harm the rows."""
    table = server.create("me", "hotseat", seed="lost")
    path = f"/api/tables/{table['table']}"
    with server.sit(table, 0) as anna:
        anna.asked()
        with faulty(server, append=losing(server.hub.store.append)):
            assert anna.choose()["error"] == "not_stored"
        server.http.get(path)
        anna.see(lambda state: not state["seats"][0]["busy"])
        with faulty(server, save=losing(server.hub.store.save)):
            body = {"token": table["seats"][1]["token"], "name": "Renamed"}
            assert server.http.post(f"{path}/join", json=body).status_code == 503
        assert [seat["name"] for seat in server.http.get(path).json()["seats"]] == ["Me0", "Renamed"]
    until(lambda: not server.hub.tables[table["table"]].users)
    server.hub.unload(float("inf"))
    assert server.http.get(path).json()["read_only"] is None
    assert len(stored(server, table)) == 1


def test_a_conflict_while_the_store_is_away(server: Served) -> None:
    table = server.create("me", "hotseat", seed="conflict")
    with server.sit(table, 0) as anna:
        before = anna.asked()
        with faulty(server, append=conflict, load=away):
            assert anna.choose()["type"] == "refused"
            assert pending(server, table) == []
            anna.send({"type": "lang", "lang": "en"})
            anna.wait(lambda m: m["type"] == "update")
            assert anna.asked() == before
        assert anna.choose()["type"] == "ack"


def test_a_table_that_is_gone_is_closed(server: Served) -> None:
    table = server.create("me", "hotseat", seed="gone")
    with server.sit(table, 0) as anna, server.sit(table, 1) as ben:
        code = anna.asked()["choices"][0]["code"]
        in_store(server, lambda store: store.expire(float("inf")))
        anna.send({"type": "choose", "decision": anna.asked()["id"], "code": code, "key": "k"})
        for client in (anna, ben):
            assert client.wait(lambda m: m["type"] == "closed")["error"] == "no_table"
    assert table["table"] not in server.hub.tables
    assert server.http.get(f"/api/tables/{table['table']}").status_code == 404


@pytest.mark.parametrize("fault", ["store", "clock"])
def test_what_nobody_expects_is_taken_back_as_well(server: Served, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.create("me", "hotseat", seed="unexpected")

    def fail(*_: object) -> None:
        raise RuntimeError("unexpected")

    with server.sit(table, 0) as anna, server.sit(table, 1) as ben:
        before = ben.asked()
        anna.asked()
        with monkeypatch.context() as patch:
            if fault == "store":
                patch.setattr(server.hub, "store", Faulty(server.hub.store, append=fail))
            else:
                patch.setattr("orrery.web.live_table.WaitStamp", fail)
            anna.send({"type": "choose", "decision": 0, "code": anna.asked()["choices"][0]["code"], "key": "k"})
            ben.see(lambda state: not state["seats"][0]["connected"])  # that connection has ended
        assert pending(server, table) == []
        assert ben.asked() == before
        assert ben.state["seats"][0]["busy"]
        assert ben.choose()["type"] == "ack"
    assert [row.seat for row in stored(server, table)] == [1]


def test_a_repeated_choice_is_acknowledged_though_the_seat_is_handed_over(server: Served) -> None:
    table = server.create("me", "hotseat", seed="repeated")
    with server.sit(table, 0) as anna:
        question = anna.asked()
        code = question["choices"][0]["code"]
        assert anna.choose(code, "k")["type"] == "ack"
        body = {"token": table["seats"][0]["token"], "seat": 0, "bot": "captain"}
        assert server.http.post(f"/api/tables/{table['table']}/handover", json=body).status_code == 200
        assert anna.choose(code, "k", question["id"])["type"] == "ack"
        assert anna.choose(code, "other")["error"] == "handed_over"


def exported(server: Served, choices: int = 6) -> bytes:
    table = server.create("me", "novice", seed="import")
    with server.sit(table, 0) as me:
        me.play(random.Random(1), choices)
    token = {"X-Seat-Token": table["seats"][0]["token"]}
    return server.http.get(f"/api/tables/{table['table']}/export", headers=token).content


def test_another_server_has_changed_who_sits_where(server: Served) -> None:
    """What it knows is not overwritten: this server looks again, and then does as it is asked."""
    table = server.create("me", "friend")
    path = f"/api/tables/{table['table']}"

    async def elsewhere(store: Any) -> None:
        record, _ = await store.load(table["table"])
        record.seats[0].name = "Elsewhere"
        await store.save(record)

    in_store(server, elsewhere)
    body = {"token": table["seats"][1]["token"], "name": "Ben"}
    answer = server.http.post(f"{path}/join", json=body)
    assert (answer.status_code, answer.json()["error"]) == (503, "not_stored")
    assert server.http.get(path).json()["status"] == "gathering"
    assert server.http.post(f"{path}/join", json=body).status_code == 200
    assert [seat["name"] for seat in server.http.get(path).json()["seats"]] == ["Elsewhere", "Ben"]
    [record, _] = in_store(server, lambda store: store.load(table["table"]))
    assert [seat.name for seat in record.seats] == ["Elsewhere", "Ben"]


def bring(server: Served, data: bytes) -> Any:
    return server.http.post("/api/import", content=data, headers={"content-type": "application/json"})


def test_an_import_is_stored_whole_or_not_at_all(server: Served) -> None:
    data = exported(server)
    before = set(server.hub.tables)
    create = server.hub.store.create

    async def poor(record: TableRecord, rows: Sequence[StoredRow] = ()) -> None:
        if rows:
            await away()
        await create(record)

    with faulty(server, create=poor, append=away):
        assert bring(server, data).json()["error"] == "not_stored"
    assert set(server.hub.tables) == before
    assert in_store(server, lambda store: store.count()) == len(before)
    with faulty(server, append=away):  # one step
        answer = bring(server, data)
    assert answer.status_code == 201
    rows = msgspec.json.decode(data)["log"]
    found = [[row.seat, row.code] for row in stored(server, answer.json())]
    assert found[: len(rows)] == rows, "a bot may have gone on already"


def test_another_server_at_the_same_table(server: Served) -> None:
    """Its rows are not overwritten: this server follows them."""
    table = server.create("me", "hotseat", seed="two servers")
    with server.sit(table, 0) as anna:
        code = anna.asked()["choices"][0]["code"]
        live = server.hub.tables[table["table"]]

        async def elsewhere(store: Any) -> None:
            await store.append(table["table"], [StoredRow(0, 1, other, "elsewhere", 1.0)], "", 1.0)

        assert live.table is not None
        decision = live.table.decision(1)
        assert decision is not None
        other = decision.choices[0].code
        in_store(server, elsewhere)
        assert anna.choose(code)["error"] == "not_stored"
        anna.send({"type": "lang", "lang": "de"})
        anna.see(lambda state: not state["seats"][1]["busy"])
        assert anna.choose(code)["type"] == "ack"
        rows = in_store(server, lambda store: store.load(table["table"]))[1]
        assert [row.seat for row in rows] == [1, 0]
