"""The guided first game of Race: each thing once and where it belongs, and advice that is good at this table."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import pick, shown

from .hands import answer, kind

CONSUMING = {"consume", "goods", "more_goods", "kinds", "each_kind"}
# The kinds of question that each step explains; none: it tells what happened, before the question's own step.
STEPS: dict[str, set[str]] = {
    "welcome": set(),
    "deal": {"discard"},
    "choose": {"choose"},
    "dice": set(),
    "settle": {"settle", "way", "boost"},
    "develop": {"develop", "reduce"},
    "pay": {"pay"},
    "keep": {"keep"},
    "trade": {"trade"},
    "consume": CONSUMING,
    "robot": set(),
    "again": {"choose"},
    "onward": {"choose"},
}
RARE = {"consume", "trade"}  # not every game asks for these


def step(guide: Locator) -> str | None:
    return guide.get_attribute("data-step")


def begin(visit: Visit, **settings: str) -> Page:
    page = visit({"guide": "offer", **settings}).goto("/")
    page.locator("[data-game=race] .button.big").nth(1).click()
    shown(page)
    return page


def told(page: Page, guide: Locator) -> list[str]:
    """What happened is told first, and put aside."""
    found: list[str] = []
    while (now := step(guide)) is not None and guide.get_by_role("button", name="Next").count():
        assert kind(page) not in STEPS[now]
        found.append(now)
        guide.get_by_role("button", name="Next").click()
    return found


def test_each_step_once_and_for_its_own_question(visit: Visit) -> None:
    page = begin(visit)
    guide = page.get_by_test_id("guide")
    height = guide.bounding_box()
    explained: list[str] = []
    before = None
    chance = random.Random(1)
    while shown(page) == "asked" and not set(STEPS) - RARE <= set(explained):
        happened = told(page, guide)
        assert not set(happened) & set(explained)
        explained += happened
        now = step(guide)
        if now is not None:
            assert kind(page) in STEPS[now]
            assert now not in explained or now == before
            if now not in explained:
                explained.append(now)
            assert f"{len(explained)} of {len(STEPS)}" in guide.inner_text()
        before = now
        assert guide.bounding_box() == height  # the board below does not jump
        answer(page, chance)
    assert set(STEPS) - RARE <= set(explained)
    assert explained[:3] == ["welcome", "deal", "choose"]


def test_its_advice_is_good_at_this_table(visit: Visit) -> None:
    page = begin(visit)
    guide = page.get_by_test_id("guide")
    told(page, guide)
    advice = guide.locator("b")
    assert step(guide) == "deal"
    expect(advice).to_contain_text("too dear")
    dear = page.locator(".choice", has_text="Deserted Alien Colony")
    dear.click()
    page.locator(".choice", has_text="Contact Specialist").click()
    page.get_by_test_id("confirm").click()
    expect(page.locator("#question")).to_have_attribute("data-kind", "choose")
    expect(advice).to_contain_text("Choose Settle and Trade")
    for space in ("settle_1", "consume_trade"):
        page.locator(f'.mat [data-spot="space:{space}"]').click()
    page.get_by_test_id("confirm").click()
    shown(page)
    assert "dice" in told(page, guide)
    assert kind(page) == "develop"  # the robot's dice lie on Develop and Settle
    pick(page, "pass")
    shown(page)
    told(page, guide)
    assert (step(guide), kind(page)) == ("settle", "settle")
    expect(advice).to_contain_text("costs nothing")
    page.locator('.hand button.piece[data-spot="hand:rebel_fuel_cache"]').click()
    expect(page.locator(".tableau .card")).to_have_count(2)
    shown(page)
    told(page, guide)
    assert (step(guide), kind(page)) == ("trade", "trade")


def test_its_words_are_german_as_well(visit: Visit) -> None:
    page = begin(visit, lang="de")
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("Willkommen")
    guide.get_by_role("button", name="Weiter").click()
    expect(guide).to_contain_text("Deine ersten Karten")
