"""The games that can be played. Each is one folder: found by itself, imported on demand.

The folders are those here, and those that the environment variable ORRERY_GAMES names: paths of folders, separated as
the system separates them. So other people's games come in.
"""

from __future__ import annotations

import os
import sys
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final

from orrery.kernel.error import OrreryError

from .package import GamePackage

if TYPE_CHECKING:
    from orrery.kernel.game import Game

__all__ = ["BadGamesPath", "GamePackage", "folder", "keys", "load", "rules"]

VARIABLE: Final = "ORRERY_GAMES"
NEEDED: Final = ("__init__.py", "package.py")
MOST_CORRECTED: Final = 64  # games with corrected content that are kept in memory


class BadGamesPath(OrreryError):
    """ORRERY_GAMES names something that is no game."""


@cache
def guests() -> dict[str, Path]:
    """The folders that ORRERY_GAMES names, by the names of the games."""
    found: dict[str, Path] = {}
    for word in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        path = Path(word).absolute()
        if not path.is_dir():
            raise BadGamesPath("games_no_folder", variable=VARIABLE, path=word)
        if not all((path / file).is_file() for file in NEEDED) or not path.name.isidentifier():
            raise BadGamesPath("games_no_game", variable=VARIABLE, path=word, files=list(NEEDED))
        if path.name in modules() or path.name in found:
            raise BadGamesPath("games_taken", variable=VARIABLE, path=word, game=path.name)
        found[path.name] = path
    return found


@cache
def modules() -> list[str]:
    """All names here: no other game may have one of them."""
    return [module.name for module in iter_modules(__path__)]


@cache
def residents() -> list[str]:
    """The folders here."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def keys() -> list[str]:
    """The names of all games."""
    return [*residents(), *sorted(guests())]


@cache
def load(key: str) -> GamePackage:
    """The game of this name. KeyError: there is none. BadGamesPath: one from elsewhere that cannot be loaded."""
    if key in guests():
        return _invited(key, guests()[key])
    if key not in residents():
        raise KeyError(key)
    return _package(key)


def _package(key: str) -> GamePackage:
    package: GamePackage = import_module(f"{__name__}.{key}.package").PACKAGE
    return package


def _invited(key: str, path: Path) -> GamePackage:
    """What other people wrote may fail in any way; that is no fault of the program's."""
    try:
        _invite(key, path)
        package = _package(key)
        if package.key != key:
            raise ValueError(f"its key is {package.key}, not {key}")
        missing = [name for name in GamePackage.__annotations__ if not hasattr(package, name)]
        if missing:
            raise ValueError(f"its PACKAGE has no {', '.join(missing)}")
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadGamesPath("games_broken", variable=VARIABLE, path=str(path), reason=reason) from error
    return package


def folder(key: str) -> Path:
    """Where a game lies."""
    return guests()[key] if key in guests() else Path(__path__[0], key)


def _invite(key: str, path: Path) -> None:
    """Let a folder from elsewhere be a package among the games."""
    name = f"{__name__}.{key}"
    spec = spec_from_file_location(name, path / "__init__.py", submodule_search_locations=[str(path)])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)


@lru_cache(MOST_CORRECTED)
def rules(key: str, correction: str = "") -> Game:
    """The rules of a game, with the content that an owner's correction (TOML) makes of it. BadOptions: it does not."""
    game = load(key).rules
    return game.corrected(correction) if correction else game
