"""The set-up form: options that need each other, and corrections of the content by who owns the printed game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from .conftest import Visit
from .helpers import table_of

GERMAN = {"lang": "de", "name": "Anna"}


def alone(page: Page) -> None:
    """Everybody else is a bot, so that the game begins at once."""
    page.get_by_label("Platz 2", exact=True).select_option("bot")


def correct(page: Page, before: str, after: str) -> None:
    page.get_by_text("Den Inhalt berichtigen").click()
    field = page.locator("details textarea")
    expect(field).to_have_value(re.compile(re.escape(before)))
    field.fill(field.input_value().replace(before, after))


def test_content_is_corrected_in_the_form_and_shown_at_the_table(visit: Visit) -> None:
    anna = visit(GERMAN)
    page = anna.goto("/")
    alone(page)
    correct(page, "Fünfte Kolonne", "Die fünfte Kolonne")
    expect(page.locator("form details")).to_contain_text("Werte dieses Spiels wissen wir nicht sicher.")
    page.get_by_role("button", name="Tisch aufbauen").click()
    page.locator("#question").wait_for()
    answer = anna.context.request.get(f"/api/tables/{table_of(page)}/content?lang=de").json()
    assert answer["components"]["fifth_column"]["name"] == "Die fünfte Kolonne"
    assert answer["components"]["information_hub"]["name"] == "Informationsknoten"
    page.get_by_role("button", name="Menü").first.click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text("Nach dem gedruckten Spiel berichtigt")
    expect(menu).to_contain_text("Fünfte Kolonne")  # the component, as the box calls it
    expect(menu).to_contain_text("Spielvorbereitung")


def test_a_correction_that_cannot_be_is_one_sentence_and_nothing_is_lost(visit: Visit) -> None:
    anna = visit(GERMAN)
    page = anna.goto("/")
    alone(page)
    correct(page, 'name_de = "Fünfte Kolonne"', "cost = 9")
    page.get_by_role("button", name="Tisch aufbauen").click()
    expect(page.get_by_role("alert")).to_contain_text("Bei fifth_column ändert die Berichtigung cost.")
    expect(page.locator("details textarea")).to_have_value(re.compile("cost = 9"))
    anna.forgive(["400"])


def with_orb(route: Route) -> None:
    """The game has one more option, which needs the other."""
    games = route.fetch().json()
    needs = {"setup": ["beginner"]}
    values = [
        {"value": "off", "name": "Without", "needs": {}, "only": ""},
        {"value": "on", "name": "With", "needs": needs, "only": "only with Set-up: beginner"},
    ]
    games[0]["options"].append({"key": "moon", "name": "Moon", "values": values, "default": "off", "parts": []})
    route.fulfill(json=games)


def test_a_value_that_needs_another_switches_it_and_says_so(visit: Visit) -> None:
    anna = visit({"lang": "en"})
    anna.page.route("**/api/games?*", with_orb)
    page = anna.goto("/")
    moon, setup = page.get_by_label("Moon"), page.get_by_label("Set-up")
    said = page.locator("form [role=status]")
    expect(moon.locator("option").nth(1)).to_have_text("With (only with Set-up: beginner)")
    moon.select_option("on")
    expect(setup).to_have_value("beginner")
    expect(said).to_contain_text("Switched as well, so that it goes together: Set-up: Your first tiles")
    expect(moon.locator("option").nth(1)).to_have_text("With")
    setup.select_option("free")
    expect(moon).to_have_value("off")
    expect(said).to_contain_text("Moon: Without")
    moon.select_option("off")
    expect(said).to_be_empty()
