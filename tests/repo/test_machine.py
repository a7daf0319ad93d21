"""What the tests need of the machine is found, or brought, or asked for in one sentence; nothing is skipped."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tools import chromium, debian, postgres
from tools.environment import SetupError


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine with nothing on it, and a folder that its PATH names."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr(chromium, "playwrights", lambda: None)
    monkeypatch.setattr(chromium, "run_quietly", lambda _: "no network")
    monkeypatch.setattr(debian, "install", lambda _: False)
    return tmp_path


def program(path: Path, code: int = 0) -> Path:
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_a_browser_on_the_path_is_taken_if_it_runs(bare: Path) -> None:
    program(bare / "chromium", code=127)
    working = program(bare / "google-chrome")
    assert chromium.prepare() == str(working)


def test_a_named_browser_comes_first(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare / "chromium")
    mine = program(bare / "mine")
    monkeypatch.setenv(chromium.VARIABLE, str(mine))
    assert chromium.prepare() == str(mine)
    monkeypatch.setenv(chromium.VARIABLE, str(bare / "nowhere"))
    with pytest.raises(SetupError, match="does not run"):
        chromium.prepare()


def test_debians_browser_is_installed(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "install", lambda package: program(bare / package).exists())
    assert chromium.prepare() == str(bare / "chromium")


def test_playwrights_browser_is_downloaded(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    monkeypatch.setattr(chromium, "playwrights", lambda: found[0] if found else None)
    monkeypatch.setattr(chromium, "run_quietly", lambda _: found.append("downloaded"))
    assert chromium.prepare() == "downloaded"


def test_without_a_browser_it_says_what_to_install(bare: Path) -> None:
    with pytest.raises(SetupError, match="apt install chromium"):
        chromium.prepare()


def test_without_postgresql_it_says_what_to_install(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find", lambda: None)
    with pytest.raises(SetupError, match="apt install postgresql"):
        postgres.prepare()
