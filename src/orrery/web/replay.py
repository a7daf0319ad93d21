"""Finished games, looked at again: any moment of them with everything open, and how the score came about."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from orrery.kernel.score import Score
from orrery.tables.table import Table

from . import render, wire
from .errors import Problem
from .live import Live

KEPT: Final = 16


class Replays:
    """The tables looked at last, each where it was looked at: one step further costs one step."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.courses: OrderedDict[str, list[wire.Mark]] = OrderedDict()

    def moment(self, live: Live, n: int, lang: str) -> wire.Moment:
        table = finished(live)
        rows = len(table.log)
        if not 0 <= n <= rows:
            raise Problem(404, "no_moment", rows=rows)
        words = render.speech(lang, live.record.game)
        called = live.names(lang)
        then = self._at(live.record.id, table, max(n - 1, 0))
        before = len(then.events)
        if n:
            then.replay([table.log[n - 1]])
        events = then.events.since(before if n else 0)
        news = [render.news(event, before + i, called, None, words) for i, event in enumerate(events)]
        return wire.Moment(
            n=n,
            rows=rows,
            round=then.state.round,
            news=news,
            board=render.board(then, then.state, None, words),
            scores=render.scores(then.scores(), words),
        )

    def _at(self, key: str, table: Table, n: int) -> Table:
        """A table of its own after n rows."""
        then = self.tables.pop(key, None)
        if then is None or len(then.log) > n:
            then = table.at(0)
        then.replay(table.log[len(then.log) : n])
        self.tables[key] = then
        if len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return then

    def course(self, live: Live, lang: str) -> wire.Course:
        table = finished(live)
        words = render.speech(lang, live.record.game)
        key = live.record.id
        marks = self.courses.pop(key, None) or self._marks(table)
        self.courses[key] = marks
        if len(self.courses) > KEPT:
            self.courses.popitem(last=False)
        names = {part: words.say(f"web.source.{part}") for mark in marks for seat in mark.parts for part in seat}
        return wire.Course(len(table.log), marks, names)

    def _marks(self, table: Table) -> list[wire.Mark]:
        """The score when each round ended."""
        then = table.at(0)
        marks: list[wire.Mark] = []
        for n, row in enumerate(table.log):
            round_then, scores = then.state.round, then.scores()
            then.replay([row])
            if then.state.round != round_then:
                marks.append(mark(n, round_then, scores))
        return [*marks, mark(len(table.log), then.state.round, then.scores())]


def mark(n: int, round_then: int, scores: list[Score]) -> wire.Mark:
    parts: list[dict[str, int]] = []
    for score in scores:
        sums: dict[str, int] = {}
        for part in score.parts:
            sums[part.key] = sums.get(part.key, 0) + part.points
        parts.append(sums)
    return wire.Mark(n, round_then, [score.total for score in scores], parts)


def finished(live: Live) -> Table:
    if live.table is None:
        raise Problem(409, live.read_only or "not_begun")
    if not live.table.over:
        raise Problem(409, "not_over")
    return live.table
