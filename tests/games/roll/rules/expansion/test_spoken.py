"""What games with expansions ask, refuse and tell is what stands in spoken.txt."""

from __future__ import annotations

from tests.games.roll.rules.expansion.spoken import FILE, spoken


def test_questions_refusals_and_events_say_what_the_table_says() -> None:
    table = FILE.read_text(encoding="utf-8").splitlines()
    found = spoken()
    assert [line for line in found if line not in table] == []
    assert [line for line in table if line not in found] == []
    assert sum(line.startswith("asks ") for line in table) > 100
    assert sum(line.startswith("refuses ") for line in table) > 50
