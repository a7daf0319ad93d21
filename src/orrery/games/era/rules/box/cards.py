"""Domination cards (E-187)."""

from __future__ import annotations

from typing import Any, Final

from ..vocabulary.alignment import ALIGNMENT_KEYS
from ..vocabulary.card_term import ANY_ALIGNMENT, CARD_TERM_KEYS, PARAM_FIELDS
from ..vocabulary.condition import CONDITION_FIELDS, CONDITION_KEYS
from ..vocabulary.effect import EFFECT_FIELDS, EFFECT_KEYS
from ..vocabulary.field import FIELD_KEYS
from ..vocabulary.window import WINDOW_KEYS
from .row import Row, figures_of


class Clause:
    """A condition or an effect: its `kind`, and up to two figures, which vocabulary/{condition,effect}.py explain."""

    __slots__ = ("kind", "m", "n")

    def __init__(self, row: Row, keys: list[str], fields: list[list[str]]) -> None:
        self.kind: Final = row.word("kind", keys)
        names = fields[self.kind]
        self.n: Final = row.number(names[0]) if names else 0
        self.m: Final = row.number(names[1]) if len(names) > 1 else 0
        row.done()


class CardTerm:
    """So many `halves` of a point for each of a `kind` (vocabulary/card_term.py) with its `param`, or -1.
    `alignment`: it counts for that one alone, or ANY_ALIGNMENT.
    """

    __slots__ = ("alignment", "halves", "kind", "param")

    def __init__(self, row: Row) -> None:
        self.halves: Final = row.number("halves") if row.has("halves") else 2 * row.number("dp")
        self.kind: Final = row.word("of", CARD_TERM_KEYS)
        name = PARAM_FIELDS[self.kind]
        if name == "field":
            self.param = row.word(name, FIELD_KEYS)
        else:
            self.param = row.number(name) if name else -1
        self.alignment: Final = row.word_or("alignment", ALIGNMENT_KEYS, ANY_ALIGNMENT)
        row.done()


class Card:
    """A: `dp`, what has to be (`condition`) and `when`, and the `effect`, which works `effect_when`
    (vocabulary/window.py). B: the best of the alternatives in `second`, each the sum of its terms.
    """

    __slots__ = ("condition", "dp", "effect", "effect_when", "key", "second", "when")

    def __init__(self, key: str, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.key: Final = key
        self.dp: Final = row.number("dp")
        self.condition: Final = Clause(row.inner("condition"), CONDITION_KEYS, CONDITION_FIELDS)
        self.when: Final = row.word("when", WINDOW_KEYS)
        self.effect: Final = Clause(row.inner("effect"), EFFECT_KEYS, EFFECT_FIELDS)
        self.effect_when: Final = row.word("effect_when", WINDOW_KEYS)
        self.second: Final = [[CardTerm(term) for term in terms] for terms in row.lists("second")]
        row.done()
