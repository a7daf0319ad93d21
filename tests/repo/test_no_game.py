"""A game is its folders and nothing else: without them there is a program that has no game, and all else holds."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from orrery.games import keys
from tools import client
from tools.environment import ROOT

LEFTOVERS = shutil.ignore_patterns(
    ".git",
    ".venv*",
    ".*_cache",
    ".hypothesis",
    "__pycache__",
    "*.egg-info",
    "node_modules",
    "static",
    "build",
    "mutants",
)

# Tests that are for all games. Those of tables, terminal, arena, cli and web sit down at a real game.
GENERIC = ["tests/kernel", "tests/store", "tests/texts", "tests/bots", "tests/games", "tests/playthroughs"]
GENERIC += ["tests/test_proofs.py", "tests/test_confidence.py", "tests/test_readme.py", "tests/test_front_door.py"]
REPO = ["adding_a_game", "colours", "documents", "engine_imports", "games", "locks", "mutate", "sizes", "words"]
GENERIC += [f"tests/repo/test_{name}.py" for name in REPO]
LEAST = 150  # tests that have something to test without a game

PATIENCE = 60.0

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository without any game."""
    tree = tmp_path_factory.mktemp("bare") / "tree"
    shutil.copytree(ROOT, tree, ignore=LEFTOVERS)
    for key in keys():
        for folder in ("src/orrery/games", "client/src/games", "tests/games"):
            shutil.rmtree(tree / folder / key, ignore_errors=folder.startswith("client"))
    return tree


def python(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": str(tree / "src"), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, env=variables, capture_output=True, text=True, check=False)


def test_it_starts_and_says_that_it_has_no_game(tree: Path) -> None:
    assert python(tree, "-m", "orrery", "--version").stdout == "orrery 0.1.0 (pure Python)\n"
    said = python(tree, "-m", "orrery", "games")
    assert (said.returncode, said.stdout) == (0, "No game is installed.\n")
    assert json.loads(python(tree, "-m", "orrery", "games", "--json").stdout) == []
    refused = python(tree, "-m", "orrery", "play", "roll")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1


def test_it_serves_an_empty_list_of_games(tree: Path, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "orrery", "serve", "--port", str(port), "--data", str(tmp_path)]
    variables = {**os.environ, "PYTHONPATH": str(tree / "src")}
    server = subprocess.Popen(command, cwd=tree, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        assert answer(f"http://127.0.0.1:{port}/api/games") == []
    finally:
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0, said.decode()


def answer(address: str) -> object:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as found:
                return json.load(found)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def test_the_tests_for_all_games_pass(tree: Path) -> None:
    done = python(tree, "-m", "pytest", "-q", "-m", "not slow", "-p", "no:cacheprovider", "-p", "no:xdist", *GENERIC)
    assert done.returncode == 0, done.stdout[-5000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > LEAST


def test_the_page_for_all_games_is_whole(tree: Path) -> None:
    """Its types are right and its own tests pass."""
    node = client.prepare()
    (tree / "client/node_modules").symlink_to(client.PACKAGES, target_is_directory=True)
    for script in ("check", "test"):
        command = [str(node.node), str(node.npm), "run", "--silent", script]
        ran = subprocess.run(
            command, cwd=tree / "client", env=node.surroundings(), capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout[-5000:] + ran.stderr[-1000:]
