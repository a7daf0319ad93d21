"""Why something cannot be done, always with the rule that forbids it."""

from __future__ import annotations

from typing import Any, Final


class Refusal:
    """What a person would try here and cannot: a key for the texts, parameters, and the rule."""

    __slots__ = ("key", "params", "rule")

    def __init__(self, key: str, rule: str, params: dict[str, Any] | None = None) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.params: Final[dict[str, Any]] = {} if params is None else params

    def __repr__(self) -> str:
        return f"<refused {self.key} {self.params} by {self.rule}>"


class IllegalChoice(Exception):
    """Raised before anything changed."""

    def __init__(self, seat: int, code: str, rule: str, key: str) -> None:
        super().__init__(f"seat {seat} may not choose {code} now ({rule})")
        self.seat = seat
        self.code = code
        self.rule = rule
        self.key = key


class BadOptions(Exception):
    """The options, the number of seats or the seed do not fit the game. `key` and `params` are for the texts."""

    def __init__(self, key: str, params: dict[str, Any]) -> None:
        super().__init__(f"{key}: {params}")
        self.key = key
        self.params = params


class BadData(Exception):
    """Bytes or a code that no version of this game can have written."""
