"""What every power of a development is. The kinds stand beside this file by the moment they act in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..pieces import COLOUR_KEYS, GRAY
from ..vocabulary.phase import PHASE_KEYS

if TYPE_CHECKING:
    from .powers import Powers


Row = dict[str, Any]


class Power:
    """`side` is the tile side it stands on, and `key` its name in events. Each kind reads its own fields from a row of
    the content. Powers that stand on no tile have sides beyond those of tiles (choice_tables.py)."""

    __slots__ = ("key", "side")

    def __init__(self, side: int, row: Row) -> None:
        self.side: Final = side
        self.key = ""

    def join(self, powers: Powers) -> None:
        """Take its place among the powers of a player, at the moment it acts in."""
        raise NotImplementedError


def colour_mask(keys: list[str]) -> int:
    """Die or world colours, a bit each."""
    mask = 0
    for key in keys:
        mask |= 1 << (GRAY if key == "gray" else COLOUR_KEYS.index(key))
    return mask


def phase_mask(keys: list[str]) -> int:
    mask = 0
    for key in keys:
        mask |= 1 << PHASE_KEYS.index(key)
    return mask
