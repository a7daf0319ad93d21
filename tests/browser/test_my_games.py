"""The list of my games in the lobby: a look at it is no visit to the tables, and it stays current while it is open."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, WebSocket, expect

from .conftest import Visit
from .helpers import create, shown

MOMENT = 600  # milliseconds in which news of a visit would have come


def heard_by(page: Page) -> list[dict[str, Any]]:
    """Everything that the server tells this page from now on, but answers to its pings."""
    heard: list[dict[str, Any]] = []

    def note(data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] != "pong":
            heard.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    page.on("websocket", listen)
    return heard


def my_games(page: Page) -> Locator:
    return page.locator(".my-tables li")


def join(address: str, table: dict[str, Any], seat: int) -> None:
    body = {"token": table["seats"][seat]["token"], "name": "Ben"}
    answer = httpx.post(f"{address}/api/tables/{table['table']}/join", json=body, timeout=30)
    table["seats"][seat]["token"] = answer.json()["token"]


def test_the_others_hear_nothing_of_a_look_at_the_lobby(visit: Visit, address: str) -> None:
    table = create(address, "me", "friend")
    join(address, table, 1)
    anna, ben = visit({"name": "Anna"}), visit({"name": "Ben"})
    heard = heard_by(anna.page)
    host = anna.sit(table, 0)
    friend = ben.sit(table, 1)
    assert shown(host) == shown(friend) == "asked"
    friend.goto("/")
    expect(my_games(friend)).to_contain_text("It is your turn.")
    host.wait_for_timeout(MOMENT)
    assert [message["what"] for message in heard if message["type"] == "info"] == ["joined", "left"]

    heard.clear()
    for _ in range(2):
        friend.reload()
        expect(my_games(friend)).to_contain_text("Me0")
        expect(my_games(friend)).to_contain_text("It is your turn.")
    host.wait_for_timeout(MOMENT)
    assert heard == []


def test_the_list_is_current_while_somebody_looks_at_it(visit: Visit, address: str) -> None:
    anna = visit({"name": "Anna"})
    first, second = (create(address, "me", "friend") for _ in range(2))
    page = anna.page
    for table in (first, second):
        anna.goto(f"/t/{table['table']}#{table['seats'][0]['token']}")
        page.wait_for_function("table => localStorage.getItem('orrery.tables')?.includes(table)", arg=table["table"])
    page.clock.install()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_text("Waiting for Friend1")).to_have_count(2)
    assert [url.split("?")[0] for url in asked].count(f"{address}/api/glances") == 1, "one request for all of them"

    join(address, first, 1)
    page.clock.fast_forward(16_000)
    expect(page.get_by_text("It is your turn.")).to_have_count(1)

    page.evaluate("Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true})")
    asked.clear()
    join(address, second, 1)
    page.clock.fast_forward(60_000)
    page.wait_for_timeout(MOMENT)
    assert asked == [], "nobody looks"
    page.evaluate("delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text("It is your turn.")).to_have_count(2)


def test_a_table_that_is_gone_says_so(visit: Visit, address: str) -> None:
    table = create(address, "me", "random", seed="gone")
    anna = visit()
    page = anna.sit(table, 0)
    seat = f"JSON.parse(localStorage.getItem('orrery.tables'))['{table['table']}']"
    page.evaluate(f"localStorage.setItem('orrery.tables', JSON.stringify({{gonegonegone: {seat}}}))")
    page.goto("/")
    expect(my_games(page)).to_contain_text("This table is no longer there.")
    page.get_by_role("button", name="Remove from this list").click()
    expect(my_games(page)).to_have_count(0)
