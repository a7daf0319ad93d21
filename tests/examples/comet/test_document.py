"""docs/adding-a-game.md, followed literally: the files it lists are those of Comet, and its commands work on a copy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.games import VARIABLE
from tools.environment import ROOT

from .conftest import FOLDER

PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
FILES = PAGE.split("## The files, in the order")[1].split("\n## ")[0]


def test_the_files_it_lists_are_the_files_there_are() -> None:
    listed = re.findall(r"^\| `([\w./]+)` \|", FILES, re.MULTILINE)
    there = [path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()]
    assert sorted(listed) == sorted(name for name in there if "__pycache__" not in name)
    assert len(listed) == len(set(listed))


def test_what_it_says_of_a_file_stands_there() -> None:
    """Names of our classes and functions that it mentions occur in the file that it mentions them for."""
    for name, about in re.findall(r"^\| `([\w./]+)` \| (.*) \|$", FILES, re.MULTILINE):
        text = (FOLDER / name).read_text(encoding="utf-8")
        for word in re.findall(r"`(\w+)`", about):
            assert word in text, f"{name} does not mention {word}"


@pytest.mark.slow
def test_a_copy_becomes_a_game_of_another_name(tmp_path: Path) -> None:
    """As the page says: copy the folder, change the name in the places it tells, play."""
    copy = tmp_path / "mygame"
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path, old, new in [
        (copy / "package.py", 'key: ClassVar = "comet"', 'key: ClassVar = "mygame"'),
        (copy / "rules/game.py", 'super().__init__("comet"', 'super().__init__("mygame"'),
        *((copy / f"texts/{lang}/words.po", '"comet.', '"mygame.') for lang in ("en", "de")),
    ]:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    variables = {**os.environ, VARIABLE: str(copy), "ORRERY_DATA": str(tmp_path / "data")}

    def orrery(*words: str, typed: str = "") -> str:
        command = [sys.executable, "-m", "orrery", *words]
        done = subprocess.run(command, env=variables, input=typed, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    assert "mygame" in orrery("games")
    assert "Your rank: " in orrery("play", "mygame", "--seed", "1", "--lang", "en", typed="1\n" * 80)
    orrery("simulate", "mygame", "--games", "4", "--jobs", "1")
    orrery("laws", "mygame", "--games", "4", "--jobs", "1", "--options", "comet=old")
    assert "Lantern" in orrery("content", "mygame")
