"""At the table, over real sockets: whole games, and everything one can do in them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from orrery.tables.save import parse, thaw
from orrery.tables.verify import verify

from .helpers import Client, Message, Served, until


def sides(message: Message) -> list[str]:
    return [choice["code"] for choice in message["choices"]]


def test_a_whole_game_against_bots(served: Served, folder: Path) -> None:
    table = served.create("me", "captain", "captain")
    with served.sit(table, 0, lang="de") as me:
        made = me.play(random.Random(1))
        assert made > 50
        end = me.state
        assert end["status"] == "over"
        assert end["question"] is None
        assert any(score["wins"] for score in end["scores"])
        for score in end["scores"]:
            assert score["total"] == sum(part["points"] for part in score["parts"])
        assert [news["n"] for news in me.news] == list(range(end["seq"]))
        assert "Runde 1." in [news["text"] for news in me.news]
    info = served.http.get(f"/api/tables/{table['table']}").json()
    assert info["status"] == "over"
    assert info["fair"]["secret"]
    assert info["commit"] == table["commit"]

    exported = served.http.get(f"/api/tables/{table['table']}/export").content
    replayed = thaw(parse(exported, "export"), "export")
    assert replayed.over
    assert [score.total for score in replayed.scores()] == [score["total"] for score in end["scores"]]
    assert len(replayed.log) == info["rows"]
    checks = verify(exported, "export")
    assert all(check.fine for check in checks)
    assert {"commit", "seed", "replayed", "result"} <= {check.key for check in checks}

    last = served.http.get(f"/api/tables/{table['table']}/replay/{info['rows']}?lang=de").json()
    assert [score["total"] for score in last["scores"]] == [score["total"] for score in end["scores"]]
    first = served.http.get(f"/api/tables/{table['table']}/replay/0").json()
    assert first["board"]["stage"] == "set_up"
    assert all(tile is not None for player in first["board"]["players"] for tile in player["drawn"])
    assert (first["seat"], first["choice"]) == (None, None)
    log = [first, *(served.http.get(f"/api/tables/{table['table']}/replay/{n}").json() for n in range(1, 41))]
    numbers = [news["n"] for moment in log for news in moment["news"]]
    assert numbers == list(range(len(numbers)))
    rows = [(row.seat, row.code) for row in replayed.log[:40]]
    for moment, (seat, code) in zip(log[1:], rows, strict=True):
        assert moment["seat"] == seat
        assert moment["choice"]
        if code == "ready":
            assert moment["choice"] == "Ready"
    assert any(not moment["news"] for moment in log)  # then the choice is all there is to tell
    middle = info["rows"] // 2
    once = served.http.get(f"/api/tables/{table['table']}/replay/{middle}").json()
    served.http.get(f"/api/tables/{table['table']}/replay/{middle + 5}")
    assert served.http.get(f"/api/tables/{table['table']}/replay/{middle}").json() == once
    assert served.http.get(f"/api/tables/{table['table']}/replay/{info['rows'] + 1}").status_code == 404

    course = served.http.get(f"/api/tables/{table['table']}/course?lang=de").json()
    assert course["marks"][-1]["totals"] == [score["total"] for score in end["scores"]]
    assert [mark["round"] for mark in course["marks"]] == list(range(end["round"] + 1))
    assert course["names"]["worlds"] == "Welten"

    again = served.http.post("/api/import", content=exported, headers={"content-type": "application/json"})
    assert again.status_code == 201, again.text
    assert again.json()["status"] == "over"
    with served.sit(again.json(), 0) as there:
        assert [score["total"] for score in there.state["scores"]] == [score["total"] for score in end["scores"]]


def test_two_people_and_a_spectator(served: Served) -> None:
    table = served.create("me", "friend", "captain")
    with served.sit(table, 0) as anna, served.sit(table, None) as eve:
        assert anna.state["status"] == eve.state["status"] == "gathering"
        assert anna.state["board"] is None
        assert anna.choose("ready")["error"] == "not_begun"
        joined = served.join(table, 1)
        assert (joined["seat"], joined["status"]) == (1, "running")
        anna.wait(lambda m: m["type"] == "info" and m["what"] == "joined" and "Ben" in m["text"])
        anna.asked()
        assert eve.choose("ready")["error"] == "spectator"
        with served.sit(table, 1) as ben:
            chance = random.Random(2)
            for _ in range(400):
                for player in (anna, ben):
                    player.send({"type": "ping"})
                    player.wait(lambda m: m["type"] == "pong")
                asking = [player for player in (anna, ben) if player.question]
                if anna.state["status"] == "over":
                    break
                if not asking:
                    anna.wait(lambda m: m["type"] == "update")
                    continue
                player = chance.choice(asking)
                player.choose(chance.choice(sides(player.asked())))
            assert anna.state["round"] >= 3
            until(lambda: eve.quiet(0.2))
            assert eve.state["me"] is None
            assert eve.state["question"] is None
            heard = {news["key"] for news in eve.news}
            assert "reveal" in heard
            assert "roll" not in heard
            assert eve.ask({"type": "why"}, "why")["error"] == "spectator"


def test_hot_seat(served: Served) -> None:
    table = served.create("me", "hotseat", "captain", seed="hot 0")  # neither rolls a wild
    assert served.http.get(f"/api/tables/{table['table']}").json()["status"] == "running"
    with served.sit(table, 0) as anna, served.sit(table, 1) as ben:
        assert anna.question
        assert ben.question
        assert anna.choose()["type"] == ben.choose()["type"] == "ack"
        for client in (anna, ben):
            client.asked("select")
            assert client.state["study"] is False


def test_resume_by_number(served: Served) -> None:
    table = served.create("me", "captain", seed="resume")
    with served.sit(table, 0) as me:
        me.play(random.Random(3), 12)
        until(lambda: me.quiet(0.3))
        seq, news = me.state["seq"], me.news
    with served.sit(table, 0, since=seq) as again:
        assert again.state["news"] == []
        assert again.state["seq"] == seq
    with served.sit(table, 0, since=seq - 3, lang="en") as again:
        assert again.state["news"] == news[-3:]
        told = again.ask({"type": "catch_up", "since": 2}, "catch_up")
        assert told["first"] == 2
        assert told["news"] == news[2:]
    with served.sit(table, 0, since=10**9) as again:
        assert again.state["seq"] == seq


def test_a_key_counts_once(served: Served) -> None:
    table = served.create("me", "captain", seed="once")
    with served.sit(table, 0) as me, served.sit(table, 0) as phone:
        question = me.asked()
        for client in (me, me, phone):
            assert client.choose(sides(question)[0], "one-key", question["id"])["type"] == "ack"
        me.asked()
        assert me.state["question"]["id"] == 1
        stale = me.choose(sides(question)[0], decision=0)
        assert (stale["type"], stale["error"]) == ("refused", "stale")
        assert "changed" in stale["message"]
        phone.asked()
        assert phone.state["question"] == me.state["question"]


def test_refusals(served: Served) -> None:
    table = served.create("me", "captain", seed="refusals")
    with served.sit(table, 0, lang="de") as me:
        me.asked()
        assert me.choose("fly:home")["error"] == "unknown_code"
        assert me.choose("!undo")["error"] == "unknown_code"
        illegal = me.choose("recruit:home")
        assert illegal["error"] == "not_offered"
        assert illegal["rule"].startswith("R-")
        assert me.undo()["error"] == "undo_nothing"
        me.choose_and_see()
        me.asked()
        reasons = me.ask({"type": "why"}, "why")["reasons"]
        assert all(reason["text"] and reason["rule"].startswith("R-") for reason in reasons)
        code = sides(me.asked())[0]
        lines = me.ask({"type": "explain", "code": code}, "explain")["lines"]
        assert len(lines) >= 2
        assert me.ask({"type": "explain", "code": "recruit:home"}, "explain")["error"] == "not_offered"
        text = me.asked()["text"]
        me.send({"type": "lang", "lang": "en"})
        me.see(lambda state: state["question"] is not None and state["question"]["text"] != text)
        assert me.ask({"type": "hello", "token": None}, "closed")["error"] == "hello_once"


def test_undo(served: Served) -> None:
    table = served.create("me", "hotseat", "captain", seed="undo")
    with served.sit(table, 0) as anna, served.sit(table, 1) as ben:
        for client in (anna, ben):
            client.asked()
            client.choose()
        before = anna.asked("select")
        ben.asked("select")
        assert not anna.state["undo"]
        until(lambda: ben.quiet(0.3) and anna.quiet(0.3))
        heard = ben.state["seq"]
        anna.choose_and_see(sides(before)[0])
        assert anna.state["undo"] is True
        assert anna.undo()["type"] == "ack"
        anna.wait(lambda m: m["type"] == "update")
        assert anna.asked("select")["id"] == before["id"] + 2
        assert anna.news[-1]["key"] == "undone"
        assert ben.quiet()
        assert ben.state["seq"] == heard
        assert anna.undo(study=True)["error"] == "undo_not_solo"


def test_study(served: Served) -> None:
    table = served.create("me", "captain", seed="study")
    with served.sit(table, 0) as me:
        me.play(random.Random(5), 8)
        me.asked()
        assert me.state["study"] is True
        while me.state["undo"]:
            me.undo()
            me.wait(lambda m: m["type"] == "update")
        assert me.undo()["error"] in ("undo_learned", "undo_nothing")
        assert me.undo(study=True)["type"] == "ack"
        me.wait(lambda m: m["type"] == "update" and m["studied"] == 1)
    assert served.http.get(f"/api/tables/{table['table']}").json()["studied"] is True


def test_bots_answer_secretly_at_once_and_openly_last(served: Served) -> None:
    table = served.create("me", "captain", "captain", seed="secretly")
    with served.sit(table, 0) as me:
        me.asked()
        me.see(lambda state: not state["seats"][1]["busy"] and not state["seats"][2]["busy"])
        assert me.asked()["kind"] == "start"
        me.choose_and_see()
        me.asked("select")


def test_it_is_said_which_choice_may_be_the_last_word(served: Served) -> None:
    table = served.create("me", "captain", seed="final", options={"setup": "beginner"})
    with served.sit(table, 0) as me:
        found: dict[tuple[str, str], bool] = {}
        for _ in range(60):
            question = me.asked()
            for choice in question["choices"]:
                found.setdefault((question["kind"], choice["code"].partition(":")[0]), choice["final"])
            code = "ready" if question["kind"] == "reassign" else question["choices"][0]["code"]
            me.choose(code)
            me.until_moved(question["id"])
        assert found["reassign", "ready"]
        assert not found["select", "select"]
        assert found["abandon", "draw"]  # a tile is revealed
        assert not found["explore", "stock"]  # nothing is, and there is more to decide: it can be taken back


def test_export_shows_no_more_than_the_exporter_knows(served: Served) -> None:
    table = served.create("me", "friend")
    address = f"/api/tables/{table['table']}"
    assert served.http.get(f"{address}/export").json()["error"] == "not_begun"
    served.join(table, 1)
    for token in (None, table["seats"][0]["token"]):
        found = served.http.get(f"{address}/export", headers={} if token is None else {"X-Seat-Token": token}).json()
        assert "log" not in found
        assert "seed" not in found
        assert found["seat"] == (None if token is None else 0)
    assert served.http.get(f"{address}/export", headers={"X-Seat-Token": "x" * 22}).json()["error"] == "bad_token"
    solo = served.create("me", "captain")
    token = solo["seats"][0]["token"]
    whole = served.http.get(f"/api/tables/{solo['table']}/export", headers={"X-Seat-Token": token})
    again = served.http.post("/api/import", content=whole.content, headers={"content-type": "application/json"}).json()
    with Client(served.host, again["table"], again["seats"][0]["token"]) as me:
        assert me.asked()
    assert "log" not in served.http.get(f"/api/tables/{solo['table']}/export").json()


def test_idle_tables_leave_the_memory_and_come_back(served: Served) -> None:
    table = served.create("me", "captain", seed="idle")
    with served.sit(table, 0) as me:
        me.play(random.Random(9), 6)
        me.asked()
        until(lambda: me.quiet(0.3))
        before = json.dumps(me.state["board"])
        seats = me.state["seats"]
        served.hub.unload(float("inf"))
        assert table["table"] in served.hub.tables
    until(lambda: not served.hub.tables[table["table"]].users)
    served.hub.unload(float("inf"))
    assert table["table"] not in served.hub.tables
    with served.sit(table, 0, since=me.state["seq"]) as me:
        assert json.dumps(me.state["board"]) == before
        assert me.state["seats"] == seats


def test_a_studied_game_that_ends_again_has_another_course(served: Served) -> None:
    table = served.create("me", "random", seed="again")
    with served.sit(table, 0) as me:
        me.play(random.Random(1))
        address = f"/api/tables/{table['table']}/course"
        assert served.http.get(address).json()["marks"][-1]["totals"] == totals(me)
        first = totals(me)
        for seed in range(2, 30):
            for _ in range(12):
                assert me.undo(study=True)["type"] == "ack"
                me.wait(lambda message: message["type"] == "update")
            me.play(random.Random(seed))
            assert served.http.get(address).json()["marks"][-1]["totals"] == totals(me)
            if totals(me) != first:
                return
    pytest.fail("every end was the same")


def totals(client: Client) -> list[int]:
    return [score["total"] for score in client.state["scores"]]
