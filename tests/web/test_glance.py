"""A look at one's own tables from the lobby: it says whose turn it is, and nobody at the tables hears of it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from orrery.web.bodies import MOST_GLANCES
from orrery.web.limits import PerAddress

from .helpers import Message, Served, in_store, serving, settings_for, until
from .test_faults import away, faulty, stored


def seat_at(table: Message, seat: int = 0) -> Message:
    return {"table": table["table"], "token": table["seats"][seat]["token"]}


def look(served: Served, *seats: Message, lang: str = "en") -> list[Any]:
    answer = served.http.post(f"/api/glances?lang={lang}", json={"seats": list(seats)})
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()
    return found


def pair(served: Served) -> Message:
    """Two people, who have both joined."""
    table = served.create("me", "friend", options={"setup": "beginner"})
    served.join(table, 1)
    return table


def test_nobody_hears_of_a_look(served: Served) -> None:
    table = pair(served)
    with served.sit(table, 0) as anna:
        anna.asked()
        until(lambda: anna.quiet(0.2))
        for lang in ("en", "de"):
            assert look(served, seat_at(table, 1), lang=lang)[0]["mine"]
            assert look(served, seat_at(table, 0), lang=lang)[0]["mine"]
        assert anna.quiet()
        assert [seat["connected"] for seat in anna.state["seats"]] == [True, False]
        assert len(served.hub.tables[table["table"]].connections) == 1
    look(served, seat_at(table, 0))
    with served.sit(table, 1) as ben:
        assert [seat["connected"] for seat in ben.state["seats"]] == [False, True]


def test_whose_turn_it_is(served: Served) -> None:
    table = pair(served)
    with served.sit(table, 0) as anna:
        anna.asked()
        while anna.question is not None:
            anna.choose_and_see()
    waits = {"status": "running", "round": 1, "mine": False, "names": ["Ben"], "busy": ["Ben"], "read_only": None}
    asked = {"status": "running", "round": 1, "mine": True, "names": ["Me0"], "busy": [], "read_only": None}
    assert look(served, seat_at(table, 0), seat_at(table, 1)) == [waits, asked]
    body = {"token": table["seats"][1]["token"], "seat": 1, "bot": "captain"}
    assert served.http.post(f"/api/tables/{table['table']}/handover", json=body).status_code == 200
    until(lambda: look(served, seat_at(table, 0))[0]["mine"])
    assert look(served, seat_at(table, 1))[0]["mine"] is False, "a bot plays for Ben"


def test_before_and_after_the_game(served: Served) -> None:
    waiting, solo = served.create("me", "friend", "captain"), served.create("me", "random", seed="look")
    with served.sit(solo, 0) as me:
        me.play(random.Random(3))
    before, over = look(served, seat_at(waiting), seat_at(solo))
    assert (before["status"], before["mine"], before["busy"]) == ("gathering", False, ["Friend1"])
    assert (before["names"], before["round"]) == (["Friend1", "Captain"], 0)
    assert (over["status"], over["mine"], over["busy"]) == ("over", False, [])
    [german] = look(served, seat_at(waiting), lang="de")
    assert german["names"] == ["Friend1", "Kapitän"]


def test_a_game_of_other_rules_says_so(served: Served) -> None:
    table = pair(served)
    served.hub.tables[table["table"]].read_only = "other_rules"
    english, german = (look(served, seat_at(table), lang=lang)[0] for lang in ("en", "de"))
    assert english["mine"] is german["mine"] is False
    assert english["read_only"].endswith(".")
    assert english["read_only"] != german["read_only"]


def test_a_wrong_token_is_answered_like_an_unknown_table(served: Served) -> None:
    mine, other = served.create("me", "random"), served.create("me", "random")
    strange = [
        {"table": mine["table"], "token": "x" * 22},
        {"table": mine["table"], "token": ""},
        {"table": mine["table"], "token": other["seats"][0]["token"]},
        {"table": "nothingthere", "token": mine["seats"][0]["token"]},
    ]
    found = look(served, *strange, seat_at(mine))
    assert found[:4] == [None] * 4
    assert found[4]["status"] == "running"


def test_a_look_changes_nothing_and_wakes_no_bots(folder: Path) -> None:
    """Not even those that owe an answer, because it could not be stored when they gave it."""
    now = [1_000_000.0]
    with serving(settings_for(folder, clock=lambda: now[0])) as server:
        with faulty(server, append=away):
            table = server.create("me", "captain", options={"setup": "beginner"})
            until(lambda: not server.hub.tables[table["table"]].thinking)
        server.hub.unload(float("inf"))
        before = in_store(server, lambda store: store.load(table["table"]))
        assert before[1] == []
        now[0] += 1000
        assert look(server, seat_at(table))[0]["mine"]
        assert not server.hub.tables[table["table"]].thinking
        assert in_store(server, lambda store: store.load(table["table"])) == before
        with server.sit(table, 0):
            until(lambda: len(stored(server, table)) > 0)


def test_tables_are_loaded_one_after_the_other(folder: Path) -> None:
    with serving(settings_for(folder)) as server:
        tables = [server.create("me", "friend") for _ in range(MOST_GLANCES)]
        server.hub.unload(float("inf"))
        assert not server.hub.tables
        loading: list[int] = []
        load = server.hub.store.load

        async def slow(table: str) -> Any:
            loading.append(len(server.hub._loading))
            await asyncio.sleep(0.01)
            return await load(table)

        with faulty(server, load=slow):
            found = look(server, *map(seat_at, tables))
        assert [one["status"] for one in found] == ["gathering"] * MOST_GLANCES
        assert loading == [1] * MOST_GLANCES


def test_what_may_be_asked_for_at_once(folder: Path) -> None:
    """Every table counts as a request, and there may not be many in one."""
    now = [1_000_000.0]
    limits = {"requests_per_address": 2.0, "clock": lambda: now[0]}  # twenty at once
    with serving(settings_for(folder, **limits)) as server:
        seat = seat_at(server.create("me", "friend"))
        assert len(look(server, *[seat] * MOST_GLANCES)) == MOST_GLANCES
        refused = server.http.post("/api/glances?lang=en", json={"seats": [seat] * MOST_GLANCES})
        assert (refused.status_code, refused.json()["error"]) == (429, "too_fast")
        assert look(server, seat), "what was refused is counted once"
        now[0] += 10
        for count in (0, MOST_GLANCES + 1):
            refused = server.http.post("/api/glances?lang=en", json={"seats": [seat] * count})
            assert (refused.status_code, refused.json()["error"]) == (400, "bad_request")


def test_only_our_own_page_may_look(served: Served) -> None:
    seats = {"seats": [seat_at(served.create("me", "friend"))]}
    for origin, status in (("https://elsewhere.example", 403), (f"http://{served.host}", 200)):
        assert served.http.post("/api/glances", json=seats, headers={"origin": origin}).status_code == status


def test_a_store_that_is_away_is_no_table_that_is_gone(folder: Path) -> None:
    with serving(settings_for(folder)) as server:
        table = server.create("me", "friend")
        server.hub.unload(float("inf"))
        with faulty(server, load=away):
            answer = server.http.post("/api/glances", json={"seats": [seat_at(table)]})
        assert (answer.status_code, answer.json()["error"]) == (503, "store_away")
        assert look(server, seat_at(table))[0]["status"] == "gathering"


def test_a_bucket_gives_several_or_none() -> None:
    buckets = PerAddress(rate=1.0, burst=10, clock=lambda: 0.0)
    assert [buckets.take("a", 6), buckets.take("a", 6), buckets.take("a", 4)] == [True, False, True]
