"""A plan: what a bot would answer next, in order, and what that brings. It is offered to a person, who may take it."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice


class Plan:
    """`why` is a key of the game's texts (`plan.WHY`) that says what it brings, with parameters."""

    __slots__ = ("answers", "params", "why")

    def __init__(self, answers: list[Choice], why: str, params: dict[str, Any] | None = None) -> None:
        self.answers: Final = answers
        self.why: Final = why
        self.params: Final[dict[str, Any]] = {} if params is None else params
