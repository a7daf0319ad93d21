"""How tables come about: created, joined, handed over."""

from __future__ import annotations

import copy
import secrets

from orrery import games
from orrery.kernel.corrections import parsed
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadOptions
from orrery.tables import fair
from orrery.tables.port import SeatRecord, TableRecord
from orrery.texts import MissingText, Speech

from . import bodies, wire
from .bodies import SeatLink
from .errors import Problem
from .hub import Hub
from .limits import clean_name
from .live_table import LiveTable
from .render import speech
from .tokens import hash_of, new_table, new_token


def entropy_of(text: str) -> str:
    """A person's share of the fair dice; who gives none leaves it to the server."""
    if not text:
        return secrets.token_hex(fair.LEAST_BYTES)
    try:
        return fair.check_entropy(text)
    except fair.BadEntropy:
        raise Problem(400, "bad_entropy", least=2 * fair.LEAST_BYTES, most=2 * fair.MOST_BYTES) from None


def check_commit(hub: Hub, commit: str) -> str:
    """A commit that was given out and not used yet, or a new one if none is named."""
    if commit and not hub.commitments.knows(commit):
        raise Problem(409, "unknown_commit")
    return commit or hub.commitments.issue()


async def create(hub: Hub, wanted: bodies.NewTable) -> bodies.Created:
    if wanted.game not in games.keys():
        raise Problem(400, "unknown_game", value=wanted.game, games=games.keys())
    try:
        game = games.rules(wanted.game, wanted.correction)
        options = game.check(wanted.options, len(wanted.seats))
    except BadOptions as error:
        raise Problem(400, error.key, **error.params) from None
    kinds = [seat.kind for seat in wanted.seats]
    if kinds.count("me") != 1:
        raise Problem(400, "one_me")
    if wanted.seed is not None and ("friend" in kinds or not wanted.seed.strip()):
        raise Problem(400, "seed_alone")
    commit = check_commit(hub, wanted.commit)
    made = [new_seat(seat, wanted, hub) for seat in wanted.seats]
    record = new_record(hub, game, options, [seat for seat, _ in made], commit)
    record.seed = wanted.seed
    links = [
        SeatLink(number, seat.kind, record.seats[number].name, made[number][1])
        for number, seat in enumerate(wanted.seats)
    ]
    await put(hub, record)
    return bodies.Created(record.id, record.commit, links)


def new_seat(seat: bodies.NewSeat, wanted: bodies.NewTable, hub: Hub) -> tuple[SeatRecord, str | None]:
    """The seat's record, and the token of its link."""
    name = clean_name(seat.name, hub.settings.name_length)
    if seat.kind == "bot":
        possible = games.load(wanted.game).bots
        if seat.bot not in possible:
            raise Problem(400, "unknown_bot", value=seat.bot or "", bots=possible)
        return SeatRecord("bot", name, bot=seat.bot, joined=True), None
    token = new_token()
    me = seat.kind == "me"
    record = SeatRecord("person", name, token_hash=hash_of(token), joined=seat.kind != "friend", host=me)
    record.hot_seat = seat.kind == "hotseat"
    record.entropy = entropy_of(wanted.entropy) if me else None
    return record, token


def new_record(hub: Hub, game: Game, options: dict[str, str], seats: list[SeatRecord], commit: str) -> TableRecord:
    now = hub.settings.clock()
    return TableRecord(
        id=new_table(),
        game=game.key,
        rules_version=game.version(options),
        options=options,
        seats=seats,
        secret=hub.commitments.redeem(commit),
        commit=commit,
        seed=None,
        status="gathering",
        created=now,
        touched=now,
        correction=game.correction_text,
    )


async def put(hub: Hub, record: TableRecord) -> LiveTable:
    """Store a new table and open it; it begins if nobody is missing."""
    live = LiveTable(record)
    begin_if_full(live)
    await hub.create(live)
    return live


def begin_if_full(live: LiveTable) -> bool:
    """Fix the seed and begin once everybody has joined."""
    record = live.record
    if record.status != "gathering" or not all(seat.joined for seat in record.seats):
        return False
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
    """Somebody comes by a seat's link. Coming again changes the name at most."""
    number = seat_of(live, asked.token)
    if live.read_only and live.record.status == "gathering":
        raise Problem(409, live.read_only)
    before = live.record
    first = not before.seats[number].joined
    name = clean_name(asked.name, hub.settings.name_length) or before.seats[number].name
    if not first and name == before.seats[number].name:
        return bodies.Joined(number, before.status)
    live.record = copy.deepcopy(before)
    seat = live.record.seats[number]
    seat.name = name
    if first:
        seat.joined = True
        seat.entropy = entropy_of(asked.entropy)
    live.record.touched = hub.settings.clock()
    await seated(hub, live, before)
    if first:
        live.inform(lambda c: wire.Info("joined", number, live.say("joined", c.lang, number)))
    live.tell()
    hub.bots.wake(live)
    return bodies.Joined(number, live.record.status)


def seat_of(live: LiveTable, token: str) -> int:
    seat = live.seat_of(token)
    if seat is None:
        raise Problem(403, "bad_token")
    return seat


def away(hub: Hub, live: LiveTable, seat: int) -> bool:
    """Whether somebody has gone, or lets the others wait for long. Who shares the host's screen minds for himself."""
    if live.record.seats[seat].hot_seat or all(connection.seat != seat for connection in live.connections):
        return True
    return seat in live.busy and hub.settings.clock() - live.waiting_since[seat] >= hub.settings.absent


def leaves_it_to_bots(live: LiveTable, seat: int) -> bool:
    """Whether nobody but bots would play if this seat were one's."""
    return all(number == seat or live.record.seats[number].stand_in is not None for number in live.people)


async def handover(hub: Hub, live: LiveTable, asked: bodies.Handover, address: str) -> None:
    """The host gives an absent person's seat to a bot and back; everybody may do so with the own seat.

    Somebody who has not come yet can be replaced as well, so that the game begins.
    """
    by = seat_of(live, asked.token)
    if not 0 <= asked.seat < len(live.record.seats) or live.record.seats[asked.seat].kind != "person":
        raise Problem(400, "no_person_there")
    if by != asked.seat and not live.record.seats[by].host:
        raise Problem(403, "host_only")
    if live.read_only:
        raise Problem(409, live.read_only)
    possible = games.load(live.record.game).bots
    if asked.bot is not None and asked.bot not in possible:
        raise Problem(400, "unknown_bot", value=asked.bot, bots=possible)
    if asked.bot is not None and by != asked.seat and not away(hub, live, asked.seat):
        raise Problem(409, "person_here", name=live.record.seats[asked.seat].name, n=round(hub.settings.absent / 60))
    before = live.record
    if before.seats[asked.seat].stand_in == asked.bot:
        return
    if asked.bot is not None and leaves_it_to_bots(live, asked.seat) and not hub.bots.drive(live, address):
        raise Problem(429, "too_many_self_playing")
    live.record = copy.deepcopy(before)
    seat = live.record.seats[asked.seat]
    seat.stand_in = asked.bot
    seat.joined = True
    await seated(hub, live, before)
    if live.table is not None:
        live.table.stand_in(asked.seat, asked.bot)
    how = "handed_back" if asked.bot is None else "handed_over"
    live.inform(lambda c: wire.Info("handover", asked.seat, live.say(how, c.lang, asked.seat)))
    live.tell()
    hub.bots.wake(live)


def chosen(words: Speech, options: dict[str, str]) -> list[tuple[str, str]]:
    """The options in words; of a table by other rules, those that still have some."""
    try:
        return words.chosen(options)
    except MissingText:
        return []


def corrected(record: TableRecord, words: Speech) -> list[str]:
    """The corrected components that this table has, by their names in print: whoever corrects could rename them."""
    printed = speech(words.lang, record.game)
    return [printed.name(key) for key in parsed(record.correction) if key in words.voice.components]


def info(live: LiveTable, lang: str) -> bodies.TableInfo:
    """What everybody may know of a table. The secret of the dice is shown when the game is over."""
    record, words = live.record, live.speech(lang)
    over = record.status == "over"
    return bodies.TableInfo(
        table=record.id,
        game=record.game,
        name=words.title() if record.game in games.keys() else record.game,
        options=record.options,
        chosen=[bodies.ChosenOption(name, value) for name, value in chosen(words, record.options)],
        corrected=corrected(record, words),
        seats=[
            bodies.SeatPublic(
                seat=number,
                name=name,
                kind="bot" if seat.kind == "bot" else "person" if seat.joined else "open",
                bot=seat.bot or seat.stand_in,
                joined=seat.joined,
                host=seat.host,
                hot_seat=seat.hot_seat,
            )
            for number, (seat, name) in enumerate(zip(record.seats, live.names(lang), strict=False))  # rivals are none
        ],
        status=record.status,
        commit=record.commit,
        created=record.created,
        rows=len(live.table.log) if over and live.table is not None else 0,
        studied=record.study,
        fair=bodies.Fairness(record.secret, record.seed or "") if over else None,
        read_only=None if live.read_only is None else words.error(live.read_only),
    )
