"""What the captain thinks things are worth, in victory points at the end of the game. Found by playing thousands."""

from __future__ import annotations

from typing import Final

# Cards of the hand.
CARD: Final = 0.62  # one more card, early in the game
CARD_LATE: Final = 3.0  # with fewer rounds to come than this it is worth less
OPTION: Final = 0.34  # part of what a card would gain that it counts for in the hand
CROWD: Final = 0.8  # and how much of that is left for the next best one, and so on
STRETCH: Final = 0.72  # for each card that is missing to pay for it
WEAK: Final = 0.5  # for each strength that is missing to conquer it

# How often things happen in a round, by anybody's choice.
EXPLORES: Final = 0.55
DEVELOPS: Final = 0.7
SETTLES: Final = 0.85
TRADES: Final = 0.35
CONSUMES: Final = 0.6
PRODUCES: Final = 0.5
DEVELOPED: Final = 0.5  # developments placed
SETTLED: Final = 0.7  # worlds placed

# Powers.
SCOUT: Final = 0.2  # one more card to choose from, in cards
SIFT: Final = 0.35  # a card drawn and one discarded
MIX: Final = 0.5
MILITARY: Final = 3.2  # for the share of the deck that strength can conquer, in a round
MILITARY_CARD: Final = 1.2  # what a conquered world is worth besides its points
MILITARY_HAND: Final = 0.35  # of a world in the hand that it would conquer
NARROW: Final = 0.3  # strength against some worlds alone
ONCE: Final = 0.3  # strength for one phase
PEACEFUL: Final = 0.3  # paying for military worlds, in a round
SECOND_WORLD: Final = 0.5  # another world in the same phase, in a round
TRADE_POWER: Final = 0.5
KIND_SHARE: Final = 0.25  # of the worlds one places, those of a kind

# Goods.
CYCLE: Final = 0.62  # the most of the rounds to come in which goods are consumed
CYCLE_HALF: Final = 4.5  # half of that is reached with a gain of so much each time
GOOD_TRADE: Final = 0.6  # a good that can be sold, of its cards
GOOD_CONSUME: Final = 0.7  # and one that can be consumed, of what it brings

# Scoring developments.
GROWTH: Final = 0.9  # cards that are placed in a round, for what they will be worth
FITTING: Final = 1.6  # how much more often than by chance they fit
HAND_SCORING: Final = 0.35  # of a scoring development that is in the hand still

# Rounds to come.
ROBOT_PACE: Final = 1.24  # cards that the robot places in a round
OWN_PACE: Final = 1.2
PRESTIGE_PACE: Final = 1.2
FLOW: Final = 0.58  # chips that are taken in a round,
FLOW_ROBOT: Final = 0.53  # for each economy of the robot
FLOW_OWN: Final = 0.62  # and of what consuming once would bring
PASSING: Final = 0.7

# The end of a round, as it is imagined.
PRESTIGE: Final = 1.3
ROBOT: Final = 0.8  # a point of the robot
ROBOT_CREDIT: Final = 0.5
ROBOT_ECONOMY: Final = 0.5  # for each round to come
ROBOT_HAND: Final = 0.15
WIN: Final = 10.0  # beside the points
DRIFT: Final = 0.2  # how much more the player gains than the robot, in each round to come
ONE_USE: Final = 2.5  # the right to search, or to raise an action

# The round after it, which is imagined as well when the end is near.
NEAR: Final = 4.0  # rounds to come
DEEP: Final = 0.7  # part that it counts for
EXPECTED: Final = 1.5  # what such a round gains anyway
