"""What a table stores has a pace and an end, however often somebody chooses and takes it back. Counted, not timed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from .helpers import Client, Message, Served, serving, settings_for, until

BURST = 12


class Steady:
    now = 0.0


@pytest.fixture
def steady() -> Steady:
    return Steady()


@pytest.fixture
def server(folder: Path, steady: Steady) -> Iterator[Served]:
    with serving(settings_for(folder, rows_rate=2.0, rows_burst=BURST, steady=lambda: steady.now)) as found:
        yield found


def rows(server: Served, table: Message) -> int:
    live = server.hub.tables[table["table"]].table
    assert live is not None
    return len(live.log)


def again_and_again(client: Client, times: int) -> None:
    """Choose and take back, without waiting for an answer."""
    number = client.asked()["id"]
    code = client.asked()["choices"][0]["code"]
    for n in range(number, number + times, 2):
        client.send({"type": "choose", "decision": n, "code": code, "key": f"c{n}"})
        client.send({"type": "undo", "key": f"u{n}"})


def test_a_seat_has_one_pace_over_all_its_connections(server: Served, steady: Steady) -> None:
    table = server.create("me", "hotseat", seed="7")
    with ExitStack() as rest:
        first, *others = [rest.enter_context(server.sit(table, 0)) for _ in range(8)]
        again_and_again(first, BURST + 2)
        until(lambda: rows(server, table) == BURST + 1)  # the last one is on credit
        first.wait(lambda m: m.get("key") == f"c{BURST}")
        for other in others:
            other.send({"type": "undo", "key": "over another line"})
        with server.sit(table, 1) as ben:
            ben.asked()
            assert ben.choose()["type"] == "ack"
        assert rows(server, table) == BURST + 2
        for _ in range(10):
            first.quiet(0.05)
        assert rows(server, table) == BURST + 2
        steady.now += 10.0
        assert first.wait(lambda m: m.get("key") == f"u{BURST}")["type"] in ("ack", "refused")


def test_a_long_log_takes_nothing_back(folder: Path) -> None:
    """The game itself can always be played to its end."""
    with serving(settings_for(folder, rows_per_table=6)) as server:
        table = server.create("me", "hotseat", seed="7")
        with server.sit(table, 0) as me, server.sit(table, 1, lang="de") as ben:
            again_and_again(me, 6)
            me.wait(lambda m: m.get("key") == "u4")
            me.asked()
            assert me.choose()["type"] == "ack"
            refused = me.undo()
            assert (refused["error"], rows(server, table)) == ("log_long", 7)
            assert "6" in refused["message"]
            ben.asked()
            assert ben.choose()["type"] == "ack"
            assert ben.undo()["message"].endswith("Spiele zu Ende.")
            assert me.undo(study=True)["error"] == "log_long"
