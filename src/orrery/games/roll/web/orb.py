"""Orb dice, as they are sent to the browser."""

from __future__ import annotations

import msgspec


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
    """Which sides are neighbours (all but the opposite one), and how many of each face are left."""

    opposite: list[list[int]]
    left: dict[str, int]
