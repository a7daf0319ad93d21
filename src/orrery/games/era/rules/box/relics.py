"""Relics (E-173)."""

from __future__ import annotations

from typing import Any, Final

from ..vocabulary.field import FIELD_KEYS
from ..vocabulary.relic_kind import RELIC_KIND_KEYS
from .row import figures_of

NO_FIELD: Final = -1


class Relic:
    """`kind`: a number of vocabulary/relic_kind.py; `field` that it teaches; `ships` it brings, or for which it counts
    as a defence; `range` in which it works; `lasting`: it stays at its star.
    """

    __slots__ = ("field", "key", "kind", "lasting", "range", "ships")

    def __init__(self, key: str, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.key: Final = key
        self.kind: Final = row.word("kind", RELIC_KIND_KEYS)
        self.field: Final = row.word_or("field", FIELD_KEYS, NO_FIELD)
        self.ships: Final = row.number("ships", 0)
        self.range: Final = row.number("range", 0)
        self.lasting: Final = row.flag("lasting")
        row.done()
