"""The board of a game that has none of its own: what lies on the table, in lines."""

from __future__ import annotations

import msgspec

from orrery.kernel.state import State
from orrery.texts import Speech


class PlainBoard(msgspec.Struct, frozen=True, tag_field="game", tag="plain"):
    title: str
    round: int
    lines: list[str]


def board(view: State, me: int | None, words: Speech) -> PlainBoard:
    return PlainBoard(words.title(), view.round, words.lines(view, me))
