"""The record of solo results on this machine: a line of JSON for each finished game, appended and never rewritten.

The prompt and a server that nobody else can reach write to one file of the data folder. Each line is one call of the
system, so that lines of two programs do not mix. What cannot be read is skipped and told, and stays where it is.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from statistics import fmean
from typing import Annotated, Final, NamedTuple

import msgspec

from orrery.kernel.game import CONTENT

from .log import ME
from .save import sync_folder
from .table import Table

FILE: Final = "record.jsonl"
FORMAT: Final = 1  # of an exported record
MOST_POINTS: Final = 10**9  # a line with more of them is damaged


class SoloResult(msgspec.Struct, frozen=True):
    """A finished game of one person, perhaps with bots. Nothing of it says who the person was."""

    id: str  # the same game has the same, wherever it was finished or read again
    at: float  # when it was written down, in seconds since 1970
    where: str  # the table or the file it was played at
    game: str
    rules_version: str
    options: dict[str, str]
    content: str  # the hash of the correction it was played with; nothing: as it is in the box
    seats: list[str]  # `me`, and bots by their names
    seed: str
    total: Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
    rank: str  # a key for the game's texts; nothing: it has none
    won: bool
    studied: int  # how often free undo was used; such a game does not count
    drawn: dict[str, str] = {}  # the options that chance settled, as they came out; older lines do not say

    @property
    def played_with(self) -> dict[str, str]:
        """The options as they came out."""
        return {**self.options, **self.drawn}


class Found(NamedTuple):
    """What the file holds, each game once, and the numbers of the lines that are damaged, from 1."""

    results: list[SoloResult]
    damaged: list[int]

    def of(self, game: str) -> list[SoloResult]:
        return [result for result in self.results if result.game == game]


class Tally(msgspec.Struct, frozen=True):
    """The games with the same options, company and rank. Studied ones are not among them."""

    options: dict[str, str]
    seats: list[str]
    rank: str
    games: int
    wins: int
    best: int
    mean: float


class RecordExport(msgspec.Struct, frozen=True):
    """The results of one game as a file."""

    orrery_record: int
    game: str
    results: list[SoloResult]


def solo_result(table: Table, where: str, at: float) -> SoloResult | None:
    """What came of a game; None: it is not over, several people played, or a bot ended it for the one person."""
    if not table.over or not table.solo or table.player(table.people[0]) is not None:
        return None
    me = table.people[0]
    score = next(score for score in table.scores() if score.seat == me)
    seats = [spec.player or ME for spec in table.seats]
    rules_version = table.game.version(table.options)
    played = [table.game.key, rules_version, table.options, seats, table.seed, table.log]
    return SoloResult(
        id=blake2b(msgspec.json.encode(played), digest_size=16, person=b"orrery solo").hexdigest(),
        at=at,
        where=where,
        game=table.game.key,
        rules_version=rules_version,
        options=table.options,
        content=table.options.get(CONTENT, ""),
        seats=seats,
        seed=table.seed,
        total=score.total,
        rank=score.rank,
        won=score.wins,
        studied=table.studied,
        drawn=table.game.drawn_options(table.options, table.opening()),
    )


def append(folder: Path, result: SoloResult) -> bool:
    """Write a result down, durable when it returns. False: it stands there already. OSError: it could not be written.

    A last line that was broken off stays as it is; the new one begins below it.
    """
    if any(known.id == result.id for known in read(folder).results):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(folder / FILE, os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)
    try:
        line = msgspec.json.encode(result) + b"\n"
        if os.fstat(handle).st_size:
            os.lseek(handle, -1, os.SEEK_END)
            line = line if os.read(handle, 1) == b"\n" else b"\n" + line
        if os.write(handle, line) < len(line):
            raise OSError("the disk is full")
        os.fsync(handle)
    finally:
        os.close(handle)
    sync_folder(folder)
    return True


def read(folder: Path) -> Found:
    """All that was written down. OSError: it cannot be read."""
    try:
        lines = (folder / FILE).read_bytes().split(b"\n")
    except FileNotFoundError:
        lines = []
    decoder = msgspec.json.Decoder(SoloResult)
    results: dict[str, SoloResult] = {}
    damaged: list[int] = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                result = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                damaged.append(number)
            else:
                results.setdefault(result.id, result)  # two programs may have written the same at once
    return Found(list(results.values()), damaged)


def export(game: str, results: Iterable[SoloResult]) -> RecordExport:
    return RecordExport(FORMAT, game, list(results))


def counted(results: Iterable[SoloResult]) -> list[SoloResult]:
    """Those that were not studied."""
    return [result for result in results if not result.studied]


def tallies(results: Iterable[SoloResult]) -> list[Tally]:
    """By options and company in the order in which they were first played, the better rank first."""
    return grouped((result.options, result) for result in counted(results))


def tallies_by_drawn(results: Iterable[SoloResult]) -> dict[str, list[Tally]]:
    """For each option that chance has settled in some game: by what it came to, and by the options that never were.

    A game in which it was chosen counts with those in which it came out so, and all these stand together.
    """
    games = counted(results)
    drawn = list(dict.fromkeys(key for result in games for key in result.drawn))
    found: dict[str, list[Tally]] = {}
    for wanted in drawn:
        pairs: list[tuple[dict[str, str], SoloResult]] = []
        for result in games:
            came_out = result.played_with
            if wanted in came_out:
                rest = {key: value for key, value in came_out.items() if key not in drawn}
                pairs.append(({wanted: came_out[wanted], **rest}, result))
        values = list(dict.fromkeys(options[wanted] for options, _ in pairs))
        found[wanted] = sorted(grouped(pairs), key=lambda one: values.index(one.options[wanted]))
    return found


def told_apart(tallies: list[Tally], wanted: str) -> list[dict[str, str]]:
    """Of each the options by which they differ, `wanted` always and first."""
    alike = {key for key in tallies[0].options if len({tally.options.get(key) for tally in tallies}) == 1}
    return [{key: value for key, value in one.options.items() if key == wanted or key not in alike} for one in tallies]


def grouped(pairs: Iterable[tuple[dict[str, str], SoloResult]]) -> list[Tally]:
    """Games, each with the options that it is counted by."""
    groups: dict[tuple[object, ...], dict[str, list[SoloResult]]] = {}
    shown: dict[tuple[object, ...], dict[str, str]] = {}
    for options, result in pairs:
        key = (tuple(sorted(options.items())), tuple(result.seats))
        shown.setdefault(key, options)
        groups.setdefault(key, {}).setdefault(result.rank, []).append(result)
    found: list[Tally] = []
    for group, ranks in groups.items():
        found += sorted((tally(shown[group], games) for games in ranks.values()), key=lambda one: -one.mean)
    return found


def tally(options: dict[str, str], games: list[SoloResult]) -> Tally:
    totals = [game.total for game in games]
    wins = sum(game.won for game in games)
    return Tally(options, games[0].seats, games[0].rank, len(games), wins, max(totals), fmean(totals))
