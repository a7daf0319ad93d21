"""What the tests need of the machine is found, or brought, or asked for in one sentence; nothing is skipped."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tools import chromium, debian, nginx, postgres
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


def test_nginx_is_fetched_and_not_installed(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian would start it, on the ports of whoever only wants to run the tests."""
    found: list[Path] = []
    monkeypatch.setattr(nginx, "find", lambda: found[0] if found else None)
    monkeypatch.setattr(debian, "install", lambda _: pytest.fail("it was installed"))

    def unpack(package: str, folder: Path) -> bool:
        found.append(folder / package)
        return True

    monkeypatch.setattr(debian, "unpack", unpack)
    assert nginx.prepare() == nginx.UNPACKED / "nginx"


def test_without_nginx_it_goes_on_and_says_so(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nginx, "find", lambda: None)
    assert nginx.prepare() is None  # there is no apt-get on this machine's path
    assert "apt install nginx" in capsys.readouterr().out
