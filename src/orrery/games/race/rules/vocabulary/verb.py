"""Verbs: what a choice does. What it does it to are the figures of the choice."""

from __future__ import annotations

from typing import Final

ACTION: Final = 0
RAISE: Final = 1
CATEGORY: Final = 2
TAKE: Final = 3
DECLINE: Final = 4
KEEP: Final = 5
PLACE: Final = 6
WAY: Final = 7
PAY: Final = 8
DISCARD: Final = 9
USE: Final = 10
GOOD: Final = 11
KIND: Final = 12
NUMBER: Final = 13
ANTE: Final = 14
PRODUCE: Final = 15
REPLACE: Final = 16
STASH: Final = 17
DONE: Final = 18
PASS: Final = 19

VERB_KEYS: Final = [
    "action", "raise", "category", "take", "decline", "keep", "place", "way", "pay", "discard", "use", "good", "kind",
    "number", "ante", "produce", "replace", "stash", "done", "pass",
]  # fmt: skip
