"""A finished game: its result and its replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .helpers import bring
from .test_phone import SIZES as PHONES
from .test_phone import check_fit, phone

FITS = """() => ['.replay .centre', '.replay .news', '.replay .side', 'dialog .inspector'].every((part) =>
  document.querySelector(part).getBoundingClientRect().bottom <= innerHeight)"""
SMALL = PHONES[-1]
SIZES = [{"width": 1440, "height": 900}, {"width": 1280, "height": 720}]


@pytest.fixture
def watch(visit: Visit, address: str, finished: Callable[[], bytes]) -> Callable[..., Page]:
    def open_replay(**options: Any) -> Page:
        page = visit(**options).sit(bring(address, finished()), 0)
        page.get_by_role("button", name="Watch it again").click()
        page.locator("dialog .desk").wait_for()
        return page

    return open_replay


def at(page: Page, n: int) -> None:
    expect(page.locator("dialog .where")).to_have_text(re.compile(rf", choice {n} of "))


def to_the_end(page: Page) -> int:
    """Which choice is the last one; it is seen now."""
    page.get_by_role("button", name="To the end").click()
    last = int(str(page.get_by_label("Moment of the game").get_attribute("max")))
    at(page, last)
    expect(page.locator("dialog .replay")).to_have_attribute("aria-busy", "false")
    return last


def test_the_result_knows_me(visit: Visit, address: str, finished: Callable[[], bytes]) -> None:
    page = visit().sit(bring(address, finished()), 0)
    charts = page.locator("figure .charts svg")
    expect(charts).to_have_count(3)
    cards = page.get_by_test_id("result").locator("article h3").all_inner_texts()
    assert page.locator("figure .charts .name").all_text_contents() == cards
    assert "Anna (you)" in cards
    expect(charts.first).to_contain_text("start")


def test_the_keys(watch: Callable[..., Page]) -> None:
    page = watch()
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("PageDown")
    at(page, 3)  # three seats have chosen how to start
    expect(page.locator("dialog .where")).to_have_text(re.compile("^Round 1,"))
    page.keyboard.press("ArrowDown")
    expect(page.locator("dialog .where")).to_have_text(re.compile("^Round 2,"))
    page.keyboard.press("ArrowUp")
    at(page, 3)
    page.keyboard.press("PageUp")
    at(page, 0)


def test_playing(watch: Callable[..., Page]) -> None:
    page = watch()
    last = to_the_end(page)
    page.get_by_role("button", name="4×").click()
    page.keyboard.press("Space")  # from the beginning
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("dialog .where")).to_have_text(re.compile("^Round 1,"))
    page.get_by_role("button", name="Next round").click()
    expect(page.locator("dialog .where")).to_have_text(re.compile("^Round 2,"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_label("Moment of the game").fill(str(last - 1))
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_every_choice_says_something(watch: Callable[..., Page], finished: Callable[[], bytes]) -> None:
    codes = [row[1] for row in json.loads(finished())["log"]]
    page = watch()
    told = page.get_by_test_id("replay-news")
    expect(told).to_have_text(re.compile("."))
    slider = page.get_by_label("Moment of the game")
    number = next(n for n, code in enumerate(codes, 1) if code.startswith("select:"))
    slider.fill(str(number))
    expect(told).to_have_text(re.compile(r"^\S.* chooses: \w+$"))


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_the_window_and_explains_tiles(watch: Callable[..., Page], size: dict[str, int]) -> None:
    page = watch(viewport=size)
    to_the_end(page)
    tile = page.locator("dialog .tableau .piece").last
    expect(tile).to_be_in_viewport(ratio=1)
    assert page.evaluate(FITS)
    tile.click()
    explained = page.locator("dialog .inspector h3")
    expect(explained).to_have_text(re.compile("."))
    assert tile.inner_text().startswith(explained.inner_text())


def test_on_a_phone(watch: Callable[..., Page]) -> None:
    page = watch(**phone(SMALL))
    to_the_end(page)
    check_fit(page)
    expect(page.get_by_role("button", name="4×")).to_be_in_viewport(ratio=1)
    page.locator("dialog .tableau .piece").first.tap()
    expect(page.locator("dialog .inspector h3")).to_be_in_viewport()
    page.get_by_role("button", name="Close the explanation").tap()
    expect(page.locator("dialog .inspector")).to_be_hidden()
