"""The whole table without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .helpers import create, shown, wait_for_answer

FOCUS = "() => document.activeElement.innerText || document.activeElement.ariaLabel || ''"
CHOICE_HAS_FOCUS = "() => document.activeElement.matches('.choice')"
LOOK = """() => {
  const focus = document.activeElement;
  if (focus === document.body) return null;
  const style = getComputedStyle(focus), box = focus.getBoundingClientRect();
  const ring = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  return [focus.outerHTML.slice(0, 120), ring, box.width > 1 && box.height > 1];
}"""
MOVED = """([question, choices]) =>
  document.querySelector('#question')?.innerText !== question ||
  document.querySelectorAll('.choice').length !== choices"""


def tab_to(page: Page, words: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if words in str(page.evaluate(FOCUS)):
            return
    pytest.fail(f"Tab does not lead to {words}")


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit().goto("/")
    page.get_by_role("button", name="Play against two captains").wait_for()
    page.wait_for_function("() => !document.querySelector('.primary').disabled")
    tab_to(page, "Play against two captains")
    page.keyboard.press("Enter")

    press_choices(page, 30)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.get_by_role("dialog", name="Score so far")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.get_by_text("Not possible now:")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Not possible now:")).to_have_count(0)

    press_choices(page, 10_000)
    assert shown(page) == "over"
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert shown(page) == "asked"


def press_choices(page: Page, most: int) -> None:
    """The first choice and the highlighted one in turn."""
    for made in range(most):
        if shown(page) != "asked":
            return
        primary = page.locator(".choice.primary").count() > 0
        page.keyboard.press("Enter" if primary and made % 3 else "1")
        wait_for_answer(page)


def test_focus_can_be_seen_everywhere(visit: Visit, address: str) -> None:
    table = create(address, "me", "novice", seed="focus")
    page = visit().sit(table, 0)
    shown(page)
    seen: list[str] = []
    for _ in range(200):
        page.keyboard.press("Tab")
        style = page.evaluate(LOOK)
        if style is None:
            break
        assert style[1], f"no focus ring: {style[0]}"
        assert style[2], f"the focus is somewhere unseen: {style[0]}"
        seen.append(style[0])
    assert len(seen) > 15


def test_with_tab_and_enter_the_focus_stays_with_the_choices(visit: Visit, address: str) -> None:
    table = create(address, "me", "novice", seed="tab")
    page = visit().sit(table, 0)
    shown(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(CHOICE_HAS_FOCUS):
            break
    for _ in range(4):
        before = [page.locator("#question").inner_text(), page.locator(".choice").count()]
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
        shown(page)
        assert page.evaluate(CHOICE_HAS_FOCUS)


def test_after_a_dialog_the_focus_is_where_it_was(visit: Visit, address: str) -> None:
    page = visit().sit(create(address, "me", "novice", seed="dialog"), 0)
    shown(page)
    for name in ("Score", "Settings", "Table menu"):
        button = page.get_by_role("button", name=name, exact=True)
        button.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()


def test_what_is_asked_is_read_out(visit: Visit, address: str) -> None:
    page = visit().sit(create(address, "me", "novice", seed="spoken"), 0)
    shown(page)
    before = page.locator("#question").inner_text()
    page.keyboard.press("1")
    page.wait_for_function("(before) => document.querySelector('#question')?.innerText !== before", arg=before)
    expect(page.get_by_test_id("live")).to_contain_text(page.locator("#question").inner_text())


def test_single_keys_can_be_switched_off(visit: Visit, address: str) -> None:
    page = visit().sit(create(address, "me", "random", seed="keys"), 0)
    shown(page)
    asked = page.locator("#question").inner_text()
    expect(page.locator(".choice .key").first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Single keys").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".key")).to_have_count(0)
    for key in ("s", "?", "w", "1"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Not possible now:")).to_have_count(0)
    expect(page.locator("#question")).to_have_text(asked)
    page.locator(".choice").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#question")).not_to_have_text(asked)
