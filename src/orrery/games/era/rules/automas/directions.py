"""Full range in a random direction (E-222)."""

from __future__ import annotations

from ..board import DIRECTIONS, NOWHERE, STEPS_FROM
from ..movement.reach import entering
from ..state import Galaxy


def open_directions(s: Galaxy, automa: int, at: int, range_left: int) -> list[int]:
    """The directions in which at least one step is possible, clockwise from north."""
    enter = entering(s, automa)
    return [
        way
        for way in range(len(DIRECTIONS))
        if STEPS_FROM[at][way] != NOWHERE and enter[STEPS_FROM[at][way]] <= range_left
    ]


def end_of_line(s: Galaxy, automa: int, at: int, way: int, range_left: int) -> int:
    """Where a unit gets straight on, until its range is used up or the next hex is missing, closed or too dear."""
    enter = entering(s, automa)
    here = at
    ahead = STEPS_FROM[here][way]
    while ahead != NOWHERE and enter[ahead] <= range_left:
        range_left -= enter[ahead]
        here = ahead
        ahead = STEPS_FROM[here][way]
    return here
