"""The styleguide shows its pieces as others see them."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_copy_is_named(visit: Visit, lang: str) -> None:
    page = visit({"lang": lang}).goto("/styleguide")
    page.locator(".copy").first.wait_for()
    titles = page.locator("h2").all_inner_texts()
    expected = [*THEMES[lang], *(title.format(theme) for title in TITLES[lang] for theme in THEMES[lang])]
    assert len(titles) == len(expected)
    assert all(title.startswith(start) for title, start in zip(titles, expected, strict=True))


def test_every_filter_works(visit: Visit) -> None:
    """With the strict policy for contents on: a filter that it forbids, or that is not there, changes nothing."""
    page = visit().goto("/styleguide")
    page.locator(".copy").first.wait_for()
    changed = []
    for copy in page.locator(".copy").all():
        dice = copy.locator(".dice")
        as_seen = dice.screenshot()
        assert dice.screenshot() == as_seen
        copy.evaluate("(element) => (element.style.filter = 'none')")
        changed.append(dice.screenshot() != as_seen)
    assert changed == [False] * 2 + [True] * 6
