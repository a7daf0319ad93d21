"""`orrery record`: the solo results of a game, as data and as lines to read."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from orrery.arena.report import decimal, written
from orrery.kernel.game import Game
from orrery.tables import record
from orrery.tables.log import ME
from orrery.texts import Speech
from orrery.texts.columns import columns

from .arguments import Mistake


def found(game: Game, folder: Path) -> dict[str, Any]:
    """All that is written down of a game, JSON-ready: counted, and every result."""
    try:
        kept = record.read(folder)
    except OSError as error:
        file = str(folder / record.FILE)
        raise Mistake("record_unreadable", file=file, reason=error.strerror or str(error)) from None
    results = kept.of(game.key)
    counted = record.counted(results)
    return {
        "game": game.key,
        "file": str(folder / record.FILE),
        "games": len(counted),
        "wins": sum(result.won for result in counted),
        "best": max((result.total for result in counted), default=None),
        "mean": fmean(result.total for result in counted) if counted else None,
        "studied": len(results) - len(counted),
        "tallies": msgspec.to_builtins(record.tallies(results)),
        "drawn": msgspec.to_builtins(record.tallies_by_drawn(results)),
        "results": msgspec.to_builtins(results),
        "damaged": kept.damaged,
    }


def lines(found: dict[str, Any], speech: Speech) -> list[str]:
    """A table of the games that count, and how many do not."""
    if not found["games"] and not found["studied"]:
        return [speech.say("cli.record_empty", title=speech.title())]
    head = speech.say("cli.record", n=found["games"], title=speech.title(), wins=found["wins"])
    table = shown(found["tallies"], speech) if found["tallies"] else []
    for option, tallies in found["drawn"].items():
        name = speech.option(option) if speech.voice.has(f"option.{option}") else option
        apart = record.told_apart(msgspec.convert(tallies, list[record.Tally]), option)
        rest = [{**tally, "options": options} for tally, options in zip(tallies, apart, strict=True)]
        table += ["", name, *shown(rest, speech)[1:]]
    studied = ["", speech.say("cli.record_studied", n=found["studied"])] if found["studied"] else []
    return [head, *table, *studied]


def shown(tallies: list[dict[str, Any]], speech: Speech) -> list[str]:
    return ["", *columns(rows(tallies, speech), right=range(-4, 0))]


def rows(tallies: list[dict[str, Any]], speech: Speech) -> list[list[str]]:
    """A head and a row for each; what says nothing of any of them is left out."""
    heads = ("options", "against", "rank", "games", "wins_count", "best", "mean")
    found = [[speech.say(f"cli.column.{name}") for name in heads]]
    for tally in tallies:
        against = ", ".join(speech.bot(seat) for seat in tally["seats"] if seat != ME)
        rank = speech.rank(tally["rank"]) if tally["rank"] else ""
        figures = [str(tally["games"]), str(tally["wins"]), str(tally["best"]), decimal(tally["mean"], 1, speech)]
        found.append([written(tally["options"]), against, rank, *figures])
    used = [at for at in range(len(heads)) if any(row[at] for row in found[1:])]
    return [[row[at] for at in used] for row in found]
