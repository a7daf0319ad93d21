"""Who sits at a table: people come by their links, and seats are handed to bots and back."""

from __future__ import annotations

import copy
import secrets
from math import ceil
from typing import Final

from orrery import games
from orrery.tables import fair
from orrery.tables.fair import promise_of
from orrery.tables.port import SeatRecord, TableRecord

from . import bodies, wire
from .errors import Problem
from .hub import Hub
from .live_table import LiveTable
from .names import check_name
from .tokens import exchanged, hash_of, new_token

MOST_DEVICES: Final = 8  # that somebody can sit at besides the first; one more takes the place of the oldest


def entropy_of(text: str) -> str:
    """A person's share of the fair dice; who gives none leaves it to the server."""
    return checked_share(text) if text else secrets.token_hex(fair.LEAST_BYTES)


def checked_share(text: str) -> str:
    try:
        return fair.check_entropy(text)
    except fair.BadEntropy:
        raise Problem(400, "bad_entropy", least=2 * fair.LEAST_BYTES, most=2 * fair.MOST_BYTES) from None


def give_share(commit: str, number: int, seat: SeatRecord, entropy: str, promise: str, several: bool) -> None:
    """Somebody adds his share of the dice; with several people its hash, for now. Whoever leaves it to the server has
    it promised by the server."""
    if several and entropy:
        raise Problem(400, "promise_first")
    if not several or not promise:
        seat.entropy = entropy_of(entropy)
    if several:
        seat.promise = promise or promise_of(commit, number, seat.entropy or "")


def unrevealed(seats: list[SeatRecord]) -> list[int]:
    """Whose share is still to be shown, now that everybody is here; a bot has none."""
    if not all(seat.joined or seat.stand_in for seat in seats):
        return []
    return [n for n, seat in enumerate(seats) if seat.promise and not seat.entropy and not seat.stand_in]


def begin_if_full(live: LiveTable) -> bool:
    """Fix the seed and begin once everybody has joined and shown his share, or a bot plays for who has not."""
    record = live.record
    if record.status != "gathering" or not all(seat.joined or seat.stand_in for seat in record.seats):
        return False
    if unrevealed(record.seats):
        return False
    for seat in record.seats:
        seat.unused = not seat.joined or (seat.promise is not None and seat.entropy is None)
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
    """Somebody comes by a seat's link; a bot that has played for him until then goes. The link opens nothing any more:
    he gets a token of his own. Coming again with that changes the name at most. Who comes when the dice are fixed is
    told so.
    """
    number = live.seat_of(asked.token)
    if number is None:
        return await come_by_used_link(hub, live, asked)
    if live.read_only and live.record.status == "gathering":
        raise Problem(409, live.read_only)
    before = live.record
    first = not before.seats[number].joined
    name = check_name(asked.name, hub.settings.name_length) or before.seats[number].name
    if not first and name == before.seats[number].name:
        return joined(live, number, asked.token)
    live.record = copy.deepcopy(before)
    seat = live.record.seats[number]
    seat.name = name
    token = asked.token
    if first:
        token = redeem(seat, asked)
        seat.token_hash, seat.former_hash = hash_of(token), None
        seat.joined = True
        seat.stand_in = None
        if not seat.unused:
            give_share(live.record.commit, number, seat, asked.entropy, asked.promise, True)
    live.record.touched = hub.settings.clock()
    await seated(hub, live, before)
    if live.table is not None:
        live.table.seats = live.record.specs()
    if first:
        if live.table is not None:
            live.table.stand_in(number, None)
        live.dismiss(number, Problem(403, "link_used"))
        live.inform(lambda c: wire.Info("joined", number, live.say("joined", c.lang, number)))
    live.tell()
    hub.bots.wake(live)
    return joined(live, number, token)


async def reveal(hub: Hub, live: LiveTable, asked: bodies.Reveal) -> None:
    """Somebody shows the share that he has promised. Nobody does before all have promised theirs."""
    number = seat_of(live, asked.token)
    before = live.record
    seat = before.seats[number]
    if seat.promise is None or promise_of(before.commit, number, checked_share(asked.share)) != seat.promise:
        raise Problem(409, "other_share")
    if seat.entropy is not None or before.status != "gathering":
        return
    if number not in unrevealed(before.seats):
        raise Problem(409, "too_early")
    live.record = copy.deepcopy(before)
    live.record.seats[number].entropy = asked.share
    live.record.touched = hub.settings.clock()
    await seated(hub, live, before)
    live.tell()
    hub.bots.wake(live)


def redeem(seat: SeatRecord, asked: bodies.Join) -> str:
    """The token that somebody gets for a link, which is used up by that."""
    seat.used_hashes = [*seat.used_hashes, hash_of(asked.token)][-MOST_DEVICES:]
    return exchanged(asked.token, asked.key or new_token())


async def come_by_used_link(hub: Hub, live: LiveTable, asked: bodies.Join) -> bodies.Joined:
    """By a link for another device, or by one that the same client has exchanged already: its answer was lost."""
    number = live.used_link_of(asked.token)
    if number is not None:
        token = exchanged(asked.token, asked.key)
        if not asked.key or live.seat_of(token) != number:
            raise Problem(403, "link_used")
        return joined(live, number, token)
    number = live.device_link_of(asked.token)
    if number is None:
        raise Problem(403, "bad_token")
    before = live.record
    live.record = copy.deepcopy(before)
    seat = live.record.seats[number]
    token = redeem(seat, asked)
    seat.link_hash = None
    seat.more_hashes = [*seat.more_hashes, hash_of(token)][-MOST_DEVICES:]
    await seated(hub, live, before)
    return joined(live, number, token)


async def device_link(hub: Hub, live: LiveTable, asked: bodies.OwnSeat) -> bodies.DeviceLink:
    """A link for another device of who has this seat."""
    number = seat_of(live, asked.token)
    live.check_joined(number)
    before = live.record
    live.record = copy.deepcopy(before)
    token = new_token()
    live.record.seats[number].link_hash = hash_of(token)
    await seated(hub, live, before)
    return bodies.DeviceLink(token)


def joined(live: LiveTable, seat: int, token: str) -> bodies.Joined:
    return bodies.Joined(seat, live.record.status, live.record.seats[seat].unused, token)


def seat_of(live: LiveTable, token: str) -> int:
    seat = live.seat_of(token)
    if seat is None:
        raise live.refusal_of(token)
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
