"""One noun a file: no source passes 320 lines."""

from __future__ import annotations

from pathlib import Path

from tools.environment import ROOT

MOST = 320
SUFFIXES = (".py", ".ts", ".svelte", ".css", ".js")
FOLDERS = ["src", "client/src", "client/public", "tests", "tools", "bench", "examples"]


def sources() -> list[Path]:
    """Without the built page."""
    inside = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    beside = [*ROOT.iterdir(), *(ROOT / "client").iterdir()]
    return [path for path in inside + beside if path.suffix in SUFFIXES and "static" not in path.parts]


def test_no_source_is_too_long() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert len(sizes) > 300
    assert {path.relative_to(ROOT).as_posix(): size for path, size in sizes.items() if size > MOST} == {}
