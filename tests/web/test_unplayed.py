"""Tables that somebody made and nobody played at do not stay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.web.settings import DAY

from .helpers import Served, serving, settings_for, until

NOON = 1_700_000_000.0


class Passing:
    now = 0.0

    def wall(self) -> float:
        return NOON + self.now


@pytest.fixture
def passing() -> Passing:
    return Passing()


@pytest.fixture
def server(folder: Path, passing: Passing) -> Iterator[Served]:
    with serving(settings_for(folder, clock=passing.wall, steady=lambda: passing.now, sweep=0.01)) as found:
        yield found


def there(server: Served, table: str) -> bool:
    return server.http.get(f"/api/tables/{table}").status_code == 200


def test_they_go_in_a_day(server: Served, passing: Passing) -> None:
    """Also where bots have chosen; not where a person has, or where what was played came from a file."""
    empty = server.create("me", "friend")["table"]
    bots = server.create("me", "random")["table"]
    mine = server.create("me", "random")
    until(lambda: bool(server.hub.tables[bots].table.log))  # type: ignore[union-attr]
    with server.sit(mine, 0) as me:
        me.asked()
        assert me.choose()["type"] == "ack"
    token = {"x-seat-token": mine["seats"][0]["token"]}
    saved = server.http.get(f"/api/tables/{mine['table']}/export", headers=token)
    brought = server.http.post("/api/import", json=saved.json())
    assert brought.status_code == 201
    passing.now += 0.9 * DAY
    looks = server.hub.expiry.looks
    until(lambda: server.hub.expiry.looks >= looks + 2)
    assert there(server, empty)
    assert there(server, bots)
    passing.now += 0.2 * DAY
    until(lambda: not there(server, empty) and not there(server, bots))
    assert there(server, mine["table"])
    assert there(server, brought.json()["table"])


def test_not_while_somebody_sits_there(server: Served, passing: Passing) -> None:
    gathering = server.create("me", "friend")
    other = server.create("me", "friend")["table"]
    with server.sit(gathering, 0):
        passing.now += 2 * DAY
        until(lambda: not there(server, other))
        assert there(server, gathering["table"])
    until(lambda: not there(server, gathering["table"]))


def test_never_is_never(folder: Path, passing: Passing) -> None:
    settings = settings_for(folder, clock=passing.wall, steady=lambda: passing.now, sweep=0.01, expire_days=0)
    with serving(settings) as server:
        table = server.create("me", "random")["table"]
        passing.now += 400 * DAY
        looks = server.hub.expiry.looks
        until(lambda: server.hub.expiry.looks >= looks + 2)
        assert there(server, table)
