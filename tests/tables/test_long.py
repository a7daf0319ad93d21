"""Long logs: what it takes to play one through grows with its length, and no faster.

Counted are calls of functions, so that it does not matter how busy the machine is.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import pytest

from orrery.kernel.refusal import IllegalChoice
from orrery.tables.log import STUDY, UNDO, CannotUndo, Row
from orrery.tables.port import StoredRow
from orrery.tables.save import freeze, parse, thaw
from orrery.tables.table import Table
from orrery.tables.turns import MARK
from orrery.tables.verify import verify

from .helpers import ANNA, BEN, BOT, PEOPLE, first, play_until, record, table

SHORT, LONG = 500, 2000


def calls(work: Callable[[], object]) -> Counter[str]:
    """How often each function was called, by its name."""
    found: Counter[str] = Counter()

    def count(frame: FrameType, what: str, _: object) -> None:
        if what in ("call", "c_call"):
            found[frame.f_code.co_name if what == "call" else "C"] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return found


def late() -> Table:
    """A table where Anna has several things to choose in secret, far behind the last encoded state."""
    t = table(ANNA, BEN)
    while len(t.turns) < 2 * MARK or len(t.turns) % MARK < MARK - 20 or not selects(t):
        decision = t.decision(t.asked()[0])
        assert decision is not None
        t.play(decision.seat, decision.choices[len(t.log) % len(decision.choices)].code)
    return t


def selects(t: Table) -> bool:
    decision = t.decision(0)
    return decision is not None and decision.kind == "select"


def to_and_fro(t: Table, rows: int, steps: int = 1) -> list[Row]:
    """The log of a table where Anna goes on to choose and to take back, so many choices at a time."""
    codes: list[str] = []
    for _ in range(steps):
        codes.append(first(t, 0))
        t.play(0, codes[-1])
    for _ in codes:
        t.undo(0)
    once = [*(Row(0, code) for code in codes), *[Row(0, UNDO)] * steps]
    log = t.log[: -len(once)]
    while len(log) < rows:
        log += once
    return log


def stored(log: list[Row]) -> list[StoredRow]:
    return [StoredRow(n, row.seat, row.code, f"key {n}", 1.0) for n, row in enumerate(log)]


def load(log: list[Row]) -> Table:
    return Table.of(record(*PEOPLE[:2]), stored(log))


def resume(log: list[Row]) -> Table:
    t = table(ANNA, BEN)
    t.replay(log)
    data = freeze(t)
    assert all(check.fine for check in verify(data, "f"))
    return thaw(parse(data, "f"), "f")


@pytest.mark.parametrize("way", [load, resume])
@pytest.mark.parametrize("place", ["at the start", "late"])
@pytest.mark.parametrize("steps", [1, 2])
def test_four_times_as_many_rows_take_four_times_as_long(
    way: Callable[[list[Row]], Table], place: str, steps: int
) -> None:
    t = late() if place == "late" else table(ANNA, BEN)
    play_until(t, 0, "select")
    log = to_and_fro(t, LONG, steps)
    way(log[:10])
    short, long = (calls(lambda n=n: way(log[:n])).total() for n in (SHORT, LONG))  # type: ignore[misc]
    assert long < 5 * short


@pytest.mark.parametrize("steps", [1, 2])
def test_who_takes_back_again_and_again_makes_little_work(steps: int) -> None:
    """The first undo late in a game plays up to MARK choices again, the next ones a few."""
    log = to_and_fro(late(), LONG, steps)
    found = calls(lambda: load(log))
    assert found["apply"] < 2 * LONG


def test_study_again_and_again_makes_little_work() -> None:
    t = table(ANNA, BOT)
    while len(t.turns) < 2 * MARK or len(t.turns) % MARK < MARK - 10:
        if not t.play_bots():
            t.play(0, first(t, 0))
    while not t.asked():
        t.play_bots()
    code = first(t, 0)
    log = [*t.log, *[Row(0, code), Row(0, STUDY)] * 400]
    again = table(ANNA, BOT)
    found = calls(lambda: again.replay(log))
    assert again.studied == 400
    assert found["apply"] < 2 * len(log)


def test_the_end_of_a_game_takes_no_longer_than_its_beginning() -> None:
    t = table(BOT, BOT, BOT, seed="9")
    t.play_bots()
    half = len(t.log) // 2
    again = table(BOT, BOT, BOT, seed="9")
    begun, ended = (calls(lambda part=part: again.replay(part)) for part in (t.log[:half], t.log[half:]))  # type: ignore[misc]
    assert ended.total() < 1.5 * begun.total()


def test_what_the_bots_are_told_takes_as_long_at_the_end() -> None:
    t = table(ANNA, BOT, BOT)
    early = calls(t.bots).total()
    while len(t.turns) < 2 * MARK:
        if not t.play_bots():
            t.play(0, first(t, 0))
    assert calls(t.bots).total() <= early


def test_how_often_a_seat_has_chosen_is_known_through_every_undo() -> None:
    t = table(ANNA, BEN)
    for step in range(120):
        seat = t.asked()[step % len(t.asked())]
        t.play(seat, first(t, seat))
        if step % 3 == 0:
            with suppress(CannotUndo):
                t.undo(step % 2)
        for who in (0, 1):
            assert t.turns.chosen(who) == sum(turn.seat == who for turn in t.turns)


def test_an_undo_that_is_not_possible_leaves_everything_as_it_was() -> None:
    t = table(ANNA, BEN)
    play_until(t, 0, "select")
    t.play(0, first(t, 0))
    selected = t.digest()
    t.play(0, first(t, 0))
    turns = list(t.turns)
    with pytest.raises(IllegalChoice):  # the worker that selects, where nothing is selected
        t.turns.without(len(turns) - 2, t.game, t.opening)
    assert list(t.turns) == turns
    assert [t.turns.chosen(seat) for seat in (0, 1)] == [sum(turn.seat == seat for turn in turns) for seat in (0, 1)]
    t.undo(0)
    assert t.digest() == selected
