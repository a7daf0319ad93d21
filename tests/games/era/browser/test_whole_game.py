"""A whole game of Galactic Era on the plain board: set up, played, undone, verified, watched, brought again."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import create, pick

from .hands import places, play, to_do

SMALL = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
BEGUN = ("side:sts", "pass", "done")  # then ships can move


def table(address: str, seed: str, **options: str) -> dict[str, Any]:
    return create(address, "me", game="era", seed=seed, options=options)


def moving(visit: Visit, address: str, settings: dict[str, Any] | None = None, **options: Any) -> Page:
    page = visit(settings, **options).sit(table(address, "a", people="yowies"), 0)
    for code in BEGUN:
        to_do(page)
        pick(page, code)
    to_do(page)
    return page


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game(visit: Visit, address: str, tmp_path: Path, lang: str) -> None:
    """And then: saved, verified, watched again."""
    page = visit({"lang": lang}, viewport=SMALL).sit(table(address, "whole", difficulty="hard", goal="power"), 0)
    chosen = play(page, random.Random(lang))
    assert len(chosen) > 60
    result = page.get_by_test_id("result")
    expect(result).to_contain_text(re.compile("Rank: |Rang: "))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file" if lang == "en" else "Als Datei sichern").click()
    saved = tmp_path / "era.json"
    download.value.save_as(saved)
    proof = subprocess.run(
        [sys.executable, "-m", "orrery", "verify", str(saved)], capture_output=True, text=True, check=False
    )
    assert proof.returncode == 0, proof.stdout + proof.stderr
    watch_again(page, lang)


def watch_again(page: Page, lang: str) -> None:
    page.get_by_role("button", name="Watch it again" if lang == "en" else "Noch einmal ansehen").click()
    expect(page.locator("dialog .where")).to_have_text(re.compile(r" 0 (of|von) \d\d+$"))
    slider = page.get_by_label("Moment of the game" if lang == "en" else "Zeitpunkt im Spiel")
    last = str(slider.get_attribute("max"))
    for moment in ("1", str(int(last) // 2), last):
        slider.fill(moment)
        expect(page.locator("dialog .where")).to_have_text(re.compile(rf" {moment} (of|von) {last}$"))
        expect(page.locator("dialog [data-testid=lines]")).to_contain_text("he5")


@pytest.mark.slow
def test_a_move_is_typed_and_taken_back(visit: Visit, address: str) -> None:
    page = moving(visit, address, viewport=SMALL)
    for typed in ("he5", "hf3"):
        page.keyboard.press("/")
        page.locator("#address").fill(typed) if page.locator("#address").count() else pick(page, f"lift:{typed}")
        page.keyboard.press("Enter")
        to_do(page)
    expect(page.get_by_test_id("lines")).to_contain_text("hf3 you 3")
    page.keyboard.press("u")
    expect(page.get_by_test_id("lines")).not_to_contain_text("hf3 you 3")


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"viewport": SMALL}, PHONE])
def test_a_star_that_ships_can_go_to_is_lit_and_clicked(visit: Visit, address: str, options: dict[str, Any]) -> None:
    page = moving(visit, address, **options)
    pick(page, "lift:he5")
    to_do(page)
    lines = page.get_by_test_id("lines")
    lit = lines.locator("li.lit")
    shown, stars = ([text.split()[0] for text in part.locator("strong").all_inner_texts()] for part in (lines, lit))
    reached = {code.removeprefix("to:") for code in places(page)}
    assert stars
    assert set(stars) == reached & set(shown), "all stars that they reach, and no others"
    page.get_by_role("button", name="Show fewer").click()
    lit.first.locator("button").click()
    expect(page.locator("#question")).to_have_attribute("data-kind", "moves")
    expect(page.get_by_test_id("lines")).to_contain_text(re.compile(f"{stars[0]} .*ships: you 3"))


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("options", [{"viewport": SMALL}, PHONE])
def test_many_places_fit_the_page(visit: Visit, address: str, lang: str, options: dict[str, Any]) -> None:
    """All of them shown: the list scrolls, and neither the page nor what stands below it moves away."""
    page = moving(visit, address, {"lang": lang}, **options)
    pick(page, "lift:he5")
    to_do(page)
    assert len(places(page)) > 20
    size = options["viewport"]
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        size["width"],
        size["height"],
    ]
    expect(page.get_by_role("button", name="Undo" if lang == "en" else "Zurücknehmen").first).to_be_in_viewport(ratio=1)
    page.get_by_test_id("places").locator("button").last.scroll_into_view_if_needed()
    expect(page.get_by_test_id("places").locator("button").last).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "choose"), [("en", "Set up the table"), ("de", "Tisch aufbauen")])
def test_the_lobby_sets_up_a_table_with_options(visit: Visit, lang: str, choose: str) -> None:
    page = visit({"lang": lang, "name": "Anna"}, viewport=SMALL).goto("/")
    page.locator("select:has(option[value=era])").select_option("era")
    for value in ("insane", "wars", "leadership", "greys"):
        page.locator(f"form select:has(option[value={value}])").select_option(value)
    page.get_by_role("button", name=choose).click()
    assert to_do(page) == "asked"
    lines = page.get_by_test_id("lines")
    for told in {"en": ("Wars", "Leadership", "insane"), "de": ("Kriege", "Führung", "wahnsinnig")}[lang]:
        expect(lines).to_contain_text(re.compile(told, re.IGNORECASE))
