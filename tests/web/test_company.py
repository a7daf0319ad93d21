"""People who come, go, are replaced, come back, and play again."""

from __future__ import annotations

import json
import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from orrery.tables.fair import seed_of
from orrery.tables.port import SeatRecord
from orrery.tables.verify import verify
from orrery.web.render import awaited
from orrery.web.settings import Settings

from .helpers import Served, serving, settings_for, until


def test_handover_and_back(served: Served) -> None:
    table = served.create("me", "friend", seed=None)
    address = f"/api/tables/{table['table']}"
    served.join(table, 1)
    tokens = [seat["token"] for seat in table["seats"]]
    with served.sit(table, 0) as anna, served.sit(table, 1) as ben:
        body = {"token": tokens[0], "seat": 1, "bot": "captain"}
        assert served.http.post(f"{address}/handover", json={**body, "token": tokens[1], "seat": 0}).status_code == 403
        assert served.http.post(f"{address}/handover", json={**body, "bot": "nobody"}).status_code == 400
        assert served.http.post(f"{address}/handover", json={**body, "seat": 7}).status_code == 400
        refused = served.http.post(f"{address}/handover", json=body)
        assert (refused.status_code, refused.json()["error"]) == (409, "person_here")
        ben.close()
        anna.see(lambda state: not state["seats"][1]["connected"])
        assert served.http.post(f"{address}/handover", json=body).json() == {"ok": True}
        anna.wait(lambda m: m["type"] == "info" and m["what"] == "handover")
        anna.play(random.Random(7), 10)
        assert anna.state["round"] >= 1
        assert anna.state["seats"][1]["bot"] == "captain"
        ben = served.sit(table, 1)
        until(lambda: ben.quiet(0.2))
        assert ben.question is None
        assert ben.choose("ready")["error"] == "handed_over"
        back = {"token": tokens[1], "seat": 1, "bot": None}
        assert served.http.post(f"{address}/handover", json=back).status_code == 200
        ben.wait(lambda m: m["type"] == "update" and m["seats"][1]["bot"] is None)
        told = ben.ask({"type": "catch_up", "since": 0}, "catch_up")["news"]
        assert len(told) == ben.state["seq"]
        ben.close()


def test_who_keeps_the_table_waiting_can_be_replaced(folder: Path) -> None:
    now = [1000.0]
    with serving(settings_for(folder, clock=lambda: now[0])) as server:
        table = server.create("me", "friend", seed=None, options={"setup": "beginner"})
        address = f"/api/tables/{table['table']}"
        server.join(table, 1)
        tokens = [seat["token"] for seat in table["seats"]]
        body = {"token": tokens[0], "seat": 1, "bot": "captain"}
        with server.sit(table, 0), server.sit(table, 1) as ben:
            ben.asked()
            now[0] += server.settings.absent - 1
            assert server.http.post(f"{address}/handover", json=body).status_code == 409
            now[0] += 2
            assert server.http.post(f"{address}/handover", json=body).status_code == 200
            ben.see(lambda state: state["seats"][1]["bot"] == "captain")


def test_who_reloads_the_page_keeps_the_seat(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host has to wait for a while after somebody's last connection is lost, also to a server that stopped."""
    now = [1000.0]
    monkeypatch.setattr("orrery.web.live_table.time", SimpleNamespace(monotonic=lambda: now[0]))
    assert Settings("").grace == 30.0
    with serving(settings_for(folder, grace=30.0)) as server:
        table = server.create("me", "friend", "friend")
        address = f"/api/tables/{table['table']}"
        server.join(table, 1)

        def taken() -> tuple[int, str]:
            body = {"token": table["seats"][0]["token"], "seat": 1, "bot": "captain"}
            answer = server.http.post(f"{address}/handover", json=body)
            return answer.status_code, answer.json().get("message", "")

        with server.sit(table, 0) as anna:
            for _ in range(2):
                with server.sit(table, 1), server.sit(table, 1) as other:
                    other.close()
                    anna.see(lambda state: state["seats"][1]["connected"])
                    now[0] += 100
                    assert taken()[0] == 409
                anna.see(lambda state: not state["seats"][1]["connected"])
                now[0] += 29.5
                assert taken() == (
                    409,
                    "Ben has only just gone and may come back: in 1 second a bot can take the seat.",
                )
            now[0] += 1
            assert taken()[0] == 200
    with serving(settings_for(folder, grace=30.0)) as server:
        body = {"token": table["seats"][0]["token"], "seat": 1, "bot": None}
        assert server.http.post(f"{address}/handover", json=body).status_code == 200
        now[0] += 29
        assert taken()[0] == 409
        now[0] += 2
        assert taken()[0] == 200
        body = {"token": table["seats"][0]["token"], "seat": 2, "bot": "captain"}
        assert server.http.post(f"{address}/handover", json=body).status_code == 200, "who has never come is not here"


def test_who_was_away_is_told_where_he_left(served: Served) -> None:
    """A bot's choices in between do not move the mark."""
    table = served.create("me", "random", seed="mark", options={"setup": "beginner"})
    address = f"/api/tables/{table['table']}"
    with served.sit(table, 0) as me:
        assert me.state["chosen"] == 0
        me.play(random.Random(5), 12)
        me.asked()
        left = me.state["chosen"]
        assert 0 < left <= me.state["seq"]
        body = {"token": table["seats"][0]["token"], "seat": 0, "bot": "captain"}
        assert served.http.post(f"{address}/handover", json=body).status_code == 200
        me.see(lambda state: state["status"] == "over")
        assert me.state["chosen"] == left
        assert me.state["seq"] > left + 50
    until(lambda: not served.hub.tables[table["table"]].users)
    served.hub.unload(float("inf"))
    with served.sit(table, 0) as me:
        assert me.state["chosen"] == left
    with served.sit(table, None) as spectator:
        assert spectator.state["chosen"] == 0


def test_a_friend_who_does_not_come(served: Served) -> None:
    """The host lets a bot play, the friend comes later and takes the seat."""
    table = served.create("me", "friend")
    address = f"/api/tables/{table['table']}"
    tokens = [seat["token"] for seat in table["seats"]]
    with served.sit(table, 0) as anna:
        body = {"token": tokens[0], "seat": 1, "bot": "novice"}
        assert served.http.post(f"{address}/handover", json=body).json() == {"ok": True}
        anna.play(random.Random(8), 5)
        assert served.join(table, 1)["unused"] is True
        anna.see(lambda state: state["seats"][1]["name"] == "Ben" and state["seats"][1]["bot"] is None)


def test_who_was_replaced_before_he_came_has_not_joined(served: Served) -> None:
    """While others are missing, a seat that is handed to a bot and back is as open as before."""
    table = served.create("me", "friend", "friend")
    address = f"/api/tables/{table['table']}"
    tokens = [seat["token"] for seat in table["seats"]]
    for bot in ("novice", None):
        body = {"token": tokens[0], "seat": 1, "bot": bot}
        assert served.http.post(f"{address}/handover", json=body).status_code == 200
        assert [seat["kind"] for seat in served.http.get(address).json()["seats"]] == ["person", "open", "open"]
    assert served.join(table, 2, "Cora")["status"] == "gathering"
    joined = served.join(table, 1)
    assert (joined["status"], joined["unused"]) == ("running", False)
    record = served.hub.tables[table["table"]].record
    assert record.seed == seed_of(record.secret, [seat.entropy or "" for seat in record.seats])


def test_a_share_that_was_not_used_is_said_so(served: Served) -> None:
    """The host sees the beginning with a bot in his friend's place, and gives the seat back."""
    table = served.create("me", "friend")
    address = f"/api/tables/{table['table']}"
    tokens = [seat["token"] for seat in table["seats"]]
    for bot in ("novice", None):
        body = {"token": tokens[0], "seat": 1, "bot": bot}
        assert served.http.post(f"{address}/handover", json=body).status_code == 200
    with served.sit(table, 1) as ben, served.sit(table, 0) as anna:
        # Whoever has the link sees nothing of the seat before he has taken it.
        assert ben.state["status"] == "running"
        assert (ben.state["board"], ben.state["question"], ben.state["seq"]) == (None, None, 0)
        assert ben.state["seats"][1]["kind"] == "open"
        assert ben.choose("ready", decision=0)["error"] == "not_joined"
        assert ben.ask({"type": "catch_up", "since": 0}, "catch_up")["error"] == "not_joined"
        for path, seen in (
            ("export", None),
            ("rematch", {"token": tokens[1]}),
            ("handover", {**body, "token": tokens[1]}),
        ):
            if seen is None:
                answer = served.http.get(f"{address}/{path}", headers={"X-Seat-Token": tokens[1]})
            else:
                answer = served.http.post(f"{address}/{path}", json=seen)
            assert (answer.status_code, answer.json()["error"]) == (409, "not_joined"), path
        for _ in range(2):
            joined = served.join(table, 1)
            assert (joined["seat"], joined["status"], joined["unused"]) == (1, "running", True)
        assert ben.wait(lambda m: m["type"] == "closed")["error"] == "link_used"
        tokens = [seat["token"] for seat in table["seats"]]
        anna.see(lambda state: state["seats"][1]["kind"] == "person")
        for seat in (0, 1):
            body = {"token": tokens[seat], "seat": seat, "bot": "captain"}
            assert served.http.post(f"{address}/handover", json=body).status_code == 200
        anna.see(lambda state: state["status"] == "over")
    info = served.http.get(address).json()
    assert [seat["unused"] for seat in info["seats"]] == [False, True]
    data = served.http.get(f"{address}/export").content
    seats = [(seat["name"], seat.get("entropy"), seat.get("unused", False)) for seat in json.loads(data)["seats"]]
    assert [seat[1] is None for seat in seats] == [False, True]
    assert [(seat[0], seat[2]) for seat in seats] == [("Me0", False), ("Ben", True)]
    told = {check.key: (check.fine, check.params) for check in verify(data, "game.json")}
    assert told["seed"] == (True, {"givers": ["Me0"]})
    assert told["unused"] == (True, {"names": ["Ben"]})


def test_rematch(served: Served) -> None:
    table = served.create("me", "friend", seed=None, options={"setup": "beginner"})
    address = f"/api/tables/{table['table']}"
    served.join(table, 1)
    tokens = [seat["token"] for seat in table["seats"]]
    assert served.http.post(f"{address}/rematch", json={"token": tokens[0]}).json()["error"] == "not_over"
    for seat in (0, 1):
        body = {"token": tokens[seat], "seat": seat, "bot": "captain"}
        assert served.http.post(f"{address}/handover", json=body).status_code == 200
    until(lambda: served.http.get(address).json()["status"] == "over")
    with served.sit(table, 0) as anna, served.sit(table, 1) as ben:
        new = served.http.post(f"{address}/rematch", json={"token": tokens[0]}).json()
        assert [seat["name"] for seat in new["seats"]] == ["Ben", "Me0"]
        for old in (anna, ben):
            info = old.wait(lambda m: m["type"] == "info" and m["what"] == "rematch")
            assert (info["table"], info["token"]) == (new["table"], None)
        # Nobody gets what opens somebody else's seat; who asks again gets the same.
        assert [seat["token"] is None for seat in new["seats"]] == [True, False]
        assert served.http.post(f"{address}/rematch", json={"token": tokens[0]}).json() == new
        second = served.http.post(f"{address}/rematch", json={"token": tokens[1]}).json()
        assert second["table"] == new["table"]
        assert [seat["token"] for seat in second["seats"]] == [tokens[1], None]
    with served.sit(table, 1) as ben:
        assert ben.wait(lambda m: m["type"] == "info")["table"] == new["table"]
    joined = served.join(second, 0, "")
    assert (joined["seat"], joined["status"]) == (0, "running")
    assert joined["token"] != tokens[1]
    with served.sit(second, 0) as ben:
        assert ben.state["me"] == 0


def test_a_rematch_is_found_again_after_the_links_are_forgotten(served: Served) -> None:
    """The next day, after the table has left the memory: the link to the old table opens the new one."""
    table = served.create("me", "friend", seed=None, options={"setup": "beginner"})
    address = f"/api/tables/{table['table']}"
    served.join(table, 1)
    tokens = [seat["token"] for seat in table["seats"]]
    for seat in (0, 1):
        body = {"token": tokens[seat], "seat": seat, "bot": "captain"}
        assert served.http.post(f"{address}/handover", json=body).status_code == 200
    until(lambda: served.http.get(address).json()["status"] == "over")
    new = served.http.post(f"{address}/rematch", json={"token": tokens[0]}).json()
    until(lambda: not any(live.thinking or live.users for live in served.hub.tables.values()))
    served.hub.unload(float("inf"))
    with served.sit(table, 1) as ben:
        info = ben.wait(lambda m: m["type"] == "info")
        assert (info["table"], info["token"]) == (new["table"], None)
    second = served.http.post(f"{address}/rematch", json={"token": tokens[1]}).json()
    assert second["table"] == new["table"]
    assert [(seat["kind"], seat["token"]) for seat in second["seats"]] == [("friend", tokens[1]), ("me", None)]
    joined = served.join(second, 0)
    assert (joined["seat"], joined["status"]) == (0, "running")
    with served.sit(new, 1) as anna:
        assert anna.state["me"] == 1
    strange = served.http.post(f"/api/tables/{new['table']}/join", json={"token": "x" * 20, "name": "Eve"})
    assert strange.json()["error"] == "bad_token"


def test_windows_come_and_go(served: Served) -> None:
    table = served.create("me", "friend")
    with served.sit(table, 0) as anna:
        assert [seat["connected"] for seat in anna.state["seats"]] == [True, False]
        with served.sit(table, 1):
            anna.wait(lambda m: m["type"] == "update" and m["seats"][1]["connected"])
        anna.wait(lambda m: m["type"] == "info" and m["what"] == "left")
        anna.wait(lambda m: m["type"] == "update" and not m["seats"][1]["connected"])
        others = [served.sit(table, 0) for _ in range(served.settings.sockets_per_seat - 1)]
        with served.sit(table, 0) as late:
            assert late.messages[-1]["error"] == "too_many_sockets"
        for other in others:
            other.close()


def test_bots_that_wait_for_people_are_not_waited_for() -> None:
    seats = [SeatRecord("person", "Anna"), SeatRecord("bot", "", bot="captain"), SeatRecord("person", "Ben")]
    assert awaited(seats, [0, 1]) == [0]
    assert awaited(seats, [0, 1, 2]) == [0, 2]
    assert awaited(seats, [1]) == [1]
    seats[0].stand_in = "novice"
    assert awaited(seats, [0, 1]) == [0, 1], "a bot plays for Anna"
    assert awaited(seats, [0, 1, 2]) == [2]
