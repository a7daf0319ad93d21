"""One seat against a rival, over the wire: everybody has a name, nobody is waited for, and the result is recorded."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.tables.record import FILE, read
from orrery.web.live_table import LiveTable
from orrery.web.settings import Settings, record_folder
from tests.guests import invited

from .helpers import Client, Message, Served, serving, settings_for, until


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("one seat")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Served]:
    with invited("lone"), serving(settings_for(data, record=data)) as served:
        yield served


def new(server: Served, **more: Any) -> Message:
    return server.create("me", game="lone", **more)


def finish(server: Served, table: Message, lang: str = "en") -> Client:
    client = server.sit(table, 0, lang=lang)
    client.play(random.Random(1))
    return client


@pytest.fixture(scope="module")
def recorded(server: Served, data: Path) -> Served:
    """A server whose record has at least one game."""
    table = new(server, seed="kept")
    finish(server, table).close()
    until(lambda: len(results(data, table)) == 1)
    return server


def get(server: Served, path: str) -> Any:
    answer = server.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_lobby_knows_that_there_is_one_seat(server: Served) -> None:
    [game] = [game for game in get(server, "/api/games?lang=en") if game["key"] == "lone"]
    assert (game["least"], game["most"], game["usual"]) == (1, 1, ["me"])


@pytest.mark.parametrize("second", ["friend", "hotseat", "random"])
def test_a_second_seat_is_refused(server: Served, second: str) -> None:
    seat = {"kind": second} if second != "random" else {"kind": "bot", "bot": second}
    answer = server.http.post("/api/tables?lang=en", json={"game": "lone", "seats": [{"kind": "me"}, seat]})
    assert answer.status_code == 400
    assert answer.json() == {"error": "exact_seats", "message": "This game has one seat, not 2."}


def test_a_rival_has_a_number_a_name_and_a_score_and_is_no_seat(server: Served) -> None:
    table = new(server, seed="1")
    with server.sit(table, 0, lang="de") as client:
        me, robot = client.state["seats"]
        assert (me["kind"], me["busy"]) == ("person", True)
        assert robot == {
            "seat": 1, "name": "der Roboter", "kind": "rival", "bot": None, "host": False, "hot_seat": False,
            "busy": False, "since": None, "connected": False,
        }  # fmt: skip
        client.choose_and_see()
        assert [score["seat"] for score in client.state["scores"]] == [0, 1]
        [turned] = [item for item in client.news if item["key"] == "robot"]
        assert (turned["seat"], turned["text"][:11]) == (1, "der Roboter")
    info = get(server, f"/api/tables/{table['table']}")
    assert [seat["kind"] for seat in info["seats"]] == ["person"]
    glance = server.http.post(
        "/api/glances?lang=en", json={"seats": [{"table": table["table"], "token": table["seats"][0]["token"]}]}
    )
    assert [(one["names"], one["busy"], one["mine"]) for one in glance.json()] == [(["the Robot"], [], True)]


def test_nobody_can_take_the_place_of_a_rival(server: Served) -> None:
    table = new(server)
    body = {"token": table["seats"][0]["token"], "seat": 1, "bot": "random"}
    answer = server.http.post(f"/api/tables/{table['table']}/handover", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "no_person_there")


def test_a_rank_in_words_and_an_end_that_nobody_wins(server: Served) -> None:
    table = new(server, seed="1")
    with server.sit(table, 0, lang="de") as client:
        while client.question is not None:
            client.choose_and_see()
        me, robot = client.state["scores"]
        assert client.state["status"] == "over"
        assert (me["total"], me["wins"], me["rank"]) == (3, False, "Pilot")
        assert (robot["total"], robot["wins"], robot["rank"]) == (2, False, None)
        refused = client.choose("play:3", decision=5)
        assert (refused["error"], refused["message"]) == (
            "game_over",
            "Das Spiel ist zu Ende: Es gibt nichts mehr zu wählen.",
        )


def test_the_course_and_the_replay_show_the_rival(server: Served) -> None:
    table = new(server, seed="1")
    finish(server, table).close()
    course = get(server, f"/api/tables/{table['table']}/course?lang=en")
    assert [sum(mark["totals"]) for mark in course["marks"]] == [0, 1, 2, 3, 5]
    assert all(len(mark["totals"]) == len(mark["parts"]) == 2 for mark in course["marks"])
    moment = get(server, f"/api/tables/{table['table']}/replay/5?lang=en")
    assert [score["seat"] for score in moment["scores"]] == [0, 1]
    assert any(item["seat"] == 1 and item["text"].startswith("the Robot") for item in moment["news"])


def test_a_rematch_is_the_same_seat_again(server: Served) -> None:
    table = new(server)
    finish(server, table).close()
    again = server.http.post(f"/api/tables/{table['table']}/rematch", json={"token": table["seats"][0]["token"]})
    assert again.status_code == 201
    [seat] = again.json()["seats"]
    assert (seat["seat"], seat["kind"]) == (0, "me")
    with server.sit(again.json(), 0) as client:
        assert client.state["status"] == "running"
        assert client.question is not None


def test_fair_dice_and_the_file_of_one_person(server: Served, tmp_path: Path) -> None:
    table = new(server)
    finish(server, table).close()
    saved = get(server, f"/api/tables/{table['table']}/export")
    assert len(saved["result"]) == len(saved["ranks"]) == 2
    assert saved["seats"][0]["entropy"]
    brought = server.http.post("/api/import", json=saved)
    assert (brought.status_code, brought.json()["status"]) == (201, "over")


def results(data: Path, table: Message) -> list[Any]:
    return [result for result in read(data).results if result.where == table["table"]]


def test_a_finished_game_is_recorded_once(server: Served, data: Path) -> None:
    table = new(server, seed="recorded")
    with finish(server, table) as client:
        until(lambda: len(results(data, table)) == 1)
        [result] = results(data, table)
        assert result.total == client.state["scores"][0]["total"]
    count = len(read(data).results)
    server.hub.unload(before=1e12)
    server.sit(table, 0).close()  # it is loaded again
    saved = get(server, f"/api/tables/{table['table']}/export")
    assert server.http.post("/api/import", json=saved).status_code == 201
    assert len(read(data).results) == count


def test_a_studied_game_is_marked_and_not_counted(server: Served, data: Path) -> None:
    table = new(server, seed="studied")
    before = get(server, "/api/record/lone?lang=en")
    with server.sit(table, 0) as client:
        client.choose_and_see()
        assert client.undo(study=True)["type"] == "ack"
        client.see(lambda state: state["studied"] == 1)
        client.play(random.Random(1))
    until(lambda: len(results(data, table)) == 1)
    after = get(server, "/api/record/lone?lang=en")
    assert (after["games"], after["studied"]) == (before["games"], before["studied"] + 1)


def test_the_record_in_the_lobby_and_as_a_file(server: Served, data: Path) -> None:
    finish(server, new(server, seed="1")).close()
    until(lambda: any(result.seed == "1" for result in read(data).results))
    shown = get(server, "/api/record/lone?lang=de")
    assert shown["games"] == sum(row["games"] for row in shown["rows"]) > 0
    assert {row["rank"] for row in shown["rows"]} <= {"Kadett", "Pilot", "Kapitän"}
    assert shown["damaged"] == 0
    answer = server.http.get("/api/record/lone/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="orrery-record-lone.json"'
    assert (answer.json()["orrery_record"], answer.json()["game"]) == (1, "lone")
    assert len(answer.json()["results"]) == len(read(data).of("lone"))
    assert get(server, "/api/record/roll?lang=en")["games"] == 0
    assert server.http.get("/api/record/chess").status_code == 404


def test_only_who_sits_here_sees_the_record(recorded: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert get(recorded, "/api/record/lone")["rows"]
    monkeypatch.setattr("orrery.web.origin.address", lambda request: "192.0.2.1")
    assert get(recorded, "/api/record/lone")["rows"] == []
    assert get(recorded, "/api/record/lone/export")["results"] == []


@pytest.mark.parametrize(
    ("host", "seen"),
    [("localhost:1", True), ("LOCALHOST", True), ("[::1]:1", True), ("rebound.example:1", False), ("[x", False)],
)
def test_a_page_whose_name_leads_here_does_not_see_the_record(recorded: Served, host: str, seen: bool) -> None:
    answer = recorded.http.get("/api/record/lone", headers={"host": host})
    assert answer.status_code == (200 if seen else 403)
    assert bool(answer.json().get("rows")) == seen


def test_a_server_that_keeps_none_has_none(tmp_path: Path) -> None:
    with invited("lone"), serving(settings_for(tmp_path)) as served:
        finish(served, new(served)).close()
        assert get(served, "/api/record/lone")["games"] == 0
    assert not (tmp_path / FILE).exists()


def test_a_record_that_cannot_be_written_spoils_no_game(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with invited("lone"), serving(settings_for(tmp_path, record=tmp_path)) as served:
        with finish(served, new(served)) as client:
            assert client.state["status"] == "over"
        assert get(served, "/api/record/lone")["games"] == 0


def test_a_result_that_was_not_recorded_is_when_the_table_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server was killed after the last choice was stored, before what follows from it was."""
    with invited("lone"):
        with serving(settings_for(tmp_path)) as served:
            table = new(served)
            monkeypatch.setattr(served.hub, "follow_up", nothing)
            with served.sit(table, 0) as client:
                client.play(random.Random(1))
        with serving(settings_for(tmp_path, record=tmp_path)) as served:
            assert read(tmp_path).results == []
            served.sit(table, 0).close()
            assert [result.where for result in read(tmp_path).results] == [table["table"]]


async def nothing(live: LiveTable) -> None:
    pass


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_server_for_this_machine_keeps_a_record(tmp_path: Path, host: str) -> None:
    assert record_folder(tmp_path, host, None) == tmp_path


@pytest.mark.parametrize(
    ("host", "database"),
    [("0.0.0.0", None), ("::", None), ("192.0.2.7", None), ("example.org", None), ("127.0.0.1", "postgresql://x")],
)
def test_a_hosted_server_keeps_none(tmp_path: Path, host: str, database: str | None) -> None:
    assert record_folder(tmp_path, host, database) is None
    assert Settings("sqlite://").record is None
