"""What axe-core finds on Race's table: nothing. In both themes, on a screen and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.helpers import shown
from tests.browser.test_access import THEMES, check
from tests.browser.test_phone import phone

from .hands import PHONE, SMALL
from .stage import RaceStage, crowded, largest

KINDS = ("choose", "keep", "pay", "settle", "consume")


@pytest.mark.parametrize("theme", THEMES)
def test_the_table(visit: Visit, address: str, theme: str) -> None:
    stage = RaceStage(visit, address, {"theme": theme}, viewport=SMALL, bypass_csp=True)
    for one in largest():
        if one.kind in KINDS:
            check(stage.show(one.updates["en"]))
    page = stage.show(crowded("de", 12, 15))
    page.locator(".hand button.piece").first.click()
    expect(page.locator(".hand .piece[aria-pressed=true]")).to_have_count(1)
    check(page)
    page.locator(".mat summary").click()
    check(page)
    page.locator(".tableau header button").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_on_a_phone(visit: Visit, address: str, theme: str) -> None:
    stage = RaceStage(visit, address, {"theme": theme}, bypass_csp=True, **phone(PHONE))
    page = stage.show(crowded("en", 12, 15))
    for number in range(4):
        page.locator(".tab").nth(number).tap()
        check(page)


def test_every_card_is_reached_by_the_tab_key_and_says_what_it_is(visit: Visit, address: str) -> None:
    page = RaceStage(visit, address, {}, viewport=SMALL).show(crowded("en", 12, 15))
    shown(page)
    reached: set[str] = set()
    for _ in range(90):
        page.keyboard.press("Tab")
        spot = page.evaluate("() => document.activeElement.dataset.spot ?? ''")
        if spot:
            reached.add(str(spot))
            words = page.evaluate("() => document.activeElement.querySelector('.hidden-words').textContent")
            assert words, spot
    assert sum(spot.startswith("hand:") for spot in reached) == 12
    assert sum(spot.startswith("tableau:") for spot in reached) == 15
