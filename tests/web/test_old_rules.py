"""Tables that were begun with other rules than this server has: they can be looked at, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from orrery.games import load
from orrery.store.schema import TABLES
from orrery.tables.port import StoredRow

from .helpers import Served, in_store, serving, settings_for, until

SAVE = Path(__file__).parent.parent / "tables" / "saves" / "roll-1.json"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(settings_for(tmp_path)) as found:
        yield found


@pytest.mark.parametrize("fault", ["digest", "row"])
def test_other_rules_open_read_only(server: Served, fault: str) -> None:
    table = server.create("me", "novice", seed="rules")
    with server.sit(table, 0) as me:
        me.play(random.Random(1), 6)
        me.asked()
    until(lambda: not server.hub.tables[table["table"]].users)
    server.hub.unload(float("inf"))

    async def change(store: Any) -> int:
        rows: list[StoredRow] = (await store.load(table["table"]))[1]
        if fault == "digest":
            async with store._engine.begin() as connection:
                await connection.execute(update(TABLES).values(digest="0" * 32))
        else:
            await store.append(table["table"], [StoredRow(len(rows), 0, "no:such", None, 1.0)], "0" * 32, 1.0)
        return len(rows)

    rows = in_store(server, change)
    with server.sit(table, 0, lang="de") as me:
        assert "ansehen" in me.state["read_only"]
        assert me.state["question"] is None
        assert me.state["board"]["round"] >= 1
        assert me.choose("ready")["error"] == "other_rules"
    info = server.http.get(f"/api/tables/{table['table']}?lang=en").json()
    assert "looked at" in info["read_only"]
    assert len(in_store(server, lambda store: store.load(table["table"]))[1]) == rows + (fault == "row")


def test_a_real_game_of_rules_version_1_opens_read_only(server: Served) -> None:
    """Its rows are played as far as they go; nothing of it is lost."""
    data = SAVE.read_bytes()
    old = msgspec.json.decode(data)
    assert old["rules_version"] == "1"
    table = server.create("me", "hotseat", seed="version 1")
    until(lambda: not server.hub.tables[table["table"]].users)
    server.hub.unload(float("inf"))
    rows = [StoredRow(n, seat, code, None, 1.0) for n, (seat, code) in enumerate(old["log"])]

    async def put_back(store: Any) -> None:
        async with store._engine.begin() as connection:
            await connection.execute(update(TABLES).values(rules_version="1", seed=old["seed"]))
        await store.append(table["table"], rows, old["digest"], 1.0)

    in_store(server, put_back)
    with server.sit(table, 0, lang="en") as me:
        assert "looked at but not played on" in me.state["read_only"]
        assert me.state["question"] is None
        assert me.choose("ready")["error"] == "other_rules"
    record, kept = in_store(server, lambda store: store.load(table["table"]))
    assert (record.rules_version, record.digest) == ("1", old["digest"])
    assert kept == rows


def test_a_table_has_the_rules_it_was_begun_with(server: Served) -> None:
    """Not those of the day it was laid: its people may have gathered meanwhile."""
    table = server.create("me", "friend")
    server.hub.tables[table["table"]].record.rules_version = "1"
    server.join(table, 1)
    record = in_store(server, lambda store: store.load(table["table"]))[0]
    assert (record.status, record.rules_version) == ("running", load("roll").rules.rules_version)
