"""What tiles have in common: a development of cost 6, a keyword, the colour of their worlds."""

from __future__ import annotations

from ..content import Box
from ..pieces import DEVELOPMENT
from .board import COLOUR, COST_6, KEYWORD, KEYWORD_KEYS, NAMED_KEYS, WORLD_COLOURS

SIX = 6


def names_for(of: int) -> list[int]:
    """What can be named, as numbers of NAMED_KEYS."""
    first = len(KEYWORD_KEYS)
    return list(range(first)) if of == KEYWORD else list(range(first, len(NAMED_KEYS))) if of == COLOUR else []


def is_wanted(box: Box, tile: int, of: int, named: int) -> bool:
    """Whether a tile is what was asked for; `named` is a number of NAMED_KEYS, where something was named."""
    if of == COST_6:
        return box.cost[2 * tile + DEVELOPMENT] == SIX
    if of == KEYWORD:
        return NAMED_KEYS[named] in box.sides[2 * tile + DEVELOPMENT].row.get("keywords", [])
    return box.colour[2 * tile] == WORLD_COLOURS[named - len(KEYWORD_KEYS)]


def alike(box: Box, tile: int, tiles: list[int], of: int) -> list[int]:
    """Of these tiles the largest number that have the same as this one; itself among them, if it is one of them."""
    if of == COST_6:
        return [other for other in tiles if is_wanted(box, other, of, 0)] if is_wanted(box, tile, of, 0) else []
    best: list[int] = []
    for named in names_for(of):
        if is_wanted(box, tile, of, named):
            found = [other for other in tiles if is_wanted(box, other, of, named)]
            if len(found) > len(best):
                best = found
    return best
