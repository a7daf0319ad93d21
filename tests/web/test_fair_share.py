"""What one address may take of the server is less than it carries. Counted, not timed."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from orrery.web.bot_jobs import Job, Played
from orrery.web.errors import Problem

from .helpers import Message, Served, serving, settings_for, until
from .test_limits import FAR


def test_spectators_of_one_address(folder: Path) -> None:
    """At whatever tables; players of the same address have their seats."""
    with serving(settings_for(folder, spectators_per_address=3)) as server, ExitStack() as rest:
        tables = [server.create("me", "random") for _ in range(2)]
        crowd = [rest.enter_context(server.sit(tables[n % 2], None)) for n in range(8)]
        assert [one.messages[-1].get("error", "") for one in crowd] == [""] * 3 + ["too_many_windows"] * 5
        assert rest.enter_context(server.sit(tables[0], 0)).asked()
        crowd[0].close()
        until(lambda: sum(map(len, (live.connections for live in server.hub.tables.values()))) == 3)
        assert rest.enter_context(server.sit(tables[1], None)).state["me"] is None


def test_messages_of_one_address_are_counted_together(folder: Path) -> None:
    """However many sockets they come over, who hurries waits; and nobody elsewhere does."""
    with serving(settings_for(folder, messages_per_address=2.0, steady=lambda: 0.0)) as server, ExitStack() as rest:
        table = server.create("me", "random")
        messages = server.server.config.app.state.messages  # type: ignore[union-attr]
        waits: list[float] = []
        wait = messages.wait

        def noted(address: str, cost: float) -> float:
            waits.append(wait(address, cost))
            return waits[-1]

        messages.wait = noted
        sockets = [rest.enter_context(server.sit(table, None)) for _ in range(5)]
        for one in sockets:
            for _ in range(7):
                one.send({"type": "ping"})
        until(lambda: len(waits) >= 25)
        assert waits[:20] == [0.0] * 20
        assert waits[20:25] == [0.5, 1.0, 1.5, 2.0, 2.5]
        assert wait("203.0.113.9", 20) == 0.0


class Thinking:
    """Instead of the processes: bots that think until they are let go, and whose tables are counted."""

    def __init__(self, server: Served) -> None:
        self.let_go = False
        self.now: list[bytes] = []
        server.hub.bot_pool.think = self.think  # type: ignore[method-assign]

    async def think(self, job: Job) -> Played:
        self.now.append(job.state)
        while not self.let_go:
            await asyncio.sleep(0.005)
        self.now.remove(job.state)
        raise Problem(503, "stopping")


def handover(server: Served, table: Message, bot: str | None = "random", **more: Any) -> tuple[int, str]:
    body = {"token": table["seats"][0]["token"], "seat": 0, "bot": bot}
    answer = server.http.post(f"/api/tables/{table['table']}/handover", json=body, **more)
    return answer.status_code, answer.json().get("error", "")


def test_tables_that_one_address_leaves_to_bots(folder: Path) -> None:
    with serving(settings_for(folder, self_playing_per_address=2)) as server:
        tables = [server.create("me", "random") for _ in range(4)]
        thinking = Thinking(server)
        until(lambda: not any(live.thinking for live in server.hub.tables.values()))
        try:
            found = [handover(server, table) for table in tables]
            assert found == [(200, ""), (200, ""), (429, "too_many_self_playing"), (429, "too_many_self_playing")]
            assert handover(server, tables[3], headers=FAR) == (200, "")
            assert handover(server, tables[2], headers=FAR) == (200, "")
            until(lambda: len(thinking.now) == 1)  # of four: the others wait for their turn
            mine = server.create("me", "random", seed="mine")  # its bot selects as soon as the table is made
            until(lambda: len(thinking.now) == 2)
            assert server.hub.tables[mine["table"]].thinking
            assert handover(server, tables[0], None) == (200, "")
            assert handover(server, mine) == (200, "")
        finally:
            thinking.let_go = True


def test_after_a_restart_they_go_on_for_those_who_come(folder: Path) -> None:
    settings = settings_for(folder, self_playing_per_address=1)
    with serving(settings) as server:
        tables = [server.create("me", "random") for _ in range(2)]
        thinking = Thinking(server)
        assert handover(server, tables[0]) == (200, "")
        assert handover(server, tables[1], headers=FAR) == (200, "")
        thinking.let_go = True
    with serving(settings) as server:
        thinking = Thinking(server)
        try:
            with server.sit(tables[0], None), server.sit(tables[1], None, lang="de") as eve:
                refused = eve.wait(lambda m: m["type"] == "refused")
                assert refused["error"] == "too_many_self_playing"
                assert refused["message"].startswith("An genug Tischen")
        finally:
            thinking.let_go = True
