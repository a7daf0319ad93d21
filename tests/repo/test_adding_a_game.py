"""docs/adding-a-game.md names all that a game has to bring, and nothing that does not exist."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap

import pytest

from orrery.games import keys, load
from orrery.games.package import GamePackage
from orrery.kernel.game import Game
from orrery.kernel.state import State, Step
from orrery.terminal.painter import Painter
from orrery.texts.voice import Voice
from tools.environment import ROOT

PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
QUOTED = set(re.findall(r"`([^`\n]+)`", PAGE))
LAYERS = ["texts", "terminal", "web", "cli", "arena", "tables"]
PLACES = [
    "",
    "src/orrery/games/GAME/",
    "src/orrery/games/GAME/rules/",
    "src/orrery/",
    "examples/comet/",
]  # where paths begin
# What belongs to a board of its own, which is not asked of a game that is shown on the plain one.
OF_A_BOARD = ["client/src/games/GAME/", "tests/games/GAME/moments.py", "tests/games/GAME/web", "web/board.py"]


def hooks(kind: type) -> set[str]:
    """What a class leaves to those derived from it: it is only declared, or raises NotImplementedError."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and ast.unparse(node.body[-1]) == "raise NotImplementedError":
            found.add(node.name)
        if isinstance(node, ast.AnnAssign) and node.value is None:
            found.add(ast.unparse(node.target))
    return found


def row_of(kind: str) -> set[str]:
    """What the page says that this object has."""
    row = re.search(rf"^\| `{kind}` \|.*$", PAGE, re.MULTILINE)
    assert row is not None
    return set(re.findall(r"`(\w+)`", row[0])) - {kind}


@pytest.mark.parametrize("kind", [GamePackage, Game, State, Step, Voice, Painter], ids=lambda kind: kind.__name__)
def test_every_hook_is_named(kind: type) -> None:
    assert hooks(kind)
    assert hooks(kind) - row_of(kind.__name__) == set()


@pytest.mark.parametrize("kind", [GamePackage, Game, State, Step, Voice, Painter], ids=lambda kind: kind.__name__)
def test_every_named_hook_exists(kind: type) -> None:
    known = set(dir(kind)) | set(inspect.get_annotations(kind))
    assert row_of(kind.__name__) - known == set()


def test_every_field_of_a_client_is_named() -> None:
    types = (ROOT / "client/src/games/types.ts").read_text(encoding="utf-8")
    body = types.split("export interface GameClient")[1].split("\n}")[0]
    assert set(re.findall(r"^  (\w+)\??:", body, re.MULTILINE)) == row_of("GameClient")


def test_every_text_that_the_layers_want_of_a_game_is_named() -> None:
    """Of `bot.{name}` the page names `bot.BOT`: what stands before the braces counts."""
    wanted = set()
    for layer in LAYERS:
        for path in (ROOT / "src/orrery" / layer).rglob("*.py"):
            wanted |= set(re.findall(r"""\.(?:word|has)\(f?"([^"]+)"[,)]""", path.read_text(encoding="utf-8")))
    assert len(wanted) > 8
    missing = [
        key
        for key in sorted(wanted)
        if key not in QUOTED and not ("{" in key and any(said.startswith(key.split("{")[0]) for said in QUOTED))
    ]
    assert missing == []


@pytest.mark.parametrize("game", keys())
def test_every_file_that_is_named_exists(game: str) -> None:
    named = {said for said in QUOTED if re.fullmatch(r"[\w./*{},-]+", said) and re.search(r"/|\.(py|toml|ts)$", said)}
    assert len(named) > 20
    plain = "board" not in vars(type(load(game)))
    missing = []
    for said in sorted(named):
        folder, brace, rest = said.partition("{")
        for one in [folder + part for part in rest.rstrip("}").split(",")] if brace else [said]:
            if plain and one.startswith(tuple(OF_A_BOARD)):
                continue
            if not any(list(ROOT.glob((place + one).replace("GAME", game).rstrip("/"))) for place in PLACES):
                missing.append(one)
    assert missing == []
