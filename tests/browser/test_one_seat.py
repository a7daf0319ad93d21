"""One seat and a rival in the browser, and the record of solo results in the lobby.

No game of Orrery's own has one seat yet, so the page is told of one: bots' seats are called rivals on the way.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from orrery.tables import record
from orrery.tables.record import SoloResult
from tools.soak import Server

from .conftest import Visit
from .helpers import bring, create, shown

PHONE = {"width": 390, "height": 664}
ROBOTS = ["the Robot", "the Drone"]


def as_rival(message: dict[str, Any]) -> dict[str, Any]:
    """All seats but the first become rivals, and nobody wins."""
    if message["type"] == "update":
        nobody = {"bot": None, "busy": False, "since": None, "connected": False}
        for seat, name in zip(message["seats"][1:], ROBOTS, strict=False):
            seat.update(kind="rival", name=name, **nobody)
        for score in message["scores"]:
            score.update(wins=False, rank="Pilot" if score["seat"] == 0 else None)
    return message


def with_rival(page: Page) -> None:
    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda data: socket.send(json.dumps(as_rival(json.loads(data)))))

    page.route_web_socket("**/ws/*", between)


@pytest.mark.parametrize(
    ("lang", "lost", "rank"), [("en", "You have lost", "Rank: Pilot"), ("de", "Du hast verloren", "Rang: Pilot")]
)
def test_a_lost_game_has_a_rank_and_shows_the_rivals(
    visit: Visit, address: str, finished: Callable[[], bytes], lang: str, lost: str, rank: str
) -> None:
    visitor = visit({"lang": lang})
    with_rival(visitor.page)
    page = visitor.sit(bring(address, finished()), 0)
    result = page.locator("dialog", has=page.get_by_test_id("result"))
    expect(result.get_by_role("heading", name=lost, exact=True)).to_be_visible()
    expect(result.get_by_text(rank, exact=True)).to_have_count(1)
    for robot in ROBOTS:
        expect(result.locator("article", has_text=robot)).to_have_count(1)
        expect(result.locator("figure p", has_text=robot)).to_have_count(1)
    page.keyboard.press("Escape")
    for robot in ROBOTS:
        expect(page.locator("button.strip")).to_contain_text(robot)


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE])
def test_nobody_waits_for_a_rival_or_takes_its_place(visit: Visit, address: str, viewport: dict[str, int]) -> None:
    visitor = visit(viewport=viewport)
    with_rival(visitor.page)
    page = visitor.sit(create(address, "me", "random", seed="rival"), 0)
    assert shown(page) == "asked"
    page.get_by_role("button", name="Menu").first.click()
    line = page.locator("dialog li", has_text="the Robot")
    expect(line).to_contain_text("part of the game")
    assert line.get_by_role("button").count() == 0
    assert page.locator("dialog").get_by_text("away").count() == 0
    assert page.locator("dialog").get_by_role("button", name="Let a bot play").count() == 0


def one_seat(route: Route) -> None:
    game = route.fetch().json()[0]
    route.fulfill(json=[{**game, "least": 1, "most": 1, "usual": ["me"], "options": [], "bots": []}])


@pytest.mark.parametrize(("lang", "legend"), [("en", "Who plays (1 seat)"), ("de", "Wer spielt (1 Platz)")])
def test_a_form_for_one_seat_offers_no_company(visit: Visit, lang: str, legend: str) -> None:
    page = visit({"lang": lang}).page
    page.route("**/api/games?*", one_seat)
    made: list[dict[str, Any]] = []
    page.route("**/api/tables?*", lambda route: made.append(route.request.post_data_json))
    page.goto("/")
    form = page.locator("form")
    expect(form.locator("legend").first).to_have_text(legend)
    assert form.locator("ol li").count() == 1
    assert form.locator("fieldset").first.get_by_role("button").count() == 0
    assert form.locator("ol option").count() == 1
    form.locator("button.primary").click()
    page.wait_for_timeout(300)
    assert [[seat["kind"] for seat in table["seats"]] for table in made] == [["me"]]
    page.reload()
    page.locator(".start .primary").click()
    page.wait_for_timeout(300)
    assert [[seat["kind"] for seat in table["seats"]] for table in made] == [["me"]] * 2


RESULT = SoloResult(
    "browser", 1.0, "t", "roll", "2", {"setup": "free"}, "", ["me"] + ["novice"] * 4, "7", 41, "", True, 0
)


def test_the_record_is_shown_and_saved(visit: Visit, server: Server) -> None:
    """Results that no other test has: against four novices."""
    for number, total in enumerate((30, 41)):
        record.append(server.data, msgspec.structs.replace(RESULT, id=f"browser {number}", total=total, won=total > 40))
    record.append(server.data, msgspec.structs.replace(RESULT, id="browser study", total=99, studied=1))
    page = visit().goto("/")
    panel = page.get_by_test_id("record")
    row = panel.locator("tbody tr", has_text="against Novice, Novice, Novice and Novice")
    expect(row.locator("td")).to_have_text(["2", "1", "41", "35.5"])
    expect(row).to_contain_text("Set-up: You place your first tiles yourselves")
    expect(panel).to_contain_text("not counted")
    with page.expect_download() as download:
        panel.get_by_role("link", name="Save as a file").click()
    assert download.value.suggested_filename == "orrery-record-roll.json"
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert [one["id"] for one in saved["results"] if one["id"].startswith("browser")] == [
        "browser 0",
        "browser 1",
        "browser study",
    ]
    page.get_by_role("button", name="Deutsch").click()
    expect(row).to_have_count(0)
    german = panel.locator("tbody tr", has_text="gegen Neuling, Neuling, Neuling und Neuling")
    expect(german.locator("td")).to_have_text(["2", "1", "41", "35,5"])


OTHERS = ["novice", "random", "novice"]  # whom nobody else meets in these tests


def test_what_chance_has_settled_can_be_opened_in_the_record(visit: Visit, server: Server) -> None:
    for number, setup in enumerate(("free", "beginner", "free")):
        drawn = msgspec.structs.replace(RESULT, id=f"drawn {number}", seats=["me", *OTHERS], drawn={"setup": setup})
        record.append(server.data, drawn)
    page = visit().goto("/")
    section = page.get_by_test_id("record").locator("details")
    row = section.locator("tbody tr", has_text="Novice").filter(has_text="Random")
    expect(row.first).to_be_hidden()
    section.get_by_text("Set-up", exact=True).click()
    expect(row.locator("td:first-of-type")).to_have_text(["2", "1"])


# Whether the table keeps the same distance to both sides of its panel.
INSIDE = """() => {
  const panel = document.querySelector('[data-testid=record]').getBoundingClientRect();
  const table = document.querySelector('[data-testid=record] table').getBoundingClientRect();
  return Math.abs((table.left - panel.left) - (panel.right - table.right)) < 1;
}"""


def test_the_record_fits_a_phone(visit: Visit, server: Server) -> None:
    record.append(server.data, msgspec.structs.replace(RESULT, id="browser phone"))
    page = visit({"lang": "de"}, viewport={"width": 360, "height": 640}).goto("/")
    page.get_by_test_id("record").scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(INSIDE)


def test_without_results_there_is_no_panel(visit: Visit) -> None:
    page = visit().page
    empty = {"game": "roll", "games": 0, "wins": 0, "studied": 0, "damaged": 0, "rows": [], "drawn": []}
    page.route("**/api/record/*", lambda route: route.fulfill(json=empty))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert page.get_by_test_id("record").count() == 0
