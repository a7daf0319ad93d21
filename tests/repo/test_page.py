"""What is installed has the page that its sources make, wherever that can be built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.environment import ROOT

BUILDER = """
import pathlib, sys
page = pathlib.Path("src/orrery/web/static/index.html")
if pathlib.Path("no-node").exists():
    sys.exit("orrery: There is no Node.")
page.parent.mkdir(parents=True, exist_ok=True)
page.write_text(pathlib.Path("client/index.html").read_text())
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree whose client is built by copying one file."""
    for folder in ("client", "tools", "src/orrery/web/static"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(ROOT / "setup.py", tmp_path)
    (tmp_path / "client/index.html").write_text("new")
    (tmp_path / "tools/__init__.py").touch()
    (tmp_path / "tools/client.py").write_text(BUILDER)
    return tmp_path


def build(tree: Path) -> tuple[str, str]:
    """The page in the package after a build, and what was said about it."""
    variables = {**os.environ, "ORRERY_PURE": "1"}
    variables.pop("PYTHONPATH", None)
    command = [sys.executable, "setup.py", "build", "--help"]  # the client comes first, so there is no more to build
    done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, text=True, check=True)
    page = tree / "src/orrery/web/static/index.html"
    said = [line for line in done.stderr.splitlines() if "orrery" in line]
    return page.read_text() if page.exists() else "", "\n".join(said)


@pytest.mark.parametrize("before", ["", "old"])
def test_the_page_is_made_from_its_sources(tree: Path, before: str) -> None:
    if before:
        (tree / "src/orrery/web/static/index.html").write_text(before)
    assert build(tree) == ("new", "")


def test_without_node_an_older_page_is_taken_and_that_is_said(tree: Path) -> None:
    (tree / "no-node").touch()
    (tree / "src/orrery/web/static/index.html").write_text("old")
    sentence = "orrery: installing with a page of the browser table that may be old: There is no Node."
    assert build(tree) == ("old", sentence)


def test_without_node_and_page_that_is_said(tree: Path) -> None:
    (tree / "no-node").touch()
    assert build(tree) == ("", "orrery: installing without the page of the browser table: There is no Node.")


def test_without_the_sources_of_the_page_nothing_is_tried(tree: Path) -> None:
    shutil.rmtree(tree / "client")
    (tree / "src/orrery/web/static/index.html").write_text("shipped")
    assert build(tree) == ("shipped", "")
