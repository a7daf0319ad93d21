"""What is told of a game, as it happens and afterwards; and choices that would be made by accident."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import bring, create, pick, shown, token_of
from tools import moments


def set_language(page: Page, now: str, name: str) -> None:
    page.get_by_role("button", name=now).click()
    page.get_by_role("radio", name=name).check()
    page.keyboard.press("Escape")


def test_the_reveal_is_seen_to_its_end(visit: Visit, address: str) -> None:
    """Though the bots go on at once, and the server tells of it."""
    table = bring(address, moments.saved_at(moments.asked("reassign", 2), "reveal"))
    page = visit({"speed": "normal"}).sit(table, 0)
    page.locator(".choice.primary").click()
    reveal = page.locator(".reveal")
    reveal.wait_for()
    seen = page.evaluate(
        "() => new Promise((done) => { const begun = performance.now(); const look = () =>"
        " document.querySelector('.reveal .hand') ? requestAnimationFrame(look) : done(performance.now() - begun);"
        " look(); })"
    )
    assert seen > 1000
    assert shown(page) == "asked"
    deeds = page.locator(".left .did").all_inner_texts()
    assert len(deeds) == 2
    assert any(deeds), "what the others did stays to be read"


def test_the_whole_log_speaks_the_language_of_today(visit: Visit, address: str, finished: Any) -> None:
    page = visit({"lang": "en", "log": True}).sit(bring(address, finished()), 0)
    page.get_by_role("button", name="Close").first.click()
    log = page.locator("section.log")
    expect(log.locator("h3", has_text="Round")).not_to_have_count(0)
    while (earlier := log.get_by_role("button", name="Earlier")).count() > 0:
        earlier.click()
        page.wait_for_timeout(100)
    rounds = log.locator("h3", has_text="Round").all_inner_texts()
    assert rounds[0] == "Round 1."
    set_language(page, "Settings", "Deutsch")
    expect(log.locator("h3", has_text="Runde")).to_have_count(len(rounds))
    expect(log.locator("h3", has_text="Round")).to_have_count(0)


@pytest.mark.parametrize("clicks", [2, 3])
def test_a_double_click_chooses_once(visit: Visit, address: str, clicks: int) -> None:
    page = visit().sit(create(address, "me", "random", seed="double"), 0)
    shown(page)
    pick(page, "select:explore")
    expect(page.locator("#question")).to_have_attribute("data-kind", "with")
    page.locator(".choice").first.click(click_count=clicks, delay=30)
    expect(page.locator("#question")).to_have_attribute("data-kind", "reassign")
    page.wait_for_timeout(300)
    expect(page.locator("#question")).to_have_attribute("data-kind", "reassign")


def test_nobody_is_made_ready_unasked(visit: Visit, address: str) -> None:
    """Where only "ready" is left, the choice before it is the last word: then it is asked once more."""
    page = visit({"confirm": "touch"}).sit(create(address, "me", "random", seed="unasked"), 0)
    pick(page, "select:explore")
    page.locator(".choice").first.click()
    pick(page, "dictate")
    page.locator(".choice").first.click()
    expect(page.locator("#question")).to_have_attribute("data-kind", "move")
    page.locator(".choice").first.click()
    expect(page.locator("#question")).to_have_attribute("data-kind", "into")
    page.locator(".choice").first.click()
    confirm = page.get_by_role("group", name="Confirm")
    expect(confirm).to_be_visible()
    expect(page.locator(".decision").first).to_contain_text("this makes you ready")
    expect(page.locator("#question")).to_have_attribute("data-kind", "into")
    confirm.get_by_role("button", name="Confirm").click()
    expect(page.locator("#question")).not_to_have_attribute("data-kind", "into")


def test_at_one_screen_each_seat_catches_up_and_may_take_back(visit: Visit, address: str) -> None:
    table = create(address, "me", "hotseat", seed="together")
    page = visit().goto("/")
    seats = [{"seat": n, "token": seat["token"], "name": seat["name"]} for n, seat in enumerate(table["seats"])]
    entry = {"game": "roll", "guide": False, "created": 1, "seats": seats, "friends": [], "host": True}
    page.evaluate(
        "([table, entry]) => localStorage.setItem('orrery.tables', JSON.stringify({[table]: entry}))",
        [table["table"], entry],
    )
    page.goto(f"/t/{table['table']}")
    page.get_by_role("button", name="I am Me0").click()
    while shown(page) == "asked":
        pick(page)
    page.get_by_role("button", name="Take back (Me0)").click()
    expect(page.locator("#question")).to_have_attribute("data-kind", "reassign")
    pick(page, "ready")
    page.get_by_role("button", name="I am Hotseat1").click()
    missed = page.locator(".catch-up")
    for _ in range(60):
        if missed.count() > 0:
            break
        if shown(page) == "curtain":
            page.get_by_role("button", name="I am").click()
        else:
            pick(page)
    expect(missed).to_contain_text("Since you left")


def test_a_game_that_runs_away_can_be_watched(visit: Visit, address: str) -> None:
    """Two people leave their seats to bots: many rounds come at once, and nothing goes wrong in any page."""
    table = create(address, "me", "friend")
    friend = visit({"speed": "normal", "name": "Ben"}).goto(f"/t/{table['table']}#{table['seats'][1]['token']}")
    friend.get_by_role("button", name="Sit down").click()
    shown(friend)
    pages = [visit({"speed": "normal", "name": "Anna"}).sit(table, 0), friend]
    for seat, token in enumerate((table["seats"][0]["token"], token_of(friend, 1))):
        body = {"token": token, "seat": seat, "bot": "captain"}
        answer = httpx.post(f"{address}/api/tables/{table['table']}/handover", json=body, timeout=30)
        assert answer.is_success, answer.text
    for page in pages:
        page.get_by_test_id("playing").wait_for()
    for page in pages:
        page.get_by_test_id("result").wait_for(timeout=60_000)
