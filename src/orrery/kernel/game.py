"""Game: what can be played, with which options, and how a State of it comes about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .chance import Chance
from .choice import Alphabet, Choice
from .event import Listener
from .refusal import BadData, BadOptions
from .state import State

Options = Mapping[str, str]


class Option:
    """Something about a game that can be chosen before it starts."""

    __slots__ = ("default", "key", "values")

    def __init__(self, key: str, values: list[str], default: str) -> None:
        self.key: Final = key
        self.values: Final = values
        self.default: Final = default


class Game:
    __slots__ = (
        "alphabet", "key", "min_seats", "length_bound", "max_seats", "options", "round_bound", "rules_version",
    )  # fmt: skip

    def __init__(self, key: str, alphabet: Alphabet, min_seats: int, max_seats: int) -> None:
        self.key = key
        self.alphabet = alphabet
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.rules_version = "1"
        self.options: list[Option] = []
        self.round_bound = 0  # no round of this game has more decisions
        self.length_bound = 0  # no game of random or rule-based players had more rounds

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> State:
        raise NotImplementedError

    def decode(self, data: bytes) -> State:
        raise NotImplementedError

    def imagine(self, view: State, seat: int, chance: Chance) -> State:
        """Fill a view's blanks at random, consistent with what that seat knows."""
        raise NotImplementedError

    def audit(self, state: State) -> list[str]:
        """What is not accounted for, one sentence each. Empty: everything is."""
        raise NotImplementedError

    def lines(self, state: State) -> list[str]:
        """The state as a few lines of plain text, for goldens and debugging."""
        raise NotImplementedError

    def components(self) -> list[dict[str, Any]]:
        """Every component with its names, figures, confidence and rule, JSON-ready."""
        raise NotImplementedError

    def choice(self, code: str) -> Choice:
        choice = self.alphabet.by_code.get(code)
        if choice is None:
            raise BadData(f"{self.key} has no choice {code!r}")
        return choice

    def check(self, options: Options, seats: int) -> dict[str, str]:
        """The options complete and in order, or BadOptions."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOptions("bad_seats", seats=seats, least=self.min_seats, most=self.max_seats)
        complete = {option.key: option.default for option in self.options}
        for key, value in options.items():
            if key not in complete:
                raise BadOptions("unknown_option", option=key, options=sorted(complete))
            complete[key] = value
        for option in self.options:
            if complete[option.key] not in option.values:
                raise BadOptions("bad_option", option=option.key, value=complete[option.key], values=option.values)
        return complete
