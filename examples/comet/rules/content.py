"""The box: signs and filters as tables of ints, read from content/sky.toml, or as an owner has corrected it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from orrery.kernel.corrections import Changes, corrected_row, doubts_of, unplayable


class Box:
    def __init__(self, changes: Changes) -> None:
        path = Path(__file__).parents[1] / "content" / "sky.toml"
        read: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        signs: list[dict[str, Any]] = [corrected_row(row, changes) for row in read["sign"]]
        self.rows: Final = [row_of(row, "sign", "C-9") for row in signs]
        self.rows.extend(row_of(row, "filter", "C-10") for row in read["filter"])
        self.signs: Final[list[str]] = [row["key"] for row in signs]
        self.filters: Final[list[str]] = [row["key"] for row in read["filter"]]
        self.filter: Final = [self.filters.index(row["filter"]) for row in signs]
        self.cost: Final[list[int]] = [row["cost"] for row in signs]
        self.worth: Final[list[int]] = [row["worth"] for row in signs]
        figures: dict[str, int] = read["figures"]
        self.nights, self.dice, self.dust = figures["nights"], figures["dice"], figures["dust"]
        self.feeds, self.plates, self.start = figures["feeds"], figures["plates"], figures["start"]
        self.draw, self.gaze, self.most = figures["draw"], figures["gaze"], figures["most"]
        for row in signs:
            if not 1 <= row["cost"] <= self.most:
                raise unplayable(row["key"], "cost", row["cost"], f"1 to {self.most}")


def row_of(row: dict[str, Any], part: str, rule: str) -> dict[str, Any]:
    """A component as everybody is told of it."""
    doubts = doubts_of(row)
    sure = doubts[0].confidence if doubts else "verified"
    return {**row, "part": part, "kind": part, "confidence": sure, "rule": rule}


BOX: Final = Box({})
