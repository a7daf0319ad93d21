"""Golden playthroughs are what they were, byte for byte."""

from __future__ import annotations

import pytest

from tests.playthroughs.make import FOLDER, GOLDENS, difference

HINT = "(`python3 dev.py goldens` writes it anew, and `git diff` shows what changed)"


@pytest.mark.parametrize("name", GOLDENS)
def test_golden(name: str) -> None:
    changed = difference(name)
    assert not changed, f"{changed} {HINT}"


def test_nothing_else_is_golden() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == sorted(GOLDENS)
