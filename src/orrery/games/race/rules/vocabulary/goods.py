"""Kinds of goods (S-3), and what else stands where a kind is meant."""

from __future__ import annotations

from typing import Final

NOVELTY: Final = 0
RARE_ELEMENTS: Final = 1
GENES: Final = 2
ALIEN: Final = 3
KINDS: Final = 4

ANY_KIND: Final = 4  # of a world: its good is of the kind one needs (S-69)
NO_KIND: Final = -1  # a world that never holds a good, and every development
KIND_KEYS: Final = ["novelty", "rare_elements", "genes", "alien", "any"]
TRADE_VALUES: Final = [2, 3, 4, 5]

# What a power asks for, besides the four kinds.
ANY_GOOD: Final = 5  # a good of any kind
THIS_WORLD: Final = 6  # the good on the world that has the power
GOOD_KEYS: Final = ["novelty", "rare_elements", "genes", "alien", "", "any", "this_world"]
