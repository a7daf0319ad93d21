"""The whole board as lines: the map with what stands beside it, or the rows of it that a question is about."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.era.rules.state import Galaxy
from orrery.games.era.texts.words import Words
from orrery.terminal.screen import Line

from . import map as board
from .beside import CORNER_COLUMN, CORNER_ROW, CORNER_WIDTH, Row, legend, technologies, tracks
from .canvas import Canvas
from .signs import Signs

WHOLE: Final = CORNER_COLUMN + CORNER_WIDTH  # how wide it is with what stands beside the map


def chart(s: Galaxy, letters: Signs, voice: Words, width: int, targets: dict[int, str]) -> list[Line]:
    """The map, with the corners if there is room for them; on a screen that is narrower than the map: nothing."""
    if width < board.WIDTH:
        return []
    canvas = Canvas(WHOLE if width >= WHOLE else board.WIDTH, board.HEIGHT)
    board.draw(canvas, s, letters, targets)
    for row, pieces in enumerate([[(voice.word("terminal.signs"), "bold")], *legend(letters, voice)]):
        put(canvas, row, 0, pieces)
    if canvas.width == WHOLE:
        for row, pieces in enumerate(technologies(s, letters, voice), CORNER_ROW):
            put(canvas, row, CORNER_COLUMN, pieces)
            last = row
        for row, text in enumerate(tracks(s, voice), last + 2):
            canvas.put(row, CORNER_COLUMN, text)
    return [Line("", row) for row in canvas.rows()]


def put(canvas: Canvas, row: int, column: int, pieces: Row) -> None:
    for text, style in pieces:
        column = canvas.put(row, column, text, style)


def part(s: Galaxy, letters: Signs, width: int, targets: dict[int, str], at: list[int]) -> list[Line]:
    """The rows of the map with the targets and these hexes."""
    if width < board.WIDTH:
        return []
    canvas = Canvas(board.WIDTH, board.HEIGHT)
    board.draw(canvas, s, letters, targets)
    rows = [board.ROW[one] for one in [*targets, *at]]
    return [Line("", row) for row in canvas.rows()[min(rows) : max(rows) + 1]]


def corners(s: Galaxy, letters: Signs, voice: Words) -> list[Line]:
    """What stands beside the map, for screens without room for it there."""
    rows = [Text.assemble(*pieces) for pieces in technologies(s, letters, voice)]
    return [Line("", row) for row in [*rows, *map(Text, tracks(s, voice))]]
