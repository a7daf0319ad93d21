"""A table as a server plays it: attempt, store, then commit or roll back."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.refusal import BadData, IllegalChoice
from orrery.tables.log import UNDO, CannotUndo, Row, Stale
from orrery.tables.port import StoredRow
from orrery.tables.table import Table
from orrery.tables.turns import Turns

from .helpers import ANNA, BEN, CAROL, PEOPLE, first, play_until, record, situation, table


def test_nothing_is_told_before_the_commit() -> None:
    t = Table.of(record(*PEOPLE), [])
    before, told = t.seq(0), t.news(0, 0)
    events = t.attempt(Row(0, first(t, 0)), "k1")
    assert t.unsaved(5.0) == [StoredRow(0, 0, t.log[0].code, "k1", 5.0)]
    assert t.seq(0) == before
    t.commit()
    assert t.unsaved(5.0) == []
    assert t.news(0, before) == [event for event in events if event.visible_to(0)]
    assert [repr(event) for event in t.news(0, 0)[:before]] == [repr(event) for event in told]


def test_what_is_rolled_back_has_not_happened() -> None:
    t = table(ANNA, BEN, CAROL)
    play_until(t, 0, "select")
    t.attempt(Row(0, first(t, 0)), "kept")
    t.commit()
    before = situation(t)
    t.attempt(Row(0, UNDO), "lost")
    t.attempt(Row(0, first(t, 0)), "lost too")
    t.attempt(Row(1, first(t, 1)))
    t.rollback()
    assert situation(t) == before
    assert (t.knows(0, "kept"), t.knows(0, "lost"), t.knows(0, "lost too")) == (True, False, False)
    assert t.unsaved(1.0) == []


def test_a_transaction_is_told_at_its_end_and_not_before() -> None:
    t = table(ANNA, BEN)
    before = t.seq(0)
    with t.transaction():
        events = t.attempt(Row(0, first(t, 0)), "k")
        assert t.seq(0) == before
    assert t.news(0, before) == [event for event in events if event.visible_to(0)]
    assert t.unsaved(1.0) == []


@pytest.mark.parametrize("error", [OSError(), KeyboardInterrupt(), ZeroDivisionError(), CannotUndo("undo_nothing")])
def test_whatever_goes_wrong_in_a_transaction_it_has_not_happened(error: BaseException) -> None:
    t = table(ANNA, BEN)
    t.play(0, first(t, 0))
    before = situation(t)

    def lose() -> None:
        t.attempt(Row(1, first(t, 1)), "lost")
        raise error

    with pytest.raises(type(error)), t.transaction():
        lose()
    assert situation(t) == before
    assert not t.knows(1, "lost")


def test_what_is_refused_in_a_transaction_costs_no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(ANNA, BEN)
    monkeypatch.setattr(t, "rollback", lambda: pytest.fail("nothing has changed"))
    for row in (Row(0, "fly:moon"), Row(1, UNDO), Row(1, "sacrifice:home@explore")):
        with pytest.raises((BadData, CannotUndo, IllegalChoice)), t.transaction():
            t.attempt(row)
    with pytest.raises(Stale), t.transaction():
        t.attempt(Row(0, first(t, 0)), decision=7)


def test_a_choice_that_breaks_off_in_the_middle_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(ANNA, BEN)
    t.play(0, first(t, 0))
    before = situation(t)
    play = Turns.play

    def fail(*arguments: Any) -> None:
        monkeypatch.undo()
        play(*arguments)
        raise ZeroDivisionError

    monkeypatch.setattr(Turns, "play", fail)
    with pytest.raises(ZeroDivisionError), t.transaction():
        t.attempt(Row(1, first(t, 1)))
    assert situation(t) == before


def test_a_refused_row_leaves_those_attempted_before_it() -> None:
    t = table(ANNA, BEN)
    t.attempt(Row(0, first(t, 0)))
    rows, digest = t.unsaved(1.0), t.digest()
    for row, error in ((Row(0, "fly:moon"), BadData), (Row(5, "ready"), BadData), (Row(-1, "ready"), BadData)):
        with pytest.raises(error):
            t.attempt(row)
    with pytest.raises(CannotUndo):
        t.attempt(Row(1, UNDO))
    with pytest.raises(Stale):
        t.attempt(Row(0, first(t, 0)), decision=0)
    with pytest.raises(IllegalChoice):
        t.attempt(Row(1, "sacrifice:home@explore"), "k")
    assert (t.unsaved(1.0), t.digest(), t.knows(1, "k")) == (rows, digest, False)


def test_a_question_is_numbered_by_the_rows_of_its_seat_alone() -> None:
    t = table(ANNA, BEN)
    t.attempt(Row(1, first(t, 1)))
    assert (t.number(0), t.number(1)) == (0, 1)
    t.attempt(Row(0, first(t, 0)), decision=0)
    t.attempt(Row(0, UNDO), decision=1)
    assert (t.number(0), t.number(1)) == (2, 1)
    with pytest.raises(Stale):
        t.attempt(Row(0, first(t, 0)), decision=1)
    t.attempt(Row(0, first(t, 0)), decision=2)


def test_a_table_at_an_earlier_row() -> None:
    t = table(ANNA, BEN)
    digests = [t.digest()]
    for _ in range(30):
        t.play(t.asked()[0], first(t, t.asked()[0]))
        digests.append(t.digest())
    assert [t.at(n).digest() for n in range(31)] == digests


def test_a_number_says_nothing_of_what_others_do_in_secret() -> None:
    t = table(ANNA, BEN)
    play_until(t, 0, "select")
    before = (t.seq(1), t.seq(None), t.number(1))
    t.play(0, first(t, 0))
    t.undo(0)
    assert (t.seq(1), t.seq(None), t.number(1)) == before
