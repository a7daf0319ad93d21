"""Pieces and tracks: set-up, population track, terrain, star counters, fleets, difficulty, ranks."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import unplayable

from ..board import ADDRESSES, HEX_OF, SECTOR_OF, WORMHOLES, hex_at
from ..vocabulary.letter import LETTER_KEYS
from .row import figures_of

MOST_POPULATION: Final = 45  # 6 and all 39 discs
HOME_STARS: Final = 8  # a home sector with so many stars has another counter (E-24)
DOTS: Final = [(2, -4), (4, -2), (2, 2), (-2, 4), (-4, 2), (-2, -2)]  # the middles of a sector's edges (E-19)
NO_BOUND: Final = -(10**9)


class SetUp:
    """What the player starts with: `ships` at the home star, `peoples` to choose from. What there is of a colour:
    `miniatures`, `discs`, ships of the `reserve`; `home_population`: what a home star counts by itself.
    """

    __slots__ = ("discs", "home_population", "miniatures", "peoples", "reserve", "ships")

    def __init__(self, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.ships: Final = row.number("ships")
        self.peoples: Final = row.number("peoples")
        self.home_population: Final = row.number("home_population")
        self.miniatures: Final = row.number("miniatures")
        self.discs: Final = row.number("discs")
        self.reserve: Final = row.number("reserve")
        row.done()


class Track:
    """`values`: what is uncovered, by discs off the track (E-169). `ships` by counted population (E-139)."""

    __slots__ = ("ships", "values")

    def __init__(self, fields: dict[str, Any], discs: int) -> None:
        row = figures_of(fields)
        self.values: Final = row.numbers("values", discs + 1)
        self.ships: Final = [0] * (MOST_POPULATION + 1)
        for step in row.rows("ships"):
            least = step.number("from")
            ships = step.number("ships")
            step.done()
            for population in range(least, MOST_POPULATION + 1):
                self.ships[population] = ships
        for population in range(self.values[0]):  # never counted below that (E-140)
            self.ships[population] = self.ships[self.values[0]]
        row.done()


class Terrain:
    """`enter`: range it costs to get in; `start_range`: more range for who starts there; `build`: ships it brings."""

    __slots__ = ("build", "enter", "start_range")

    def __init__(self, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.enter: Final = row.number("enter")
        self.start_range: Final = row.number("start_range", 0)
        self.build: Final = row.number("build", 0)
        row.done()


class StarCounter:
    """`population` that it stands for; how many there are in the `centre` sector, in the `home` sector, and there
    besides with an `eighth` star.
    """

    __slots__ = ("centre", "eighth", "home", "population")

    def __init__(self, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.population: Final = row.number("population")
        self.centre: Final = row.number("centre")
        self.home: Final = row.number("home")
        self.eighth: Final = row.number("eighth")
        row.done()


class Fleet:
    """By the side of its tactic (0 without an x2): `cv` for each ship, and `against` a fleet of which letter alone, or
    -1; `range` besides; `bombs`: ships that count besides for every two. `evades`: it may leave before combat.
    """

    __slots__ = ("against", "bombs", "cv", "evades", "range")

    def __init__(self, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.cv: Final = [row.number("cv", 0), row.number("cv_doubled", 0)]
        self.bombs: Final = [row.number("bombs", 0), row.number("bombs_doubled", 0)]
        self.range: Final = [row.number("range", 0), row.number("range_doubled", 0)]
        self.against: Final = row.word_or("against", LETTER_KEYS, -1)
        self.evades: Final = row.flag("evades")
        row.done()


class Difficulty:
    """Ships more at each wormhole, and discs that start on the power track (E-39)."""

    __slots__ = ("key", "power_discs", "ship_bonus")

    def __init__(self, key: str, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.key: Final = key
        self.ship_bonus: Final = row.number("ships")
        self.power_discs: Final = row.number("discs")
        row.done()


def wormholes_at(rows: list[dict[str, Any]]) -> list[int]:
    """The hexes where the wormholes lie (E-16). BadOptions: one is not on a marked hex of its sector, or on another."""
    found: list[int] = []
    for number, fields in enumerate(rows):
        at: str = fields["at"]
        dots = [ADDRESSES[hex_at(SECTOR_OF[WORMHOLES[number]], q, r)] for q, r in DOTS]
        if at not in dots or HEX_OF[at] in found:
            raise unplayable(fields["key"], "at", at, ", ".join(dots))
        found.append(HEX_OF[at])
    return found


def least_points(fields: dict[str, Any]) -> int:
    """From which points on somebody has a rank; NO_BOUND: from any."""
    row = figures_of(fields)
    least = row.number("least", NO_BOUND)
    row.done()
    return least
