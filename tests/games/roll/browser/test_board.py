"""Roll's board under the hand: dice are clicked and dragged, tiles explain themselves, screens lift."""

from __future__ import annotations

from playwright.sync_api import Dialog, Page, Position, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import bring, create, pick, shown, wait_for_answer
from tools import moments

SETTLE = '.column[data-spot="column:settle"]'
BELOW: Position = {"x": 40, "y": 150}  # where its dice lie
ASSIGN = moments.saved_at(moments.asked("assign", 3), "board")


def counts(page: Page) -> tuple[int, int]:
    """Dice that wait to be assigned, and dice in the column of Settle."""
    shown(page)
    return page.locator(".tray [data-piece]").count(), page.locator(f"{SETTLE} [data-piece]").count()


def test_a_die_is_dragged_into_a_column(visit: Visit, address: str) -> None:
    page = visit().sit(bring(address, ASSIGN), 0)
    before = counts(page)
    page.locator(".tray .piece.lit").first.drag_to(page.locator(SETTLE), target_position=BELOW)
    expect(page.locator(f"{SETTLE} [data-piece]")).to_have_count(before[1] + 1)
    wait_for_answer(page)
    assert counts(page) == (before[0] - 1, before[1] + 1)


def test_a_die_is_clicked_and_then_its_column(visit: Visit, address: str) -> None:
    page = visit().sit(bring(address, ASSIGN), 0)
    before = counts(page)
    page.locator(".tray .piece.lit").first.click()
    page.locator(SETTLE).click(position=BELOW)
    expect(page.locator(f"{SETTLE} [data-piece]")).to_have_count(before[1] + 1)


def test_a_die_says_in_the_panel_where_it_may_go(visit: Visit, address: str) -> None:
    page = visit().sit(bring(address, ASSIGN), 0)
    shown(page)
    page.locator(".tray .piece.lit").first.hover()
    expect(page.locator(".choice.pointed")).to_have_count(page.locator(".choice").count())
    page.locator(".choice").first.hover()
    expect(page.get_by_role("region", name="Explanation")).to_contain_text("R-")


def test_a_tile_explains_itself(visit: Visit, address: str) -> None:
    page = visit().sit(bring(address, ASSIGN), 0)
    shown(page)
    page.locator(".tableau .tile").first.click()
    inspector = page.get_by_role("region", name="Explanation")
    expect(inspector.get_by_role("heading")).to_be_visible()
    page.keyboard.press("Escape")
    expect(inspector.get_by_role("heading")).to_have_count(0)


def test_the_screens_lift_together_and_a_key_skips(visit: Visit, address: str) -> None:
    table = bring(address, moments.saved_at(moments.asked("reassign", 3), "board"))
    page = visit({"speed": "slow"}).sit(table, 0)
    page.locator(".choice.primary").click()
    expect(page.locator(".reveal .hand")).to_have_count(3)
    expect(page.get_by_test_id("playing")).to_contain_text("selected")
    expect(page.get_by_test_id("live")).to_contain_text("selected")
    page.keyboard.press("Enter")
    expect(page.locator(".reveal")).to_have_count(0)
    expect(page.get_by_test_id("playing")).to_have_count(0)


def test_who_wants_no_motion_gets_none(visit: Visit, address: str) -> None:
    table = bring(address, moments.saved_at(moments.asked("reassign", 3), "board"))
    page = visit({"speed": "slow"}, reduced_motion="reduce").sit(table, 0)
    shown(page)
    pick(page)
    assert page.get_by_test_id("playing").count() == 0


def test_a_quick_hand_is_not_told_that_it_was_wrong(visit: Visit, address: str) -> None:
    """To point at a choice asks what it does; the answer may come when the choice is made and gone."""
    page = visit().sit(create(address, "me", "novice", seed="quick"), 0)
    for _ in range(6):
        if shown(page) != "asked":
            break
        choice = page.locator(".choice").first
        choice.hover()
        page.wait_for_timeout(200)
        choice.click()
        page.wait_for_timeout(500)
        assert page.get_by_role("alert").count() == 0


def test_a_running_game_is_not_forgotten_by_accident(visit: Visit) -> None:
    page = visit({"name": "Anna"}).goto("/")
    page.get_by_role("button", name="Play against two captains").click()
    shown(page)
    page.goto("/")
    entry = page.locator("a[href^='/t/']")
    expect(page.get_by_text("Your turn")).to_be_visible()
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.once("dialog", refuse)
    page.get_by_role("button", name="Remove from this list").click()
    assert "still runs" in asked[0]
    expect(entry).to_have_count(1)
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Remove from this list").click()
    expect(entry).to_have_count(0)
