"""The games that can be played. Each is one folder here: found by itself, imported on demand."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from .package import GamePackage

__all__ = ["GamePackage", "keys", "load"]


@cache
def keys() -> list[str]:
    """The names of all games: of the folders here."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def load(key: str) -> GamePackage:
    """The game of this name. KeyError: there is none."""
    if key not in keys():
        raise KeyError(key)
    package: GamePackage = import_module(f"{__name__}.{key}.package").PACKAGE
    return package
