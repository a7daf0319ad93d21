"""Race's board under the hand: actions are toggled, cards sorted and read, unseen ones found, the robot's turn told."""

from __future__ import annotations

import random
import re
from functools import cache

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import bring, shown, wait_for_answer
from tests.browser.test_phone import phone
from tools import moments
from tools.soak import Server

from .hands import PHONE, SMALL, answer, table

TAKEN = ".mat .piece[aria-pressed=true]"


@cache
def choosing() -> bytes:
    return moments.saved_at(moments.asked("choose", 4), "board", game="race")


def spaces(page: Page) -> list[str]:
    return [
        str(spot).removeprefix("space:")
        for spot in page.locator(TAKEN).evaluate_all("e => e.map((x) => x.dataset.spot)")
    ]


def test_nine_spaces_are_toggled_and_say_what_they_bring(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    lit = page.locator(".mat button.piece.lit")
    expect(lit).to_have_count(9)
    expect(page.locator('.mat [data-spot="space:explore_1"]')).to_contain_text(re.compile(r"draw \d+, keep \d"))
    for space in ("explore_1", "produce"):
        page.locator(f'.mat [data-spot="space:{space}"]').click()
    assert spaces(page) == ["explore_1", "produce"]
    page.locator('.mat [data-spot="space:explore_1"]').click()
    assert spaces(page) == ["produce"]
    page.locator('.mat [data-spot="space:explore_2"]').click()
    page.get_by_test_id("confirm").click()
    wait_for_answer(page)
    expect(page.locator(".mat .marked")).to_have_count(2)


def test_the_second_develop_means_both(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    page.locator('.mat [data-spot="space:develop_2"]').click()
    assert spaces(page) == ["develop_1", "develop_2"]
    expect(page.get_by_test_id("parts")).to_have_text("2 of 2")
    page.locator('.mat [data-spot="space:develop_2"]').click()
    assert spaces(page) == ["develop_1"]


def test_a_choice_in_the_panel_lights_its_spaces(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    page.locator('.choice[data-code="action:settle"]').hover()
    expect(page.locator(".mat .piece.aimed")).to_have_count(2)
    page.locator('.mat [data-spot="space:produce"]').hover()
    expect(page.locator(".choice.pointed")).to_have_attribute("data-code", "action:produce")


def test_the_mat_says_what_the_robot_would_do_and_what_it_does(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    rows = page.locator(".mat .row")
    expect(rows).to_have_count(5)
    for row in rows.all():
        assert all(row.locator("dd").all_inner_texts())
    expect(page.locator(".mat .doing")).to_have_count(0)
    for space in ("develop_1", "settle_1"):
        page.locator(f'.mat [data-spot="space:{space}"]').click()
    page.get_by_test_id("confirm").click()
    wait_for_answer(page)
    shown(page)
    assert page.locator(".mat .doing").count() >= 2  # a die, or only my marker, lies there
    assert page.locator(".mat .die").count() == 2


def test_the_hand_is_sorted_as_one_likes_and_stays_so(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    costs = [int(text) for text in page.locator(".hand .cost text").all_text_contents()]
    assert costs == sorted(costs)
    page.locator(".sort").get_by_role("button", name="Kind").click()
    kinds = page.locator(".hand .card").evaluate_all("e => e.map((x) => x.classList.contains('world'))")
    assert kinds == sorted(kinds)  # developments first
    page.reload()
    shown(page)
    expect(page.locator(".sort").get_by_role("button", name="Kind")).to_have_attribute("aria-pressed", "true")


def test_unseen_cards_are_found_by_their_names(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    page.get_by_role("button", name="Unseen cards").click()
    finder = page.get_by_role("dialog", name="Unseen cards")
    piles = [int(n) for n in re.findall(r"\d+", finder.locator("p").first.inner_text())]
    assert int(finder.locator("h2 b").inner_text()) == sum(piles)
    finder.get_by_role("textbox").fill("galactic surv")
    expect(finder.locator("li")).to_have_count(1)
    finder.get_by_role("textbox").fill("nothing of the kind")
    expect(finder.locator("li")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(finder).to_have_count(0)


def test_a_card_is_read_with_the_mouse_and_by_holding_it(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    card = page.locator(".tableau .card").first
    name = card.locator(".name").inner_text().replace("\u00ad", "")
    card.hover()
    inspector = page.get_by_role("region", name="Explanation")
    expect(inspector.get_by_role("heading")).to_have_text(name)
    expect(inspector.locator(".rule-mark").first).to_be_visible()

    thumb = visit(**phone(PHONE)).sit(bring(address, choosing()), 0)
    shown(thumb)
    thumb.locator(".tab").first.tap()
    spot = thumb.locator(".hand button.piece").first
    spot.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 60, "clientY": 300, "bubbles": True})
    expect(thumb.locator(".over .inspector h3")).to_be_visible()


def test_the_robots_dice_and_its_tile_are_marked_and_say_what_is_doubtful(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    inspector = page.get_by_role("region", name="Explanation")
    dice = page.locator(".mat .who .die button")  # before they are rolled
    expect(dice).to_have_count(2)
    for number, name in enumerate(("Robot die A", "Robot die B")):
        die = page.locator(f'.mat button[data-piece="die:{number}"]')
        expect(die.locator(".doubt")).to_have_text("?")
        die.click()
        expect(inspector.get_by_role("heading")).to_have_text(name)
        expect(inspector.locator(".doubt")).to_contain_text("Doubtful")
    tile = page.locator(".mat .tile button")
    expect(tile.locator(".doubt")).to_have_text("?")
    tile.click()
    expect(inspector.locator(".doubt")).to_contain_text("Doubtful")
    for space in ("develop_1", "settle_1"):
        page.locator(f'.mat [data-spot="space:{space}"]').click()
    page.get_by_test_id("confirm").click()
    wait_for_answer(page)
    shown(page)
    lying = page.locator(".mat .space .die button")
    expect(lying).to_have_count(2)
    lying.last.hover()
    expect(inspector.get_by_role("heading")).to_contain_text("Robot die")
    expect(lying.last.locator(".doubt")).to_have_text("?")


def test_the_robots_turn_is_told_step_by_step_and_again(visit: Visit, address: str) -> None:
    page = visit({"speed": "slow"}, viewport=SMALL).sit(bring(address, choosing()), 0)
    shown(page)
    for space in ("develop_1", "settle_1"):
        page.locator(f'.mat [data-spot="space:{space}"]').click()
    page.get_by_test_id("confirm").click()
    playing = page.get_by_test_id("playing")
    expect(playing).to_contain_text("rolls")
    expect(page.locator(".mat .who .die")).to_have_count(2)  # not on their spaces yet
    page.keyboard.press("ArrowRight")
    expect(playing).to_contain_text("puts")
    expect(page.locator(".mat .space .die")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(playing).to_contain_text("rolls")
    page.keyboard.press("Escape")
    expect(playing).to_have_count(0)
    chance = random.Random(1)
    for _ in range(40):  # until a turn was long enough to be a story
        shown(page)
        again = page.get_by_role("button", name="Once more")
        if again.count():
            break
        answer(page, chance)
        page.keyboard.press("Escape")
    again.click()
    expect(playing).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("span.muted", has_text=re.compile(r"^2 of \d+$"))).to_be_visible()


def test_two_clicks_lead_to_a_table(visit: Visit) -> None:
    page = visit().goto("/")
    page.get_by_role("button", name="Play against the robot").click()
    assert shown(page) == "asked"
    assert page.title().startswith("● Your turn")


def test_who_watches_sees_what_the_player_sees(visit: Visit, address: str, server: Server) -> None:
    made = table(address, "watched")
    page = visit(viewport=SMALL).sit(made, 0)
    shown(page)
    watcher = visit(viewport=SMALL).sit(made, None)
    names = page.locator(".hand .name").all_inner_texts()
    expect(watcher.locator(".hand .name")).to_have_count(len(names))
    assert watcher.locator(".hand .name").all_inner_texts() == names
    assert watcher.locator(".piece.lit").count() == 0
