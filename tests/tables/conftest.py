"""A finished game, and its export."""

from __future__ import annotations

import pytest

from orrery.tables.export import export
from orrery.tables.port import TableRecord
from orrery.tables.table import Table

from .exports import fair_record, people
from .helpers import first, play_out, play_until


@pytest.fixture(scope="module")
def finished() -> tuple[TableRecord, Table]:
    kept = fair_record(*people())
    t = Table.of(kept, [])
    play_until(t, 0, "select")
    t.play(0, first(t, 0))
    t.undo(0)
    play_out(t)
    return kept, t


@pytest.fixture(scope="module")
def whole(finished: tuple[TableRecord, Table]) -> bytes:
    return export(*finished, None)
