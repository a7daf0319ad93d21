"""The same people and bots again: the next table, and the way from the old one to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from orrery import games
from orrery.tables.port import SeatRecord

from . import bodies, wire
from .bodies import SeatLink
from .errors import Problem
from .hub import Hub
from .live_table import LiveTable
from .lobby import check_commit, new_record, put
from .seating import give_share, seat_of
from .tokens import hash_of, new_token


async def next_table(hub: Hub, live: LiveTable, asked: bodies.Rematch) -> bodies.Created:
    """The same people and bots again, everybody one seat further. Asked twice: the same new table.

    Who asks first becomes its host. Nobody gets what opens somebody else's seat: who does not sit at the same screen
    comes with his token at this table, and gets a new one there.
    """
    by = seat_of(live, asked.token)
    live.check_joined(by)
    if live.record.status != "over":
        raise Problem(409, "not_over")
    if live.read_only:
        raise Problem(409, live.read_only)
    new = live.rematch or await found_again(hub, live)
    if new is None:
        live.rematch = new = await play_again(hub, live, asked, by)
        live.inform(lambda connection: rematch_info(live, connection.seat, connection.lang))
        return new
    mine = one_further(by, new.seats)
    if new.seats[mine].kind in ("me", "hotseat") and new is live.rematch:
        return new
    links = [msgspec.structs.replace(link, token=None) for link in new.seats]
    links[mine] = msgspec.structs.replace(links[mine], token=new.seats[mine].token or asked.token)
    return bodies.Created(new.table, new.commit, links)


def one_further(seat: int, seats: Sequence[object]) -> int:
    """Where who had this seat sits in a rematch."""
    return (seat - 1) % len(seats)


async def found_again(hub: Hub, live: LiveTable) -> bodies.Created | None:
    """The rematch that was asked for before, without its links; None: there is none, or it is gone."""
    if live.record.next is None:
        return None
    try:
        async with hub.at(live.record.next) as new:
            return bodies.Created(new.record.id, new.record.commit, links_to(new.record.seats))
    except Problem as problem:
        if problem.status == 404:
            return None
        raise


async def play_again(hub: Hub, live: LiveTable, asked: bodies.Rematch, by: int) -> bodies.Created:
    old = live.record
    commit = check_commit(hub, asked.commit)
    order = [*range(1, len(old.seats)), 0]
    screen = {number for number, seat in enumerate(old.seats) if seat.host or seat.hot_seat}
    together = screen if by in screen else {by}  # who sits at the screen of who asks
    made = [again(old.seats[number], number, by, together) for number in order]
    host = one_further(by, made)
    several = any(not seat.joined for seat, _ in made)
    give_share(commit, host, made[host][0], asked.entropy, asked.promise, several)
    game = games.rules(old.game, old.correction)
    record = new_record(hub, game, old.options, [seat for seat, _ in made], commit)
    await put(hub, record)
    live.record = msgspec.structs.replace(old, next=record.id)
    await hub.save(live)
    return bodies.Created(record.id, record.commit, links_to(record.seats, [token for _, token in made]))


def again(was: SeatRecord, number: int, by: int, together: set[int]) -> tuple[SeatRecord, str | None]:
    """A seat of the table before, at the next one."""
    if was.kind == "bot":
        return SeatRecord("bot", was.name, bot=was.bot, joined=True), None
    token = new_token() if number in together else None
    seat = SeatRecord("person", was.name, joined=number in together, host=number == by)
    seat.token_hash = None if token is None else hash_of(token)
    seat.former_hash = was.token_hash
    seat.hot_seat = number in together and number != by
    return seat, token


def links_to(seats: list[SeatRecord], tokens: list[str | None] | None = None) -> list[SeatLink]:
    return [
        SeatLink(number, kind_of(seat), seat.name, tokens[number] if tokens else None)
        for number, seat in enumerate(seats)
    ]


def kind_of(seat: SeatRecord) -> Literal["me", "hotseat", "friend", "bot"]:
    return "bot" if seat.kind == "bot" else "me" if seat.host else "hotseat" if seat.hot_seat else "friend"


def rematch_info(live: LiveTable, seat: int | None, lang: str) -> wire.Info:
    """Where the next game is. Everybody comes there with the token that he has here."""
    return wire.Info("rematch", None, live.say("rematch", lang, None), live.record.next)
