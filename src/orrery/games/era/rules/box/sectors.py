"""Sectors: nine tiles with two faces each (E-5). A place is an index of board.PLACES.

Fields of a row: `bonus` (kind, field, n) of a home sector, and for each face, `a` and `b`, its `stars` (name, at) and
the places of `nebulae`, `asteroids` and `neutron_stars`.
"""

from __future__ import annotations

from typing import Any, Final

from ..board import PLACE_NUMBER, PLACES
from ..vocabulary import terrain
from ..vocabulary.bonus import BONUS_KEYS
from ..vocabulary.field import FIELD_KEYS
from .row import figures_of

SIDES: Final = 2
SIDE_KEYS: Final = ["a", "b"]
NO_FIELD: Final = -1
ANOMALIES: Final = [("nebulae", terrain.NEBULA), ("asteroids", terrain.ASTEROIDS), ("neutron_stars", terrain.NEUTRON)]


class Face:
    """One side of a tile, not turned: by place its `terrain` and the names of stars (""). `stars`: how many."""

    __slots__ = ("number", "star_names", "stars", "terrain")

    def __init__(self, number: int, where: str, row: dict[str, Any]) -> None:
        """ValueError: something lies twice at a place, or at none."""
        self.number: Final = number
        self.terrain: Final[list[int]] = [terrain.EMPTY] * len(PLACES)
        self.star_names: Final[list[str]] = [""] * len(PLACES)
        self.stars: Final[int] = len(row["stars"])
        if set(row) != {"stars", *[field for field, _ in ANOMALIES]}:
            raise ValueError(f"{where}: a face has stars, nebulae, asteroids and neutron_stars")
        for star in row["stars"]:
            place = self._put(where, star["at"], terrain.STAR)
            self.star_names[place] = star["name"]
        for field, kind in ANOMALIES:
            for at in row[field]:
                self._put(where, at, kind)
        if self.terrain[PLACE_NUMBER[(0, 0)]] != terrain.STAR:
            raise ValueError(f"{where}: there is no star in the middle")

    def _put(self, where: str, at: list[int], kind: int) -> int:
        place = PLACE_NUMBER.get((at[0], at[1]), -1)
        if place < 0 or self.terrain[place] != terrain.EMPTY:
            raise ValueError(f"{where}: nothing more lies at {at}")
        self.terrain[place] = kind
        return place


class Tile:
    """A sector: what it brings as the home sector (vocabulary/bonus.py), and its faces."""

    __slots__ = ("bonus_amount", "bonus_field", "bonus_kind", "faces", "key")

    def __init__(self, number: int, key: str, row: dict[str, Any]) -> None:
        fields = figures_of(row)
        bonus = fields.inner("bonus")
        self.key: Final = key
        self.bonus_kind: Final = bonus.word("kind", BONUS_KEYS)
        self.bonus_field: Final = bonus.word_or("field", FIELD_KEYS, NO_FIELD)
        self.bonus_amount: Final = bonus.number("n")
        bonus.done()
        self.faces: Final = [
            Face(SIDES * number + side, f"{key}, {SIDE_KEYS[side]}", fields.table(SIDE_KEYS[side]))
            for side in range(SIDES)
        ]
        fields.done()
