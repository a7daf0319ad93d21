"""Who sits at a table: people come by their links, and seats are handed to bots and back."""

from __future__ import annotations

import copy
import secrets
from math import ceil

from orrery import games
from orrery.tables import fair
from orrery.tables.port import TableRecord

from . import bodies, wire
from .errors import Problem
from .hub import Hub
from .live_table import MOST_NEWS, LiveTable
from .names import check_name


def entropy_of(text: str) -> str:
    """A person's share of the fair dice; who gives none leaves it to the server."""
    if not text:
        return secrets.token_hex(fair.LEAST_BYTES)
    try:
        return fair.check_entropy(text)
    except fair.BadEntropy:
        raise Problem(400, "bad_entropy", least=2 * fair.LEAST_BYTES, most=2 * fair.MOST_BYTES) from None


def begin_if_full(live: LiveTable) -> bool:
    """Fix the seed and begin once everybody has joined, or a bot plays for who has not."""
    record = live.record
    if record.status != "gathering" or not all(seat.joined or seat.stand_in for seat in record.seats):
        return False
    for seat in record.seats:
        seat.unused = not seat.joined
    if record.seed is None:
        record.seed = fair.seed_of(record.secret, [seat.entropy for seat in record.seats if seat.entropy])
    record.status = "running"
    game = games.rules(record.game, record.correction)
    record.rules_version = game.version(record.options)  # they may have gathered under an older one
    live.begin()
    return True


async def seated(hub: Hub, live: LiveTable, before: TableRecord) -> None:
    """Store who sits where now, and begin if nobody is missing. What cannot be stored has not happened."""
    begun = begin_if_full(live)
    try:
        await hub.save(live)
    except Problem:
        live.record = before
        live.table = None if begun else live.table
        raise


async def join(hub: Hub, live: LiveTable, asked: bodies.Join) -> bodies.Joined:
    """Somebody comes by a seat's link; a bot that has played for him until then goes. Coming again changes the name at
    most. Who comes when the dice are fixed is told so.
    """
    number = seat_of(live, asked.token)
    if live.read_only and live.record.status == "gathering":
        raise Problem(409, live.read_only)
    before = live.record
    first = not before.seats[number].joined
    name = check_name(asked.name, hub.settings.name_length) or before.seats[number].name
    if not first and name == before.seats[number].name:
        return joined(live, number)
    live.record = copy.deepcopy(before)
    seat = live.record.seats[number]
    seat.name = name
    if first:
        seat.joined = True
        seat.stand_in = None
        if not seat.unused:
            seat.entropy = entropy_of(asked.entropy)
    live.record.touched = hub.settings.clock()
    await seated(hub, live, before)
    if live.table is not None:
        live.table.seats = live.record.specs()
    if first:
        if live.table is not None:
            live.table.stand_in(number, None)
            for connection in live.connections:
                if connection.seat == number:
                    connection.news_sent = max(live.seq(number) - MOST_NEWS, 0)
        live.inform(lambda c: wire.Info("joined", number, live.say("joined", c.lang, number)))
    live.tell()
    hub.bots.wake(live)
    return joined(live, number)


def joined(live: LiveTable, seat: int) -> bodies.Joined:
    return bodies.Joined(seat, live.record.status, live.record.seats[seat].unused)


def seat_of(live: LiveTable, token: str) -> int:
    seat = live.seat_of(token)
    if seat is None:
        raise Problem(403, "bad_token")
    return seat


def check_away(hub: Hub, live: LiveTable, seat: int) -> None:
    """Problem: somebody is here and does not let the others wait for long, or has only just gone.

    Who shares the host's screen minds for himself, and who has never come is not here.
    """
    who, now = live.record.seats[seat], hub.settings.clock()
    if who.hot_seat:
        return
    if any(connection.seat == seat for connection in live.connections):
        asked = live.table is None or seat in live.busy
        if not asked or now - live.waiting_since[seat] < hub.settings.absent:
            raise Problem(409, "person_here", name=who.name, n=round(hub.settings.absent / 60))
    elif who.joined:
        rest = hub.settings.grace - live.gone_for(seat)
        if rest > 0:
            raise Problem(409, "just_left", name=who.name, n=ceil(rest))


def leaves_it_to_bots(live: LiveTable, seat: int) -> bool:
    """Whether nobody but bots would play if this seat were one's."""
    return all(number == seat or live.record.seats[number].stand_in is not None for number in live.people)


async def handover(hub: Hub, live: LiveTable, asked: bodies.Handover, address: str) -> None:
    """The host gives an absent person's seat to a bot and back; everybody may do so with the own seat.

    Somebody who has not come yet can be replaced as well, so that the game begins; that is no joining.
    """
    by = seat_of(live, asked.token)
    live.check_joined(by)
    if not 0 <= asked.seat < len(live.record.seats) or live.record.seats[asked.seat].kind != "person":
        raise Problem(400, "no_person_there")
    if by != asked.seat and not live.record.seats[by].host:
        raise Problem(403, "host_only")
    if live.read_only:
        raise Problem(409, live.read_only)
    possible = games.load(live.record.game).bots
    if asked.bot is not None and asked.bot not in possible:
        raise Problem(400, "unknown_bot", value=asked.bot, bots=possible)
    if asked.bot is not None and by != asked.seat:
        check_away(hub, live, asked.seat)
    before = live.record
    if before.seats[asked.seat].stand_in == asked.bot:
        return
    if asked.bot is not None and leaves_it_to_bots(live, asked.seat) and not hub.bots.drive(live, address):
        raise Problem(429, "too_many_self_playing")
    live.record = copy.deepcopy(before)
    seat = live.record.seats[asked.seat]
    seat.stand_in = asked.bot
    await seated(hub, live, before)
    if live.table is not None:
        live.table.stand_in(asked.seat, asked.bot)
    how = "handed_back" if asked.bot is None else "handed_over"
    live.inform(lambda c: wire.Info("handover", asked.seat, live.say(how, c.lang, asked.seat)))
    live.tell()
    hub.bots.wake(live)
