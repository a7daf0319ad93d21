"""What every power of a card is. The kinds stand beside this file, by the phase they act in."""

from __future__ import annotations

from typing import Any, Final

from ..vocabulary.feature import FEATURE_KEYS
from ..vocabulary.goods import GOOD_KEYS
from ..vocabulary.kind import KIND_KEYS
from ..vocabulary.pay import NOTHING, PAY_KEYS


class Row:
    """A table of the content that is read field by field. What nobody reads is a mistake in the content."""

    __slots__ = ("_left", "_where")

    def __init__(self, where: str, fields: dict[str, Any]) -> None:
        self._where: Final = where
        self._left: Final = dict(fields)

    def has(self, field: str) -> bool:
        return field in self._left

    def number(self, field: str, otherwise: int | None = None) -> int:
        value = self._take(field, otherwise)
        if type(value) is not int:
            raise ValueError(f"{self._where}: {field} is {value!r}, no number")
        return value

    def flag(self, field: str) -> bool:
        value = self._take(field, False)
        if type(value) is not bool:
            raise ValueError(f"{self._where}: {field} is {value!r}, neither true nor false")
        return value

    def word(self, field: str, words: list[str], otherwise: str | None = None) -> int:
        """The number of a word."""
        value = self._take(field, otherwise)
        if value not in words:
            raise ValueError(f"{self._where}: {field} is {value!r}, none of {words}")
        return words.index(value)

    def good(self, field: str = "good", otherwise: str | None = None) -> int:
        return self.word(field, GOOD_KEYS, otherwise)

    def pay(self) -> int:
        return self.word("pay", PAY_KEYS, PAY_KEYS[NOTHING])

    def feature(self, field: str) -> int:
        """A bit of vocabulary/feature.py; 0 without such a field."""
        return 1 << self.word(field, FEATURE_KEYS) if field in self._left else 0

    def inner(self, field: str) -> Row:
        return Row(f"{self._where}, {field}", self._take(field, None))

    def done(self) -> None:
        if self._left:
            raise ValueError(f"{self._where}: nobody reads {sorted(self._left)}")

    def _take(self, field: str, otherwise: Any) -> Any:
        if field in self._left:
            return self._left.pop(field)
        if otherwise is None:
            raise ValueError(f"{self._where}: there is no {field}")
        return otherwise


class Power:
    """`design`: the card it stands on; `kind`: a number of vocabulary/kind.py; `index`: its place among the powers
    that the card has in the same phase. Each class reads its own fields from a row of the content.
    """

    __slots__ = ("design", "index", "kind")

    def __init__(self, design: int, index: int, row: Row) -> None:
        self.design: Final = design
        self.index: Final = index
        self.kind: Final[int] = row.word("effect", KIND_KEYS)


class Gain:
    """What somebody gets: VP (which 2x VP may multiply), cards from the draw pile, prestige."""

    __slots__ = ("cards", "prestige", "vp")

    def __init__(self, row: Row) -> None:
        self.vp: Final = row.number("vp", 0)
        self.cards: Final = row.number("cards", 0)
        self.prestige: Final = row.number("prestige", 0)
        row.done()
