"""The record of solo results, kept by a server that is for this machine alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

from orrery.tables import record
from orrery.tables.log import ME
from orrery.tables.record import Found, Tally
from orrery.texts import Speech

from . import finished
from .live_table import LiveTable

LOG = logging.getLogger("orrery.results")


class Results:
    """Disks may be slow: they are written and read in a thread."""

    def __init__(self, folder: Path | None, clock: Callable[[], float]) -> None:
        self.folder = folder
        self.clock = clock

    async def note(self, live: LiveTable) -> None:
        """Write down how a game ended, if one person played it. If that fails, it is logged, and the game goes on."""
        if self.folder is None or live.table is None:
            return
        result = record.solo_result(live.table, live.record.id, self.clock())
        if result is None:
            return
        try:
            await asyncio.to_thread(record.append, self.folder, result)
        except OSError as error:
            LOG.error("not recorded", extra={"table": live.record.id, "error": str(error)})

    async def read(self) -> Found:
        """What is written down; nothing where none is kept, or it cannot be read."""
        if self.folder is None:
            return Found([], [])
        try:
            return await asyncio.to_thread(record.read, self.folder)
        except OSError as error:
            LOG.error("the record cannot be read", extra={"error": str(error)})
            return Found([], [])


def shown(game: str, found: Found, words: Speech) -> finished.RecordInfo:
    """As the lobby shows it."""
    results = found.of(game)
    counted = record.counted(results)
    return finished.RecordInfo(
        game=game,
        games=len(counted),
        wins=sum(result.won for result in counted),
        studied=len(results) - len(counted),
        damaged=len(found.damaged),
        rows=[row(tally, words) for tally in record.tallies(results)],
        drawn=[
            finished.RecordByOption(option_name(key, words), rows_by(key, tallies, words))
            for key, tallies in record.tallies_by_drawn(results).items()
        ],
    )


def rows_by(wanted: str, tallies: list[Tally], words: Speech) -> list[finished.RecordRow]:
    """Each begins with what this option came to; what is the same in all of them is left out."""
    found: list[finished.RecordRow] = []
    for tally, options in zip(tallies, record.told_apart(tallies, wanted), strict=True):
        first = f"{option_name(wanted, words)}: "
        said = [option(key, value, words) for key, value in options.items()]
        found.append(row(tally, words, [said[0].removeprefix(first), *said[1:]]))
    return found


def row(tally: Tally, words: Speech, options: list[str] | None = None) -> finished.RecordRow:
    said = [option(key, value, words) for key, value in tally.options.items()] if options is None else options
    return finished.RecordRow(
        options=words.all_of(said),
        against=words.all_of([words.bot(seat) for seat in tally.seats if seat != ME]),
        rank=words.rank(tally.rank) if tally.rank else None,
        games=tally.games,
        wins=tally.wins,
        best=tally.best,
        mean=tally.mean,
    )


def option_name(key: str, words: Speech) -> str:
    return words.option(key) if words.voice.has(f"option.{key}") else key


def option(key: str, value: str, words: Speech) -> str:
    """In words, where the game still has them."""
    offered = [] if words.game is None else [one for one in words.game.options if one.key == key]
    known = any(value in one.values for one in offered)
    return f"{words.option(key)}: {words.value(key, value)}" if known else f"{key}={value}"
