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
SETTLE: Final = 12  # argument: 0, else 1 + the place in `present` of the card by which a world has to be conquered
WAY: Final = 13
BOOST: Final = 14
SPEND: Final = 15  # which good is spent; argument: the place in `present` of the card that it is spent on
REPLACE: Final = 16  # argument: the place in `present` of the card that allows it
REPLACE_BY: Final = 17  # argument: likewise
TRADE: Final = 18  # argument: 0 for the action, else 1 + the place in `present` of the card that trades
KIND: Final = 19  # argument: the world, and what the kind is named for
CONSUME: Final = 20
GOODS: Final = 21  # argument: the place in `present` of the card that consumes
MORE_GOODS: Final = 22  # argument: likewise
KINDS: Final = 23  # argument: likewise
EACH_KIND: Final = 24  # argument: likewise, and the next kind
DISCARD_HAND: Final = 25  # argument: likewise
NUMBER: Final = 26  # argument: the place in `present` of the card
ANTE: Final = 27  # argument: likewise
WINNINGS: Final = 28
PRODUCE: Final = 29  # argument: the kind of goods, or ANY_GOOD
PRODUCE_PAID: Final = 30
PRODUCE_BY: Final = 31  # argument: the place in the tableau of the world that gets a good
