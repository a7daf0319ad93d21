"""The two sectors: which ones, with which face up, and how they are turned (E-17, E-33)."""

from __future__ import annotations

from orrery.kernel.chance import Chance

from ..box.sectors import SIDES
from ..content import Box
from ..layout import TURNS, Layout
from ..options import BY_LOT


def draw_layout(box: Box, chance: Chance, home: int, centre: int) -> Layout:
    """Tiles that nobody chose are drawn, the home sector first; faces and turns always are."""
    if home == BY_LOT:
        home = drawn_tile(box, chance, centre)
    if centre == BY_LOT:
        centre = drawn_tile(box, chance, home)
    home_face = SIDES * home + chance.below(SIDES)
    home_turn = chance.below(TURNS)
    centre_face = SIDES * centre + chance.below(SIDES)
    return Layout(box, home_face, home_turn, centre_face, chance.below(TURNS))


def drawn_tile(box: Box, chance: Chance, other: int) -> int:
    left = [tile for tile in range(len(box.tiles)) if tile != other]
    return left[chance.below(len(left))]
