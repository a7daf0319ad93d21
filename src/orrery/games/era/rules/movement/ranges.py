"""What is left of the range of the player's ships while he moves. Fleets: Voyage.fleet_ranges."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from ..slices import Voyage

RANGE_BITS: Final = 7
RANGE_MASK: Final = (1 << RANGE_BITS) - 1


def ranges_at(v: Voyage, at: int) -> list[int]:
    """The ranges of the ships outside fleets in a hex, the least first."""
    first = bisect_left(v.ranges, at << RANGE_BITS)
    last = bisect_left(v.ranges, (at + 1) << RANGE_BITS)
    return [number & RANGE_MASK for number in v.ranges[first:last]]


def add_ships(v: Voyage, at: int, n: int, range_left: int) -> None:
    for _ in range(n):
        insort(v.ranges, at << RANGE_BITS | range_left)


def take_ship(v: Voyage, at: int, range_left: int) -> None:
    """One ship with exactly this range is gone from a hex."""
    del v.ranges[bisect_left(v.ranges, at << RANGE_BITS | range_left)]
