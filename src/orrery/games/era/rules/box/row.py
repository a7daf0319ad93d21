"""Rows of the content, read field by field."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import VERIFIED, Changes, corrected_row

# Where a German name is from, and why it is in doubt.
NAME_SOURCES: Final = {"rulebook": "", "print": "", "review": "review", "our-translation": "name"}
NAME_CONFIDENCE: Final = {"review": "single-source", "name": "derived"}
# Fields that say what a component is, not what it does.
ABOUT: Final = frozenset(["key", "name_en", "name_de", "name_de_source", "part", "rule", "confidence", "doubts"])


class Row:
    """A table of the content. What nobody reads is a mistake in the content."""

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

    def numbers(self, field: str, length: int) -> list[int]:
        value = self._take(field, None)
        if type(value) is not list or len(value) != length or any(type(one) is not int for one in value):
            raise ValueError(f"{self._where}: {field} is {value!r}, not {length} numbers")
        return list(value)

    def by_level(self, field: str) -> list[int]:
        """The numbers for levels 1 to 6 at their indices; 0 at index 0."""
        return [0, *self.numbers(field, 6)]

    def flag(self, field: str, otherwise: bool = False) -> bool:
        value = self._take(field, otherwise)
        if type(value) is not bool:
            raise ValueError(f"{self._where}: {field} is {value!r}, neither true nor false")
        return value

    def word(self, field: str, words: list[str], otherwise: str | None = None) -> int:
        """The number of a word."""
        value = self._take(field, otherwise)
        if value not in words:
            raise ValueError(f"{self._where}: {field} is {value!r}, none of {words}")
        return words.index(value)

    def word_or(self, field: str, words: list[str], otherwise: int) -> int:
        """The number of a word; without such a field another number."""
        return self.word(field, words) if field in self._left else otherwise

    def words(self, field: str, words: list[str]) -> list[int]:
        """The numbers of a list of words, which may be missing."""
        found = self._take(field, [])
        if type(found) is not list or any(value not in words for value in found):
            raise ValueError(f"{self._where}: {field} is {found!r}, not all of {words}")
        return [words.index(value) for value in found]

    def table(self, field: str) -> dict[str, Any]:
        found: dict[str, Any] = self._take(field, None)
        return found

    def tables(self, field: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._take(field, None)
        return found

    def inner(self, field: str) -> Row:
        return Row(f"{self._where}, {field}", self._take(field, {}))

    def rows(self, field: str) -> list[Row]:
        """A list of tables."""
        found = self._take(field, None)
        return [Row(f"{self._where}, {field}", fields) for fields in found]

    def lists(self, field: str) -> list[list[Row]]:
        """A list of lists of tables."""
        found = self._take(field, None)
        return [[Row(f"{self._where}, {field}", fields) for fields in inner] for inner in found]

    def done(self) -> None:
        if self._left:
            raise ValueError(f"{self._where}: nobody reads {sorted(self._left)}")

    def _take(self, field: str, otherwise: Any) -> Any:
        if field in self._left:
            return self._left.pop(field)
        if otherwise is None:
            raise ValueError(f"{self._where}: there is no {field}")
        return otherwise


def component(part: str, fields: dict[str, Any], changes: Changes) -> dict[str, Any]:
    """The row of a component as everybody may be told, corrected. Its key begins with its part."""
    doubts = list(fields.get("doubts", []))
    confidence = doubts[0]["confidence"] if doubts else VERIFIED
    row = {"confidence": confidence, **fields, "key": f"{part}_{fields['key']}", "part": part}
    why = NAME_SOURCES[row["name_de_source"]]
    if why:
        names = [name for name in row if name.startswith("name_de") and name != "name_de_source"]
        doubts += [{"field": name, "confidence": NAME_CONFIDENCE[why], "why": why} for name in names]
    row["doubts"] = doubts
    return corrected_row(row, changes)


def figures_of(row: dict[str, Any]) -> Row:
    """What a component does, to be read field by field."""
    return Row(row["key"], {field: value for field, value in row.items() if field not in ABOUT})
