"""What may be done at a live table now, by people and by bots, and what it is called when it may not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from orrery.kernel.event import Event
from orrery.kernel.refusal import BadData, BadOptions, IllegalChoice
from orrery.tables.log import STUDY, UNDO, CannotUndo, Changed, Row, Stale
from orrery.tables.port import StoredRow, TableRecord
from orrery.tables.table import Table

from . import wire
from .bots import Job, Player, next_decision
from .errors import Problem
from .live import Live, Move
from .pace import Pace


@contextmanager
def attempting(table: Table) -> Iterator[None]:
    """Whatever goes wrong between an attempt and its commit, it has not happened. (A Problem has seen to that.)"""
    try:
        yield
    except Problem:
        raise
    except BaseException:
        table.rollback()
        raise


def settle_status(live: Live, table: Table) -> bool:
    """Keep in the record what the lobby shows. True: it has changed."""
    before = (live.record.status, live.record.study)
    live.record.status = "over" if table.over else "running"
    live.record.study = table.studied > 0
    return before != (live.record.status, live.record.study)


async def open_table(record: TableRecord, rows: list[StoredRow], pace: Pace) -> Live:
    """A table from the store. Played by other rules: it can be looked at, as far as they agree, not played on."""
    live = Live(record)
    if record.status == "gathering":
        return live
    try:
        table = live.begin()
        for row in rows:
            live.note(Move(table, row.seat, table.follow(row), row.at))
            await pace.breathe()
        table.check(record.digest)
    except (Changed, KeyError, BadOptions):
        live.read_only = "other_rules"
    else:
        settle_status(live, table)
    return live


def playing(live: Live) -> Table:
    if live.table is None:
        raise Problem(409, live.read_only or "not_begun")
    return live.table


def playable(live: Live, seat: int) -> Table:
    if live.read_only is not None:
        raise Problem(409, live.read_only)
    table = playing(live)
    if live.record.seats[seat].stand_in is not None:
        raise Problem(409, "handed_over")
    return table


def attempt(table: Table, seat: int, command: wire.Choose | wire.Undo) -> list[Event]:
    """Problem: why not, with the rule."""
    try:
        if isinstance(command, wire.Choose):
            if command.code.startswith("!"):
                raise Problem(400, "unknown_code")
            return table.attempt(Row(seat, command.code), command.key, command.decision)
        else:
            return table.attempt(Row(seat, STUDY if command.study else UNDO), command.key)
    except BadData:
        raise Problem(400, "unknown_code") from None
    except Stale:
        raise Problem(409, "stale") from None
    except CannotUndo as error:
        raise Problem(409, error.key) from None
    except IllegalChoice as error:
        raise Problem(409, error.key, rule=error.rule) from None


def refused(key: str | None, problem: Problem, lang: str) -> wire.Refused:
    return wire.Refused(key, problem.key, problem.sentence(lang), str(problem.params.get("rule", "")))


def bot_seats(table: Table) -> set[int]:
    return {seat for seat in range(len(table.seats)) if table.player(seat) is not None}


def waiting_bots(table: Table) -> bool:
    return next_decision(table.state, bot_seats(table)) is not None


def job_of(live: Live) -> Job | None:
    """What the bots have to do now; None: nothing."""
    table = live.table
    if table is None or live.read_only or not waiting_bots(table):
        return None
    players = [Player(*player) for player in table.bots_job()]
    return Job(table.game.key, table.state.encode(), players)
