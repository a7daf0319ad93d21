"""An objective as the content has it: when it is checked, what it demands, what it brings (A-20)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import unplayable

from ..vocabulary.phase import PHASE_KEYS
from .conditions import EXTRAS, METRICS, Condition

# When it is checked: at the end of a phase, by its number; at the end of a step.
REVEAL: Final = len(PHASE_KEYS)
MANAGE: Final = REVEAL + 1
CHECKS: Final = [*PHASE_KEYS, "reveal", "manage_empire"]
MOST_CONDITIONS: Final = 4


class Objective:
    """`number`: its place in the content, by which the state knows it. All `conditions` must hold (A-21)."""

    __slots__ = ("check", "conditions", "key", "number", "row", "talents")

    def __init__(self, number: int, row: dict[str, Any]) -> None:
        self.number: Final = number
        self.row: Final = row
        self.key: Final[str] = row["key"]
        self.talents: Final[int] = row["talents"]
        if row["check"] not in CHECKS:
            raise unplayable(self.key, "check", row["check"], f"one of {', '.join(CHECKS)}")
        self.check: Final[int] = CHECKS.index(row["check"])
        self.conditions: Final = read_conditions(self.key, row["conditions"])


def read_conditions(key: str, rows: list[Any]) -> list[Condition]:
    """BadOptions: what somebody has corrected is no condition."""
    if not 1 <= len(rows) <= MOST_CONDITIONS:
        raise unplayable(key, "conditions", rows, f"1 to {MOST_CONDITIONS} conditions")
    found: list[Condition] = []
    for row in rows:
        reason = wrong_with(row)
        if reason:
            raise unplayable(key, "conditions", row, reason)
        try:
            found.append(METRICS[row["metric"]](row))
        except (KeyError, ValueError):
            raise unplayable(key, "conditions", row, "a colour that there is") from None
    return found


def wrong_with(row: Any) -> str:
    """What a condition should have been; nothing, if it is one."""
    if not isinstance(row, dict) or row.get("metric") not in METRICS:
        return f"a metric of {', '.join(METRICS)}"
    figures = [name for name in ("least", "most") if name in row]
    if len(figures) != 1 or type(row[figures[0]]) is not int:
        return "a whole number as `least` or `most`"
    extra = EXTRAS.get(row["metric"])
    if set(row) != {"metric", figures[0]} | ({extra} if extra else set()):
        return f"`metric`, `{figures[0]}`" + (f", `{extra}`" if extra else "")
    if extra and type(row[extra]) is not (int if extra == "cost" else str):
        return f"another `{extra}`"
    return ""
