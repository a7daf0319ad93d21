"""The catalogue: every side of the base game and of all expansions, numbered for ever in the order of the files.

The base game comes first: its tiles, its factions, its home worlds. Each expansion follows with its factions, its home
worlds and its tiles, then the base tiles of Deal. A game tile t has its world at 2t and its development at 2t + 1.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .pieces import DEVELOPMENT, WORLD
from .sets import AMBITION, BASE, DEAL, RIVALRY

Row = dict[str, Any]
File = dict[str, Any]

# What a side is part of.
TILE: Final = 0
FACTION: Final = 1
HOME_WORLD: Final = 2
BASE_TILE: Final = 3
PART_KEYS: Final = ["tile", "faction", "home_world", "base_tile"]


class Printed:
    """A side as its file has it. `sets`: the expansion it comes with, BASE or a bit of sets.py."""

    __slots__ = ("kind", "number", "part", "row", "sets")

    def __init__(self, number: int, sets: int, part: int, kind: int, row: Row) -> None:
        self.number: Final = number
        self.sets: Final = sets
        self.part: Final = part
        self.kind: Final = kind
        self.row: Final = row


class Faction:
    """A faction tile: its number, which sets the player order (R-82), and the sides of its halves."""

    __slots__ = ("halves", "number", "sets")

    def __init__(self, number: int, sets: int, halves: list[int]) -> None:
        self.number: Final = number
        self.sets: Final = sets
        self.halves: Final = halves


class Catalogue:
    __slots__ = ("factions", "sides")

    def __init__(self, shelf: Shelf) -> None:
        self.sides: Final[list[Printed]] = []
        self.factions: Final[list[Faction]] = []
        self._add_tiles(shelf.file("tiles.toml"), BASE)
        self._add_starts(shelf.file("starts.toml"), BASE)
        for sets, name in ((AMBITION, "ambition.toml"), (RIVALRY, "rivalry.toml")):
            self._add_starts(shelf.file(name), sets)
            self._add_tiles(shelf.file(name), sets)
        for tile in shelf.file("deal.toml").get("base_tile", []):
            for side in tile["side"]:
                self._add(DEAL, BASE_TILE, kind_of(side), side)

    def _add_tiles(self, file: File, sets: int) -> None:
        for tile in file.get("tile", []):
            if len(self.sides) % 2:
                raise ValueError("a game tile has its world at an even number")
            self._add(sets, TILE, WORLD, tile["world"])
            self._add(sets, TILE, DEVELOPMENT, tile["development"])

    def _add_starts(self, file: File, sets: int) -> None:
        for faction in file.get("faction", []):
            halves = [self._add(sets, FACTION, kind_of(half), half) for half in faction["half"]]
            self.factions.append(Faction(faction["number"], sets, halves))
        for home in file.get("home_world", []):
            self._add(sets, HOME_WORLD, WORLD, home)

    def _add(self, sets: int, part: int, kind: int, row: Row) -> int:
        number = len(self.sides)
        self.sides.append(Printed(number, sets, part, kind, row))
        return number

    def up_to(self, sets: int) -> int:
        """How many sides a box has numbers for: up to the last that is in it."""
        last = 0
        for side in self.sides:
            if side.sets == BASE or side.sets & sets:
                last = side.number
        return last + 1


def kind_of(row: Row) -> int:
    return DEVELOPMENT if row["kind"] == "development" else WORLD


class Shelf:
    """Where the content lies: by default the files of this package. A file that is not there has nothing in it."""

    __slots__ = ("_catalogue", "given")

    def __init__(self, given: dict[str, File] | None = None) -> None:
        self.given: Final = given
        self._catalogue: Catalogue | None = None

    def file(self, name: str) -> File:
        if self.given is not None:
            return self.given.get(name, {})
        return read(name)

    def catalogue(self) -> Catalogue:
        found = self._catalogue
        if found is None:
            found = Catalogue(self)
            self._catalogue = found
        return found


@cache  # whoever corrects a name need not wait for the files
def read(name: str) -> File:
    path = files("orrery.games.roll").joinpath("content", name)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


SHELF: Final = Shelf()
