"""A clock that is set, by mistake or on purpose: nothing is lost by it, and nobody is kept waiting."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from orrery.tables.port import Beat
from orrery.web.expiry import ABSENCE, Calendar
from orrery.web.settings import DAY

from .helpers import Served, serving, settings_for, until

NOON = 1_700_000_000.0


class Clocks:
    """The one on the wall, which somebody sets, and the one that only goes on."""

    def __init__(self) -> None:
        self.wall = NOON
        self.steady = 50.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    @property
    def settings(self) -> dict[str, Any]:
        return {"clock": lambda: self.wall, "steady": lambda: self.steady}


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


def swept(server: Served, clocks: Clocks) -> None:
    """Two looks have begun since the clocks were set, so one has ended."""
    seen = server.hub.expiry.looks
    until(lambda: server.hub.expiry.looks >= seen + 2)


def played(server: Served) -> str:
    """A table at which somebody has chosen."""
    table = server.create("me", "random")
    with server.sit(table, 0) as me:
        me.asked()
        assert me.choose()["type"] == "ack"
    name: str = table["table"]
    return name


def is_there(server: Served, table: str) -> bool:
    return server.http.get(f"/api/tables/{table}").status_code == 200


@pytest.mark.parametrize("days", [200, 100_000])
def test_a_jump_of_the_clock_deletes_nothing(
    folder: Path, clocks: Clocks, days: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither in the look that notices it nor in any later one; and what is really old goes."""
    caplog.set_level(logging.WARNING)
    with serving(settings_for(folder, **clocks.settings, sweep=0.01)) as server:
        table = played(server)
        swept(server, clocks)
        clocks.wall += days * DAY
        for _ in range(3):
            swept(server, clocks)
        assert is_there(server, table)
        [said] = [record.getMessage() for record in caplog.records if record.name == "orrery.expiry"]
        assert f"jumped by {days}.0 days" in said
        clocks.pass_by(179 * DAY)
        swept(server, clocks)
        assert is_there(server, table)
        clocks.pass_by(2 * DAY)
        until(lambda: not is_there(server, table))


def test_a_clock_that_was_set_while_the_server_was_off(folder: Path, clocks: Clocks) -> None:
    settings = settings_for(folder, **clocks.settings, sweep=0.01)
    with serving(settings) as server:
        table = server.create("me", "random")["table"]
        swept(server, clocks)
    clocks.wall += 200 * DAY
    for _ in range(2):
        with serving(settings) as server:
            swept(server, clocks)
            assert is_there(server, table)


def test_a_clock_that_goes_back_keeps_nobody_waiting(folder: Path, clocks: Clocks) -> None:
    with serving(settings_for(folder, **clocks.settings, requests_per_address=50.0, tables_per_address=200)) as server:
        for _ in range(3):
            clocks.wall -= 600
            server.create("me", "random")
            assert server.http.get("/api/games").status_code == 200


def test_tables_leave_the_memory_though_the_clock_goes_back(folder: Path, clocks: Clocks) -> None:
    with serving(settings_for(folder, **clocks.settings, sweep=0.01)) as server:
        table = server.create("me", "random")["table"]
        clocks.wall -= 10 * DAY
        clocks.steady += 601
        until(lambda: table not in server.hub.tables)
        assert is_there(server, table)


def calendar(clocks: Clocks, last: Beat | None = None) -> Calendar:
    return Calendar(lambda: clocks.wall, lambda: clocks.steady, last)


def test_a_jump_and_back_is_as_if_nothing_had_been(clocks: Clocks) -> None:
    dates = calendar(clocks)
    clocks.wall += 200 * DAY
    assert dates.today() == NOON
    clocks.pass_by(DAY)
    assert dates.today() == NOON + DAY
    clocks.wall -= 200 * DAY
    assert (dates.today(), dates.skipped) == (NOON + DAY, 0.0)


def test_a_clock_that_is_put_right_makes_nothing_older(clocks: Clocks) -> None:
    """What is written from now on bears the right date, which is before the wrong one."""
    dates = calendar(clocks)
    clocks.wall -= 200 * DAY
    assert dates.today() == clocks.wall


def test_short_absences_and_small_corrections_count(clocks: Clocks) -> None:
    dates = calendar(clocks, Beat(NOON - ABSENCE, 5.0))
    clocks.wall += 3599
    assert (dates.today(), dates.skipped) == (clocks.wall - 5.0, 5.0)


@pytest.mark.parametrize("gap", [ABSENCE + 1, 400 * DAY, -3601.0])
def test_what_was_noted_before_is_believed(clocks: Clocks, gap: float) -> None:
    dates = calendar(clocks, Beat(NOON - gap, 5.0))
    assert dates.skipped == gap + 5.0
    assert dates.today() == NOON - max(0.0, gap + 5.0)
