"""Golden playthroughs are what they were, byte for byte."""

from __future__ import annotations

import pytest

from orrery.games import keys
from tests.playthroughs.make import difference, folder, goldens, plan

HINT = "(`python3 dev.py goldens` writes it anew, and `git diff` shows what changed)"


@pytest.mark.parametrize(("key", "name"), goldens(keys()))
def test_golden(key: str, name: str) -> None:
    changed = difference(key, name)
    assert not changed, f"{changed} {HINT}"


@pytest.mark.parametrize("key", keys())
def test_nothing_else_is_golden(key: str) -> None:
    assert sorted(path.name for path in folder(key).glob("*.txt")) == sorted(plan(key)["goldens"])
