"""Tiles: where each may lie. That all are there, once each, is the audit's question."""

from __future__ import annotations

from ..pieces import DEVELOPMENT, WORLD
from ..state import Empire, Galaxy
from ..vocabulary import step
from ..zone import open_top


def tableau_fits(s: Galaxy, p: Empire) -> bool:
    """The start tiles (R-9), then what was built."""
    worlds: list[int] = []
    developments: list[int] = []
    for side in [*s.box.factions[p.faction], s.box.home_worlds[p.home_world]]:
        if s.box.sides[side].kind == DEVELOPMENT:
            developments.append(side)
        else:
            worlds.append(side)
    return (
        p.worlds[: len(worlds)] == worlds
        and p.developments[: len(developments)] == developments
        and _are_sides(s, p.worlds[len(worlds) :], WORLD)
        and _are_sides(s, p.developments[len(developments) :], DEVELOPMENT)
    )


def zone_fits(s: Galaxy, p: Empire) -> bool:
    """Both stacks, and what everybody knows of them: the tiles seen once lie below the open tops (R-84)."""
    hidden = p.drawn[:] if step.REBUILD in p.todo else []  # lifted to be rearranged
    for kind in (WORLD, DEVELOPMENT):
        if not _are_sides(s, p.stacks[kind], kind):
            return False
        top = open_top(p, kind)
        for side in p.stacks[kind]:
            if side != top:
                hidden.append(side >> 1)
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


def _are_sides(s: Galaxy, sides: list[int], kind: int) -> bool:
    for side in sides:
        if not 0 <= side < 2 * s.box.tiles or side & 1 != kind:
            return False
    return True


def _ascend(tiles: list[int]) -> bool:
    before = -1
    for tile in tiles:
        if tile <= before:
            return False
        before = tile
    return True
