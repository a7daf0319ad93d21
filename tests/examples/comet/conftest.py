"""Comet as a guest: as if ORRERY_GAMES named its folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery import games
from tools.environment import ROOT

FOLDER = ROOT / "examples" / "comet"


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch) -> Iterator[games.GamePackage]:
    monkeypatch.setenv(games.VARIABLE, str(FOLDER))
    games.guests.cache_clear()
    yield games.load("comet")
    games.guests.cache_clear()
    games.load.cache_clear()
    games.rules.cache_clear()
