"""Hands that play Race in a browser: on the board with a mouse or a thumb, or with keys alone."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.helpers import create, shown, wait_for_answer

SMALL = {"width": 1280, "height": 720}
PHONE = (360, 740)
MOST_PARTS = 60  # clicks that an answer in parts may take
# What the panel lists: the codes, how often each may be part of the answer, and how often it is.
LISTED = """() => [...document.querySelectorAll('.choice')].map((e) => {
  const often = /^(\\d)\\/(\\d)$/.exec(e.querySelector('.times')?.textContent ?? '');
  return [e.dataset.code, often ? Number(often[2]) : 1, e.classList.contains('taken') ? Number(often?.[1] ?? 1) : 0];
})"""
ASKED = "() => [document.querySelector('#question')?.dataset.kind, document.querySelector('#question')?.textContent]"


def table(address: str, seed: str, **options: str) -> dict[str, Any]:
    return create(address, "me", seed=seed, game="race", options=options)


def kind(page: Page) -> str:
    return str(page.locator("#question").get_attribute("data-kind"))


def counted(page: Page) -> tuple[int, int]:
    """How much of an answer in parts is there, and how much has to be."""
    have, _, parts = page.get_by_test_id("parts").inner_text().partition(" of ")
    return int(have), int(parts)


def in_parts(page: Page) -> bool:
    return page.get_by_test_id("parts").count() > 0


def piece(page: Page, code: str, copy: int = 1) -> Locator | None:
    """The piece on the board that stands for this choice and for no other; `copy`: of those that are alike."""
    verb, _, what = code.partition(":")
    if verb in ("place", "pay", "keep", "discard", "stash", "ante"):
        alike = f"*{copy}" if copy > 1 else ""
        places = [f"hand:{what}{alike}", f"drawn:{what}{alike}"]
    elif verb == "action":
        spaces = {"explore_5": "explore_1", "explore_1_1": "explore_2", "trade": "consume_trade"}
        spaces |= {"double_vp": "consume_2x_vp", "develop": f"develop_{copy}", "settle": f"settle_{copy}"}
        places = [f"space:{spaces.get(what, what)}"]
    elif verb in ("use", "good", "produce", "replace"):
        places = [f"tableau:{what.partition('#')[0]}"]
    else:
        return None
    for place in places:
        found = page.locator(f'button.piece.lit[data-spot="{place}"]')
        if found.count() == 1 and found.first.is_visible():
            return found.first
    return None


def touch(page: Page, code: str, copy: int = 1, tap: bool = False) -> None:
    """A choice by its piece, or else by its button."""
    at = piece(page, code, copy) or page.locator(f'.choice[data-code="{code}"]')
    at.scroll_into_view_if_needed()
    if tap:
        at.tap()
    else:
        at.click()


def answer(page: Page, chance: random.Random, tap: bool = False) -> str:
    """Answer what is asked, at random but for passing; the kind of the question."""
    asked, before = kind(page), page.evaluate(ASKED)
    if in_parts(page):
        for _ in range(MOST_PARTS):
            if not in_parts(page) or page.evaluate(ASKED) != before:
                break
            have, parts = counted(page)
            if have == parts:
                break
            now: list[tuple[str, int, int]] = page.evaluate(LISTED)  # what is suggested may have come meanwhile
            wanted = [(code, taken + 1) for code, times, taken in now for _ in range(times - taken)]
            code, copy = chance.choice(wanted)
            touch(page, code, copy, tap)
        confirm = page.get_by_test_id("confirm")
        if confirm.count() and page.evaluate(ASKED) == before:
            confirm.tap() if tap else confirm.click()
    else:
        listed: list[tuple[str, int, int]] = page.evaluate(LISTED)
        codes = [code for code, _, _ in listed if code not in ("pass", "done")] or [listed[0][0]]
        touch(page, chance.choice(codes), tap=tap)
        sure = page.get_by_role("group", name="Confirm").get_by_role("button")
        page.wait_for_timeout(20)
        if sure.count() and not in_parts(page) and page.evaluate(ASKED) == before:
            sure.first.tap() if tap else sure.first.click()
    wait_for_answer(page)
    return asked


def play(page: Page, chance: random.Random, most: int = 1000, tap: bool = False) -> list[str]:
    """Play until it is over, or so often; the kinds of what was asked."""
    kinds: list[str] = []
    while len(kinds) < most and shown(page) == "asked":
        kinds.append(answer(page, chance, tap))
    return kinds
