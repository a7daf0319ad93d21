"""The chronicle keeps what was told, packed."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from orrery.kernel.event import EVERYONE, Event, only
from orrery.tables import chronicle
from orrery.tables.chronicle import BLOCK, Chronicle, unpack
from orrery.tables.log import SeatSpec
from orrery.tables.port import StoredRow
from orrery.tables.table import Table

from .helpers import BOT, ROLL, person, record, table


def test_a_chronicle_gives_back_what_was_told() -> None:
    wanted = [
        Event(f"k{n}", n % 3 - 1, "R-1", {"n": n, "tiles": ["a", "b"]}, EVERYONE if n % 4 else only(n % 2), n % 5 == 0)
        for n in range(5 * BLOCK + 7)
    ]
    kept = Chronicle(2)
    for event in wanted:
        kept += [event]
    assert len(kept) == len(wanted)
    assert [repr(event) for event in kept] == [repr(event) for event in wanted]
    assert [(e.seen, e.reveals) for e in kept] == [(e.seen, e.reveals) for e in wanted]
    for start in (0, 1, BLOCK - 1, BLOCK, 3 * BLOCK + 5, len(wanted) - 1, len(wanted), len(wanted) + 9):
        assert [repr(event) for event in kept.since(start)] == [repr(event) for event in wanted[start:]]
    for seat in (0, 1, None):
        mine = [repr(event) for event in wanted if event.visible_to(seat)]
        assert kept.count(seat) == len(mine)
        for start in (0, 1, BLOCK, len(mine) - 1, len(mine), len(mine) + 9):
            assert [repr(event) for event in kept.heard(seat, start)] == mine[start:]
            for most in (0, 1, BLOCK):
                assert [repr(event) for event in kept.heard(seat, start, most)] == mine[start : start + most]


def test_of_a_long_chronicle_no_more_is_unpacked_than_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who catches up reads it piece by piece; all of it each time would be too much."""
    kept = Chronicle(2)
    for n in range(40 * BLOCK):
        kept += [Event("k", 0, "", {"n": n}, EVERYONE if n % 4 else only(1))]
    unpacked: list[bytes] = []

    def spy(block: bytes) -> list[Event]:
        unpacked.append(block)
        return unpack(block)

    monkeypatch.setattr(chronicle, "unpack", spy)
    for start in (0, 20 * BLOCK, 29 * BLOCK):
        unpacked.clear()
        assert [event.params["n"] * 3 // 4 for event in kept.heard(0, start, BLOCK)] == list(
            range(start, start + BLOCK)
        )
        assert len(unpacked) <= 3


def test_what_real_games_tell_can_be_packed() -> None:
    t = table(BOT, BOT, BOT)
    t.play_bots()
    again = t.at(0)
    told: list[Event] = []
    for row in t.log:
        told += again.attempt(row)
    opening = len(again.events)
    assert [repr(event) for event in t.events.since(opening)] == [repr(event) for event in told]
    assert [event.params for event in t.events.since(opening)] == [event.params for event in told]


def test_an_idle_table_is_small() -> None:
    """A whole game of four people's seats, loaded from the store as after a restart."""
    played = Table(ROLL, {"setup": "free"}, [SeatSpec("bot", "random")] * 4, "1")
    played.play_bots()
    rows = [StoredRow(n, row.seat, "".join(row.code), f"{n:036}", 1.0) for n, row in enumerate(played.log)]
    kept = record(*[person(name) for name in "ABCD"])
    kept.options, kept.seed = {"setup": "free"}, "1"
    Table.of(kept, rows)  # what all tables share is loaded
    gc.collect()
    tracemalloc.start()
    tables = [Table.of(kept, rows) for _ in range(3)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] / len(tables)
    tracemalloc.stop()
    assert len(rows) > 1000
    assert size < 600_000
