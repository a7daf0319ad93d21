"""Steps: the number of every small question. flow.py has the table of them.

Blocks: movement 0-9, combat 10-19, growth 20-39, automas 40-45, trade, cards and scoring 46-57, set-up 58-63.
"""

from __future__ import annotations

from typing import Final

FLEETS: Final = 0  # the player arranges his fleets before he moves
MOVES: Final = 1  # the player moves
DESTINATION: Final = 2
REGROUP: Final = 3  # argument: the hex
CREW: Final = 4  # argument: the hex, times LETTERS, and the letter
VIEW: Final = 5
BLOCK_GATE: Final = 6  # an automa jumps; seat.asked: automa, ships, from, to, where it would stop

BATTLE_WHERE: Final = 10
FORCE: Final = 11  # star people make a faction retreat
BATTLE_CARDS: Final = 12
RETREAT: Final = 13  # argument: 1: the E fleet alone
RETREAT_TO: Final = 14  # argument: the same; 2: a loser has to
LOSSES: Final = 15  # argument: 1: group by group
OWN_LOSSES: Final = 16
RAY_AT: Final = 17  # argument: the hex

TACTIC: Final = 39  # argument: how many advanced fleet tactics have to be put somewhere

BLOCK_STAR: Final = 40  # whether the player declares war to block the Slavers at a star; argument: the hex
BLOCK_POPULATION: Final = 41  # the same for their growing (argument: 1) or spawning

KEEP: Final = 58  # which star people is kept
SIDE: Final = 59  # and with which side
START_FIELD: Final = 60  # argument: the level, and whether the home sector gives it (set_up/peoples.py)
