"""A seat's link is exchanged for a token when its person joins, and another device gets a link of its own."""

from __future__ import annotations

import httpx

from orrery.web.tokens import exchanged, hash_of

from .helpers import Client, Message, Served

KEY = "0123456789abcdef" * 2


def post(served: Served, table: Message, what: str, **body: object) -> httpx.Response:
    return served.http.post(f"/api/tables/{table['table']}/{what}?lang=en", json=body)


def test_who_made_the_link_cannot_open_the_seat_once_its_person_has_come(served: Served) -> None:
    table = served.create("me", "friend")
    link = table["seats"][1]["token"]
    with served.sit(table, 1) as host_who_looks:
        joined = post(served, table, "join", token=link, name="Ben", key=KEY).json()
        assert host_who_looks.wait(lambda m: m["type"] == "closed")["error"] == "link_used"
        assert joined["token"] != link
    with Client(served.host, table["table"], link) as again:
        assert again.messages[-1]["error"] == "link_used"
    for what, body in (("join", {"name": "Eve"}), ("join", {"key": KEY[::-1]}), ("rematch", {}), ("link", {})):
        answer = post(served, table, what, token=link, **body)
        assert (answer.status_code, answer.json()["error"]) == (403, "link_used"), what
    handover = {"token": link, "seat": 1, "bot": "captain"}
    assert post(served, table, "handover", **handover).json()["error"] == "link_used"
    export = served.http.get(f"/api/tables/{table['table']}/export", headers={"X-Seat-Token": link})
    assert export.json()["error"] == "link_used"
    look = served.http.post("/api/glances", json={"seats": [{"table": table["table"], "token": link}]})
    assert look.json() == [None]
    assert served.hub.tables[table["table"]].record.seats[1].name == "Ben"
    with Client(served.host, table["table"], joined["token"]) as ben:
        assert ben.state["me"] == 1
    stored = str(served.hub.tables[table["table"]].record)
    assert joined["token"] not in stored
    assert link not in stored


def test_a_lost_answer_is_given_again_to_the_same_browser_alone(served: Served) -> None:
    table = served.create("me", "friend")
    link = table["seats"][1]["token"]
    first = post(served, table, "join", token=link, name="Ben", key=KEY).json()
    assert post(served, table, "join", token=link, name="Ben", key=KEY).json() == first
    assert post(served, table, "join", token=first["token"], name="Benjamin").json() == first
    assert served.hub.tables[table["table"]].record.seats[1].name == "Benjamin"
    assert post(served, table, "join", token=link, name="Ben", key="").status_code == 403


def test_without_a_key_nobody_gets_the_same_token_again(served: Served) -> None:
    table = served.create("me", "friend")
    link = table["seats"][1]["token"]
    token = post(served, table, "join", token=link, name="Ben").json()["token"]
    assert token != exchanged(link, "")
    assert post(served, table, "join", token=link, name="Ben").json()["error"] == "link_used"


def test_another_device_comes_by_a_link_that_works_once(served: Served) -> None:
    table = served.create("me", "friend")
    assert post(served, table, "link", token=table["seats"][1]["token"]).json()["error"] == "not_joined"
    served.join(table, 1)
    first = post(served, table, "link", token=table["seats"][1]["token"]).json()["token"]
    link = post(served, table, "link", token=table["seats"][1]["token"]).json()["token"]
    with Client(served.host, table["table"], link) as early:
        assert early.messages[-1]["error"] == "link_unused"
    assert post(served, table, "join", token=first, key=KEY).json()["error"] == "bad_token", "there is a newer one"
    phone = post(served, table, "join", token=link, key=KEY).json()
    assert (phone["seat"], post(served, table, "join", token=link, key=KEY).json()) == (1, phone)
    assert post(served, table, "join", token=link, key=KEY[::-1]).json()["error"] == "link_used"
    with served.sit(table, 1) as ben, Client(served.host, table["table"], phone["token"], lang="de") as other:
        assert (ben.state["me"], other.state["me"]) == (1, 1)
        told = [one.wait(lambda m: m["type"] == "info" and m["what"] == "windows")["text"] for one in (ben, other)]
        assert told[0].startswith("Your seat is open in 2 windows.")
        assert told[1].startswith("Dein Platz ist in 2 Fenstern offen.")
    record = served.hub.tables[table["table"]].record
    assert record.seats[1].used_hashes[1:] == [hash_of(link)]


def test_a_window_that_comes_back_is_no_second_one(served: Served) -> None:
    table = served.create("me", "random")
    token = table["seats"][0]["token"]

    def windows(one: Client) -> list[str]:
        one.ask({"type": "ping"}, "pong")
        return [m["text"][:31] for m in one.messages if m["type"] == "info" and m["what"] == "windows"]

    with (
        Client(served.host, table["table"], token, window="a1") as first,
        Client(served.host, table["table"], token, window="a1") as again,
        Client(served.host, table["table"], token, window="b2") as other,
    ):
        assert windows(first) == windows(again) == windows(other) == ["Your seat is open in 2 windows."]
