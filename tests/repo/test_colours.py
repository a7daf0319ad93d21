"""The colours of both themes can be told apart: by contrast, and by eyes that lack one kind of cones."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from tools.environment import ROOT

STYLES = [ROOT / "client/src/theme.css", *sorted(ROOT.glob("client/src/games/*/theme.css"))]
EYES = (ROOT / "client/src/styleguide/Eyes.svelte").read_text(encoding="utf-8")
GROUNDS = ("ground", "surface", "raised")

Light = tuple[float, float, float]  # red, green and blue, linear


def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme, those of games too; what the light one does not name is as in the dark one."""
    found: dict[str, str] = {}
    for style, name in product(STYLES, ("dark", theme)):
        block = style.read_text(encoding="utf-8").split(f".theme-{name} {{")[1].split("\n}")[0]
        found |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
    return found


def light(colour: str) -> Light:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))

    def linear(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    return linear(red), linear(green), linear(blue)


def contrast(one: str, other: str) -> float:
    """As WCAG 2 has it, from 1 to 21."""
    dark, bright = sorted(
        sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), light(x), strict=True)) for x in (one, other)
    )
    return (bright + 0.05) / (dark + 0.05)


def too_faint(theme: str, fronts: tuple[str, ...], backs: tuple[str, ...], least: float) -> list[str]:
    colours = tokens(theme)
    found = {(front, back): contrast(colours[front], colours[back]) for front, back in product(fronts, backs)}
    return [f"{front} on {back}: {ratio:.2f}" for (front, back), ratio in found.items() if ratio < least]


def test_contrasts_are_measured_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert too_faint("dark", ("line",), ("ground",), 3) == ["line on ground: 1.58"]
    assert tokens("light")["ground"] != tokens("dark")["ground"]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_can_be_read(theme: str) -> None:
    words = ("text", "muted", "accent", "good", "warn", "bad")
    assert too_faint(theme, words, GROUNDS, 4.5) == []
    assert too_faint(theme, ("text", "muted", "accent"), ("accent-soft",), 4.5) == []
    assert too_faint(theme, ("on-accent",), ("accent",), 4.5) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_borders_that_carry_meaning_can_be_seen(theme: str) -> None:
    assert too_faint(theme, ("line-strong",), GROUNDS, 3) == []


@pytest.mark.parametrize("style", STYLES[1:], ids=lambda style: style.parent.name)
def test_the_colours_of_one_game_do_not_change_those_of_another(style: Path) -> None:
    """Once loaded, a theme stays. So it names only what is its own: `--GAME-*`, and pieces with `data-GAME-*`."""
    game = style.parent.name
    rules = re.findall(
        r"([^{}]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", style.read_text(encoding="utf-8"), flags=re.DOTALL)
    )
    assert rules
    for selectors, body in rules:
        if "theme-" in selectors:
            assert [name for name in re.findall(r"--[\w-]+(?=:)", body) if not name.startswith(f"--{game}-")] == []
        else:
            assert [one for one in selectors.split(",") if not one.strip().startswith(f"[data-{game}-")] == []


# Eyes that lack one kind of cones.


def seen(colour: str, eyes: str) -> Light:
    """A colour as these eyes see it, by the matrix that the styleguide uses."""
    values = re.search(rf'id="{eyes}".*?values="([^"]+)"', EYES, re.DOTALL)
    assert values is not None
    rows = [[float(number) for number in line.split()[:3]] for line in values[1].splitlines()[:3]]
    red, green, blue = (min(1.0, max(0.0, sum(w * c for w, c in zip(row, light(colour), strict=True)))) for row in rows)
    return red, green, blue


def lab(c: Light) -> Light:
    """CIE L*a*b* under daylight: distances in it are about as large as they look."""
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    x, y, z = (sum(w * part for w, part in zip(row, c, strict=True)) for row in rows)

    def root(share: float) -> float:
        return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116

    x, y, z = root(x / 0.9505), root(y), root(z / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("eyes", ["deuteranopia", "protanopia"])
def test_white_stays_white_to_all_eyes(eyes: str) -> None:
    assert seen("#ffffff", eyes) == pytest.approx((1, 1, 1), abs=0.001)
