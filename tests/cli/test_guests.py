"""Other people's games: ORRERY_GAMES names their folders, and one sentence says what is wrong with it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.games import keys
from tools.environment import ROOT

COMET = ROOT / "examples" / "comet"
COMMANDS = [
    ["--version"],
    ["games"],
    ["play", "roll"],
    ["simulate", "roll"],
    ["laws", "roll"],
    ["content", "roll"],
    ["verify", "nothing.json"],
    ["serve", "--port", "0"],
]


def orrery(games: str, *words: str, lang: str = "C.UTF-8", cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "ORRERY_GAMES": games, "LC_ALL": lang}
    command = [sys.executable, "-m", "orrery", *words]
    return subprocess.run(
        command,
        cwd=cwd,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )


def broken(folder: Path, package: str = "") -> Path:
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "package.py").write_text(package)
    return folder


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_a_bad_path_is_one_sentence_for_every_command(words: list[str]) -> None:
    said = orrery("nowhere", *words)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "orrery: ORRERY_GAMES names nowhere, and there is no such folder.\n"


def test_it_says_what_is_wrong_in_both_languages(tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    bare.mkdir()
    dashed = broken(tmp_path / "not-a-name")
    shutil.copytree(COMET, tmp_path / "roll")
    failing = broken(tmp_path / "failing", "raise RuntimeError('out of dust')")
    nameless = broken(tmp_path / "nameless")
    leaving = broken(tmp_path / "leaving", "raise SystemExit(3)")
    half = broken(
        tmp_path / "half", "import orrery.games as g\nclass PACKAGE(g.GamePackage):\n    key = 'half'\n    bots = []"
    )
    cases = {
        str(bare): "is no folder of a game: one has __init__.py, package.py",
        str(dashed): "is no folder of a game",
        str(tmp_path / "roll"): "there is a game roll already",
        os.pathsep.join([str(COMET), str(COMET)]): "there is a game comet already",
        str(failing): "cannot be loaded (RuntimeError: out of dust)",
        str(nameless): "cannot be loaded (AttributeError: ",
        str(leaving): "cannot be loaded (SystemExit: 3)",
        str(half): "cannot be loaded (ValueError: its PACKAGE has no rule_prefix, usual_seats)",
        str(broken(tmp_path / "package")): "there is a game package already",
    }
    for path, expected in cases.items():
        said = orrery(path, "games")
        assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1), said.stderr
        assert expected in said.stderr
    german = orrery(str(bare), "games", lang="de_DE.UTF-8")
    assert (german.returncode, german.stderr.count("\n")) == (2, 1)
    assert "das ist kein Ordner eines Spiels" in german.stderr


def test_a_guest_is_there_only_where_it_is_named() -> None:
    assert [game["key"] for game in json.loads(orrery("", "games", "--json").stdout)] == keys()
    for path in (str(COMET), "examples/comet", "examples/comet/"):
        assert [game["key"] for game in json.loads(orrery(path, "games", "--json").stdout)] == [*keys(), "comet"]
    refused = orrery("", "play", "comet")
    assert refused.returncode == 2
    assert "no game comet" in refused.stderr


def test_processes_that_help_know_the_guests_as_well() -> None:
    said = orrery("examples/comet", "laws", "comet", "--games", "4", "--jobs", "2", "--options", "comet=old,tail=long")
    assert said.returncode == 0, said.stderr
