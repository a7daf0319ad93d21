"""What an operator orders with `orrery admin` is done by the server that runs; a backup is made beside it."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from orrery.web import orders, socket

from .helpers import Served, serving, settings_for, until
from .test_faults import away, faulty

FAR = {"x-forwarded-for": "203.0.113.9"}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(orders, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(socket, "LOOK_SECONDS", 0.05)
    with serving(settings_for(tmp_path / "data")) as found:
        yield found


def orrery(server: Served, *words: str) -> str:
    folder = str(Path(server.settings.database.removeprefix("sqlite+aiosqlite:///")).parent)
    command = [sys.executable, "-m", "orrery", *words, "--data", folder]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_whoever_is_banned_is_shown_out_and_kept_out(server: Served) -> None:
    table = server.create("me", "hotseat")
    address = f"ws://{server.host}/ws/{table['table']}"
    hello = json.dumps({"type": "hello", "token": table["seats"][1]["token"]})
    with server.sit(table, 0) as near, connect(address, additional_headers=FAR) as far:
        far.send(hello)
        assert json.loads(far.recv())["type"] == "update"
        near.see(lambda state: state["seats"][1]["connected"])
        orrery(server, "admin", "ban", "203.0.113.0/24")
        while (message := json.loads(far.recv(10)))["type"] != "closed":
            pass
        assert message["error"] == "banned"
        near.see(lambda state: not state["seats"][1]["connected"])
        assert near.choose()["type"] == "ack"
    answer = server.http.get("/api/games", headers=FAR)
    assert (answer.status_code, answer.json()["error"]) == (403, "banned")
    assert server.http.get("/", headers=FAR).status_code == 403
    with connect(address, additional_headers=FAR) as far:
        assert json.loads(far.recv())["error"] == "banned"
    assert server.http.get("/api/games", headers={"x-forwarded-for": "203.0.112.9"}).status_code == 200
    with faulty(server, banned=away):
        until(lambda: server.http.get("/api/games", headers=FAR).status_code == 403)
    orrery(server, "admin", "ban", "--end", "203.0.113.0/24")
    until(lambda: server.http.get("/api/games", headers=FAR).status_code == 200)


def test_bans_outlast_the_server(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as server:
        orrery(server, "admin", "ban", "203.0.113.9")
    with serving(settings_for(tmp_path)) as server:
        assert server.http.get("/api/games", headers=FAR).status_code == 403


def test_a_deleted_table_is_gone_for_who_sits_at_it(server: Served) -> None:
    table, other = server.create("me", "hotseat"), server.create("me", "hotseat")
    with server.sit(table, 0) as anna, server.sit(other, 0) as ben:
        orrery(server, "admin", "delete", table["table"])
        assert anna.wait(lambda message: message["type"] == "closed")["error"] == "no_table"
        assert ben.choose()["type"] == "ack"
    assert server.http.get(f"/api/tables/{table['table']}").status_code == 404


def test_a_backup_beside_a_game_goes_on_where_it_was_made(server: Served, tmp_path: Path) -> None:
    """Whatever is being played: it holds a moment of it."""
    table = server.create("me", "random", seed="backup")
    restored = tmp_path / "restored"
    restored.mkdir()
    with server.sit(table, 0) as me:
        playing = threading.Thread(target=me.play, args=(random.Random(1), 40))
        playing.start()
        until(lambda: me.state["seq"] > 5)
        before = me.state["seq"]
        assert orrery(server, "backup", str(restored / "orrery.db")) == f"1 table was copied to {restored}/orrery.db.\n"
        playing.join()
    with serving(settings_for(restored)) as second, second.sit(table, 0) as me:
        assert me.state["seq"] >= before
        assert me.asked()
        me.play(random.Random(2), 5)
