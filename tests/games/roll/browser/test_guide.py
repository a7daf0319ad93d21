"""The guided first game: always in the lobby, explains each thing once and where it belongs, and can be hidden."""

from __future__ import annotations

from itertools import cycle

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import pick, shown

# The kinds of question that each step explains; none: it tells what happened, before the question's own step.
PLAN = {"select", "with"}
STEPS: dict[str, set[str]] = {
    "welcome": set(),
    "assign": {"assign"},
    "select": PLAN,
    "again": PLAN,
    "onward": PLAN,
    "ready": {"reassign", "sacrifice", "move", "into"},
    "extra": set(),
    "build": {"build", "spend", "keep", "remove"},
    "produce": {"produce"},
    "explore": {"explore"},
    "scout": {"abandon", "place"},
    "ship": {"ship", "by"},
    "manage": {"recruit", "recall"},
}


def kind(page: Page) -> str:
    return str(page.locator("#question").get_attribute("data-kind"))


def step(guide: Locator) -> str | None:
    return guide.get_attribute("data-step")


def begin(visit: Visit, **settings: str) -> Page:
    page = visit({"guide": "offer", **settings}).goto("/")
    page.locator("[data-game=roll] .button.big").nth(1).click()
    shown(page)
    return page


def test_each_step_once_and_for_its_own_question(visit: Visit) -> None:
    page = begin(visit)
    guide = page.get_by_test_id("guide")
    height = guide.bounding_box()
    explained: list[str] = []
    before = None
    selections = cycle(f"select:{phase}" for phase in ("explore", "settle", "produce", "ship"))
    while shown(page) == "asked" and len(explained) < len(STEPS):
        now = step(guide)
        while now is not None and guide.get_by_role("button", name="Next").count():
            assert now not in explained  # what happened is told once
            assert kind(page) not in STEPS[now]
            explained.append(now)
            guide.get_by_role("button", name="Next").click()
            now = step(guide)
        if now is not None:
            assert kind(page) in STEPS[now]
            assert now not in explained or now == before
            if now not in explained:
                explained.append(now)
            assert f"{len(explained)} of {len(STEPS)}" in guide.inner_text()
        before = now
        assert guide.bounding_box() == height  # the board below does not jump
        pick(page, next(selections) if kind(page) == "select" else None)
    assert set(explained) == set(STEPS)
    assert explained[:6] == ["welcome", "assign", "select", "ready", "explore", "scout"]


def test_its_advice_is_good_at_this_table(visit: Visit) -> None:
    page = begin(visit)
    guide = page.get_by_test_id("guide")
    guide.get_by_role("button", name="Next").click()
    advice = guide.locator("b")
    expect(advice).to_contain_text("choose Explore")
    pick(page, "assign:novelty>explore")
    expect(advice).to_contain_text("Select Settle")
    pick(page, "select:settle")
    expect(advice).to_contain_text("take a die from Settle")
    pick(page, "with:home@settle")
    pick(page, "ready")
    shown(page)
    assert (step(guide), kind(page)) == ("build", "recruit")  # the world is there
    guide.get_by_role("button", name="Next").click()
    expect(advice).to_contain_text("Recruit a Novelty die")
    pick(page, "recruit:novelty")
    shown(page)
    assert (step(guide), kind(page)) == ("again", "select")
    expect(advice).to_contain_text("Explore brings tiles and money")
    pick(page, "select:explore")
    expect(advice).to_contain_text("a shipper without a good")
    pick(page, "with:novelty@ship")
    expect(guide).not_to_have_attribute("data-step", "ready")  # known already
    expect(guide).to_contain_text("Nothing new here")
    pick(page, "ready")
    shown(page)
    assert step(guide) == "extra"
    page.reload()
    shown(page)
    assert step(guide) == "extra"  # what was shown is remembered, and stays with its question
    guide.get_by_role("button", name="Next").click()
    expect(advice).to_contain_text("scout with one explorer")
    pick(page, "scout:novelty")
    shown(page)
    assert (step(guide), kind(page)) == ("scout", "abandon")


def test_what_is_taken_back_is_explained_again(visit: Visit) -> None:
    page = begin(visit)
    guide = page.get_by_test_id("guide")
    guide.get_by_role("button", name="Next").click()
    expect(guide).to_have_attribute("data-step", "assign")
    pick(page, "assign:novelty>explore")
    expect(guide).to_have_attribute("data-step", "select")
    page.keyboard.press("u")
    expect(guide).to_have_attribute("data-step", "assign")
    pick(page, "assign:novelty>explore")
    expect(guide).to_have_attribute("data-step", "select")


def test_it_can_be_hidden_and_had_again(visit: Visit) -> None:
    page = begin(visit, lang="de")
    guide = page.get_by_test_id("guide")
    guide.get_by_role("button", name="Begleitung ausblenden").click()
    expect(guide).to_have_count(0)
    pick(page)
    page.reload()
    shown(page)
    expect(guide).to_have_count(0)
    page.get_by_role("button", name="Tischmenü").click()
    page.get_by_role("button", name="Begleitung einblenden").click()
    expect(guide).to_have_attribute("data-step", "select")

    page.goto("/")
    page.locator("[data-game=roll]").get_by_role("button", name="Geführtes erstes Spiel").click()
    shown(page)
    expect(guide).to_have_attribute("data-step", "welcome")
