"""`orrery backup` and `orrery admin`: at rest here; beside a server that plays in tests/web/test_orders.py."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from orrery.store import sqlite_url
from orrery.texts import Speech
from tests.store.helpers import opened, record, row

from .helpers import Command


@pytest.fixture
def data(tmp_path: Path) -> Path:
    async def fill() -> None:
        async with opened(sqlite_url(tmp_path / "data")) as store:
            await store.create(record("old", 1000.0))
            await store.create(record("new", 2000.0), [row(0), row(1)])

    asyncio.run(fill())
    return tmp_path / "data"


def kept(file: Path) -> list[tuple[str, int]]:
    connection = sqlite3.connect(file)
    rows = "SELECT id, (SELECT count(*) FROM rows WHERE table_id = id) FROM tables ORDER BY id"
    found = connection.execute(rows).fetchall()
    connection.close()
    return found


def test_tables_are_listed_without_secrets(orrery: Command, data: Path) -> None:
    code, out, err = orrery(f"admin tables --data {data}")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == ["table", "new", "old"]
    assert "Anna" in lines[1]
    assert "gathering" in lines[1]
    assert "5e" not in out
    assert "aa" not in out
    [new, old] = orrery.json(f"admin tables --json --data {data}")
    assert (new["table"], new["rows"], old["rows"], old["touched"]) == ("new", 2, 0, 1000.0)
    orrery.speak("de_DE.UTF-8")
    assert orrery(f"admin tables --data {data}")[1].splitlines()[0].startswith("Tisch")


def test_tables_are_deleted_with_their_rows(orrery: Command, data: Path) -> None:
    code, out, err = orrery(f"admin delete new nowhere --data {data}")
    assert (code, out) == (1, "1 table was deleted.\n")
    assert "nowhere" in err
    assert "new," not in err
    assert kept(data / "orrery.db") == [("old", 0)]
    assert orrery(f"admin delete old --data {data}")[0] == 0
    assert orrery(f"admin tables --data {data}") == (0, "There are no tables.\n", "")


def test_bans_are_kept_and_ended(orrery: Command, data: Path) -> None:
    assert orrery(f"admin ban --data {data}")[1] == "Nobody is banned.\n"
    for address in ("203.0.113.9", "203.0.113.9", "198.51.100.77/24", "2001:db8::1", "::ffff:192.0.2.1"):
        assert orrery(f"admin ban {address} --data {data}")[0] == 0
    networks = ["203.0.113.9/32", "198.51.100.0/24", "2001:db8::/64", "192.0.2.1/32"]
    assert [ban["network"] for ban in orrery.json(f"admin ban --json --data {data}")] == networks
    assert [line.split(",")[0] for line in orrery(f"admin ban --data {data}")[1].splitlines()] == networks
    assert orrery(f"admin ban 203.0.113.9 --end --data {data}")[0] == 0
    code, _, err = orrery(f"admin ban 203.0.113.9 --end --data {data}")
    assert (code, "not banned" in err) == (1, True)
    assert len(orrery.json(f"admin ban --json --data {data}")) == 3


@pytest.mark.parametrize("address", ["anna", "127.0.0.1", "0.0.0.0/0", "::1", "::/0", "::ffff:127.0.0.1", "1.2.3.4/33"])
def test_what_cannot_be_banned(orrery: Command, data: Path, address: str) -> None:
    """Whoever bans his own machine bans all that come through its proxy."""
    code, out, err = orrery(f"admin ban {address} --data {data}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert address in err
    assert orrery.json(f"admin ban --json --data {data}") == []


def test_a_backup_is_whole_and_for_nobody_else(orrery: Command, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    assert orrery(f"backup {file} --data {data}") == (0, f"2 tables were copied to {file}.\n", "")
    assert kept(file) == kept(data / "orrery.db") == [("new", 2), ("old", 0)]
    if os.name != "nt":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]
    code, _, err = orrery(f"backup {file} --data {data}")
    assert (code, "already" in err) == (2, True)
    code, _, err = orrery(f"backup {tmp_path / 'no' / 'where.db'} --data {data}")
    assert (code, "could not be written" in err) == (1, True)


def test_a_damaged_database_is_not_backed_up(orrery: Command, data: Path, tmp_path: Path) -> None:
    with (data / "orrery.db").open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * 4096 * 3)
    code, out, err = orrery(f"backup {tmp_path / 'copy.db'} --data {data}")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


COMMANDS = ["admin tables", "admin delete x", "admin ban", "admin ban 192.0.2.1", "backup copy.db"]


@pytest.mark.parametrize("line", COMMANDS)
def test_nothing_is_made_where_no_server_was(orrery: Command, tmp_path: Path, line: str) -> None:
    code, out, err = orrery(f"{line} --data {tmp_path / 'nowhere'}")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "orrery.db" in err
    assert err.endswith("--data.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("line", COMMANDS[:4])
def test_an_older_database_is_left_to_the_server(orrery: Command, data: Path, line: str) -> None:
    """Which may still run, and is as old."""
    connection = sqlite3.connect(data / "orrery.db")
    connection.execute("UPDATE alembic_version SET version_num = '4'")
    connection.commit()
    connection.close()
    code, _, err = orrery(f"{line} --data {data}")
    assert (code, "older" in err) == (1, True)


def test_postgresql_is_backed_up_by_its_own_means(orrery: Command) -> None:
    code, _, err = orrery("backup copy.db --database postgresql+asyncpg://orrery@/orrery")
    assert (code, "pg_dump" in err) == (1, True)


BAD = [
    ("admin dance", "unknown_command", {"value": "admin dance", "commands": ["tables", "delete", "ban"]}),
    ("admin tables now", "too_many_arguments", {"command": "admin tables"}),
    ("admin delete", "missing_table", {}),
    ("backup", "missing_target", {}),
    ("backup a b", "too_many_arguments", {"command": "backup"}),
    ("admin ban --end", "bad_network", {"value": ""}),
]


@pytest.mark.parametrize(("line", "key", "params"), BAD, ids=[line for line, _, _ in BAD])
def test_bad_input_is_one_sentence(orrery: Command, line: str, key: str, params: dict[str, object]) -> None:
    assert orrery(line) == (2, "", f"orrery: {Speech('en', None).error(key, **params)}\n")


def test_alone_it_says_what_it_can_do(orrery: Command) -> None:
    code, out, err = orrery("admin")
    assert (code, err) == (2, "")
    assert all(f"  {name} " in out for name in ("tables", "delete", "ban"))
