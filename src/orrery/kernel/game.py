"""Game: what can be played, with which options, and how a State of it comes about."""

from __future__ import annotations

from typing import Any, Final

from .chance import Chance
from .choice import Alphabet, Choice
from .compiler_marks import mypyc_attr
from .corrections import Changes, as_text, changes, hash_of
from .event import Listener
from .options import Option, Options, completed, unmet, without_trace
from .refusal import BadData, BadOptions
from .state import State

__all__ = ["CONTENT", "Game", "Option", "Options"]

CONTENT: Final = "content"  # among the options of a game with corrected content: the hash of the correction


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules with their content. A game with corrected content is a Game of its own (`corrected`)."""

    __slots__ = (
        "alphabet", "correction", "correction_text", "key", "length_bound", "max_seats", "min_seats", "options",
        "rivals", "round_bound", "rules_version",
    )  # fmt: skip

    def __init__(self, key: str, alphabet: Alphabet, min_seats: int, max_seats: int) -> None:
        self.key = key
        self.alphabet = alphabet
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.rules_version = "1"
        self.options: list[Option] = []
        self.rivals: list[str] = []  # automata that are no seats; they are numbered after the seats
        self.round_bound = 0  # no round of this game has more decisions
        self.length_bound = 0  # no game of random or rule-based players had more rounds
        self.correction = ""  # the hash of what an owner of the printed game corrected; nothing: as it is in the box
        self.correction_text = ""  # what was corrected, as the shortest TOML that says so

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

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        """Every component with its names, figures, confidence and rule, JSON-ready; with options, those of a table.

        Without options those of all tables: whatever a correction may name.
        """
        raise NotImplementedError

    def corrected(self, correction: str) -> Game:
        """This game with content that an owner of the printed one has corrected (TOML). BadOptions: why it is not.

        A correction that changes nothing gives the game itself.
        """
        rows = {row["key"]: row for row in self.components()}
        if not any(row.get("doubts") for row in rows.values()):
            raise BadOptions("no_corrections", game=self.key)
        found = changes(rows, correction)
        if not found:
            return self
        game = self.with_changes(found)
        game.correction = hash_of(found)
        game.correction_text = as_text(found)
        return game

    def with_changes(self, found: Changes) -> Game:
        """A Game of its own with these values. BadOptions (`unplayable`): it cannot be played so."""
        raise BadOptions("no_corrections", game=self.key)

    # What can depend on the options. (As a table keeps them: `complete` gives the quiet ones as well.)

    def version(self, options: Options) -> str:
        """The version of the rules that these options are played by."""
        return self.rules_version

    def bounds(self, options: Options) -> tuple[int, int]:
        """The most decisions in a round, and the most rounds of random and rule-based players."""
        return self.round_bound, self.length_bound

    def drawn_options(self, options: Options, opening: State) -> dict[str, str]:
        """The options whose value chance has settled, as they came out. `opening`: the state that the game began with.

        It can name what is hidden from the seats: it is asked for when the game is over.
        """
        return {}

    # What every game shares.

    def choice(self, code: str) -> Choice:
        choice = self.alphabet.by_code.get(code)
        if choice is None:
            raise BadData(f"{self.key} has no choice {code!r}")
        return choice

    def check(self, options: Options, seats: int) -> dict[str, str]:
        """The options as a table keeps them, in order, or BadOptions."""
        if not self.min_seats <= seats <= self.max_seats:
            if self.min_seats == self.max_seats:
                raise BadOptions("exact_seats", seats=seats, n=self.min_seats)
            raise BadOptions("bad_seats", seats=seats, least=self.min_seats, most=self.max_seats)
        complete = self.complete(options)
        missing = unmet(self.options, complete)
        if missing is not None:
            raise missing
        kept = without_trace(self.options, complete)
        if self.correction:
            kept[CONTENT] = self.correction
        return kept

    def complete(self, options: Options) -> dict[str, str]:
        """Every option with its value, also the quiet ones that tables leave out."""
        given = dict(options)
        claimed = given.pop(CONTENT, self.correction)
        if claimed != self.correction:
            raise BadOptions("other_content", claimed=claimed, here=self.correction)
        return completed(self.options, given)
