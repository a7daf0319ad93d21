"""What axe-core finds: nothing. On every page, in both themes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tools import moments
from tools.client import PACKAGES

from .conftest import Visit
from .helpers import bring, shown
from .test_phone import SIZES, phone

AXE = PACKAGES / "axe-core" / "axe.min.js"
THEMES = ["dark", "light"]
RUN = """() => axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations.flatMap((rule) =>
  rule.nodes.map((node) => `${rule.id}: ${node.target} ${node.failureSummary}`)))"""


def check(page: Page) -> None:
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=Path(AXE))
    found = page.evaluate(RUN)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
def test_lobby_and_styleguide(visit: Visit, theme: str) -> None:
    page = visit({"theme": theme, "guide": "offer"}, bypass_csp=True).goto("/")
    page.get_by_role("button", name="Set up the table").wait_for()
    check(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)
    page.goto("/styleguide")
    page.get_by_role("heading", name="Dark", exact=True).wait_for()
    check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_the_table(visit: Visit, address: str, theme: str) -> None:
    visitor = visit({"theme": theme}, bypass_csp=True)
    for moment in (moments.asked("assign", 2), moments.asked("ship", 4)):
        page = visitor.sit(bring(address, moments.saved_at(moment, "access")), 0)
        shown(page)
        check(page)
    page.locator(".left button.head").first.click()
    page.get_by_role("button", name="Why not").click()
    page.get_by_text("Not possible now:").wait_for()
    check(page)
    page.get_by_role("button", name="Table menu").click()
    check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_on_a_phone(visit: Visit, address: str, theme: str) -> None:
    saved = moments.saved_at(moments.asked("assign", 4), "access")
    page = visit({"theme": theme}, bypass_csp=True, **phone(SIZES[0])).sit(bring(address, saved), 0)
    for number in range(4):
        page.locator(".tab").nth(number).tap()
        check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_result_and_replay(visit: Visit, address: str, theme: str, finished: Callable[[], bytes]) -> None:
    page = visit({"theme": theme}, bypass_csp=True).sit(bring(address, finished()), 0)
    page.locator("figure svg[role=img]").first.wait_for()
    check(page)
    page.get_by_role("button", name="Watch it again").click()
    page.get_by_label("Moment of the game").fill("60")
    page.locator("dialog .desk").wait_for()
    check(page)
