"""Hands that play Galactic Era on the plain board: a choice clicked, or an address typed."""

from __future__ import annotations

import random
import re
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.helpers import wait_for_answer

# What there is to do: something to choose or to type, or the result.
TO_DO = """() =>
  document.querySelector('[data-testid=result]') ? 'over' :
  document.querySelector('[data-testid=playing], .choice[aria-disabled=true]') ? null :
  document.querySelector('.choice, #address') ? 'asked' : null"""
# The question and the board: nearly every answer changes one of them.
SEEN = "() => ['#question', '[data-testid=lines]'].map((part) => document.querySelector(part)?.innerText).join()"
CHOICES = "() => [...document.querySelectorAll('.choice')].map((choice) => choice.dataset.code)"
PLACES = "() => [...document.querySelectorAll('[data-testid=places] button')].map((place) => place.dataset.code)"
ADDRESS = re.compile(r"[hz][a-i][1-9]$")
TYPED = 0.5  # how often an address is typed where both can be done


def to_do(page: Page) -> str:
    return str(page.wait_for_function(TO_DO).json_value())


def places(page: Page) -> list[str]:
    """All that the panel folds, once they are shown."""
    more = page.locator("form.places button[aria-expanded=false]")
    if more.count():
        more.click()
    page.get_by_test_id("places").wait_for()
    return list(page.evaluate(PLACES))


def answer(page: Page, chance: random.Random) -> str:
    """The code of what was chosen."""
    before, lines = page.locator("#question").inner_text(), page.evaluate(SEEN)
    choices: list[str] = page.evaluate(CHOICES)
    typing = page.locator("#address").count() > 0 and (not choices or chance.random() < TYPED)
    code = chance.choice(places(page) if typing else choices)
    if typing and ADDRESS.search(code):
        page.locator("#address").fill(code)
        page.keyboard.press("Enter")
    elif typing:
        page.locator(f"[data-testid=places] [data-code='{code}']").click()
    elif page.get_by_test_id("parts").count():
        gather(page, chance, choices)
    else:
        page.locator(f".choice[data-code='{code}']").click()
    wait_for_answer(page)
    with suppress(TooLong):
        page.wait_for_function(f"before => ({SEEN})() !== before", arg=lines, timeout=1000)
    assert page.locator(".reasons").count() == 0, f"{before} {code} was refused"
    return code


def gather(page: Page, chance: random.Random, choices: list[str]) -> None:
    """Different ones, as many as are asked for."""
    wanted = int(page.get_by_test_id("parts").inner_text().split()[-1])
    for code in chance.sample(choices, wanted):
        page.locator(f".choice[data-code='{code}']").click()
    page.get_by_test_id("confirm").click()


def play(page: Page, chance: random.Random, most: int = 2000) -> list[str]:
    """Until the game is over, or so often."""
    chosen: list[str] = []
    while len(chosen) < most and to_do(page) == "asked":
        chosen.append(answer(page, chance))
    return chosen
