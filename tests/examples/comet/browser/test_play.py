"""Comet in the browser, without a line of client code: played by keys on the plain board, and its stories told."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import create, shown, wait_for_answer

OPTIONS = {"comet": "old", "tail": "long"}
TOLD = "[data-testid=playing]"
MOVED = """([question, choices]) =>
  document.querySelector('#question')?.innerText !== question ||
  document.querySelectorAll('.choice').length !== choices"""


def sit(visit: Visit, address: str, seed: str = "3", settings: dict[str, Any] | None = None, **options: Any) -> Page:
    table = create(address, "me", game="comet", options=OPTIONS, seed=seed)
    return visit(settings, **options).sit(table, 0)


PARTS = re.compile(r"(\d+) \D+ (\d+)")


def press_first(page: Page) -> None:
    """Answer with the keys of the first choices, and wait until something else is asked, told or over."""
    before = [page.locator("#question").inner_text(), page.locator(".choice").count()]
    if page.get_by_test_id("parts").count() == 0:
        page.keyboard.press("1")
    else:
        gather(page)
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
    wait_for_answer(page)


def gather(page: Page) -> None:
    """Each choice as often as it goes, until the whole is there."""
    count = page.get_by_test_id("parts")
    for choice in page.locator(".choice").all():
        times = choice.inner_text().rpartition("/")[2]
        for _ in range(int(times) if "/" in choice.inner_text() else 1):
            n, parts = map(int, PARTS.findall(count.inner_text())[0])
            if n == parts:
                return
            page.keyboard.press(choice.locator(".key").inner_text())
            expect(count).to_have_text(re.compile(rf"^{n + 1} "))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "lost", "night"), [("en", "The comet", "Night 1 of 8"), ("de", "Der Komet", "Nacht 1 von 8")]
)
def test_a_whole_game_by_keys_alone(visit: Visit, address: str, lang: str, lost: str, night: str) -> None:
    page = sit(visit, address, settings={"lang": lang})
    lines = page.get_by_test_id("lines")
    expect(lines).to_contain_text(night)
    expect(lines.locator("li")).to_have_count(9)
    for _ in range(60):
        if shown(page) != "asked":
            break
        press_first(page)
    assert shown(page) == "over"
    result = page.get_by_role("dialog")
    expect(result).to_contain_text(lost)
    expect(result.get_by_text("Rank: apprentice" if lang == "en" else "Rang: Lehrling")).to_be_visible()
    names = [name.inner_text() for name in result.locator("article li span:first-child").all()]
    assert names
    assert [name for name in names if any(letter.isdecimal() for letter in name)] == [], "points stand once"


@pytest.mark.slow
def test_a_card_that_a_choice_speaks_of_can_be_pressed(visit: Visit, address: str) -> None:
    page = sit(visit, address)
    lines = page.get_by_test_id("lines")
    expect(page.locator("#question")).to_have_attribute("data-kind", "survey")
    codes = [str(choice.get_attribute("data-code")) for choice in page.locator(".choice").all()]
    assert lines.locator(".lit").count() == len(codes) - 1, "all but `pass`"
    lines.locator(".lit button").first.click()
    expect(page.locator("#question")).to_have_attribute("data-kind", "expose")


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (360, 640)])
def test_the_plain_board_fits(visit: Visit, address: str, width: int, height: int) -> None:
    page = sit(visit, address, viewport={"width": width, "height": height})
    shown(page)
    overflow = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow == 0
    small = (
        "() => [...document.querySelectorAll('.lines *')].filter(e => parseFloat(getComputedStyle(e).fontSize) < 10)"
    )
    assert page.evaluate(f"{small.replace('() =>', '() => (')}).length") == 0
    cut = "() => [...document.querySelectorAll('.lines li')].filter(e => e.scrollWidth > e.clientWidth).length"
    assert page.evaluate(cut) == 0


# Stories.


def to_the_comet(page: Page) -> None:
    """Answer until the comet's turn comes: what it does is longer than a few events."""
    for _ in range(12):
        kind = page.locator("#question").get_attribute("data-kind")
        page.keyboard.press("Enter" if kind == "aim" else page.locator(".choice .key").last.inner_text())
        if kind == "aim":
            return
        expect(page.locator("#question")).not_to_have_attribute("data-kind", str(kind))


@pytest.mark.slow
def test_a_night_is_told_step_by_step_and_told_again(visit: Visit, address: str) -> None:
    """By hand where nothing moves by itself: nothing is lost, and the question waits for the end."""
    page = sit(visit, address)
    to_the_comet(page)
    again = page.get_by_role("button", name="Once more")
    expect(again).to_be_visible()
    expect(page.locator(TOLD)).to_have_count(0)
    page.keyboard.press("Home")
    told: list[str] = []
    while page.locator(TOLD).count():
        told.append(page.locator(TOLD).inner_text())
        expect(page.locator("#question")).to_have_count(0)
        page.keyboard.press("ArrowRight")
    assert len(told) > 8
    assert told[0].startswith("You ")
    assert told[-1].endswith("within reach.") or "Nothing can be surveyed" in told[-1]
    assert [line for line in told if line.startswith("Night ")] == ["Night 2 of 8."]
    assert sum("The comet rolls" in line for line in told) == 4
    shown(page)

    again.click()
    expect(page.locator(TOLD)).to_have_text(told[0])
    page.get_by_role("button", name="Next").click()
    expect(page.locator(TOLD)).to_have_text(told[1])
    page.keyboard.press("ArrowLeft")
    expect(page.locator(TOLD)).to_have_text(told[0])
    page.get_by_role("button", name="All").click()
    expect(page.locator(TOLD)).to_have_count(0)
    expect(page.locator("#question")).to_be_visible()


@pytest.mark.slow
def test_a_story_plays_by_itself_at_the_speed_that_is_set(visit: Visit, address: str) -> None:
    page = sit(visit, address, settings={"speed": "fast"})
    to_the_comet(page)
    expect(page.locator(TOLD)).to_be_visible()
    first = page.locator(TOLD).inner_text()
    expect(page.locator(TOLD)).not_to_have_text(first)
    page.keyboard.press("ArrowRight")
    held = page.locator(TOLD).inner_text()
    page.wait_for_timeout(1500)
    assert page.locator(TOLD).inner_text() == held, "whoever goes on by hand is waited for"
    page.keyboard.press("Escape")
    assert shown(page) == "asked"


MANY = 60


@pytest.mark.slow
def test_a_story_of_sixty_events_loses_none(visit: Visit, address: str) -> None:
    """The server tells sixty events at once; what is read out on the page are these sixty, in order."""
    table = create(address, "me", game="comet", options=OPTIONS, seed="3")
    visitor = visit()
    lengthened: list[int] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "update" and len(said["news"]) > 4 and said["first"] > 0 and not lengthened:
                lengthened.append(said["first"])
                item = said["news"][0]
                said["news"] = [{**item, "n": said["first"] + i, "text": f"Event {i}."} for i in range(MANY)]
                said["seq"] = said["first"] + MANY
            route.send(json.dumps(said))

        server.on_message(tell)

    visitor.page.route_web_socket("**", between)
    page = visitor.sit(table, 0)
    to_the_comet(page)
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    assert lengthened
    page.keyboard.press("Home")
    told: list[str] = []
    while page.locator(TOLD).count():
        told.append(page.locator(TOLD).inner_text())
        page.keyboard.press("ArrowRight")
    assert told == [f"Event {i}." for i in range(MANY)]
