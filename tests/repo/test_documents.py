"""Documents can be read in an editor as well: their lines are no longer than those of the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.environment import ROOT

LONGEST = 120
FOLDERS = ("*.md", "docs/**/*.md", ".github/**/*.md")
PAGES = [path for pattern in FOLDERS for path in sorted(ROOT.glob(pattern))]


def can_be_parted(line: str) -> bool:
    """It is no row of a table, and no address that has no blank."""
    return not line.lstrip().startswith("|") and " " in line.lstrip(" -")[:LONGEST]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_lines_are_short_enough(page: Path) -> None:
    lines = enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
    assert [number for number, line in lines if len(line) > LONGEST and can_be_parted(line)] == []
