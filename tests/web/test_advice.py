"""Suggestions, places and reasons over the wire."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from orrery import games
from orrery.kernel.chance import Chance
from orrery.tables.log import SeatSpec
from orrery.tables.table import Table
from orrery.web.advice import Planned, ViewJob, plan
from tests.guests import QUAY, invited

from .helpers import Client, Message, Served, until
from .quay import THREE, send, table

# Suggestions.


def advice(me: Client) -> Message:
    return me.ask({"type": "advise"}, "advice")


def test_a_plan_is_offered_and_taken(quay: Served) -> None:
    made = table(quay)
    with quay.sit(made, 0, lang="de") as me:
        me.asked("berth")
        assert me.state["advice"]
        found = advice(me)
        assert found["decision"] == me.state["question"]["id"]
        assert found["codes"][0] == "berth:a1"
        assert len(found["codes"]) == 4  # what would come after the draw is cut off
        assert found["labels"][0] == "An A1 anlegen"
        assert found["text"].startswith("Anlegen und gemischte Münzen behalten: 3")
        assert advice(me) == found
        assert send(me, found["codes"])["type"] == "ack"
        me.see(lambda state: state["round"] == 2)


def test_a_bot_without_a_plan_says_what_it_would_choose(served: Served) -> None:
    made = served.create("me", "novice", seed="advice")
    with served.sit(made, 0) as me:
        question = me.asked()
        found = advice(me)
        assert len(found["codes"]) == len(found["labels"]) == 1
        assert found["codes"][0] in [choice["code"] for choice in question["choices"]]
        assert found["text"] == "Captain would choose this."


def test_nobody_is_advised_among_several_people(quay: Served, served: Served) -> None:
    with quay.sit(table(quay, "me", "hotseat"), 0) as me:
        me.asked()
        assert not me.state["advice"]
        assert advice(me)["error"] == "advice_alone"
    with quay.sit(table(quay), None) as watching:
        assert advice(watching)["error"] == "spectator"


def test_where_nothing_is_asked_there_is_no_advice(quay: Served) -> None:
    with quay.sit(table(quay), 0) as me:
        for _ in range(3):
            me.asked("berth")
            me.choose_and_see("stay")
            me.asked("fee")
            coins = [choice["code"] for choice in me.asked()["choices"] for _ in range(choice["times"])]
            send(me, coins[:3])
            me.until_moved(me.state["question"]["id"])
        me.see(lambda state: state["status"] == "over")
        assert advice(me)["error"] == "nothing_asked"


def test_a_plan_is_made_of_the_view_alone() -> None:
    """The bot's process is sent nothing that a seat with the same view would not send."""
    with invited(QUAY):
        game = games.load("quay").rules
        one = Table(game, {}, [SeatSpec("person", "Anna")], "7")
        two = Table(game, {}, [SeatSpec("person", "Anna")], "7")
        two.state = game.imagine(one.view(0), 0, Chance(bytes(32)))
        assert one.digest() != two.digest()
        job = ViewJob.at(one, 0)
        assert job == ViewJob.at(two, 0)
        assert game.decode(job.imagined).view(0).encode() == one.view(0).encode()
        [found] = plan(msgspec.msgpack.encode(job))
        assert msgspec.msgpack.decode(found, type=Planned).codes[0] == "berth:a1"


def test_an_adviser_that_fails_is_noted_and_said(quay: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.web.advice.plan", no_plan)
    with quay.sit(table(quay), 0) as me:
        me.asked()
        assert advice(me)["error"] == "advice_failed"
        assert me.choose("stay")["type"] == "ack"


def test_words_for_a_plan_that_fail_are_noted_and_said(quay: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("orrery.web.advice.worded")
    with quay.sit(table(quay), 0) as me:
        me.asked()
        assert advice(me)["error"] == "advice_failed"


def test_a_plan_is_told_in_the_words_of_its_table(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.web.advice.plan", start_with_the_fifth_column)
    correction = '[fifth_column]\nname_de = "Die fünfte Kolonne"\n'
    with served.sit(served.create("random", "me", seed="9", correction=correction), 1, lang="de") as me:
        me.asked("start")
        assert advice(me)["labels"] == ["New Economy (Entwicklung, 6) und Die fünfte Kolonne (Welt, 1)"]


def start_with_the_fifth_column(data: bytes) -> Iterator[bytes]:
    yield msgspec.msgpack.encode(Planned(["start:new_economy"], "", {}))


def no_plan(data: bytes) -> Iterator[bytes]:
    raise LookupError("no idea")


# Places, and why not there.


def test_places_are_quiet(quay: Served) -> None:
    with quay.sit(table(quay), 0) as me:
        found = {choice["code"]: choice["quiet"] for choice in me.asked("berth")["choices"]}
        assert not found["stay"]
        assert not found["berth:a2"]
        assert found["berth:e5"]
        assert sum(found.values()) == 20


def why(me: Client, code: str | None) -> list[tuple[str, str]]:
    answer = me.ask({"type": "why", "code": code}, "why")
    assert answer["code"] == code
    return [(reason["text"], reason["rule"]) for reason in answer["reasons"]]


def test_why_not_there(quay: Served) -> None:
    with quay.sit(table(quay), 0) as me:
        me.asked("berth")
        send(me, ["berth:c3", *THREE])
        me.see(lambda state: state["round"] == 2)
        for address in ("berth:c3", "c3", "C3"):
            assert why(me, address) == [("Your ship lies at c3 already.", "Q-2")]
        assert why(me, "d3") == [("You have a ship in row 3.", "Q-1")]
        assert why(me, "d4") == [("That is possible now: Berth at D4.", "")]
        assert why(me, "berth at d4") == [("That is possible now: Berth at D4.", "")]
        assert why(me, "z9") == [("Nothing in this game is called z9.", "")]
        assert why(me, "pay:red") == [("pay:red is not possible now.", "Q-1")]
        assert why(me, None) == []


def test_a_person_gone_is_no_harm(quay: Served) -> None:
    """Who asks and leaves is not waited for."""
    made = table(quay)
    with quay.sit(made, 0) as me:
        me.asked()
        me.send({"type": "advise"})
    with quay.sit(made, 0) as again:
        until(lambda: not quay.hub.tables[made["table"]].advising)
        assert advice(again)["type"] == "advice"
