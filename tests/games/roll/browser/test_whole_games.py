"""Whole games with expansions, from the first question to the result: by clicks, and by keys alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import create, pick, shown, wait_for_answer

EVERYTHING = "ambition+objectives+rivalry+deal+orb"
# With each set, questions that only its modules ask.
ASKED = {
    "ambition+objectives": {"talents"},
    "rivalry+deal": {"deal"},
    "rivalry+orb": {"orb_side"},
    EVERYTHING: {"talents", "deal", "orb_side"},
}
CODES = "() => [...document.querySelectorAll('.choice')].map((e) => e.dataset.code)"
MOST = 2000  # answers: no game is as long


def sit(visit: Visit, address: str, sets: str, seed: str) -> Page:
    table = create(address, "me", "captain", seed=seed, options={"setup": "beginner", "with": sets})
    return visit().sit(table, 0)


def kind(page: Page) -> str:
    return str(page.locator("#question").get_attribute("data-kind"))


def check_result(page: Page) -> None:
    result = page.get_by_test_id("result")
    expect(result.get_by_role("heading", name="(you)")).to_be_visible()
    expect(result.locator("figure svg[role=img]")).to_have_count(2)
    expect(result).not_to_contain_text("went wrong")


@pytest.mark.slow
@pytest.mark.parametrize("sets", ASKED)
def test_by_clicks(visit: Visit, address: str, sets: str) -> None:
    """What goes on is clicked as often as all else, so that the game gets on and everything is tried."""
    page = sit(visit, address, sets, "clicked")
    chance = random.Random(1)
    kinds: Counter[str] = Counter()
    while shown(page) == "asked":
        kinds[kind(page)] += 1
        assert kinds.total() < MOST
        pick(page, None if chance.random() < 0.5 else chance.choice(page.evaluate(CODES)))
    assert set(kinds) >= ASKED[sets]
    check_result(page)


@pytest.mark.slow
def test_by_keys_alone(visit: Visit, address: str) -> None:
    page = sit(visit, address, EVERYTHING, "by keys")
    chance = random.Random(2)
    kinds: Counter[str] = Counter()
    while shown(page) == "asked":
        kinds[kind(page)] += 1
        assert kinds.total() < MOST
        primary = page.locator(".choice.primary").count() > 0
        number = chance.randint(1, min(9, page.locator(".choice").count()))
        page.keyboard.press("Enter" if primary and chance.random() < 0.5 else str(number))
        wait_for_answer(page)
    assert set(kinds) >= {"deal", "orb_side"}  # not every game brings Talents
    check_result(page)
