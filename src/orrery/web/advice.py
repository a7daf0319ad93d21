"""Suggestions: a bot thinks in another process, from a seat's view, and what it would do is sent to that seat."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from orrery import games
from orrery.bots.plan import Plan
from orrery.kernel.foresight import imagined
from orrery.tables.advice import NoAdvice, adviser, answers, think
from orrery.tables.table import Table
from orrery.texts import Speech

from . import wire
from .bot_pool import PATIENCE
from .connection import Connection
from .errors import Problem
from .live_table import LiveTable
from .worker import TooLong, WorkerDied, WorkFailed

if TYPE_CHECKING:
    from .hub import Hub

LOG = logging.getLogger("orrery.advice")


class ViewJob(msgspec.Struct, frozen=True, array_like=True):
    """What a seat sees: a state that it imagines, whose view is the seat's own. What is hidden stays here."""

    game: str
    imagined: bytes
    seat: int
    correction: str = ""  # of the game's content

    @staticmethod
    def at(table: Table, seat: int) -> ViewJob:
        state = imagined(table.game, table.view(seat), seat)
        return ViewJob(table.game.key, state.encode(), seat, table.game.correction_text)


class Planned(msgspec.Struct, frozen=True, array_like=True):
    codes: list[str]
    why: str
    params: dict[str, Any]


def plan(data: bytes) -> Iterator[bytes]:
    """In the worker."""
    job = msgspec.msgpack.decode(data, type=ViewJob)
    view = games.rules(job.game, job.correction).decode(job.imagined).view(job.seat)
    found = think(job.game, view, job.seat)
    yield msgspec.msgpack.encode(Planned([choice.code for choice in found.answers], found.why, found.params))


def advisable(live: LiveTable, seat: int | None) -> tuple[Table, int, str]:
    """Whom the adviser is asked by, and who it is. Problem: nobody can ask, or there is none."""
    if seat is None:
        raise Problem(403, "spectator")
    table = live.playable(seat)
    try:
        return table, seat, adviser(table, seat)
    except NoAdvice as error:
        raise Problem(409, error.key, **error.params) from None


async def advise(hub: Hub, live: LiveTable, connection: Connection) -> None:
    """Send this connection a suggestion, or say why there is none."""
    try:
        connection.send(await suggestion(hub, live, connection))
    except Problem as problem:
        connection.refuse(None, problem)
    except Exception:  # of what a game says of its plan, which somebody else may have written
        LOG.exception("the advice failed", extra={"table": live.record.id})
        connection.refuse(None, Problem(503, "advice_failed"))


async def suggestion(hub: Hub, live: LiveTable, connection: Connection) -> wire.Advice:
    async with live.lock:
        table, seat, _ = advisable(live, connection.seat)
        if live.advising:
            raise Problem(409, "advice_thinking")
        number = table.number(seat)
        job = ViewJob.at(table, seat)
        live.advising = True
    try:
        found = await hub.bot_pool.run(plan, msgspec.msgpack.encode(job), patience=PATIENCE)
    except (TooLong, WorkerDied, WorkFailed) as error:
        hub.metrics.failures.inc()
        LOG.error("the adviser failed", extra={"table": live.record.id, "error": repr(error)})
        raise Problem(503, "advice_failed") from error
    finally:
        live.advising = False
    async with live.lock:
        table, seat, bot = advisable(live, connection.seat)
        if table.number(seat) != number:
            raise Problem(409, "stale")
        words = live.speech(connection.lang)
        return worded(table, seat, bot, msgspec.msgpack.decode(found, type=Planned), words)


def worded(table: Table, seat: int, bot: str, planned: Planned, words: Speech) -> wire.Advice:
    """Problem: the plan begins with something that is not offered."""
    steps = answers(table.game, table.view(seat), seat, planned.codes)
    if not steps:
        LOG.error("the adviser planned what is not offered", extra={"codes": planned.codes})
        raise Problem(503, "advice_failed")
    chosen = [step.choice for step in steps]
    return wire.Advice(
        decision=table.number(seat),
        codes=[choice.code for choice in chosen],
        labels=[words.choice(step.decision, step.choice) for step in steps],
        text=words.plan(Plan(chosen, planned.why, planned.params), bot),
    )
