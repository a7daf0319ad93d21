"""Scoring terms of cards: what a card is worth at the end of the game, as the content has it (S-66).

A term with a `formula` is added once. The others (`vp`, `per`) are tried in their order on every card of the tableau,
and a card counts for the first that fits it. `per`: "card" (one of the `cards`), "tag" (`tag`), or a feature; a
"production_world" and a "windfall_world" also have to be of the kind `good`.
"""

from __future__ import annotations

from typing import Any, Final

from .powers.power import Row
from .vocabulary.feature import FEATURE_KEYS
from .vocabulary.goods import KIND_KEYS, NO_KIND
from .vocabulary.tag import TAG_KEYS

NO_FORMULA: Final = 0
VP_CHIPS_DIV_3: Final = 1  # rounded down
GENERAL_MILITARY: Final = 2  # S-67
MINUS_GENERAL_MILITARY: Final = 3
PRESTIGE: Final = 4
KINDS_OF_GOODS_WORLDS: Final = 5  # 1, 3, 6, 10 for one to four kinds
GOODS_AT_END: Final = 6
FORMULA_KEYS: Final = [
    "none", "vp_chips_div_3_floor", "general_military", "minus_general_military", "prestige",
    "kinds_of_goods_worlds_1_3_6_10", "goods_at_end",
]  # fmt: skip

PER_KEYS: Final = ["card", "tag", *FEATURE_KEYS]
PER_CARD: Final = 0
PER_TAG: Final = 1


class Term:
    """`features` and `tags` are bits of which the card needs one; `cards` are keys, looked up by the box."""

    __slots__ = ("cards", "designs", "features", "formula", "good", "tags", "vp")

    def __init__(self, key: str, fields: dict[str, Any]) -> None:
        row = Row(f"{key}, scoring", {name: value for name, value in fields.items() if name != "cards"})
        self.cards: Final[list[str]] = fields.get("cards", [])
        self.designs: list[int] = []
        self.formula: Final = row.word("formula", FORMULA_KEYS, FORMULA_KEYS[NO_FORMULA])
        self.vp: Final = row.number("vp") if self.formula == NO_FORMULA else 0
        per = row.word("per", PER_KEYS) if self.formula == NO_FORMULA else PER_CARD
        self.features: Final = 1 << (per - 2) if per > PER_TAG else 0
        self.tags: Final = 1 << row.word("tag", TAG_KEYS) if per == PER_TAG else 0
        self.good: Final = row.word("good", KIND_KEYS) if row.has("good") else NO_KIND
        if (per == PER_CARD and self.formula == NO_FORMULA) != bool(self.cards):
            raise ValueError(f'{key}: `cards` and per = "card" go together')
        row.done()
