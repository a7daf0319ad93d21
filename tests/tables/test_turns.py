"""What a choice has made known, and to whom."""

from __future__ import annotations

from orrery.kernel.event import Event, only
from orrery.tables.turns import lesson


def told(seen: int, reveals: bool = True) -> int:
    return lesson([Event("draw", 2, "R-35", {"tiles": 1}, seen, reveals)])


def test_who_was_told_is_part_of_what_was_learned() -> None:
    assert told(only(1)) == told(only(1))
    assert told(only(1)) != told(only(2))
    assert told(only(1), reveals=False) == lesson([]), "that teaches nothing"
