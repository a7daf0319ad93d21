"""A table as one seat sees it, in one language: the update it is sent. Nothing here decides anything."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from orrery import games
from orrery.kernel.event import Event
from orrery.kernel.foresight import final_choices
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadOptions
from orrery.kernel.score import Score
from orrery.kernel.state import State
from orrery.tables.advice import advised
from orrery.tables.port import SeatRecord, TableRecord
from orrery.tables.table import Table
from orrery.texts import Speech

from .wire import Board, ChoiceInfo, News, PartInfo, Question, ScoreInfo, SeatInfo, Update

MOST_SPEECHES: Final = 128  # a language, a game, what was corrected of it, and its options
Chosen = tuple[tuple[str, str], ...]  # options, as they can be a key


@lru_cache(MOST_SPEECHES)
def speech(lang: str, game: str | None = None, correction: str = "", options: Chosen | None = None) -> Speech:
    """The words of a game; of one that is not here (any more), the words about Orrery itself.

    With a correction and options: the words of a table that plays it so.
    """
    if game is None or game not in games.keys():
        return Speech(lang, None)
    return Speech(lang, games.rules(game, correction), None if options is None else dict(options))


def table_speech(lang: str, record: TableRecord) -> Speech:
    """The words of a table; where its options or its correction fit no more, those of its game."""
    try:
        return speech(lang, record.game, record.correction, tuple(record.options.items()))
    except BadOptions:
        return speech(lang, record.game)


def names(seats: list[SeatRecord], words: Speech) -> list[str]:
    """What each seat and, after them, each rival is called.

    Bots and people without a name are called after what they are, and numbered.
    """
    plain = [seat.name or (words.bot(seat.bot) if seat.bot else words.say("web.player")) for seat in seats]
    plain += words.rivals
    found: list[str] = []
    for i, name in enumerate(plain):
        same = plain.count(name) > 1
        found.append(f"{name} {plain[: i + 1].count(name)}" if same else name)
    return found


def news(event: Event, n: int, called: list[str], me: int | None, words: Speech) -> News:
    if event.key == "undone":
        how = "study" if event.params["study"] else "you" if event.seat == me else "other"
        text = words.say(f"web.undone.{how}", name=called[event.seat])
    else:
        text = words.event(event, called, me)
    return News(n, event.key, event.seat, text, event.rule, event.params)


def news_since(
    table: Table, since: int, called: list[str], me: int | None, words: Speech, most: int | None = None
) -> list[News]:
    """What a seat heard, from its since-th news on, and not more than so many."""
    heard = table.news(me, since, most)
    return [news(event, n, called, me, words) for n, event in enumerate(heard, since)]


def question(game: Game, view: State, seat: int, number: int, words: Speech) -> Question | None:
    decision = view.decision(seat)
    if decision is None:
        return None
    final = final_choices(game, view, decision)
    ordered = words.ordered(decision, view)
    choices = [
        ChoiceInfo(
            code=choice.code,
            label=words.choice(decision, choice),
            gain=words.gain(view, decision, choice),
            about=words.about(choice),
            final=choice in final,
            times=view.times(seat, choice) if decision.parts > 1 else 1,
            quiet=words.quiet(decision, choice),
        )
        for choice in ordered
    ]
    primary = words.primary(decision)
    code = None if primary is None else primary.code
    text = words.decision(decision, view)
    return Question(number, decision.kind, text, choices, code, decision.secret, decision.parts)


def scores(found: list[Score], words: Speech) -> list[ScoreInfo]:
    return [
        ScoreInfo(
            score.seat,
            score.total,
            score.wins,
            [PartInfo(part.key, words.part(part), part.points, part.component or None) for part in score.parts],
            words.rank(score.rank) if score.rank else None,
        )
        for score in found
    ]


def board(table: Table, view: State, me: int | None, words: Speech) -> Board:
    return games.load(table.game.key).board(view, me, words)


class Sitting(msgspec.Struct, frozen=True):
    """What the update says of the seats, besides the game: from the record and from who is connected."""

    seats: list[SeatRecord]
    connected: list[bool]
    since: list[float]
    read_only: str | None


def awaited(seats: list[SeatRecord], busy: list[int]) -> list[int]:
    """Whom the table waits for. Bots wait for people, so they are waited for only if no person is."""
    people = [i for i in busy if seats[i].kind == "person" and seats[i].stand_in is None]
    return people or busy


def seat_infos(sitting: Sitting, called: list[str], busy: list[int]) -> list[SeatInfo]:
    """The seats, and after them the rivals."""
    busy = awaited(sitting.seats, busy)
    rivals = [
        SeatInfo(
            seat=i,
            name=called[i],
            kind="rival",
            bot=None,
            host=False,
            hot_seat=False,
            busy=False,
            since=None,
            connected=False,
        )
        for i in range(len(sitting.seats), len(called))
    ]
    seats = [
        SeatInfo(
            seat=i,
            name=called[i],
            kind="bot" if seat.kind == "bot" else "person" if seat.joined else "open",
            bot=seat.bot or seat.stand_in,
            host=seat.host,
            hot_seat=seat.hot_seat,
            busy=i in busy,
            since=sitting.since[i] if i in busy else None,
            connected=sitting.connected[i],
        )
        for i, seat in enumerate(sitting.seats)
    ]
    return seats + rivals


def gathering(record: TableRecord, sitting: Sitting, me: int | None, lang: str) -> Update:
    """Before everybody has joined, or where the game is unknown here."""
    called = names(sitting.seats, table_speech(lang, record))
    open_seats = [i for i, seat in enumerate(sitting.seats) if not seat.joined and not seat.stand_in]
    if not open_seats:  # and who has not shown his share of the dice yet
        open_seats = [i for i, seat in enumerate(sitting.seats) if seat.promise and not seat.entropy]
    return Update(
        seq=0,
        first=0,
        chosen=0,
        news=[],
        status=record.status,
        me=me,
        round=0,
        board=None,
        question=None,
        seats=seat_infos(sitting, called, open_seats),
        scores=[],
        undo=False,
        whole=0,
        study=False,
        studied=0,
        read_only=sitting.read_only,
        advice=False,
    )


def update(table: Table, sitting: Sitting, me: int | None, since: int, words: Speech) -> Update:
    """What seat `me` (None: a spectator) sees now, with its news from the since-th on."""
    called = names(sitting.seats, words)
    seq = table.seq(me)
    since = min(max(since, 0), seq)
    view = table.view(me)
    player = None if me is None or sitting.seats[me].stand_in or sitting.read_only else me
    return Update(
        seq=seq,
        first=since,
        chosen=0 if me is None else table.seq_at_choice(me),
        news=news_since(table, since, called, me, words),
        status="over" if table.over else "running",
        me=me,
        round=view.round,
        board=board(table, view, me, words),
        question=None if player is None else question(table.game, view, player, table.number(player), words),
        seats=seat_infos(sitting, called, view.busy()),
        scores=scores(view.scores(), words),
        undo=player is not None and table.can_undo(player),
        whole=0 if player is None else table.parts_back(player),
        study=player is not None and table.can_study(player),
        studied=table.studied,
        read_only=sitting.read_only,
        advice=player is not None and advised(table, player),
    )
