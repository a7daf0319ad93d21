"""Tiles: where each may lie. That all are there, once each, is the audit's question."""

from __future__ import annotations

from ..state import Empire, Galaxy
from ..steps.numbers import REBUILD
from ..words import DEVELOPMENT, WORLD
from ..zone import open_top


def tableau_fits(s: Galaxy, p: Empire) -> bool:
    """The start tiles (R-9), then what was built."""
    worlds: list[int] = []
    developments: list[int] = []
    for face in [*s.box.factions[p.faction], s.box.home_worlds[p.home_world]]:
        if s.box.sides[face].kind == DEVELOPMENT:
            developments.append(face)
        else:
            worlds.append(face)
    return (
        p.worlds[: len(worlds)] == worlds
        and p.developments[: len(developments)] == developments
        and _are_sides(s, p.worlds[len(worlds) :], WORLD)
        and _are_sides(s, p.developments[len(developments) :], DEVELOPMENT)
    )


def zone_fits(s: Galaxy, p: Empire) -> bool:
    """Both stacks, and what everybody knows of them: the tiles seen once lie below the open tops (R-84)."""
    hidden = p.drawn[:] if REBUILD in p.todo else []  # lifted to be rearranged
    for side in (WORLD, DEVELOPMENT):
        if not _are_sides(s, p.stacks[side], side):
            return False
        top = open_top(p, side)
        for face in p.stacks[side]:
            if face != top:
                hidden.append(face >> 1)
    for tile in p.seen:
        if tile not in hidden:
            return False
    for tile in p.shown:
        if tile not in p.abandoned or p.shown.count(tile) > 1:
            return False
    return _ascend(p.seen)


def bag_fits(s: Galaxy) -> bool:
    """Its order means nothing, so it is kept sorted."""
    return _ascend(s.bag)


def _are_sides(s: Galaxy, faces: list[int], side: int) -> bool:
    for face in faces:
        if not 0 <= face < 2 * s.box.tiles or face & 1 != side:
            return False
    return True


def _ascend(tiles: list[int]) -> bool:
    before = -1
    for tile in tiles:
        if tile <= before:
            return False
        before = tile
    return True
