"""The import contracts of pyproject.toml bite: whoever imports what it should not know is named."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.environment import ROOT

# Two games that have everything and do nothing; what stands in their files is in GAME.
GAME = {
    "__init__": "",
    "package": "from orrery.games.package import GamePackage",
    "rules/__init__": "from orrery.kernel.state import State",
    "bots/__init__": "from orrery.bots.bot import Bot",
    "texts/__init__": "from orrery.texts.voice import Voice",
    "terminal/__init__": "from orrery.terminal.painter import Painter",
    "web/__init__": "import msgspec",
}

# By the contract: who imports what there, and must not. The last of a chain is what counts.
FORBIDDEN = {
    "Each layer imports only from those below it": [
        ("kernel/choice", "bots.bot"),
        ("tables/log", "web.origin"),
        ("web/origin", "terminal.painter"),
        ("terminal/painter", "web.origin"),
    ],
    "No layer knows a game": [
        ("bots/uniform", "games.one"),
        ("web/origin", "games.one.rules"),
        ("__main__", "games.one.web"),
    ],
    "The games know nothing of each other": [("games/one/texts/__init__", "games.two.rules")],
    "Inside a game each part imports only from those below it": [
        ("games/one/rules/__init__", "games.one.bots"),
        ("games/one/bots/__init__", "games.one.texts"),
        ("games/one/texts/__init__", "games.one.terminal"),
        ("games/one/web/__init__", "games.one.terminal"),
    ],
    "The rules of a game know the kernel alone": [
        ("games/one/rules/__init__", "bots.bot"),
        ("games/two/rules/__init__", "games"),
    ],
    "The bots of a game know no words": [("games/one/bots/__init__", "texts.catalog")],
    "The texts of a game know no table and no screen": [("games/one/texts/__init__", "tables.table")],
    "What a game shows at the prompt knows no browser": [("games/one/terminal/__init__", "web.origin")],
    "What a game shows in the browser knows no prompt": [("games/one/web/__init__", "terminal.painter")],
    "The engine knows no third-party package, no clock, no network and no other dice": [
        ("games/one/rules/__init__", "msgspec"),
        ("kernel/choice", "random"),
    ],
}
OUTSIDE = ("msgspec", "random")
CASES = [(contract, *case) for contract, cases in FORBIDDEN.items() for case in cases]


def lint(tree: Path) -> str:
    """What the import linter says about the source there."""
    variables = {**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "200"}
    program = Path(sys.executable).with_name("lint-imports")
    command = [str(program), "--no-logo", "--no-cache", "--config", str(tree / "pyproject.toml")]
    done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def broken(said: str) -> list[str]:
    return re.findall(r"^(.*) BROKEN", said, re.MULTILINE)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All layers as they are, with those two games instead of the real ones."""
    tree = tmp_path_factory.mktemp("layers")
    shutil.copy(ROOT / "pyproject.toml", tree)
    copied = tree / "src/orrery"
    shutil.copytree(ROOT / "src/orrery", copied, ignore=shutil.ignore_patterns("__pycache__", "static", "*.po"))
    for folder in copied.joinpath("games").iterdir():
        if folder.is_dir():
            shutil.rmtree(folder)
    for game in ("one", "two"):
        for name, text in GAME.items():
            path = copied / "games" / game / f"{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n", encoding="utf-8")
    return tree


def test_nothing_is_broken_without_reason(tree: Path) -> None:
    said = lint(tree)
    assert broken(said) == []
    assert re.findall(r"^(.*) KEPT", said, re.MULTILINE) == list(FORBIDDEN)


@pytest.mark.parametrize(("contract", "importer", "imported"), CASES)
def test_whoever_breaks_a_contract_is_named(tree: Path, contract: str, importer: str, imported: str) -> None:
    path = tree / "src/orrery" / f"{importer}.py"
    whole = imported if imported in OUTSIDE else f"orrery.{imported}"
    before = path.read_text(encoding="utf-8")
    try:
        path.write_text(f"{before}\nimport {whole}\n", encoding="utf-8")
        said = lint(tree)
    finally:
        path.write_text(before, encoding="utf-8")
    assert contract in broken(said), said
    name = importer.removesuffix("/__init__").replace("/", ".")
    assert f"orrery.{name} -> {whole} (l." in said


def test_without_a_game_all_contracts_hold(tree: Path, tmp_path: Path) -> None:
    bare = shutil.copytree(tree, tmp_path / "bare", ignore=shutil.ignore_patterns("one", "two"))
    assert "0 broken" in lint(bare)
