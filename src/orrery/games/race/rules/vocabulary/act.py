"""Acts: the number of everything that happens by itself. Some have an argument; flow.py has the table of them."""

from __future__ import annotations

from typing import Final

START: Final = 0
ROUND: Final = 1
LEADER: Final = 2
CHOOSE: Final = 3  # argument: how many actions are chosen now
ROLL: Final = 4
PLACE_DICE: Final = 5
PHASES: Final = 6
SEARCH_PHASE: Final = 7
SEARCH: Final = 8  # argument: the category
EXPLORE_PHASE: Final = 9
EXPLORE_DRAW: Final = 10
DEVELOP_PHASE: Final = 11  # argument: 0 for the first, 1 for the second of a round
SETTLE_PHASE: Final = 12  # argument: likewise
PLACED: Final = 13  # the card that is being placed comes into the tableau
REPLACED: Final = 14  # argument: the place in the tableau of the world that leaves, and the card that allows it
CONSUME_PHASE: Final = 15
GAMBLE: Final = 16  # argument: the number that was named
WAGER: Final = 17
PRODUCE_PHASE: Final = 18
GOOD: Final = 19  # argument: the places in the tableau of the worlds that get one, a bit each
PRODUCED: Final = 20
DRAW: Final = 21  # argument: how many cards, and what for (draw.py)
END_ROUND: Final = 22
END_GAME: Final = 23

ROBOT_LEADER: Final = 24
ROBOT_EXPLORE: Final = 25
ROBOT_DEVELOP: Final = 26  # argument: 0 for the first, 1 for the second of a round
ROBOT_SETTLE: Final = 27  # argument: likewise
ROBOT_CONSUME: Final = 28
ROBOT_PRODUCE: Final = 29
ROBOT_REVEAL: Final = 30  # argument: what is searched for (robot/searching.py)
ROBOT_PILE: Final = 31  # a card of the draw pile (S-115)
