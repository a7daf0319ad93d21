"""Tables of impossible positions: what decode says | the question that is asked | a change to a real position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any


def rows(table: Path) -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    for line in table.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            said, question, change = line.split(" | ", 2)
            found.append((said, question, change))
    return found


def changed(positions: Iterable[tuple[Any, Any]], change: str, names: dict[str, Any]) -> Iterator[Any]:
    """Every position of these that can be changed so: a change that does not fit fails, and the next one is tried."""
    for s, p in positions:
        try:
            exec(change, {**names, "s": s, "p": p})
        except (AssertionError, IndexError, StopIteration):
            continue
        yield s
