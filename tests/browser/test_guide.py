"""The guided first game: offered once, explains about ten things, and can be left."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .helpers import pick, shown

STEPS = {
    "assign", "select", "with", "reassign", "explore", "place", "manage", "build", "produce", "ship", "onward",
}  # fmt: skip


def test_all_its_steps(visit: Visit) -> None:
    page = visit({"guide": "offer"}).goto("/")
    page.get_by_role("button", name="New here? A guided first game").click()
    guide = page.get_by_test_id("guide")
    explained: list[str] = []
    while shown(page) == "asked" and "onward" not in explained:
        step = str(guide.get_attribute("data-step"))
        if step not in explained:
            explained.append(step)
            assert len(guide.locator("p").inner_text()) > 80
        pick(page)
    assert set(explained) == STEPS

    guide.get_by_role("button", name="Got it").click()
    expect(guide).to_have_count(0)
    page.get_by_role("link", name="Orrery").click()
    page.get_by_role("button", name="Play against two captains").wait_for()
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_it_can_be_left(visit: Visit) -> None:
    page = visit({"guide": "offer", "lang": "de"}).goto("/")
    page.locator(".hero .button").nth(1).click()
    shown(page)
    page.get_by_test_id("guide").get_by_role("button").click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    pick(page)
    page.reload()
    shown(page)
    expect(page.get_by_test_id("guide")).to_have_count(0)
