"""What the tests of the command share."""

from __future__ import annotations

import pytest

from .helpers import Command


@pytest.fixture
def orrery(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)
