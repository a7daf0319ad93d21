"""Pictures of the browser table, at moments of a real game, as visitors see them."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium, moments
from tools.soak import Server

SEED = "pictures"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
THEMES = ("dark", "light")
# Whatever round it is: late enough that there is something to see.
GAMES = {
    "assign": moments.asked("assign", 6),
    "reveal": moments.asked("reassign", 5),
    "ship": moments.asked("ship", 7),
    "result": moments.never,
}


def draw(folder: Path, names: list[str]) -> list[Path]:
    """Draw the pictures of these names (`table-assign-desktop-dark` ...), or all."""
    saved = {name: moments.saved_at(moment, SEED) for name, moment in GAMES.items()}
    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    with serving() as address, opened() as browser:
        for screen, size in SCREENS.items():
            for theme in THEMES:
                for what in ("lobby", *GAMES):
                    path = folder / f"{what}-{screen}-{theme}.png"
                    if not names or path.stem in names:
                        picture(browser, address, saved.get(what), what, theme, size, path)
                        drawn.append(path)
    return drawn


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        server.start()
        try:
            yield f"http://{server.host}"
        finally:
            server.stop()


@contextmanager
def opened() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.prepare(), args=list(chromium.FLAGS))
        yield browser
        browser.close()


def picture(
    browser: Browser, address: str, saved: bytes | None, what: str, theme: str, size: dict[str, Any], path: Path
) -> None:
    context = browser.new_context(base_url=address, locale="en-US", **size)
    settings = {"theme": theme, "lang": "en", "speed": "slow" if what == "reveal" else "off", "name": "Anna"}
    stored = json.dumps(json.dumps(settings))
    context.add_init_script(
        f"location.protocol.startsWith('http') && localStorage.setItem('orrery.settings', {stored})"
    )
    page = context.new_page()
    if saved is None:
        page.goto("/")
        page.locator("form").wait_for()
    else:
        json_file = {"content-type": "application/json"}
        made = httpx.post(f"{address}/api/import", content=saved, headers=json_file, timeout=60).json()
        page.goto(f"/t/{made['table']}#{made['seats'][0]['token']}")
        bring_about(page, what)
    page.screenshot(path=path)
    context.close()


def bring_about(page: Page, what: str) -> None:
    """What the picture shows happens after the table is opened."""
    if what == "result":
        page.locator("figure svg[role=img]").first.wait_for()
        return
    page.locator("#question").wait_for()
    if what == "reveal":
        page.locator(".choice.primary").click()
        page.locator(".reveal .hand").last.wait_for()
    page.wait_for_timeout(1500)  # until everything lies still
