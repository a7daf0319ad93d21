"""The columns beside the board: they fold, the log opens, and both are remembered."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visit
from .helpers import create, pick, shown

WIDTH = "() => document.querySelector('.middle').clientWidth"


def sit(visit: Visit, address: str) -> Page:
    page = visit().sit(create(address, "me", "random", "random", seed="columns"), 0)
    shown(page)
    return page


def test_both_fold_by_button_and_key(visit: Visit, address: str) -> None:
    page = sit(visit, address)
    for name, key, column in (("Left column", ",", ".left .side"), ("Right column", ".", ".right .inspector")):
        fold = page.get_by_role("button", name=name)
        expect(fold).to_have_attribute("aria-expanded", "true")
        before = page.evaluate(WIDTH)
        fold.click()
        expect(fold).to_have_attribute("aria-expanded", "false")
        expect(page.locator(column)).to_have_count(0)
        assert page.evaluate(WIDTH) > before + 150
        page.keyboard.press(key)
        expect(fold).to_have_attribute("aria-expanded", "true")
        expect(page.locator(column).first).to_be_visible()
        assert page.evaluate(WIDTH) == before


def test_folded_columns_are_remembered_and_the_decision_stays(visit: Visit, address: str) -> None:
    page = sit(visit, address)
    page.keyboard.press(",")
    page.keyboard.press(".")
    page.reload()
    shown(page)
    for name in ("Left column", "Right column"):
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-expanded", "false")
    for place in (page.locator("#question"), page.locator(".choice").last):
        box = place.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800
    pick(page)


def test_the_log_shows_its_last_line_and_opens(visit: Visit, address: str) -> None:
    page = sit(visit, address)
    line = page.locator(".log .last")
    expect(line).to_have_attribute("aria-expanded", "false")
    expect(page.locator("section.log")).to_have_count(0)
    told = line.inner_text()
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    last = page.locator("section.log p").last
    expect(last).to_be_visible()
    assert any(word in last.inner_text() for word in told.split()[-2:])
    page.reload()
    shown(page)
    expect(page.locator("section.log")).to_be_visible()
