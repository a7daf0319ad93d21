"""Which game a tool is about. It asks the folders, not the registry: dev.py runs before Orrery is installed."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
USUAL = "roll"


def keys() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src/orrery/games").glob("*/package.py"))


def first() -> str:
    """The game that is meant where none is named: what is tested on any game is tested on that."""
    found = keys()
    if not found:
        raise SystemExit("There is no game in src/orrery/games.")
    return USUAL if USUAL in found else found[0]


def add_argument(parser: argparse.ArgumentParser) -> None:
    """GAME, in front of what else the program takes."""
    there = ", ".join(keys()) or "none"
    parser.add_argument("game", nargs="?", choices=keys(), metavar="GAME", help=f"which game (there is: {there})")


def own(key: str, module: str) -> ModuleType:
    """What a game's tests have for the tools: `tests/games/KEY/MODULE.py`."""
    return import_module(f"tests.games.{key}.{module}")
