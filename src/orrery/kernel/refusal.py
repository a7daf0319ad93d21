"""Why something cannot be done, always with the rule that forbids it."""

from __future__ import annotations

from typing import Any, Final

from .error import OrreryError


class Refusal:
    """What a person would try here and cannot: a key for the texts, parameters, and the rule."""

    __slots__ = ("key", "params", "rule")

    def __init__(self, key: str, rule: str, params: dict[str, Any] | None = None) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.params: Final[dict[str, Any]] = {} if params is None else params

    def __repr__(self) -> str:
        return f"<refused {self.key} {self.params} by {self.rule}>"


class IllegalChoice(OrreryError):
    """Raised before anything changed."""

    def __init__(self, seat: int, code: str, rule: str, key: str) -> None:
        super().__init__(key, seat=seat, code=code, rule=rule)
        self.seat = seat
        self.code = code
        self.rule = rule


class BadOptions(OrreryError):
    """The options, the number of seats or the seed do not fit the game."""


class BadData(Exception):
    """Bytes or a code that no version of this game can have written."""
