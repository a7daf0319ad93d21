"""Where a rule is named it can be opened: behind the log, the reasons, a refusal, a piece, a choice."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from orrery.games.roll.rules.game import ROLL
from orrery.texts import Speech
from tests.browser.conftest import Visit
from tests.browser.helpers import bring, create, play, shown
from tests.browser.test_access import THEMES, check
from tests.browser.test_phone import SIZES, check_fit, in_sight, phone
from tools import moments

HELP = {"en": "Help", "de": "Hilfe"}
WORDS = {"en": "Rule", "de": "Regel"}


def number_of(mark: Locator) -> str:
    return str(mark.get_attribute("aria-label")).split()[-1]


def read(page: Page, number: str, lang: str) -> None:
    """The open dialog has this rule's own text; Escape closes it."""
    dialog = page.get_by_role("dialog", name=f"{WORDS[lang]} {number}", exact=True)
    expect(dialog.get_by_test_id("rule")).to_have_text(str(Speech(lang, ROLL).rule(number)))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def click(page: Page, mark: Locator, lang: str) -> None:
    number = number_of(mark)
    mark.click()
    read(page, number, lang)


@pytest.mark.parametrize("lang", WORDS)
def test_from_the_log_by_keys(visit: Visit, address: str, lang: str) -> None:
    page = visit({"lang": lang, "log": True}).sit(create(address, "me", "novice", seed="rules"), 0)
    play(page, 12)
    asked = page.locator("#question").inner_text()
    page.locator("section.log").focus()
    page.keyboard.press("Tab")
    while not page.evaluate("() => document.activeElement.matches('.rule-mark')"):
        page.keyboard.press("Tab")
    number = number_of(page.locator(".rule-mark:focus"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for key in ("1", "w", "s", "?", "u"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(1)
    read(page, number, lang)
    assert number_of(page.locator(".rule-mark:focus")) == number
    expect(page.locator("#question")).to_have_text(asked)


@pytest.mark.parametrize("lang", WORDS)
def test_from_the_log_and_the_reasons_with_a_mouse(visit: Visit, address: str, lang: str) -> None:
    loads: list[str] = []
    visitor = visit({"lang": lang, "log": True})

    def count(request: Request) -> None:
        if "/rules" in request.url:
            loads.append(request.url)

    visitor.context.on("request", count)
    page = visitor.sit(create(address, "me", "novice", seed="rules"), 0)
    shown(page)
    assert loads == []
    click(page, page.locator("section.log p .rule-mark").last, lang)
    page.keyboard.press("w")
    reasons = page.locator(".reasons .rule-mark")
    expect(reasons.first).to_be_visible()
    for mark in reasons.all():
        click(page, mark, lang)
    expect(page.locator(".reasons")).to_be_visible()
    assert len(loads) == 1
    assert loads[0].endswith(f"lang={lang}")


def test_another_language_has_its_own_text(visit: Visit, address: str) -> None:
    page = visit({"log": True}).sit(create(address, "me", "novice", seed="rules"), 0)
    shown(page)
    mark = page.locator("section.log p .rule-mark").last
    click(page, mark, "en")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_contain_text("Wähle")
    expect(mark).to_have_attribute("aria-label", re.compile("Regel"))
    click(page, mark, "de")


def test_tab_through_the_log_is_short_and_arrows_go_through_all_of_it(visit: Visit, address: str) -> None:
    saved = moments.saved_at(moments.asked("ship", 5), "rules")
    page = visit({"log": True}).sit(bring(address, saved), 0)
    shown(page)
    page.get_by_role("button", name="Earlier").click()
    lines = page.locator("section.log p .rule-mark")
    assert lines.count() > 20
    assert page.locator("section.log p .rule-mark[tabindex='0']").count() <= 8
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.last).not_to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.last).to_be_focused()


def test_from_a_piece_and_from_what_a_choice_does(visit: Visit, address: str) -> None:
    page = visit().sit(create(address, "me", "novice", seed="rules"), 0)
    shown(page)
    page.locator(".choice").first.hover()
    mark = page.locator(".inspector .rule-mark").first
    expect(mark).to_have_text("Rule R-19")
    click(page, mark, "en")
    page.mouse.move(5, 5)
    expect(mark).to_have_count(1)  # it can be read on
    page.keyboard.press("Escape")
    expect(mark).to_have_count(0)
    page.locator(".left button.head").first.click()
    page.locator(".left .tile").first.click()
    expect(mark).to_contain_text("Rule R-")
    click(page, mark, "en")
    expect(mark).to_be_visible()


def test_over_the_replay(visit: Visit, address: str, finished: Callable[[], bytes]) -> None:
    page = visit().sit(bring(address, finished()), 0)
    page.get_by_role("button", name="Watch it again").click()
    slider = page.get_by_label("Moment of the game")
    slider.fill("60")
    page.locator("dialog .tile").first.click()
    mark = page.locator("dialog .inspector .rule-mark")
    number = number_of(mark)
    at = slider.input_value()
    mark.click()
    expect(page.get_by_role("dialog", name=f"Rule {number}", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rule")).to_have_count(0)
    expect(slider).to_be_visible()
    assert slider.input_value() == at


@pytest.mark.parametrize("lang", WORDS)
def test_the_help_tells_how_a_round_goes(visit: Visit, address: str, lang: str) -> None:
    page = visit({"lang": lang}).sit(create(address, "me", "novice", seed="rules"), 0)
    shown(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=HELP[lang])
    expect(dialog).to_contain_text({"en": "How a round goes", "de": "So läuft eine Runde"}[lang])
    expect(dialog.locator("li")).to_have_count(10)
    for phase in ("explore", "develop", "settle", "produce", "ship"):
        expect(dialog).to_contain_text(Speech(lang, ROLL).word(f"phase.{phase}"))
    expect(dialog.locator("dt")).to_have_count(14)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(visit: Visit, address: str, theme: str) -> None:
    page = visit({"theme": theme, "log": True}, bypass_csp=True).sit(create(address, "me", "novice", seed="rules"), 0)
    shown(page)
    page.keyboard.press("w")
    page.locator(".reasons .rule-mark").first.wait_for()
    check(page)
    page.locator("section.log p .rule-mark").last.click()
    expect(page.get_by_test_id("rule")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)


@pytest.mark.parametrize("lang", WORDS)
def test_on_a_phone(visit: Visit, address: str, lang: str) -> None:
    page = visit({"lang": lang, "confirm": "always"}, bypass_csp=True, **phone(SIZES[1])).sit(
        create(address, "me", "novice", seed="rules"), 0
    )
    page.locator(".tab").nth(3).tap()
    check_fit(page)
    mark = page.locator("section.log p .rule-mark").last
    number = number_of(mark)
    mark.tap()
    check_fit(page)
    assert in_sight(page, page.get_by_role("dialog").bounding_box())
    read(page, number, lang)
    page.locator(".bar nav button").last.tap()
    page.get_by_role("button", name=HELP[lang]).tap()
    expect(page.get_by_role("dialog", name=HELP[lang])).to_be_visible()
    check_fit(page)
    check(page)


def test_from_an_armed_choice_on_a_phone(visit: Visit, address: str) -> None:
    table = create(address, "me", "random", "random", seed="phone", options={})
    page = visit({"confirm": "touch"}, **phone(SIZES[0])).sit(table, 0)
    mark = page.locator(".explained .rule-mark").first
    for _ in range(20):
        page.locator(".choice").first.tap()
        page.wait_for_timeout(50)
        if page.get_by_role("group", name="Confirm").count():
            break
    number = number_of(mark)
    mark.tap()
    read(page, number, "en")
    expect(page.get_by_role("group", name="Confirm")).to_be_visible()
