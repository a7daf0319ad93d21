"""Choices and decisions: what a seat may answer, and what it is asked."""

from __future__ import annotations

from typing import Final


class Choice:
    """One possible answer of a game. Made once, shared by everybody, compared by identity.

    `number` is the action id for research and learning, `code` the short stable name that logs hold,
    `verb`, `a` and `b` are what the step that takes it reads.
    """

    __slots__ = ("a", "b", "code", "number", "verb")

    def __init__(self, number: int, code: str, verb: int, a: int, b: int) -> None:
        self.number: Final = number
        self.code: Final = code
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b

    def __repr__(self) -> str:
        return f"<{self.code}>"


class Decision:
    """A question the rules put to one seat now. Immutable, so clones share it; it knows no State.

    `secret` says that the others may learn nothing of the answer until it is revealed. `parts` says how many answers
    in a row make up the whole (four cards to pay): any of the choices, in any order.
    """

    __slots__ = ("choices", "kind", "parts", "seat", "secret")

    def __init__(self, seat: int, kind: str, choices: list[Choice], secret: bool = False, parts: int = 1) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.choices: Final = choices
        self.secret: Final = secret
        self.parts: Final = parts

    def goes_on_in(self, later: Decision | None) -> bool:
        """Whether what the same seat is asked later, after one answer, is for the next part of the same whole.

        The last parts may be left without a choice: the engine takes those, and the whole is there.
        """
        return later is not None and self.parts > 1 and later.parts == self.parts - 1 and later.kind == self.kind

    def __repr__(self) -> str:
        return f"<{self.kind} for seat {self.seat}: {' '.join(c.code for c in self.choices)}>"


class Alphabet:
    """All answers a game can ever have, in a fixed order."""

    __slots__ = ("by_code", "choices")

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.by_code: dict[str, Choice] = {}

    def add(self, code: str, verb: int, a: int = -1, b: int = -1) -> Choice:
        choice = Choice(len(self.choices), code, verb, a, b)
        if code in self.by_code:
            raise ValueError(f"the code {code} stands for two choices")
        self.choices.append(choice)
        self.by_code[code] = choice
        return choice
