"""Pictures of the browser table, at moments of a real game, as visitors see them."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

from tools import chromium, games, moments
from tools.soak import Server

SEED = "pictures"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
THEMES = ("dark", "light")


def draw(game: str, folder: Path, names: list[str]) -> list[Path]:
    """Draw the pictures of these names (`assign-desktop-dark` ...), or all."""
    pictures: dict[str, moments.Picture] = games.own(game, "moments").PICTURES
    saved = {
        name: moments.saved_at(picture.moment, SEED, game=game, options=picture.options)
        for name, picture in pictures.items()
    }
    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    with serving() as address, opened() as browser:
        for screen, size in SCREENS.items():
            for theme in THEMES:
                for what in ("lobby", *pictures):
                    path = folder / f"{what}-{screen}-{theme}.png"
                    if not names or path.stem in names:
                        take(browser, address, saved.get(what), pictures.get(what), theme, size, path)
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


def take(
    browser: Browser,
    address: str,
    saved: bytes | None,
    picture: moments.Picture | None,
    theme: str,
    size: dict[str, Any],
    path: Path,
) -> None:
    context = browser.new_context(base_url=address, locale="en-US", **size)
    settings = {"theme": theme, "lang": "en", "speed": picture.speed if picture else "off", "name": "Anna"}
    stored = json.dumps(json.dumps(settings))
    context.add_init_script(
        f"location.protocol.startsWith('http') && localStorage.setItem('orrery.settings', {stored})"
    )
    page = context.new_page()
    if saved is None or picture is None:
        page.goto("/")
        page.locator("form").wait_for()
    else:
        json_file = {"content-type": "application/json"}
        made = httpx.post(f"{address}/api/import", content=saved, headers=json_file, timeout=60).json()
        page.goto(f"/t/{made['table']}#{made['seats'][0]['token']}")
        picture.bring_about(page)
        page.wait_for_timeout(1500)  # until everything lies still
    page.screenshot(path=path)
    context.close()
