"""What happens to the page or the server in the middle of a game loses nothing."""

from __future__ import annotations

import signal

from playwright.sync_api import expect

from tools.soak import Server

from .conftest import Visit
from .helpers import create, pick, play, shown, sight

# What a browser says of a server that is gone.
GONE = ("WebSocket connection to", "ERR_CONNECTION_REFUSED")


def test_a_reload(visit: Visit, address: str) -> None:
    table = create(address, "me", "novice", "random", seed="reload")
    page = visit().sit(table, 0)
    play(page, 9)
    before = sight(page)
    page.reload()
    assert sight(page) == before
    play(page, 3)


def test_the_lobby_knows_the_way_back(visit: Visit, address: str) -> None:
    table = create(address, "me", "novice", seed="way back")
    page = visit().sit(table, 0)
    play(page, 3)
    before = sight(page)
    page.get_by_role("link", name="Orrery").click()
    mine = page.get_by_role("region", name="My games").or_(page.locator(".my-tables"))
    expect(mine.get_by_text("It is your turn.")).to_be_visible()
    mine.get_by_role("link").click()
    assert sight(page) == before


def test_the_server_is_killed_and_comes_back(visit: Visit, address: str, server: Server) -> None:
    table = create(address, "me", "novice", "random", seed="restart")
    anna = visit()
    page = anna.sit(table, 0)
    for how in (signal.SIGTERM, signal.SIGKILL):
        play(page, 5)
        before = sight(page)
        server.stop(how)
        expect(page.get_by_text("No connection.")).to_be_visible()
        server.start()
        expect(page.get_by_text("No connection.")).to_have_count(0, timeout=20_000)
        assert sight(page) == before
        anna.forgive(GONE)


def test_a_choice_made_while_there_is_no_connection(visit: Visit, address: str, server: Server) -> None:
    table = create(address, "me", "random", seed="offline")
    anna = visit()
    page = anna.sit(table, 0)
    shown(page)
    asked = page.locator("#question").inner_text()
    server.stop(signal.SIGKILL)
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.locator(".choice").first.click()
    expect(page.get_by_text("Sending …")).to_be_visible()
    server.start()
    expect(page.get_by_text("Sending …")).to_have_count(0, timeout=20_000)
    assert shown(page) == "asked"
    anna.forgive(GONE)
    # It was carried out once: taking it back leads to where it was made.
    page.keyboard.press("u")
    expect(page.locator("#question")).to_have_text(asked)


def test_the_language_in_mid_game(visit: Visit, address: str) -> None:
    table = create(address, "me", "novice", seed="two languages")
    page = visit({"log": True}).sit(table, 0)
    play(page, 7)
    english = sight(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Einstellungen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".board-bar")).to_contain_text("Runde")
    german = sight(page)
    assert len(german) == len(english)
    assert german[3] != english[3], "the same question, with as many choices, in other words"
    expect(page.locator(".log h3", has_text="Runde").first).to_be_visible()
    expect(page.locator(".log h3", has_text="Round")).to_have_count(0)
    pick(page)
    page.reload()
    expect(page.get_by_role("button", name="Einstellungen")).to_be_visible()
