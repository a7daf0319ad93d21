"""Whole games of Race: with a mouse on the board, with keys alone, with a thumb on a phone."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import shown, table_of, wait_for_answer
from tests.browser.test_phone import check_fit, in_sight, phone
from tools.soak import Server

from .hands import ASKED, PHONE, SMALL, answer, in_parts, play, table

# How long a game lasts is chance, for what is suggested may come before or after a hand is there; no game is shorter.
ROUNDS = 3


@pytest.mark.slow
def test_with_the_mouse_on_the_board(visit: Visit, address: str, tmp_path: Path) -> None:
    """And then: saved, verified, watched again, played again."""
    page = visit(viewport=SMALL).sit(table(address, "by mouse", sets="3"), 0)
    kinds = play(page, random.Random(1))
    assert {"discard", "choose"} <= set(kinds)
    result = page.get_by_test_id("result")
    expect(result.locator("figure svg[role=img]")).to_have_count(2)
    expect(result).to_contain_text("The robot")

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "race.json"
    download.value.save_as(saved)
    proof = subprocess.run(
        [sys.executable, "-m", "orrery", "verify", str(saved)], capture_output=True, text=True, check=False
    )
    assert proof.returncode == 0, proof.stdout + proof.stderr
    watch_again(page, len(kinds))
    play_again(page)


def watch_again(page: Page, answers: int) -> None:
    """An answer in parts is several choices of the game."""
    page.get_by_role("button", name="Watch it again").click()
    expect(page.locator("dialog .where")).to_have_text(re.compile(r"choice 0 of \d\d+$"))
    slider = page.get_by_label("Moment of the game")
    last = str(slider.get_attribute("max"))
    assert int(last) >= answers > 0
    for moment in ("1", str(int(last) // 2), last):
        slider.fill(moment)
        expect(page.locator("dialog .where")).to_have_text(re.compile(rf"choice {moment} of {last}$"))
        page.locator("dialog .tableau .card").first.wait_for()
    page.keyboard.press("Escape")


def play_again(page: Page) -> None:
    before = table_of(page)
    page.get_by_role("navigation", name="Menu").get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: before not in url)
    assert shown(page) == "asked"


@pytest.mark.slow
def test_with_keys_alone(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(table(address, "by keys"), 0)
    made = 0
    while shown(page) == "asked":
        before = page.evaluate(ASKED)
        if in_parts(page):
            for key in "123456789abcdefghijk":
                have, parts = page.get_by_test_id("parts").inner_text().split(" of ")
                if have == parts:
                    break
                page.keyboard.press(key)
                if page.evaluate(ASKED) != before:  # nothing was left to confirm
                    break
            else:
                pytest.fail(f"{before} cannot be answered")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
        wait_for_answer(page)
        made += 1
    assert made > ROUNDS
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.slow
def test_with_a_thumb(visit: Visit, address: str) -> None:
    page = visit({"confirm": "touch"}, **phone(PHONE)).sit(table(address, "by thumb"), 0)
    chance = random.Random(2)
    made = 0
    while shown(page) == "asked":
        check_fit(page)
        assert in_sight(page, page.locator("#question").bounding_box())
        answer(page, chance, tap=True)
        made += 1
    assert made > ROUNDS


def test_a_game_goes_on_after_the_server_was_gone(visit: Visit, address: str, server: Server) -> None:
    visitor = visit(viewport=SMALL)
    page = visitor.sit(table(address, "restarted"), 0)
    play(page, random.Random(3), 6)
    shown(page)
    before = [page.locator("#question").inner_text(), *page.locator(".hand .name, .tableau .name").all_inner_texts()]
    server.stop()
    server.start()
    page.reload()
    shown(page)
    after = [page.locator("#question").inner_text(), *page.locator(".hand .name, .tableau .name").all_inner_texts()]
    assert after == before
    assert play(page, random.Random(4), 4)
    visitor.forgive(["console", "failed", "error", "50"])
