"""Ships of one hex change between fleets and outside (E-52, E-54 to E-57): how many there can be, and doing it.

In one go through a hex each letter gets its ships once. They come from outside, then from fleets whose turn has not
come; surplus ships go outside, as long as there are miniatures.
"""

from __future__ import annotations

from bisect import bisect_left

from ..board import NOWHERE
from ..state import Galaxy
from ..vocabulary.letter import LETTERS, D
from .ranges import add_ships, ranges_at, take_ship
from .reach import UNLIMITED
from .ships import free_miniatures


def may_leave(s: Galaxy, letter: int) -> bool:
    """E-55: ships that have used the range of a D fleet cannot leave it in this turn."""
    v = s.voyage
    return letter != D or not v.sailing or v.fleet_ranges[D] >= v.dart


def range_outside(s: Galaxy, letter: int) -> int:
    """What is left to a ship that leaves a fleet."""
    v = s.voyage
    return v.fleet_ranges[letter] - (v.dart if letter == D else 0)


def is_here(s: Galaxy, letter: int, at: int) -> bool:
    """Whether a fleet can get ships in a hex: it is there, or in the supply."""
    return s.me.fleet_at[letter] in (at, NOWHERE)


def donors(s: Galaxy, letter: int, at: int, arranged: int) -> list[int]:
    """Other fleets of the hex that can give ships to this one. `arranged`: letters whose turn is over, bits."""
    f = s.me
    return [
        other
        for other in range(LETTERS)
        if other != letter and f.fleet_at[other] == at and not arranged >> other & 1 and may_leave(s, other)
    ]


def least_ships(s: Galaxy, letter: int) -> int:
    """E-57: each ship that leaves needs a miniature."""
    size = s.me.fleet_size[letter]
    if size == 0 or not may_leave(s, letter):
        return size
    return max(0, size - free_miniatures(s, s.me.number))


def most_ships(s: Galaxy, letter: int, at: int, arranged: int) -> int:
    f = s.me
    n = f.fleet_size[letter] + f.loose[at]
    for other in donors(s, letter, at, arranged):
        n += f.fleet_size[other]
    return n


def open_letters(s: Galaxy, at: int) -> list[int]:
    """The letters of a hex whose number of ships can be changed now."""
    f = s.me
    places = f.fleet_at
    arranged = s.voyage.arranged
    found: list[int] = []
    for letter in range(LETTERS):
        here = places[letter]
        if here not in (at, NOWHERE) or arranged >> letter & 1:
            continue
        if (
            f.loose[at] > 0
            or (here == at and least_ships(s, letter) < f.fleet_size[letter])
            or (places.count(at) > (here == at) and len(donors(s, letter, at, arranged)) > 0)
        ):
            found.append(letter)
    return found


def can_regroup(s: Galaxy, at: int) -> bool:
    """Whether there is any such fleet for a hex with ships before they are arranged: the same, found faster."""
    places = s.me.fleet_at
    if s.me.loose[at] > 0:
        return NOWHERE in places or at in places
    for letter in range(LETTERS):
        if places[letter] == at and may_leave(s, letter):
            return NOWHERE in places or places.count(at) > 1 or free_miniatures(s, s.me.number) > 0
    return False


def crew(s: Galaxy, letter: int, at: int, n: int) -> None:
    """A fleet has so many ships from now on, in any case not those that it has."""
    f = s.me
    v = s.voyage
    size = f.fleet_size[letter]
    if n < size:
        if v.sailing:
            add_ships(v, at, size - n, range_outside(s, letter))
        f.put_ships(at, f.loose[at] + size - n)
        shrink(s, letter, size - n)
        return
    range_left = v.fleet_ranges[letter] if size else UNLIMITED
    missing = n - size
    f.put_fleet(letter, at, n)
    from_outside = min(missing, f.loose[at])
    if v.sailing and from_outside:
        for ship_range in fitting(ranges_at(v, at), from_outside, range_left):
            take_ship(v, at, ship_range)
            range_left = min(range_left, ship_range)
    f.put_ships(at, f.loose[at] - from_outside)
    missing -= from_outside
    for other in donors(s, letter, at, v.arranged):
        given = min(missing, f.fleet_size[other])
        if given:
            range_left = min(range_left, range_outside(s, other))
            missing -= given
            shrink(s, other, given)
    if v.sailing:
        v.fleet_ranges[letter] = range_left
        if letter == D:
            v.dart = v.dart if size else 0  # a D fleet that is made on the way has no bonus (E-54)


def fitting(ranges: list[int], n: int, range_left: int) -> list[int]:
    """Of sorted ranges those of the n ships that join a fleet: it keeps as much range as it can, with the least that
    suffices for that.
    """
    first = bisect_left(ranges, min(range_left, ranges[len(ranges) - n]))
    return ranges[first : first + n]


def shrink(s: Galaxy, letter: int, n: int) -> None:
    """Ships have left a fleet; without any it leaves the board (E-56)."""
    s.me.shrink(letter, n)
    if s.me.fleet_size[letter] == 0:
        s.voyage.fleet_ranges[letter] = 0
        if letter == D:
            s.voyage.dart = 0
