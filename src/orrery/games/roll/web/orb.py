"""Orb dice, as they are sent to the browser."""

from __future__ import annotations

import msgspec

from orrery.games.roll.rules.orb import improving
from orrery.games.roll.rules.orb.die import NO_SIDE, SIDES
from orrery.games.roll.rules.state import Empire, Galaxy


class OrbSide(msgspec.Struct, frozen=True):
    """`face`: what it shows; `acts`: what it acts as, which differs for arrows and Clones; null: as nothing.

    `points_at`: the side that its arrow or Clone points at.
    """

    face: str
    acts: str | None
    points_at: int | None


class Orb(msgspec.Struct, frozen=True):
    """`up`: the side that was rolled; null: none yet, or hidden. `out`: it does nothing more in this round.

    `points`: left to rebuild it with.
    """

    sides: list[OrbSide]
    up: int | None
    out: bool
    points: int


class Workshop(msgspec.Struct, frozen=True):
    """Which sides lie opposite each other, and do not touch; how many of each face are left."""

    opposite: list[list[int]]
    left: dict[str, int]


def workshop(s: Galaxy) -> Workshop | None:
    kinds = s.box.orb
    if not kinds.all:
        return None
    opposite = [[side, far(kinds.neighbours[side], side)] for side in range(SIDES)]
    left = {face.key: improving.left(s, face.number) for face in kinds.all}
    return Workshop([pair for pair in opposite if pair[0] < pair[1]], left)


def far(near: list[int], side: int) -> int:
    """The side that does not touch this one."""
    return next(other for other in range(SIDES) if other != side and other not in near)


def orb(s: Galaxy, p: Empire) -> Orb | None:
    die, kinds = p.more.orb, s.box.orb
    if not die.faces:
        return None
    sides = []
    for side in range(SIDES):
        end = die.leads_to(kinds, side)
        acts = None if end == NO_SIDE else kinds.all[die.faces[end]].key
        points_at = None if die.arrows[side] == NO_SIDE else die.arrows[side]
        sides.append(OrbSide(kinds.all[die.faces[side]].key, acts, points_at))
    return Orb(sides, None if die.up == NO_SIDE else die.up, die.out == 1, die.points)
