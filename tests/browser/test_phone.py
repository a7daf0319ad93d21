"""On a phone: everything fits, and what is to be decided is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tools import moments

from .conftest import Visit
from .helpers import bring, create, pick, shown

SIZES = [(390, 844), (360, 740)]
TABS = ("Desk", "Tableau", "Others", "Log")
TOO_WIDE = """() => {
  const width = document.documentElement.clientWidth;
  const hides = (e) => e.classList.contains('hidden-words') || getComputedStyle(e).overflowX !== 'visible';
  const hidden = (e) => e !== null && (hides(e) || hidden(e.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > width + 1 && !hidden(e.parentElement))
    .map((e) => e.outerHTML.slice(0, 100));
}"""


def phone(size: tuple[int, int]) -> dict[str, object]:
    return {
        "viewport": {"width": size[0], "height": size[1]},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    }


def check_fit(page: Page) -> None:
    """Nothing scrolls sideways, neither the page nor the part in it."""
    page.wait_for_timeout(50)
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    for part in page.locator(".page, .sheet, dialog").all():
        assert part.evaluate("(e) => e.scrollWidth <= e.clientWidth"), part.get_attribute("class")


def in_sight(page: Page, box: FloatRect | None) -> bool:
    size = page.viewport_size
    return box is not None and size is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("size", SIZES)
def test_a_round_with_the_thumb(visit: Visit, address: str, size: tuple[int, int]) -> None:
    table = create(address, "me", "random", "random", seed="phone", options={})
    page = visit({"confirm": "touch"}, **phone(size)).sit(table, 0)
    rounds = page.locator(".board-bar .round")
    confirmed = 0
    while shown(page) == "asked" and rounds.inner_text() != "Round 2":
        check_fit(page)
        assert in_sight(page, page.locator("#question").bounding_box())
        assert in_sight(page, page.locator(".choice").first.bounding_box())
        before = page.locator(".choice.primary").or_(page.locator(".choice")).first
        before.tap()
        yes = page.get_by_role("group", name="Confirm").get_by_role("button").first
        page.wait_for_timeout(30)
        if yes.count():
            assert in_sight(page, yes.bounding_box())
            yes.tap()
            confirmed += 1
        page.wait_for_function("() => document.querySelector('.choice[aria-disabled=true]') === null")
    assert rounds.inner_text() == "Round 2"
    assert confirmed > 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_part_late_in_a_game(visit: Visit, address: str, size: tuple[int, int], lang: str) -> None:
    table = bring(address, moments.saved_at(moments.asked("ship", 5), "late on a phone"))
    page = visit({"lang": lang}, **phone(size)).sit(table, 0)
    shown(page)
    for number in range(len(TABS)):
        page.locator(".tab").nth(number).tap()
        check_fit(page)
        assert in_sight(page, page.locator("#question").bounding_box())
    page.locator(".bar nav button").last.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    check_fit(page)


@pytest.mark.parametrize("size", SIZES)
def test_lobby_and_styleguide(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(**phone(size)).goto("/")
    page.get_by_role("button", name="Set up the table").wait_for()
    check_fit(page)
    page.goto("/styleguide")
    page.get_by_role("heading").first.wait_for()
    check_fit(page)


def test_the_sheet_grows(visit: Visit, address: str) -> None:
    table = create(address, "me", "random", seed="sheet")
    page = visit(**phone(SIZES[0])).sit(table, 0)
    shown(page)
    sheet = page.locator(".sheet")
    small = sheet.bounding_box()
    page.get_by_role("button", name="Larger").tap()
    page.get_by_role("button", name="Smaller").wait_for()
    large = sheet.bounding_box()
    assert small is not None
    assert large is not None
    assert large["height"] > small["height"]
    pick(page)
