"""Tiles: where each may lie. That all are there, once each, is the audit's question."""

from __future__ import annotations

from ..pieces import DEVELOPMENT, WORLD
from ..state import Empire, Galaxy
from ..vocabulary import step
from ..zone import open_top


def tableau_fits(s: Galaxy, p: Empire) -> bool:
    """The start tiles (R-9), then what was built."""
    worlds = 0
    developments = 0
    for side in s.box.factions[p.faction]:
        if s.box.sides[side].kind == DEVELOPMENT:
            if not _lies_at(p.developments, developments, side):
                return False
            developments += 1
        else:
            if not _lies_at(p.worlds, worlds, side):
                return False
            worlds += 1
    return (
        _lies_at(p.worlds, worlds, s.box.home_worlds[p.home_world])
        and _are_sides(s, p.worlds, worlds + 1, WORLD)
        and _are_sides(s, p.developments, developments, DEVELOPMENT)
    )


def _lies_at(sides: list[int], at: int, side: int) -> bool:
    return at < len(sides) and sides[at] == side


def zone_fits(s: Galaxy, p: Empire) -> bool:
    """Both stacks, and what everybody knows of them: the tiles seen once lie below the open tops (R-84)."""
    if not _are_sides(s, p.stacks[WORLD], 0, WORLD) or not _are_sides(s, p.stacks[DEVELOPMENT], 0, DEVELOPMENT):
        return False
    for tile in p.seen:
        if not _is_covered(p, tile):
            return False
    for tile in p.shown:
        if tile not in p.abandoned + p.drawn or p.shown.count(tile) > 1:
            return False
    return _ascend(p.seen)


def _is_covered(p: Empire, tile: int) -> bool:
    if step.REBUILD in p.todo and tile in p.drawn:  # lifted to be rearranged
        return True
    for kind in (WORLD, DEVELOPMENT):
        side = 2 * tile + kind
        if side in p.stacks[kind] and side != open_top(p, kind):
            return True
    return False


def bag_fits(s: Galaxy) -> bool:
    """Its order means nothing, so it is kept sorted."""
    return _ascend(s.bag)


def _are_sides(s: Galaxy, sides: list[int], first: int, kind: int) -> bool:
    for i in range(first, len(sides)):
        side = sides[i]
        if not 0 <= side < len(s.box.sides) or not s.box.is_tile[side] or side & 1 != kind:
            return False
    return True


def _ascend(tiles: list[int]) -> bool:
    before = -1
    for tile in tiles:
        if tile <= before:
            return False
        before = tile
    return True
