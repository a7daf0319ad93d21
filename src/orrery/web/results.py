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

from . import bodies
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


def shown(game: str, found: Found, words: Speech) -> bodies.RecordInfo:
    """As the lobby shows it."""
    results = found.of(game)
    counted = record.counted(results)
    return bodies.RecordInfo(
        game=game,
        games=len(counted),
        wins=sum(result.won for result in counted),
        studied=len(results) - len(counted),
        damaged=len(found.damaged),
        rows=[row(tally, words) for tally in record.tallies(results)],
    )


def row(tally: Tally, words: Speech) -> bodies.RecordRow:
    return bodies.RecordRow(
        options=words.all_of([option(key, value, words) for key, value in tally.options.items()]),
        against=words.all_of([words.bot(seat) for seat in tally.seats if seat != ME]),
        rank=words.rank(tally.rank) if tally.rank else None,
        games=tally.games,
        wins=tally.wins,
        best=tally.best,
        mean=tally.mean,
    )


def option(key: str, value: str, words: Speech) -> str:
    """In words, where the game still has them."""
    known = words.voice.has(f"option.{key}") and words.voice.has(f"value.{key}.{value}")
    return f"{words.option(key)}: {words.value(key, value)}" if known else f"{key}={value}"
