"""Consuming in one click: what is suggested says what it brings, and does all of it."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from orrery.games.race.rules.game import race
from orrery.tables.advice import think
from orrery.tables.table import REFUSALS, Table
from tests.browser.conftest import Visit
from tests.browser.helpers import bring, shown
from tests.browser.test_phone import phone
from tools import moments
from tools.moments import ME

from .hands import PHONE, SMALL

LEAST_ANSWERS, LEAST_VP = 3, 3


@cache
def moment() -> tuple[bytes, int, int]:
    """A game in which several powers can be used; the VP and cards that the plan for them brings."""
    for seed in range(60):
        found: list[tuple[int, int]] = []

        def stop(table: Table, found: list[tuple[int, int]] = found) -> bool:
            decision = table.decision(ME)
            if decision is not None and decision.kind == "consume":
                found += whole_plan(table)
            return bool(found)

        saved = moments.saved_at(stop, f"consuming {seed}", game="race")
        if found:
            return saved, *found[0]
    raise AssertionError("nobody consumes")


def whole_plan(table: Table) -> list[tuple[int, int]]:
    """What the plan says it brings, if it has several answers and there is nothing left to consume after it."""
    plan = think("race", table.view(ME), ME)
    gain: dict[str, Any] = plan.params.get("gain", {})
    if len(plan.answers) < LEAST_ANSWERS or gain.get("vp", 0) < LEAST_VP or gain["prestige"]:
        return []
    before = race(table.state).empire.vp
    after = table.at(len(table.log))
    try:
        after.play(ME, *[choice.code for choice in plan.answers])
    except REFUSALS:  # something is revealed in between: then it takes another click
        return []
    later = after.decision(ME)
    same = later is not None and later.kind in ("consume", "goods")
    return [] if same else [(race(after.state).empire.vp - before, gain["cards"])]


def own_vp(page: Page) -> int:
    return int(page.locator(".bar .own b").first.inner_text())


def as_suggested(page: Page, tap: bool) -> None:
    _, vp, cards = moment()
    shown(page)
    expect(page.locator("#question")).to_have_attribute("data-kind", "consume")
    advice = page.get_by_test_id("advice")  # it comes unasked
    expect(advice).to_contain_text(f"Brings {vp}\u00a0VP" + (f" and {cards} card" if cards else ""))
    before = own_vp(page)
    take = advice.get_by_role("button", name="Do it")
    take.tap() if tap else take.click()
    expect(advice).to_have_count(0)
    shown(page)
    expect(page.locator("#question")).not_to_have_attribute("data-kind", "consume")
    expect(page.locator(".bar .own b").first).to_have_text(str(before + vp))


def test_one_click_consumes_as_suggested(visit: Visit, address: str) -> None:
    as_suggested(visit(viewport=SMALL).sit(bring(address, moment()[0]), 0), tap=False)


def test_one_tap_consumes_as_suggested(visit: Visit, address: str) -> None:
    as_suggested(visit(**phone(PHONE)).sit(bring(address, moment()[0]), 0), tap=True)


def test_power_by_power_is_possible_as_well(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, moment()[0]), 0)
    shown(page)
    power = page.locator(".tableau button.piece.lit").first
    before = page.locator(".choice").all_inner_texts()
    power.click()
    page.wait_for_function(
        "(before) => [...document.querySelectorAll('.choice')].map((e) => e.innerText).join() !== before",
        arg=",".join(before),
    )
