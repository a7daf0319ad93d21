"""A visitor of the page: a browser context of its own, and hands that play."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebError

PATIENCE = 20_000
QUIET = {"speed": "off", "lang": "en", "guide": "done", "confirm": "never"}
DESKTOP = {"width": 1280, "height": 800}

# What the table shows: something to choose, a curtain, the result, or nothing to do yet.
SHOWN = """() =>
  document.querySelector('[data-testid=result]') ? 'over' :
  document.querySelector('[data-testid=curtain]') ? 'curtain' :
  document.querySelector('.choice:not([aria-disabled=true])') ? 'asked' : null"""
FAVOURITE = "() => (document.querySelector('.choice.primary') ?? document.querySelector('.choice')).dataset.code"


class Visitor:
    """Everything that goes wrong in this browser is written down in `faults`."""

    def __init__(self, browser: Browser, address: str, settings: dict[str, Any], **options: Any) -> None:
        self.address = address
        self.faults: list[str] = []
        context: dict[str, Any] = {"base_url": address, "viewport": DESKTOP, "locale": "en-US", **options}
        self.context: BrowserContext = browser.new_context(**context)
        self.context.set_default_timeout(PATIENCE)
        chosen = json.dumps(json.dumps({**QUIET, **settings}))
        self.context.add_init_script(
            "if (location.protocol.startsWith('http') && !localStorage.getItem('orrery.settings'))"
            f" localStorage.setItem('orrery.settings', {chosen})"
        )
        self.context.on("console", self.console)
        self.context.on("weberror", self.error)
        self.context.on("requestfailed", self.failed)
        self.context.on("response", self.response)
        self.page: Page = self.context.new_page()

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def error(self, error: WebError) -> None:
        self.faults.append(f"error: {error.error}")

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before it came: nothing failed
            self.faults.append(f"failed: {request.url}: {request.failure}")

    def response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def forgive(self, beginnings: Iterable[str]) -> None:
        """What had to go wrong, because a test made it."""
        self.faults = [fault for fault in self.faults if not any(word in fault for word in beginnings)]

    def goto(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sit(self, table: dict[str, Any], seat: int | None) -> Page:
        """By a seat's link, or the spectators'."""
        token = "" if seat is None else f"#{table['seats'][seat]['token']}"
        page = self.goto(f"/t/{table['table']}{token}")
        page.locator("#question, [data-testid=waiting], [data-testid=result], [data-testid=curtain]").first.wait_for()
        return page


def shown(page: Page) -> str:
    """Wait until there is something to do, and say what."""
    return str(page.wait_for_function(SHOWN).json_value())


def pick(page: Page, code: str | None = None) -> str:
    """Click a choice, by itself the highlighted or else the first, and wait until it is carried out."""
    code = code or str(page.evaluate(FAVOURITE))
    page.locator(f'.choice[data-code="{code}"]').click()
    wait_for_answer(page)
    return code


def wait_for_answer(page: Page) -> None:
    """What was sent is acknowledged."""
    page.wait_for_function("() => document.querySelector('.choice[aria-disabled=true]') === null")


def play(page: Page, most: int = 10_000) -> int:
    """Choose until the game is over or so often; how often it was."""
    for made in range(most):
        if shown(page) != "asked":
            return made
        pick(page)
    return most


def question(page: Page) -> str:
    return page.locator("#question").inner_text()


def sight(page: Page) -> list[str]:
    """All that the table says at this moment about the state of the game."""
    shown(page)
    parts = [page.locator(part).first.inner_text() for part in (".desk", ".left", ".bar .board-bar", "#question")]
    return [*parts, *page.locator(".choice").all_inner_texts()]


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("#")[0]


def token_of(page: Page, seat: int) -> str:
    """What opens a seat that has joined in this browser: nobody else has it."""
    seats = page.evaluate("(table) => JSON.parse(localStorage.getItem('orrery.tables'))[table].seats", table_of(page))
    return str(next(one["token"] for one in seats if one["seat"] == seat))


def create(address: str, *seats: str, seed: str | None = None, **more: Any) -> dict[str, Any]:
    """A table without the lobby: `me`, `friend`, `hotseat` or the name of a bot."""
    rows = [
        {"kind": seat, "name": f"{seat.title()}{number}"}
        if seat in ("me", "friend", "hotseat")
        else {"kind": "bot", "bot": seat}
        for number, seat in enumerate(seats)
    ]
    body = {"game": "roll", "seats": rows, "options": {"setup": "beginner"}, "seed": seed, **more}
    answer = httpx.post(f"{address}/api/tables", json=body, timeout=30)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def bring(address: str, saved: bytes) -> dict[str, Any]:
    """A table from a file, without the lobby."""
    answer = httpx.post(
        f"{address}/api/import", content=saved, headers={"content-type": "application/json"}, timeout=60
    )
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found
