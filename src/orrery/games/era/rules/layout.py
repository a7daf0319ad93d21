"""The board of one game: two sectors, each a face that was turned. It never changes, and all copies of a state share
it.
"""

from __future__ import annotations

from typing import Final

from .board import CENTRE, HEXES, HOME, SECTOR_HEXES, SECTOR_OF, SECTORS, TURNED
from .box.sectors import SIDES
from .content import Box
from .vocabulary import terrain

TURNS: Final = 6


class Layout:
    """By hex: `terrain`, `enter_cost` (range), `names` of stars (""), `is_star`. Hexes in their order: `star_hexes`,
    `stars_by_sector`, `asteroids`, `nebulae`, `neutron_stars`. `star_index`: the place of a hex among the star hexes,
    or -1. `star_mask`: a bit for each star hex. Tiles are numbers of the box; a hex of a tile lies where it was turned
    to, `*_turn` times clockwise (E-17). `walks`: what movement/reach.py has found already.
    """

    __slots__ = (
        "asteroids", "centre_face", "centre_tile", "centre_turn", "enter_cost", "home_face", "home_tile", "home_turn",
        "is_star", "names", "nebulae", "neutron_stars", "star_hexes", "star_index", "star_mask", "stars_by_sector",
        "terrain", "walks", "_enter",
    )  # fmt: skip

    def __init__(self, box: Box, home_face: int, home_turn: int, centre_face: int, centre_turn: int) -> None:
        self.home_face: Final = home_face
        self.home_turn: Final = home_turn
        self.centre_face: Final = centre_face
        self.centre_turn: Final = centre_turn
        self.home_tile: Final = home_face // SIDES
        self.centre_tile: Final = centre_face // SIDES
        self.terrain = [terrain.EMPTY] * HEXES
        self.names = [""] * HEXES
        self._put(box, CENTRE, centre_face, centre_turn)
        self._put(box, HOME, home_face, home_turn)
        self._enter: Final = box.enter
        self.lay(self.terrain)

    def lay(self, lies: list[int]) -> None:
        """Make all tables of the terrain by hex; outside tests only while the layout is made."""
        self.terrain = lies
        self.walks: dict[int, list[int]] = {}
        self.star_hexes = self._hexes(terrain.STAR)
        self.nebulae = self._hexes(terrain.NEBULA)
        self.asteroids = self._hexes(terrain.ASTEROIDS)
        self.neutron_stars = self._hexes(terrain.NEUTRON)
        self.stars_by_sector = [[at for at in self.star_hexes if SECTOR_OF[at] == sector] for sector in range(SECTORS)]
        self.is_star = [kind == terrain.STAR for kind in lies]
        self.enter_cost = [self._enter[kind] for kind in lies]
        self.star_index = [-1] * HEXES
        self.star_mask = 0
        for number, at in enumerate(self.star_hexes):
            self.star_index[at] = number
            self.star_mask |= 1 << at

    def _put(self, box: Box, sector: int, number: int, turn: int) -> None:
        face = box.faces[number]
        for place, to in enumerate(TURNED[turn]):
            at = sector * SECTOR_HEXES + to
            self.terrain[at] = face.terrain[place]
            self.names[at] = face.star_names[place]

    def _hexes(self, kind: int) -> list[int]:
        return [at for at in range(HEXES) if self.terrain[at] == kind]
