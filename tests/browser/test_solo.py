"""Alone against bots, from the lobby to the result and back."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .helpers import pick, play, question, shown, sight, table_of


def set_up(page: Page, *bots: str) -> None:
    """A table for me and these bots, with the form of the lobby."""
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    for _ in range(2 - len(bots)):
        page.get_by_role("button", name="Remove seat 3").click()
    for number, bot in enumerate(bots):
        page.get_by_label("Strength").nth(number).select_option(bot)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Set up the table").click()
    shown(page)


@pytest.mark.slow
def test_a_whole_game(visit: Visit, tmp_path: Path) -> None:
    page = visit().goto("/")
    set_up(page, "captain")
    chosen = play(page)
    assert chosen > 50
    result = page.get_by_test_id("result")
    expect(result.get_by_role("heading", name="Anna (you)")).to_be_visible()
    expect(result.locator("figure svg[role=img]")).to_have_count(2)

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    orrery = [sys.executable, "-m", "orrery"]
    proof = subprocess.run([*orrery, "verify", str(saved)], capture_output=True, text=True, check=False)
    assert proof.returncode == 0, proof.stdout + proof.stderr

    replay(page)
    rematch(page)


def replay(page: Page) -> None:
    """From the first choice to the last with the slider."""
    page.get_by_role("button", name="Watch it again").click()
    where = page.locator("dialog .where")
    expect(where).to_have_text(re.compile(r"^Set-up, choice 0 of \d\d+$"))
    slider = page.get_by_label("Moment of the game")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(where).to_have_text(re.compile(r"choice 1 of"))
    last = slider.get_attribute("max")
    slider.fill(str(last))
    expect(where).to_have_text(re.compile(rf"choice {last} of {last}$"))
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_text(re.compile(rf"choice {int(str(last)) - 1} of"))
    page.keyboard.press("Escape")


def rematch(page: Page) -> None:
    before = table_of(page)
    page.get_by_role("navigation", name="Menu").get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: before not in url)
    assert shown(page) == "asked"


def test_two_clicks_lead_to_a_table(visit: Visit) -> None:
    page = visit().goto("/")
    page.get_by_role("button", name="Play against two captains").click()
    assert shown(page) == "asked"
    assert page.title().startswith("● Your turn")


def test_undo(visit: Visit) -> None:
    page = visit().goto("/")
    set_up(page, "random", "random")
    before = sight(page)
    asked = question(page)
    pick(page)
    page.get_by_role("button", name="Study: go back").click()
    page.get_by_role("button", name="Sure?").click()  # the first time only: the result will say so
    expect(page.locator("#question")).to_have_text(asked)
    assert sight(page) == before


def test_a_file_is_brought_back(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    page = anna.goto("/")
    set_up(page, "novice", "random")
    play(page, 12)
    before = sight(page)
    page.get_by_role("button", name="Table menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)

    ben = visit().goto("/")
    ben.locator("input[type=file]").set_input_files(saved)
    ben.wait_for_url("**/t/*")
    assert sight(ben) == before
    play(ben, 2)
