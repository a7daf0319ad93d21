"""Finished games, looked at again: any moment of them with everything open, and how the score came about."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from orrery.kernel.score import Score
from orrery.tables.log import Row
from orrery.tables.table import Table
from orrery.texts import Speech

from . import finished, render
from .errors import Problem
from .live_table import LiveTable
from .pace import Pace

KEPT: Final = 16


class Replays:
    """The tables looked at last, each where it was looked at: one step further costs one step.

    One is played through at a time, at the server's pace, so that a long game keeps nobody at other tables waiting.
    """

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.lock = asyncio.Lock()
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.courses: OrderedDict[tuple[str, int], list[finished.Mark]] = OrderedDict()  # by table and length

    async def moment(self, live: LiveTable, n: int, lang: str) -> finished.Moment:
        table = over(live)
        rows = len(table.log)
        if not 0 <= n <= rows:
            raise Problem(404, "no_moment", rows=rows)
        words = live.speech(lang)
        called = live.names(lang)
        async with self.lock:
            then = await self._at(live.record.id, table, max(n - 1, 0))
        before = len(then.events) if n else 0
        row = table.log[n - 1] if n else None
        choice = None if row is None else label(then, row, words)
        if row is not None:
            then.replay([row])
        events = enumerate(then.events.since(before), before)
        news = [render.news(event, number, called, None, words) for number, event in events]
        return finished.Moment(
            n=n,
            rows=rows,
            round=then.state.round,
            seat=None if row is None else row.seat,
            choice=choice,
            news=news,
            board=render.board(then, then.state, None, words),
            scores=render.scores(then.scores(), words),
        )

    async def _at(self, key: str, table: Table, n: int) -> Table:
        """A table of its own after n rows."""
        then = self.tables.pop(key, None)
        if then is None or len(then.log) > n:
            then = table.at(0)
        for row in table.log[len(then.log) : n]:
            then.replay([row])
            await self.pace.breathe()
        self.tables[key] = then
        if len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return then

    async def course(self, live: LiveTable, lang: str) -> finished.Course:
        table = over(live)
        words = live.speech(lang)
        key = (live.record.id, len(table.log))  # a studied game may end more than once
        async with self.lock:
            marks = self.courses.pop(key, None) or await self._marks(table)
        self.courses[key] = marks
        if len(self.courses) > KEPT:
            self.courses.popitem(last=False)
        names = {part: words.source(part) for mark in marks for seat in mark.parts for part in seat}
        return finished.Course(len(table.log), marks, names)

    async def _marks(self, table: Table) -> list[finished.Mark]:
        """The score when each round ended."""
        then = table.at(0)
        marks: list[finished.Mark] = []
        for n, row in enumerate(table.log):
            round_then, scores = then.state.round, then.scores()
            then.replay([row])
            if then.state.round != round_then:
                marks.append(mark(n, round_then, scores, table.numbers))
            await self.pace.breathe()
        return [*marks, mark(len(table.log), then.state.round, then.scores(), table.numbers)]


def label(then: Table, row: Row, words: Speech) -> str | None:
    """The words of the choice that this row takes; None: it takes one back."""
    decision = then.decision(row.seat)
    if decision is None:
        return None
    return next((words.choice(decision, choice) for choice in decision.choices if choice.code == row.code), None)


def mark(n: int, round_then: int, scores: list[Score], numbers: int) -> finished.Mark:
    """By the numbers of seats and rivals. A rival without a score has no points."""
    totals = [0] * numbers
    parts: list[dict[str, int]] = [{} for _ in range(numbers)]
    for score in scores:
        totals[score.seat] = score.total
        sums = parts[score.seat]
        for part in score.parts:
            sums[part.key] = sums.get(part.key, 0) + part.points
    return finished.Mark(n, round_then, totals, parts)


def over(live: LiveTable) -> Table:
    table = live.playing()
    if live.record.status != "over":
        raise Problem(409, "not_over")
    return table
