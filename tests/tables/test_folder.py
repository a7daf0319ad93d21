"""Where saved games lie."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from orrery.tables import folder


def test_the_folder_of_saved_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("ORRERY_DATA", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    for platform, expected in (
        ("linux", ".local/share/orrery"),
        ("darwin", "Library/Application Support/orrery"),
        ("win32", "AppData/Local/orrery"),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        assert folder.data_folder() == tmp_path / expected
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert folder.data_folder() == tmp_path / "xdg" / "orrery"
    monkeypatch.setenv("ORRERY_DATA", str(tmp_path / "own"))
    first, second = folder.new_file("roll"), folder.new_file("roll")
    assert first.parent == tmp_path / "own"
    assert first != second
