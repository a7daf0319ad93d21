"""Which types of cards that the robot searches for a design is of, a bit each (vocabulary/sought.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..vocabulary import sought
from ..vocabulary.goods import ALIEN, ANY_KIND

if TYPE_CHECKING:
    from ..design import Design


def card_types_of(design: Design) -> int:
    """1 << DEVELOPMENT and so on. World cost, defence and strength play no part (S-133)."""
    if not design.is_world:
        return 1 << sought.DEVELOPMENT
    found = 1 << sought.ANY_WORLD
    if design.military:
        found |= 1 << sought.MILITARY_WORLD
    else:
        found |= 1 << sought.NON_MILITARY_WORLD | 1 << sought.MILITARY_ALIEN_OR_NON_MILITARY
    if is_alien(design.good_kind):
        found |= 1 << sought.ALIEN_WORLD | 1 << sought.MILITARY_ALIEN_OR_NON_MILITARY
    return found


def is_alien(good_kind: int) -> bool:
    """S-146: it is the goods that count, not the keyword; a world whose goods are of any kind is one."""
    return good_kind in (ALIEN, ANY_KIND)
