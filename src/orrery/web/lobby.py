"""How tables come about, and what everybody may know of them."""

from __future__ import annotations

from orrery import games
from orrery.kernel.corrections import parsed
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadOptions
from orrery.tables.port import SeatRecord, TableRecord
from orrery.texts import MissingText, Speech

from . import bodies
from .bodies import SeatLink
from .errors import Problem
from .hub import Hub
from .live_table import LiveTable
from .names import check_name
from .render import speech
from .seating import begin_if_full, give_share
from .tokens import hash_of, new_table, new_token


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
    me = kinds.index("me")
    give_share(commit, me, made[me][0], wanted.entropy, wanted.promise, "friend" in kinds)
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
    name = check_name(seat.name, hub.settings.name_length)
    if seat.kind == "bot":
        possible = games.load(wanted.game).bots
        if seat.bot not in possible:
            raise Problem(400, "unknown_bot", value=seat.bot or "", bots=possible)
        return SeatRecord("bot", name, bot=seat.bot, joined=True), None
    token = new_token()
    me = seat.kind == "me"
    record = SeatRecord("person", name, token_hash=hash_of(token), joined=seat.kind != "friend", host=me)
    record.hot_seat = seat.kind == "hotseat"
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


def info(live: LiveTable, lang: str, me: int | None = None) -> bodies.TableInfo:
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
                promise=seat.promise,
                unused=seat.unused,
            )
            for number, (seat, name) in enumerate(zip(record.seats, live.names(lang), strict=False))  # rivals are none
        ],
        status=record.status,
        me=me,
        commit=record.commit,
        created=record.created,
        rows=len(live.table.log) if over and live.table is not None else 0,
        studied=record.study,
        fair=bodies.Fairness(record.secret, record.seed or "", [seat.entropy for seat in record.seats])
        if over
        else None,
        read_only=None if live.read_only is None else words.error(live.read_only),
    )
