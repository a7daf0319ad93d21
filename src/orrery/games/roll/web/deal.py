"""The board of Deal, as it is sent to the browser: worded for the side that looks at it."""

from __future__ import annotations

import msgspec

from .pieces import Die


class Face(msgspec.Struct, frozen=True):
    """What a Deal die shows. `give` and `get` say it in words; `signs` as pictures: `die:genes`, `credits:3`."""

    die: str
    prestige: bool
    give: str
    get: str
    signs: list[str]


class Payout(msgspec.Struct, frozen=True):
    """What each dealer is paid if the deal closes."""

    credits: int
    talents: int


class Dealer(msgspec.Struct, frozen=True):
    seat: int
    die: Die


class DealSide(msgspec.Struct, frozen=True):
    """One side of an area. `now`, `next`: the payout in this round and in the next; null: then the deal collapses.

    `why_not`: why the viewer cannot join here; null: he can, or is not asked.
    """

    place: str
    face: Face | None
    dealers: list[Dealer]
    now: Payout | None
    next: Payout | None
    why_not: str | None


class Area(msgspec.Struct, frozen=True):
    """`space`: how far its dice were moved, from 0, of so many."""

    left: DealSide
    right: DealSide
    space: int
    spaces: int


class Market(msgspec.Struct, frozen=True):
    """`track`: the seats as they take their turns. `free`: the dice of the free market."""

    track: list[int]
    free: list[Face]
    areas: list[Area]
