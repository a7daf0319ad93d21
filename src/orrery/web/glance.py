"""A look at one's own tables, for the lobby. It is no visit: nobody there hears of it, and it wakes no bots."""

from __future__ import annotations

from collections.abc import Sequence

from . import bodies
from .errors import Problem
from .hub import Hub
from .live_table import LiveTable
from .seating import seat_of


async def all_of(hub: Hub, seats: Sequence[bodies.SeatAt], lang: str) -> list[bodies.Glance | None]:
    """One after the other, so that nobody makes the server load many tables at once."""
    return [await one_of(hub, seat, lang) for seat in seats]


async def one_of(hub: Hub, asked: bodies.SeatAt, lang: str) -> bodies.Glance | None:
    """None: there is no such table, or it is not one's own. Nobody is told which. Problem: the store is away."""
    try:
        async with hub.at(asked.table) as live:
            return glance(live, seat_of(live, asked.token), lang)
    except Problem as problem:
        if problem.key not in ("no_table", "bad_token", "link_used", "link_unused"):
            raise
        return None


def glance(live: LiveTable, me: int, lang: str) -> bodies.Glance:
    """What the seat would see at the table, in short."""
    update = live.update(me, live.seq(me), lang)
    others = [seat for seat in update.seats if seat.seat != me]
    return bodies.Glance(
        status=update.status,
        round=update.round,
        mine=update.question is not None,
        names=[seat.name for seat in others],
        busy=[seat.name for seat in others if seat.busy],
        read_only=update.read_only,
    )
