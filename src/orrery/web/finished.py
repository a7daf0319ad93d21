"""The protocol over HTTP: replays of games that are over, and the record. docs/protocol.md explains it."""

from __future__ import annotations

import msgspec

from .wire import Board, News, ScoreInfo


class Moment(msgspec.Struct, frozen=True):
    """The table after the n-th row, with everything open, and what `seat` chose: not every row has news."""

    n: int
    rows: int
    round: int
    seat: int | None  # whose row it is; null before the first
    choice: str | None  # in words; null also where something was taken back
    news: list[News]
    board: Board
    scores: list[ScoreInfo]


class Mark(msgspec.Struct, frozen=True):
    """How the score stood when a round ended: points by source for every seat, and after them for every rival."""

    n: int  # the row it ended with
    round: int
    totals: list[int]
    parts: list[dict[str, int]]


class Course(msgspec.Struct, frozen=True):
    """The whole game for the chart. `names`: the sources of points, in words."""

    rows: int
    marks: list[Mark]
    names: dict[str, str]


class RecordRow(msgspec.Struct, frozen=True):
    """Games with the same options, company and rank, in words. Studied ones are not among them."""

    options: str
    against: str  # the bots; nothing: there were none
    rank: str | None
    games: int
    wins: int
    best: int
    mean: float


class RecordByOption(msgspec.Struct, frozen=True):
    """The same games by an option that chance has settled in some of them, as it came out. `option`: in words."""

    option: str
    rows: list[RecordRow]


class RecordInfo(msgspec.Struct, frozen=True):
    """The solo results of a game on this machine. Who is not at this machine sees none."""

    game: str
    games: int
    wins: int
    studied: int  # games that do not count
    damaged: int  # lines of the record, whatever game they are of, that cannot be read
    rows: list[RecordRow]
    drawn: list[RecordByOption]
