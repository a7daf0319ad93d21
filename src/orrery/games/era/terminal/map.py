"""The board as signs: each hex one cell of nine signs, each column of hexes half a cell right of the one before it and
half a hex lower or higher. So hexes side by side on the board touch on the screen.
"""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.board import ADDRESSES, HEXES, QS, RS, WORMHOLES
from orrery.games.era.rules.hidden import NO_RELIC, UNKNOWN_RELIC
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.faction import FACTIONS, NOBODY
from orrery.games.era.rules.vocabulary.terrain import EMPTY as EMPTY_SPACE
from orrery.games.era.rules.vocabulary.terrain import STAR as STAR_HEX

from . import signs
from .canvas import Canvas
from .signs import Signs

CELL: Final = 9
ADDRESS: Final = 3  # how much of a cell its address takes
TOP: Final = min(2 * RS[at] + QS[at] for at in range(HEXES))
LEFT: Final = min(QS)
ROW: Final = [2 * RS[at] + QS[at] - TOP for at in range(HEXES)]
COLUMN: Final = [CELL * (QS[at] - LEFT) // 2 for at in range(HEXES)]
HEIGHT: Final = max(ROW) + 1
WIDTH: Final = max(COLUMN) + CELL

Piece = tuple[str, str]  # a text and its style


def pieces_of(s: Galaxy, at: int, letters: Signs) -> list[Piece]:
    """What is in a hex, the most lasting first: terrain, star, relic, wormhole, ships."""
    found = site_of(s, at, letters)
    for faction in range(FACTIONS):
        n = s.factions[faction].ships_at(at)
        if n:
            found.append((letters.ships(faction, n), signs.FACTIONS[faction]))
    return found


def site_of(s: Galaxy, at: int, letters: Signs) -> list[Piece]:
    """The same without ships."""
    found: list[Piece] = []
    if s.layout.terrain[at] in signs.TERRAIN:
        found.append((signs.TERRAIN[s.layout.terrain[at]], signs.TERRAIN_STYLE))
    if s.owner[at] != NOBODY:
        found.append((letters.owned(s.owner[at], s.population(at)), signs.FACTIONS[s.owner[at]]))
    elif s.counters[at] != star.NONE:
        found.append((letters.neutral(s.counters[at]), signs.NEUTRAL))
    if s.relics[at] != NO_RELIC:
        sign = signs.RELIC if s.relics[at] == UNKNOWN_RELIC else signs.RELIC_SEEN
        found.append((sign, signs.RELIC_STYLE))
    if at in WORMHOLES:
        found.append((signs.WORMHOLE, signs.WORMHOLE_STYLE))
    return found


def tag_of(s: Galaxy, at: int, letters: Signs) -> str:
    """What is in a hex as one word: `*?+f1`, or nothing."""
    return "".join(text for text, _ in pieces_of(s, at, letters))


def draw(canvas: Canvas, s: Galaxy, letters: Signs, targets: dict[int, str]) -> None:
    """All hexes; `targets`: those that can be chosen, with what it costs to go there."""
    for at in range(HEXES):
        draw_cell(canvas, s, at, letters, targets.get(at))


def draw_cell(canvas: Canvas, s: Galaxy, at: int, letters: Signs, target: str | None) -> None:
    row = ROW[at]
    pieces = pieces_of(s, at, letters)
    bare = not pieces and s.layout.terrain[at] in (EMPTY_SPACE, STAR_HEX)
    style = signs.TARGET_STYLE if target is not None else signs.EMPTY if bare else ""
    column = canvas.put(row, COLUMN[at], ADDRESSES[at], style)
    mark = "" if target is None else signs.TARGET + target
    room = CELL - ADDRESS - len(mark)
    for text, colour in fitted(pieces, room):
        column = canvas.put(row, column, text, colour)
    if mark:
        canvas.put(row, column, mark, signs.COST_STYLE)


def fitted(pieces: list[Piece], room: int) -> list[Piece]:
    """As many of them as there is room for; then a sign says that there is more."""
    if sum(len(text) for text, _ in pieces) <= room:
        return pieces
    found: list[Piece] = []
    left = room - len(signs.MORE)
    for text, style in pieces:
        if len(text) > left:
            break
        found.append((text, style))
        left -= len(text)
    return [*found, (signs.MORE, "")]
