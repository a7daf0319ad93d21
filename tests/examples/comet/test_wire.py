"""Comet at a server's table: answers in parts, a plan, a correction and the record, as any client sees them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.tables.record import read
from orrery.tables.verify import verify
from tests.guests import invited
from tests.web.helpers import Client, Served, serving, settings_for, until
from tests.web.quay import rows, send

from .conftest import FOLDER

CORRECTION = "[loom]\ncost = 5\n"
FOUR = ["expose:violet", "expose:violet", "expose:amber", "expose:teal"]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("comet at a server")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Served]:
    with invited(FOLDER), serving(settings_for(data, record=data)) as served:
        yield served


def paying(server: Served) -> tuple[dict[str, Any], Client]:
    """Somebody who is asked for four plates."""
    made = server.create("me", game="comet", seed="3")
    me = server.sit(made, 0)
    for code in ("pass", "gaze", "survey:anvil"):
        me.choose_and_see(code)
    assert me.asked("expose")["parts"] == 4
    return made, me


@pytest.mark.parametrize(
    ("codes", "says"),
    [
        ([*FOUR[:3], "expose:straw"], "Answer 4 (expose:straw)"),
        (["expose:ivory", "expose:ivory", *FOUR[:2]], "Answer 2 (expose:ivory)"),
        ([*FOUR[:3], "sweep:heron"], "Answer 4 (sweep:heron)"),
    ],
)
def test_four_plates_of_which_one_is_wrong_are_refused_as_a_whole(server: Served, codes: list[str], says: str) -> None:
    made, me = paying(server)
    with me:
        before = rows(server, made)
        refused = send(me, codes)
        assert refused["type"] == "refused"
        assert says in refused["message"]
        assert rows(server, made) == before
        assert send(me, FOUR)["type"] == "ack"
        me.asked("aim")
        assert [code for code, _ in rows(server, made)][-4:] == FOUR


def test_a_plan_is_offered_and_taken(server: Served) -> None:
    made = server.create("me", game="comet", seed="3")
    with server.sit(made, 0) as me:
        me.choose_and_see("pass")
        me.choose_and_see("gaze")
        assert me.asked("survey")
        found = me.ask({"type": "advise"}, "advice")
        assert found["text"] == "Brings 11 points with Loom."
        assert (found["codes"][0], found["labels"][0]) == ("survey:loom", "Survey Loom")
        assert send(me, found["codes"])["type"] == "ack"
        me.see(lambda state: state["scores"][0]["total"] == 11)


def test_places_to_sweep_are_quiet(server: Served) -> None:
    with server.sit(server.create("me", game="comet", seed="3"), 0) as me:
        me.choose_and_see("pass")
        found = {choice["code"]: choice["quiet"] for choice in me.asked("aim")["choices"]}
        assert found == {"gaze": False, "sweep:otter": True, "sweep:anvil": True}


def test_what_is_doubtful_is_a_file_to_edit(server: Served) -> None:
    text = server.http.get("/api/games/comet/uncertain?lang=de").json()["correction"]
    assert "[loom]" in text
    assert "(vermutet)" in text
    table = server.create("me", game="comet", correction=text.replace("cost = 6", "cost = 5"))["table"]
    assert len(server.http.get(f"/api/tables/{table}").json()["options"]["content"]) == 16


def advised(me: Client) -> list[str]:
    codes: list[str] = me.ask({"type": "advise"}, "advice")["codes"]
    number = me.asked()["id"]
    assert send(me, codes)["type"] == "ack"
    me.until_moved(number)
    return codes


def test_a_correction_goes_through_a_bots_thinking_export_verify_and_import(server: Served) -> None:
    made = server.create("me", game="comet", seed="3", correction=CORRECTION)
    with server.sit(made, 0) as me:
        me.choose_and_see("pass")
        me.choose_and_see("gaze")
        taken = advised(me)
        assert taken[0] == "survey:loom"
        assert len(taken) <= 1 + 5, "it costs five now"
        assert me.state["scores"][0]["total"] == 11
        while me.state["status"] != "over":
            advised(me)
    exported = server.http.get(
        f"/api/tables/{made['table']}/export", headers={"x-seat-token": made["seats"][0]["token"]}
    ).content
    saved = json.loads(exported)
    assert saved["correction"] == CORRECTION
    assert "survey:loom" in [code for _, code, *_ in saved["log"]]
    checks = {check.key: check for check in verify(exported, "a.json")}
    assert all(check.fine for check in checks.values())
    assert checks["corrected"].params == {"components": ["loom"]}
    back = server.http.post("/api/import", content=exported, headers={"content-type": "application/json"})
    assert (back.status_code, back.json()["status"]) == (201, "over"), back.text
    options = server.http.get(f"/api/tables/{back.json()['table']}").json()["options"]
    assert options["content"] == saved["options"]["content"]


def test_a_result_is_recorded_and_exported(server: Served, data: Path) -> None:
    made = server.create("me", game="comet", seed="11", options={"comet": "old", "tail": "long"})
    with server.sit(made, 0) as me:
        me.play(random.Random(1))
        total = me.state["scores"][0]["total"]
    until(lambda: any(result.where == made["table"] for result in read(data).results))
    [kept] = [result for result in read(data).results if result.where == made["table"]]
    assert (kept.total, kept.options) == (total, {"comet": "old", "tail": "long"})
    exported = server.http.get("/api/record/comet/export").json()["results"]
    assert [result["total"] for result in exported if result["where"] == made["table"]] == [total]
    shown = server.http.get("/api/record/comet?lang=de").json()
    assert {row["rank"] for row in shown["rows"]} <= {"Lehrling", "Beobachter", "Astronom", "Entdecker"}
