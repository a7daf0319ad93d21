"""On a screen: everything on the table is in sight at once, and nothing that comes and goes moves it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from orrery.tables.log import SeatSpec
from tests.browser.conftest import Visit
from tests.browser.helpers import bring, create, shown
from tests.browser.test_phone import check_fit, phone
from tools import moments

SIZES = [(1440, 900), (1280, 800), (1280, 720), (1024, 768)]
PARTS = ("html", ".centre", ".left > .side")
HIDDEN = "(e) => e.scrollHeight - e.clientHeight"
BOT = SeatSpec("bot", "captain")
EVERYTHING = "ambition+objectives+rivalry+deal+orb"


@cache
def late(seats: int, sets: str | None = None) -> bytes:
    people = [SeatSpec("person", "Anna"), *[BOT] * (seats - 1)]
    return moments.saved_at(moments.asked("reassign", 8), "in sight", people, options={"with": sets} if sets else {})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("sets", [None, EVERYTHING], ids=["base", "everything"])
def test_late_in_a_game(visit: Visit, address: str, size: tuple[int, int], seats: int, sets: str | None) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}).sit(bring(address, late(seats, sets)), 0)
    shown(page)
    assert {part: page.locator(part).evaluate(HIDDEN) for part in PARTS} == dict.fromkeys(PARTS, 0)


@pytest.mark.parametrize("size", [(390, 664), (360, 640)])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_part_with_everything_on_a_phone(visit: Visit, address: str, size: tuple[int, int], lang: str) -> None:
    """Six columns, objectives, Deal and Orb: nothing scrolls sideways."""
    page = visit({"lang": lang}, **phone(size)).sit(bring(address, late(3, EVERYTHING)), 0)
    shown(page)
    tabs = page.locator(".tab").count()
    assert tabs == 7
    for number in range(tabs):
        page.locator(".tab").nth(number).tap()
        check_fit(page)
    page.locator(".tab").first.tap()
    columns = page.locator(".column")
    assert columns.count() == 6
    boxes = [box for box in (column.bounding_box() for column in columns.all()) if box is not None]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= size[0] for box in boxes)


def test_whoever_comes_does_not_move_the_board(visit: Visit, address: str) -> None:
    table = create(address, "me", "friend")
    friend = visit({"name": "Ben"}).goto(f"/t/{table['table']}#{table['seats'][1]['token']}")
    friend.get_by_role("button", name="Sit down").click()
    shown(friend)
    host = visit().sit(table, 0)
    shown(host)
    before = host.locator(".desk").bounding_box()
    friend.reload()
    note = host.get_by_text("Ben is here.").locator("visible=true").first
    note.wait_for()
    assert host.locator(".desk").bounding_box() == before
    expect(host.locator(".note")).to_have_count(0, timeout=10_000)


def invitation(address: str, table: dict[str, Any]) -> str:
    body = {"token": table["seats"][0]["token"]}
    made = httpx.post(f"{address}/api/tables/{table['table']}/rematch", json=body, timeout=30)
    return str(made.json()["table"])


def test_a_spectator_is_invited_beside_the_result(visit: Visit, address: str, finished: Callable[[], bytes]) -> None:
    table = bring(address, finished())
    page = visit().sit(table, None)
    page.get_by_test_id("result").wait_for()
    new = invitation(address, table)
    page.get_by_test_id("result").get_by_role("button", name="Come along").click()
    page.wait_for_url(f"**/t/{new}")
