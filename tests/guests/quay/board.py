from __future__ import annotations

import msgspec

from orrery.kernel.state import State
from orrery.texts import Speech

from .rules import GAME


class QuayBoard(msgspec.Struct):
    game: str
    lines: list[str]


def board(view: State, me: int | None, words: Speech) -> QuayBoard:
    return QuayBoard("quay", GAME.lines(view))
