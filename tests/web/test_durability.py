"""A server that is killed loses nothing that it has acknowledged, and does nothing twice.

`tools/soak.py` tries the same at length.
"""

from __future__ import annotations

import signal
from pathlib import Path

from tools.soak import Player, Server, kills, post

from .helpers import Client


def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    found = kills(10, tmp_path, tables=3)
    assert found["acknowledged"] > 50
    assert found["resumed"] >= 10
    assert '"exception"' not in (tmp_path / "server.log").read_text(encoding="utf-8")


def test_a_restart_in_mid_game(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    table = post(
        server.host, "/api/tables", {"game": "roll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
    )
    token = table["seats"][0]["token"]
    with Client(server.host, table["table"], token) as me:
        for _ in range(6):
            question = me.asked()
            assert me.choose()["type"] == "ack"
            me.until_moved(question["id"])
        me.asked()
        before = me.state
    assert server.stop() == 0
    server.start()
    try:
        with Client(server.host, table["table"], token, since=before["seq"]) as me:
            assert me.state["board"] == before["board"]
            assert me.state["question"] == before["question"]
            assert me.state["news"] == []
            assert me.choose()["type"] == "ack"
    finally:
        assert server.stop(signal.SIGINT) == 130


def test_a_player_of_the_soak_notices_what_is_wrong() -> None:
    player = Player("127.0.0.1:1", "t", "x", 0)
    player.heard({"first": 0, "seq": 2, "news": [1, 2]})
    assert player.fault is None
    player.heard({"first": 1, "seq": 3, "news": [2, 3]})
    assert player.fault == "news 1 to 3 after 2"
