"""The styleguide shows its pieces as others see them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Visit

TITLES = {
    "en": [
        "{}, on a phone",
        "{}, in grey",
        "{}, as seen with deuteranopia (green-blind)",
        "{}, as seen with protanopia",
    ],
    "de": [
        "{}, auf dem Telefon",
        "{}, in Grau",
        "{}, gesehen mit Deuteranopie (grünblind)",
        "{}, gesehen mit Protanopie",
    ],
}
THEMES = {"en": ("Dark", "Light"), "de": ("Dunkel", "Hell")}


def dice(page: Page, copy: int) -> bytes:
    """A picture of all dice of a copy."""
    return page.locator(".copy").nth(copy).locator(".dice").screenshot()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_copy_is_named(visit: Visit, lang: str) -> None:
    page = visit({"lang": lang}).goto("/styleguide")
    page.locator(".copy").first.wait_for()
    titles = page.locator("h2").all_inner_texts()
    expected = [*THEMES[lang], *(title.format(theme) for title in TITLES[lang] for theme in THEMES[lang])]
    assert len(titles) == len(expected)
    assert all(title.startswith(start) for title, start in zip(titles, expected, strict=True))


def test_every_copy_looks_different(visit: Visit) -> None:
    """With the strict policy for contents on: a filter that it forbids would change nothing."""
    page = visit().goto("/styleguide")
    page.locator(".copy").first.wait_for()
    copies = page.locator(".copy").count()
    assert copies == 8
    assert len({dice(page, copy) for copy in range(copies)}) == copies
