"""A table of one seat: rivals and ranks in saved games, exports and checks."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from orrery.games import load
from orrery.tables.export import view_export
from orrery.tables.log import BadSave, CannotUndo, SeatSpec
from orrery.tables.port import SeatRecord, TableRecord
from orrery.tables.save import Saved, freeze, parse, sealed, thaw
from orrery.tables.table import Table
from orrery.tables.verify import verify

from .helpers import ANNA, BOT, play_out
from .helpers import table as roll_table

pytestmark = pytest.mark.usefixtures("lone")


def lone_table(seed: str = "1") -> Table:
    return Table(load("lone").rules, {}, [SeatSpec("person", "me")], seed)


@pytest.fixture
def over() -> Table:
    table = lone_table()
    play_out(table)
    return table


def checks(saved: Saved) -> dict[str, bool]:
    return {check.key: check.fine for check in verify(sealed(saved), "file")}


def changed(table: Table, **fields: Any) -> Saved:
    return msgspec.structs.replace(parse(freeze(table), "file"), **fields)


def test_the_result_is_of_the_seat_and_of_the_rival_with_ranks(over: Table) -> None:
    held = json.loads(freeze(over))
    mine, robot = over.scores()
    assert held["result"] == [[mine.total, 0, mine.wins], [robot.total, 0, robot.wins]]
    assert held["ranks"] == [mine.rank, ""]
    assert mine.rank in ("cadet", "pilot", "captain")


def test_a_running_game_has_no_ranks() -> None:
    held = json.loads(freeze(lone_table()))
    assert "ranks" not in held
    assert "result" not in held


def test_a_game_without_ranks_leaves_no_trace_of_them() -> None:
    table = roll_table(ANNA, BOT)
    play_out(table)
    assert "ranks" not in json.loads(freeze(table))


def test_it_comes_back_and_proves_itself(over: Table) -> None:
    again = thaw(parse(freeze(over), "file"), "file")
    assert freeze(again) == freeze(over)
    found = checks(changed(over))
    assert found["result"]
    assert all(found.values())
    [result] = [check for check in verify(freeze(over), "file") if check.key == "result"]
    assert result.params == {"n": 1, "points": [str(over.scores()[0].total)]}  # the rival's are no seat's


@pytest.mark.parametrize("ranks", [["emperor", ""], ["", ""], ["captain"]])
def test_a_rank_that_was_not_reached_is_found(over: Table, ranks: list[str]) -> None:
    forged = changed(over, ranks=ranks)
    assert checks(forged)["other_result"] is False
    with pytest.raises(BadSave):
        thaw(forged, "file")


def test_a_rank_left_out_is_found(over: Table) -> None:
    assert checks(changed(over, ranks=[]))["other_result"] is False
    assert thaw(changed(over, ranks=[]), "file").over  # as a file from before there were ranks


def test_a_rank_without_a_result_is_refused() -> None:
    assert checks(changed(lone_table(), ranks=["captain", ""]))["early_rank"] is False
    with pytest.raises(BadSave):
        thaw(changed(lone_table(), ranks=["captain", ""]), "file")


def test_a_view_names_the_rivals_that_its_events_number() -> None:
    table = lone_table()
    table.play(0, table.state.decisions()[0].choices[0].code)
    record = TableRecord("t", "lone", "1", {}, [SeatRecord("person", "A")], "", "", "1", "running", 0.0, 0.0)
    shown = json.loads(view_export(record, table, 0))
    assert shown["rivals"] == ["robot"]
    assert 1 in {event["seat"] for event in shown["events"]}
    several = roll_table(ANNA, SeatSpec("person", "Ben"))
    of_roll = TableRecord("t", "roll", "1", {}, [], "", "", "7", "running", 0.0, 0.0)
    assert "rivals" not in json.loads(view_export(of_roll, several, 0))


def test_who_plays_alone_studies() -> None:
    table = lone_table()
    before = table.digest()
    table.play(0, table.state.decisions()[0].choices[0].code)
    with pytest.raises(CannotUndo) as why:
        table.undo(0)
    assert why.value.key == "undo_learned"  # not that others have seen it
    table.undo(0, study=True)
    assert (table.digest(), table.studied) == (before, 1)
