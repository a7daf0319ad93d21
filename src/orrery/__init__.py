"""Orrery: a table for space-empire board games.

For those who want to tinker: `load(KEY).rules` is a Game, which makes a State, which lists the Choices of everybody
asked; a Chance is where all dice come from; a Table seats people and bots and keeps the log. Each is imported when it
is first asked for, so that the command line starts fast and the engine stays alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .games import load
    from .kernel.chance import Chance
    from .kernel.choice import Choice
    from .kernel.game import Game
    from .kernel.state import State
    from .tables.table import Table

__all__ = ["Chance", "Choice", "Game", "State", "Table", "__version__", "load"]

__version__ = "0.1.0"

HOMES: Final = {
    "Chance": "kernel.chance",
    "Choice": "kernel.choice",
    "Game": "kernel.game",
    "State": "kernel.state",
    "Table": "tables.table",
    "load": "games",
}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{HOMES[name]}", __name__), name)
