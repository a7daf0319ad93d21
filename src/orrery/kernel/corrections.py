"""Corrections: what an owner of the printed game knows better, as a TOML file with a table for each component.

    [lighthouse]      # the key of a component
    cost = 3          # a field of it, and what it should be

What is doubtful is known value by value (`Doubt`), and can be written down as such a file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from hashlib import blake2b
from json import dumps
from typing import Any, Final

from .refusal import BadOptions

MOST_LETTERS: Final = 65536
MOST_DOTS: Final = 40  # on a line: a key of thousands of parts takes a TOML reader minutes
LONGEST_TEXT: Final = 100  # of a single value
DEEPEST: Final = 8  # lists and tables in a single value
LONGEST_SHOWN: Final = 40  # of what somebody wrote, in the sentence that refuses it
LARGEST: Final = 10**9
VERIFIED: Final = "verified"
BARE: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")

Rows = Mapping[str, Mapping[str, Any]]  # components by key
Changes = dict[str, dict[str, Any]]


CONFIDENCES: Final = ("single-source", "recalled", "derived", "guess", "reconstructed")


class Doubt:
    """A value that we are not sure of, how sure (of CONFIDENCES), and why: a key for the texts (`doubt.WHY`).

    `least` and `most`, for a number: beyond them no game can be played.
    """

    __slots__ = ("component", "confidence", "field", "least", "most", "value", "why")

    def __init__(
        self, component: str, field: str, value: Any, confidence: str, why: str, least: int = 0, most: int = LARGEST
    ) -> None:
        if confidence not in CONFIDENCES:
            known = ", ".join(CONFIDENCES)
            raise ValueError(f"{component}: the confidence of a doubt is one of {known}, not {confidence}")
        self.component: Final = component
        self.field: Final = field
        self.value: Final = value
        self.confidence: Final = confidence
        self.why: Final = why
        self.least: Final = least
        self.most: Final = most


def doubts_of(row: Mapping[str, Any]) -> list[Doubt]:
    """The doubts that a component's row lists under `doubts`: each has `field`, `confidence` and `why`."""
    return [
        Doubt(
            row["key"],
            doubt["field"],
            row[doubt["field"]],
            doubt["confidence"],
            doubt["why"],
            doubt.get("least", 0),
            doubt.get("most", LARGEST),
        )
        for doubt in row.get("doubts", [])
    ]


def changes(rows: Rows, correction: str) -> Changes:
    """What a correction really changes in these components. BadOptions: what is wrong with it."""
    found: Changes = {}
    for key, fields in parsed(correction).items():
        if key not in rows:
            raise BadOptions("content_component", component=shown(key))
        if not isinstance(fields, dict):
            raise BadOptions("content_table", component=key)
        changed = _changed(key, rows[key], fields)
        if changed:
            found[key] = changed
    return found


def parsed(correction: str) -> dict[str, Any]:
    """The file as TOML has it. BadOptions: it is none, or one that nobody writes in earnest."""
    if len(correction) > MOST_LETTERS:
        raise BadOptions("content_long", most=MOST_LETTERS)
    if any(line.count(".") > MOST_DOTS for line in correction.split("\n")):
        raise BadOptions("content_deep")
    try:
        return tomllib.loads(correction)
    except RecursionError:
        raise BadOptions("content_deep") from None
    except ValueError as error:  # TOMLDecodeError is one; a number of thousands of digits is another
        raise BadOptions("content_not_toml", reason=str(error)[:LONGEST_TEXT]) from None


def _changed(key: str, row: Mapping[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    doubts = {doubt.field: doubt for doubt in doubts_of(row)}
    for field, value in fields.items():
        if field not in doubts:
            if not doubts:
                raise BadOptions("content_sure", component=key)
            raise BadOptions("content_field", component=key, field=shown(field), fields=sorted(doubts))
        params = {"component": key, "field": field, "value": shown(value)}
        if type(value) is not type(row[field]):
            raise BadOptions("content_type", kind=type(row[field]).__name__, **params)
        if not plain(value):
            raise BadOptions("content_text", most=LONGEST_TEXT, **params)
        if type(value) is int and not doubts[field].least <= value <= doubts[field].most:
            raise BadOptions("content_range", least=doubts[field].least, most=doubts[field].most, **params)
    return {field: value for field, value in fields.items() if value != row[field]}


def plain(value: Any, depth: int = 0) -> bool:
    """Whether a value is made of short texts that can be shown, and of numbers that can be counted with."""
    if depth > DEEPEST:
        return False
    if isinstance(value, str):
        return 0 < len(value) <= LONGEST_TEXT and value.isprintable() and value == value.strip()
    if isinstance(value, int | float):
        return -LARGEST <= value <= LARGEST
    if isinstance(value, list):
        return all(plain(inner, depth + 1) for inner in value)
    return isinstance(value, dict) and all(plain(name) and plain(inner, depth + 1) for name, inner in value.items())


def shown(value: Any) -> str:
    """What somebody wrote, short enough for a sentence."""
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        return "..."  # Python refuses to write some of them down
    text = value if isinstance(value, str) else as_toml(value) if plain(value) else type(value).__name__
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def unplayable(component: str, field: str, value: Any, reason: str) -> BadOptions:
    """What a game raises if it cannot be played with a value, although the value looks like one."""
    return BadOptions("content_value", component=component, field=field, value=shown(value), reason=reason)


def hash_of(found: Changes) -> str:
    """The same changes have the same hash, however they were written down. Nothing: nothing changes."""
    if not found:
        return ""
    text = dumps(found, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=8, person=b"orrery content").hexdigest()


def corrected_row(row: dict[str, Any], found: Changes) -> dict[str, Any]:
    """The row with its changes. What was corrected is no longer in doubt."""
    changed = found.get(row["key"])
    if not changed:
        return row
    left = [doubt for doubt in row.get("doubts", []) if doubt["field"] not in changed]
    return {**row, **changed, "doubts": left}


def as_file(rows: list[dict[str, Any]], explain: Callable[[Doubt], str]) -> list[str]:
    """All that is doubtful, as the lines of a file to be edited; `explain` says of each value why."""
    lines: list[str] = []
    for row in rows:
        doubts = doubts_of(row)
        if doubts:
            lines += ["", f"[{as_key(row['key'])}]"] if lines else [f"[{as_key(row['key'])}]"]
            for doubt in doubts:
                lines.append(f"# {' '.join(explain(doubt).split())}")
                lines.append(f"{as_key(doubt.field)} = {as_toml(doubt.value)}")
    return lines


def as_text(found: Changes) -> str:
    """Changes as the shortest file that makes them: always the same, however they were written down."""
    lines: list[str] = []
    for key in sorted(found):
        lines.append(f"[{as_key(key)}]")
        lines += [f"{as_key(field)} = {as_toml(found[key][field])}" for field in sorted(found[key])]
    return "".join(f"{line}\n" for line in lines)


def as_key(key: str) -> str:
    return key if key and BARE.issuperset(key) else dumps(key, ensure_ascii=False)


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{as_key(key)} = {as_toml(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(as_toml(inner) for inner in value) + "]"
    return dumps(value, ensure_ascii=False)
