"""Galactic stories and the eras (E-164, E-165)."""

from __future__ import annotations

from typing import Any, Final

from ..vocabulary.alignment import ALIGNMENT_KEYS
from ..vocabulary.deed import DEED_KEYS
from ..vocabulary.field import FIELD_KEYS
from .row import Row, figures_of

ERAS: Final = 3
ERA_KEYS: Final = ["first", "second", "third"]


class Eras:
    """`of_round` by round, 1 to 8; `alignments` by era, which bring `dp` at the end of a round."""

    __slots__ = ("alignments", "dp", "of_round")

    def __init__(self, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        rounds = row.numbers("rounds", ERAS)
        self.of_round: Final = [0, *[era for era in range(ERAS) for _ in range(rounds[era])]]
        self.alignments: Final = row.words("alignments", ALIGNMENT_KEYS)
        self.dp: Final = row.number("dp")
        row.done()


class StoryTerm:
    """`dp` for a `kind` of deed (vocabulary/deed.py), at once or at the end of the round. `fields`: of technology, for
    deeds of research and levels; `outside_home`: what happens in the home sector does not count.
    """

    __slots__ = ("at_once", "dp", "fields", "kind", "outside_home")

    def __init__(self, row: Row) -> None:
        self.kind: Final = row.word("kind", DEED_KEYS)
        self.dp: Final = row.number("dp")
        self.at_once: Final = not row.flag("end")
        self.fields: Final = row.words("fields", FIELD_KEYS)
        self.outside_home: Final = row.flag("outside_home")
        row.done()


class Story:
    """`terms` by era; `leadership`: by era the points with which the goal of that name counts it as led (E-180)."""

    __slots__ = ("key", "leadership", "terms")

    def __init__(self, key: str, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.key: Final = key
        self.terms: Final = [[StoryTerm(term) for term in row.rows(era)] for era in ERA_KEYS]
        self.leadership: Final = row.numbers("leadership", ERAS)
        row.done()
