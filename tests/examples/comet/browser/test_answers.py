"""What is asked in Comet, on the page: plates sent as one, a plan taken, a place typed, the set-up form."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import create, pick, shown

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}


def kind(page: Page, wanted: str) -> None:
    expect(page.locator("#question")).to_have_attribute("data-kind", wanted)


def second_night(visit: Visit, address: str, settings: dict[str, Any] | None = None, **options: Any) -> Page:
    """Two amber, one ivory, two teal and two violet plates in hand."""
    page = visit(settings, **options).sit(create(address, "me", game="comet", options={}, seed="3"), 0)
    shown(page)
    pick(page, "pass")
    kind(page, "aim")
    pick(page, "gaze")
    kind(page, "survey")
    return page


@pytest.mark.slow
def test_four_plates_are_gathered_and_sent_as_one(visit: Visit, address: str) -> None:
    page = second_night(visit, address)
    pick(page, "survey:anvil")
    kind(page, "expose")
    count, plates = page.get_by_test_id("parts"), page.locator(".choice")
    for key in ("4", "4", "4"):
        page.keyboard.press(key)  # there are two: the third press begins anew, or does nothing
    page.keyboard.press("Escape")
    expect(count).to_have_text("0 of 4")
    for key in ("4", "4", "1"):
        page.keyboard.press(key)
    expect(count).to_have_text("3 of 4")
    expect(plates.nth(3)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    kind(page, "expose")
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    kind(page, "aim")
    expect(page.get_by_test_id("lines")).to_contain_text("surveyed, worth 4 and 2")


@pytest.mark.slow
def test_a_plate_pressed_twice_in_haste_counts_twice(visit: Visit, address: str) -> None:
    page = second_night(visit, address)
    pick(page, "survey:anvil")
    kind(page, "expose")
    page.locator("[data-code='expose:violet']").dblclick()
    expect(page.get_by_test_id("parts")).to_have_text("2 of 4")


@pytest.mark.slow
def test_a_plan_is_shown_and_taken_with_one_key(visit: Visit, address: str) -> None:
    page = second_night(visit, address)
    page.keyboard.press("p")
    advice = page.get_by_test_id("advice")
    expect(advice).to_contain_text("Brings 11 points with Loom.")
    expect(advice.locator("li")).to_have_text(["Survey Loom", "Expose amber ×2", "Expose ivory", "Expose violet ×2"])
    page.keyboard.press("p")
    expect(page.get_by_test_id("lines")).to_contain_text("surveyed, worth 9 and 2")
    expect(advice).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_plan_fits_a_phone(visit: Visit, address: str, lang: str) -> None:
    page = second_night(visit, address, {"lang": lang}, **PHONE)
    page.get_by_role("button", name="Suggestion" if lang == "en" else "Vorschlag").tap()
    take = page.get_by_test_id("advice").locator(".primary")
    expect(take).to_be_in_viewport(ratio=1)
    take.tap()
    page.wait_for_function("() => document.querySelector('#question')?.dataset.kind !== 'survey'")


@pytest.mark.slow
def test_a_quiet_choice_is_folded_and_typed(visit: Visit, address: str) -> None:
    page = visit().sit(create(address, "me", game="comet", options={}, seed="3"), 0)
    shown(page)
    pick(page, "pass")
    kind(page, "aim")
    expect(page.locator(".choice")).to_have_count(1)
    expect(page.locator("form.places label")).to_contain_text("2 places: type an address")
    assert page.get_by_test_id("lines").locator(".lit").count() == 2, "the board still lights them"
    page.keyboard.press("/")
    page.keyboard.type("anvil")
    page.keyboard.press("Enter")
    kind(page, "survey")
    assert "Night 2 of 8" in page.get_by_test_id("lines").inner_text()


@pytest.mark.slow
def test_the_form_for_one_seat_with_options_that_need_each_other_and_a_correction(visit: Visit) -> None:
    page = visit({"lang": "de", "name": "Anna"}).goto("/")
    page.locator("select:has(option[value=comet])").select_option("comet")
    page.locator("select:has(option[value=long])").select_option("long")
    expect(page.locator("select:has(option[value=old])")).to_have_value("old")
    page.get_by_text("Den Inhalt berichtigen").click()
    field = page.locator("details textarea")
    expect(field).not_to_have_value("")
    assert "cost = 6" in field.input_value()
    field.fill(field.input_value().replace("cost = 6", "cost = 5"))
    page.get_by_role("button", name="Tisch aufbauen").click()
    expect(page.get_by_test_id("lines")).to_contain_text("5 Platten, Wert 9")


@pytest.mark.slow
def test_on_a_phone_that_lies_on_its_side_the_decision_stands_beside_the_board(visit: Visit, address: str) -> None:
    page = second_night(visit, address, viewport={"width": 640, "height": 360}, is_mobile=True, has_touch=True)
    sheet = page.locator(".sheet").bounding_box()
    assert sheet is not None
    assert sheet["x"] > 250
    assert sheet["y"] + sheet["height"] == 360
    assert sheet["height"] > 250
