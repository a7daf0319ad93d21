"""Steps: the number of every small question. Some have an argument above STEP_BITS; flow.py has the table of them."""

from __future__ import annotations

from typing import Final

DISCARD: Final = 0  # argument: why, of vocabulary/why.py
BURY: Final = 1  # the card that lies under a start world from the beginning
CHOOSE: Final = 2
RAISE: Final = 3
CATEGORY: Final = 4
FIND: Final = 5
OFFER: Final = 6  # cards for prestige before exploring
KEEP: Final = 7
DEVELOP: Final = 8
REDUCE: Final = 9
PAY: Final = 10
STASH: Final = 11
SETTLE: Final = 12
WAY: Final = 13
BOOST: Final = 14
SPEND: Final = 15  # which good is spent; argument: the place in the tableau of the power, times 4, and its row
REPLACE: Final = 16
REPLACE_BY: Final = 17  # argument: the place in the tableau of the world that leaves
TRADE: Final = 18  # argument: 0 for the action, else 1 + the place in the tableau of the power
KIND: Final = 19  # argument: what the kind is named for
CONSUME: Final = 20
GOODS: Final = 21  # argument: as of SPEND
EACH_KIND: Final = 22  # argument: as of SPEND
DISCARD_HAND: Final = 23  # argument: as of SPEND
NUMBER: Final = 24
ANTE: Final = 25
WINNINGS: Final = 26
PRODUCE: Final = 27
PRODUCE_PAID: Final = 28
