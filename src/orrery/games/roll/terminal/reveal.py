"""Everybody's columns at the reveal, side by side where the screen is wide enough."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS, PHASES
from orrery.games.roll.texts.voice import roll_voice
from orrery.kernel.event import Event
from orrery.terminal.screen import Line
from orrery.texts import Speech

from .dice import NOTHING, labels

DICTATED: Final = "dictated"
GAP: Final = "  "


def table(reveals: list[Event], names: list[str], speech: Speech, width: int) -> list[Line]:
    """A row for each seat and a column for each phase; for the sixth, and for Dictate, if somebody has anything there.

    The selected one has a star.
    """
    if not reveals:
        return []
    more = [key for key in [*PHASE_KEYS[PHASES:], DICTATED] if any(is_used(event, key) for event in reveals)]
    columns = [*PHASE_KEYS[:PHASES], *more]
    heads = [speech.word("terminal.dictate") if key == DICTATED else roll_voice(speech).phase(key) for key in columns]
    rows = [[speech.word("terminal.reveal"), *heads]]
    rows += [[names[event.seat], *(cell(event, key, speech) for key in columns)] for event in reveals]
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(rows[0]))]
    if sum(widths) + len(GAP) * (len(widths) - 1) <= width:
        return [Line("", Text(GAP.join(padded(row, widths)).rstrip())) for row in rows]
    return [block(row, heads) for row in rows[1:]]


def is_used(event: Event, column: str) -> bool:
    return column in event.params or event.params["selected"] == column


def cell(event: Event, column: str, speech: Speech) -> str:
    letters = labels(event.params[column], speech) if column in event.params else NOTHING
    return f"{letters}*" if event.params["selected"] == column else letters


def padded(row: list[str], widths: list[int]) -> list[str]:
    return [text + " " * (width - cell_len(text)) for text, width in zip(row, widths, strict=True)]


def block(row: list[str], heads: list[str]) -> Line:
    """One seat by itself, without the columns where it has nothing."""
    name, *cells = row
    facts = [Text(f"{head} {text}") for head, text in zip(heads, cells, strict=True) if text != NOTHING]
    return Line(f"{name}: ", facts or Text(NOTHING))
