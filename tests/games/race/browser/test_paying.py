"""Paying with cards: what is suggested lies there, a click swaps, and never more clicks than cards and one."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from orrery.games.race.rules.game import race
from orrery.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.helpers import bring, shown
from tests.browser.test_phone import phone
from tools import moments
from tools.moments import ME

from .hands import PHONE, SMALL, kind

RAISED = '.hand .piece[aria-pressed="true"]'
CARDS = 3


def dear(table: Table) -> str:
    """The place of a card that costs so many cards, at a moment when it is asked for; nothing: there is none."""
    decision = table.decision(ME)
    if decision is None or decision.kind not in ("develop", "settle"):
        return ""
    s = race(table.state)
    for choice in decision.choices:
        if not choice.code.startswith("place:") or len(s.empire.hand) < CARDS + 4:
            continue
        after = s.clone()
        after.apply(ME, choice)
        asked = after.decision(ME)
        if asked is not None and asked.kind == "pay" and asked.parts == CARDS and len(asked.choices) > CARDS + 1:
            return choice.code
    return ""


def quietly_paid(table: Table, code: str) -> bool:
    """Whether nothing new is learned when this card is placed and paid for: the payment can be taken back."""
    after = table.at(len(table.log))
    after.play(ME, code)
    while (decision := after.decision(ME)) is not None and decision.kind == "pay":
        after.play(ME, decision.choices[0].code)
    return after.can_undo(ME)


@cache
def moment(quietly: bool = False) -> tuple[bytes, str]:
    """A game in which something for so many cards can be placed, and what."""
    for seed in range(40):
        found: list[str] = []

        def stop(table: Table, found: list[str] = found) -> bool:
            code = dear(table)
            if code and (not quietly or quietly_paid(table, code)):
                found.append(code)
            return bool(found)

        saved = moments.saved_at(stop, f"paying {seed}", game="race")
        if found:
            return saved, found[0]
    raise AssertionError("nobody can pay for anything")


class Clicks:
    """A page whose clicks, taps and presses of Enter are counted."""

    def __init__(self, page: Page, tap: bool) -> None:
        self.page = page
        self.tap = tap
        self.made = 0

    def on(self, at: Locator) -> None:
        at.tap() if self.tap else at.click()
        self.made += 1


@pytest.fixture(params=[False, True], ids=["mouse", "thumb"])
def clicks(request: pytest.FixtureRequest, visit: Visit, address: str) -> Clicks:
    options: dict[str, Any] = phone(PHONE) if request.param else {"viewport": SMALL}
    page = visit({"confirm": "touch"}, **options).sit(bring(address, moment()[0]), 0)
    shown(page)
    return Clicks(page, request.param)


def begin(clicks: Clicks) -> None:
    """Touch the card that is to be placed; the suggestion comes by itself."""
    card = moment()[1].partition(":")[2]
    clicks.on(clicks.page.locator(f'.hand button.piece.lit[data-spot="hand:{card}"]'))
    expect(clicks.page.locator("#question")).to_have_attribute("data-kind", "pay")
    expect(clicks.page.locator(RAISED)).to_have_count(CARDS)
    expect(clicks.page.get_by_test_id("parts")).to_have_text(f"{CARDS} of {CARDS}")


def others(page: Page) -> list[Locator]:
    """Cards that are not raised."""
    spots = page.locator('.hand .piece.lit:not([aria-pressed="true"])').evaluate_all(
        "e => e.map((x) => x.dataset.spot)"
    )
    return [page.locator(f'.hand .piece[data-spot="{spot}"]') for spot in spots]


def paid(page: Page) -> None:
    expect(page.locator(RAISED)).to_have_count(0)
    shown(page)
    page.wait_for_function("() => document.querySelector('#question')?.dataset.kind !== 'pay'")


def test_as_suggested_it_takes_two(clicks: Clicks) -> None:
    begin(clicks)
    clicks.on(clicks.page.get_by_test_id("confirm"))
    paid(clicks.page)
    assert clicks.made == 2


def test_with_other_cards_it_takes_as_many_as_cards_and_one(clicks: Clicks) -> None:
    begin(clicks)
    for card in others(clicks.page)[:CARDS]:
        clicks.on(card)
    paid(clicks.page)
    assert clicks.made == CARDS + 1


def test_one_card_is_swapped_for_another(clicks: Clicks) -> None:
    begin(clicks)
    page = clicks.page
    before = page.locator(RAISED).evaluate_all("e => e.map((x) => x.dataset.spot)")
    wanted = others(page)[0]
    clicks.on(wanted)
    expect(wanted).to_have_attribute("aria-pressed", "true")
    expect(page.locator(RAISED)).to_have_count(CARDS)
    now = page.locator(RAISED).evaluate_all("e => e.map((x) => x.dataset.spot)")
    assert len(set(now) - set(before)) == 1
    clicks.on(page.get_by_test_id("confirm"))
    paid(page)
    assert clicks.made == 3 <= CARDS + 1


def test_a_raised_card_is_put_back_and_then_something_is_missing(clicks: Clicks) -> None:
    begin(clicks)
    page = clicks.page
    clicks.on(page.locator(RAISED).first)
    expect(page.get_by_test_id("parts")).to_have_text(f"{CARDS - 1} of {CARDS}")
    clicks.on(others(page)[-1])
    expect(page.get_by_test_id("parts")).to_have_text(f"{CARDS} of {CARDS}")
    assert kind(page) == "pay"  # suggested ones are left: nothing is sent by itself


def test_by_keys_enter_pays_and_undo_goes_back_card_by_card(visit: Visit, address: str) -> None:
    page = visit(viewport=SMALL).sit(bring(address, moment()[0]), 0)
    shown(page)
    codes = page.locator(".choice").evaluate_all("e => e.map((x) => x.dataset.code)")
    page.keyboard.press("123456789abcdefghijk"[codes.index(moment()[1])])
    expect(page.locator(RAISED)).to_have_count(CARDS)
    cards = page.locator(".hand .card").count()
    page.keyboard.press("u")
    expect(page.locator("#question")).not_to_have_attribute("data-kind", "pay")
    expect(page.locator(".hand .card")).to_have_count(cards + 1)
    page.keyboard.press("123456789abcdefghijk"[codes.index(moment()[1])])
    expect(page.locator(RAISED)).to_have_count(CARDS)
    page.keyboard.press("Enter")
    paid(page)


def test_undo_goes_back_card_by_card(visit: Visit, address: str) -> None:
    saved, code = moment(quietly=True)
    page = visit(viewport=SMALL).sit(bring(address, saved), 0)
    shown(page)
    hand = page.locator(".hand .card")
    before = hand.count()
    page.locator(f'.hand button.piece.lit[data-spot="hand:{code.partition(":")[2]}"]').click()
    expect(page.locator(RAISED)).to_have_count(CARDS)
    page.get_by_test_id("confirm").click()
    paid(page)
    undo = page.get_by_role("button", name="Undo", exact=True)
    for missing in range(1, CARDS + 1):
        undo.click()
        expect(page.locator("#question")).to_have_attribute("data-kind", "pay")
        expect(hand).to_have_count(before - 1 - CARDS + missing)  # without the one that is placed
        expect(page.locator(RAISED)).to_have_count(missing)  # so many are suggested anew
    undo.click()
    expect(page.locator("#question")).not_to_have_attribute("data-kind", "pay")
    expect(hand).to_have_count(before)


def test_who_always_confirms_is_asked_for_it(visit: Visit, address: str) -> None:
    page = visit({"confirm": "always"}, viewport=SMALL).sit(bring(address, moment()[0]), 0)
    shown(page)
    clicks = Clicks(page, False)
    card = moment()[1].partition(":")[2]
    page.locator(f'.hand button.piece.lit[data-spot="hand:{card}"]').click()
    yes = page.get_by_role("group", name="Confirm").get_by_role("button").first
    if kind(page) != "pay" and yes.count():
        yes.click()
    expect(page.locator(RAISED)).to_have_count(CARDS)
    for other in others(page)[:CARDS]:
        clicks.on(other)
    expect(page.get_by_test_id("parts")).to_have_text(f"{CARDS} of {CARDS}")
    assert kind(page) == "pay"
