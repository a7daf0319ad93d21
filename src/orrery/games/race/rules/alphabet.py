"""Every answer of the game, made once: tables of choices by what they name. A card is named by its design."""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Alphabet, Choice

from .categories import CATEGORY_KEYS
from .content import BOX
from .vocabulary import space, verb
from .vocabulary.goods import KIND_KEYS, KINDS
from .vocabulary.space import SPACE_KEYS, SPACES

ALPHABET: Final = Alphabet()
KEYS: Final = BOX.keys

# The player's eight actions; the two of Develop and the two of Settle are one answer that can be given twice (S-14).
EXPLORE_5: Final = 0
EXPLORE_1_1: Final = 1
DEVELOP: Final = 2
SETTLE: Final = 3
TRADE: Final = 4
DOUBLE_VP: Final = 5
PRODUCE: Final = 6
SEARCH: Final = 7
ACTIONS: Final = 8
ACTION_KEYS: Final = ["explore_5", "explore_1_1", "develop", "settle", "trade", "double_vp", "produce", "search"]
SPACE_OF_ACTION: Final = [
    space.EXPLORE_5, space.EXPLORE_1_1, space.DEVELOP_1, space.SETTLE_1, space.TRADE, space.DOUBLE_VP, space.PRODUCE,
    space.SEARCH,
]  # fmt: skip

# How a world comes into the tableau (S-31). A peaceful conquest is the use of the card that allows it.
PAY: Final = 0
CONQUER: Final = 1
PAY_FOR_MILITARY: Final = 2
PEACEFUL: Final = 3
WAY_KEYS: Final = ["pay", "conquer", "pay_for_military"]

MOST_GAMBLED: Final = 7  # the number that is named is 1 to 7 (S-56)
SECOND: Final = len(KEYS)  # in C_USE: from here on the second power of a card in the same phase


def _cards(word: str, does: int) -> list[Choice]:
    """One choice per design."""
    return [ALPHABET.add(f"{word}:{key}", does, design) for design, key in enumerate(KEYS)]


C_DONE: Final = ALPHABET.add("done", verb.DONE)
C_PASS: Final = ALPHABET.add("pass", verb.PASS)
C_TAKE: Final = ALPHABET.add("take", verb.TAKE)
C_DECLINE: Final = ALPHABET.add("decline", verb.DECLINE)
C_ACTION: Final = [ALPHABET.add(f"action:{key}", verb.ACTION, action) for action, key in enumerate(ACTION_KEYS)]
C_RAISE: Final = [ALPHABET.add(f"raise:{SPACE_KEYS[place]}", verb.RAISE, place) for place in range(SPACES)]
C_CATEGORY: Final = [ALPHABET.add(f"category:{key}", verb.CATEGORY, i) for i, key in enumerate(CATEGORY_KEYS)]
C_WAY: Final = [ALPHABET.add(f"way:{key}", verb.WAY, way) for way, key in enumerate(WAY_KEYS)]
C_KIND: Final = [ALPHABET.add(f"kind:{KIND_KEYS[kind]}", verb.KIND, kind) for kind in range(KINDS)]
C_NUMBER: Final = [ALPHABET.add(f"number:{n}", verb.NUMBER, n) for n in range(1, MOST_GAMBLED + 1)]
C_KEEP: Final = _cards("keep", verb.KEEP)
C_PLACE: Final = _cards("place", verb.PLACE)
C_PAY: Final = _cards("pay", verb.PAY)
C_DISCARD: Final = _cards("discard", verb.DISCARD)
C_GOOD: Final = _cards("good", verb.GOOD)
C_ANTE: Final = _cards("ante", verb.ANTE)
C_PRODUCE: Final = _cards("produce", verb.PRODUCE)
C_REPLACE: Final = _cards("replace", verb.REPLACE)
C_STASH: Final = _cards("stash", verb.STASH)
C_USE: Final = [
    *[ALPHABET.add(f"use:{key}", verb.USE, design, 0) for design, key in enumerate(KEYS)],
    *[ALPHABET.add(f"use:{key}#2", verb.USE, design, 1) for design, key in enumerate(KEYS)],
]
C_USE_BONUS: Final = ALPHABET.add("use:bonus", verb.USE, -1, 0)  # of an action raised with prestige (S-77)
