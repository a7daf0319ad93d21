"""What the README says is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from orrery.games import keys, load, residents
from orrery.texts import Speech

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]


@pytest.mark.skipif("roll" not in keys(), reason="the example plays Roll")
def test_the_python_example_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert results.attempted >= 7
    assert results.failed == 0


def test_every_link_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("game", residents())
def test_every_game_has_its_place_and_its_owners_are_named(game: str) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    where, _, notice = readme.partition("## Where things are")[2].partition("## Notice")
    for place in (f"`src/orrery/games/{game}/`", f"`client/src/games/{game}/`", f"(docs/rules/{game}.md)"):
        assert place in where
    assert Speech("en", load(game).rules).title() in notice
