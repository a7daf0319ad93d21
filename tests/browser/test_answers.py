"""Answers in parts, places and suggestions on the page.

No question of the games here is in parts or has quiet choices yet; so the server's words are changed on their way.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Visit
from .helpers import create, pick, question, shown

Message = dict[str, Any]


def between(page: Page, change: Callable[[Message], None]) -> list[Message]:
    """Everything that the page sends from now on; what is asked of it is changed first. Answers in parts are kept."""
    sent: list[Message] = []

    def connected(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()

        def down(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "update" and message["question"] is not None:
                change(message["question"])
            ws.send(json.dumps(message))

        def up(data: str | bytes) -> None:
            message = json.loads(data)
            sent.append(message)
            if message["type"] != "choose" or message.get("codes") is None:
                server.send(data)

        server.on_message(down)
        ws.on_message(up)

    page.route_web_socket("**/ws/**", connected)
    return sent


def chosen(sent: list[Message]) -> list[Message]:
    return [message for message in sent if message["type"] == "choose"]


def in_two_parts(asked: Message) -> None:
    asked["parts"] = 2
    asked["choices"][1]["times"] = 2


def test_parts_are_gathered_freely_and_sent_as_one(visit: Visit, address: str) -> None:
    visitor = visit()
    sent = between(visitor.page, in_two_parts)
    page = visitor.sit(create(address, "me", "captain", seed="parts"), 0)
    shown(page)
    buttons, count, confirm = page.locator(".choice"), page.get_by_test_id("parts"), page.get_by_test_id("confirm")
    codes = [str(button.get_attribute("data-code")) for button in buttons.all()]
    expect(count).to_have_text("0 of 2")
    expect(buttons.first).to_have_attribute("aria-pressed", "false")
    buttons.first.click()
    expect(buttons.first).to_have_attribute("aria-pressed", "true")
    expect(count).to_have_text("1 of 2")
    confirm.click(force=True)
    assert chosen(sent) == []  # one is missing
    buttons.nth(1).click()
    buttons.nth(2).click()  # the whole is there: no more
    expect(count).to_have_text("2 of 2")
    buttons.first.click()  # changed one's mind
    buttons.nth(1).click()
    expect(count).to_have_text("2 of 2")
    confirm.click()
    expect(page.locator(".choice[aria-disabled=true]").first).to_be_visible()
    [message] = chosen(sent)
    assert message["codes"] == [codes[1], codes[1]]
    assert "code" not in message


def test_parts_are_gathered_by_keyboard(visit: Visit, address: str) -> None:
    visitor = visit()
    sent = between(visitor.page, in_two_parts)
    page = visitor.sit(create(address, "me", "captain", seed="parts"), 0)
    shown(page)
    codes = [str(button.get_attribute("data-code")) for button in page.locator(".choice").all()]
    count = page.get_by_test_id("parts")
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    page.keyboard.press("Backspace")
    expect(count).to_have_text("0 of 2")
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(count).to_have_text("0 of 2")
    page.keyboard.press("1")
    page.keyboard.press("2")
    assert chosen(sent) == []
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.choice[aria-disabled=true]') !== null")
    assert [message["codes"] for message in chosen(sent)] == [codes[:2]]


def folded(asked: Message) -> None:
    for choice in asked["choices"][1:]:
        choice["quiet"] = True


def test_a_quiet_choice_is_folded_and_typed(visit: Visit, address: str) -> None:
    visitor = visit()
    between(visitor.page, folded)
    page = visitor.sit(create(address, "me", "captain", seed="parts"), 0)
    shown(page)
    before = question(page)
    assert page.locator(".choice").count() == 1
    said = "4 places: type an address, show all, or click one on the board"
    expect(page.locator("form.places label")).to_contain_text(said)
    page.keyboard.press("/")
    page.keyboard.type("sett")
    expect(page.get_by_test_id("places").locator("button")).to_have_count(1)
    page.keyboard.type("le")
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('#question')?.textContent !== before", arg=before)


def test_all_quiet_choices_can_be_shown_and_what_is_none_is_explained(visit: Visit, address: str) -> None:
    visitor = visit()
    between(visitor.page, folded)
    page = visitor.sit(create(address, "me", "captain", seed="parts"), 0)
    shown(page)
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_test_id("places").locator("button")).to_have_count(4)
    page.get_by_role("button", name="Show fewer").click()
    page.keyboard.press("/")
    page.locator("#address").fill("nowhere")
    page.keyboard.press("Enter")
    expect(page.locator(".reasons")).to_contain_text("Nothing in this game is called nowhere.")


def test_a_suggestion_is_shown_and_taken_with_one_key(visit: Visit, address: str) -> None:
    visitor = visit()
    page = visitor.sit(create(address, "me", "captain", seed="parts"), 0)
    shown(page)
    before = question(page)
    page.keyboard.press("p")
    advice = page.get_by_test_id("advice")
    expect(advice).to_contain_text("Captain would choose this.")
    assert question(page) == before
    expect(page.locator(".choice", has_text=advice.locator("li").inner_text())).not_to_have_count(0)
    page.keyboard.press("p")
    page.wait_for_function("before => document.querySelector('#question')?.textContent !== before", arg=before)
    expect(advice).to_have_count(0)


def test_a_suggestion_is_closed_and_offered_by_a_button(visit: Visit, address: str) -> None:
    visitor = visit(settings={"lang": "de"})
    page = visitor.sit(create(address, "me", "captain", seed="parts"), 0)
    shown(page)
    page.get_by_role("button", name="Vorschlag").click()
    advice = page.get_by_test_id("advice")
    expect(advice.get_by_role("button", name="So machen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    pick(page)


def test_several_people_are_not_advised(visit: Visit, address: str) -> None:
    visitor = visit()
    page = visitor.sit(create(address, "me", "hotseat", seed="parts"), 0)
    shown(page)
    expect(page.get_by_role("button", name="Suggestion")).to_have_count(0)
