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

OVALS: Final = 20  # the free oval counters
MORE_OVALS: Final = 21  # those that cost
SQUARES: Final = 22
RESEARCH: Final = 23  # argument: the fields to come, bits; FIELDS places higher all fields of the action
GROW_TURN: Final = 24
GROW_FIRST: Final = 25  # which stars are left out
GROW_BONUS: Final = 26  # argument: bonus discs besides those of Genetics
FETCH: Final = 27  # discs from other stars
GAIN: Final = 28  # argument: growth/gaining.py
LEARN: Final = 29  # argument: the faction that lost a star, and FACTIONS times how many levels
PLACE: Final = 30  # argument: growth/placing.py
PLACE_INTO: Final = 31  # argument: the hex
PLACE_NUMBER: Final = 32  # argument: the hex, and HEXES times a letter or LOOSE
CANCEL: Final = 33
SECOND_FIELD: Final = 34  # argument: the field
TELEPORT: Final = 35  # argument: growth/teleport.py
TELEPORT_TO: Final = 36  # argument: the hex; whether blocked stars count
EVACUATE: Final = 37  # argument: 1: it has to be
RESERVE: Final = 38
TACTIC: Final = 39  # argument: how many advanced fleet tactics have to be put somewhere

BLOCK_STAR: Final = 40  # whether the player declares war to block the Slavers at a star; argument: the hex
BLOCK_POPULATION: Final = 41  # the same for their growing (argument: 1) or spawning
RECAST: Final = 42  # discs become ships; argument: how many ships there are to place

TRADE: Final = 46
TEACH: Final = 47  # which field an automa learns; argument: the automa, and FACTIONS times the player's field
TAKE_LEVEL: Final = 48  # argument: trading/taking.py
CARD_WINDOW: Final = 49  # argument: 1: what a card waits for has just happened
EXCHANGE: Final = 50  # a domination card; argument: the rule (cards/drawing.py)
HOLD: Final = 51  # what a card does in a battle
EXTRA_RESEARCH: Final = 52
LEAD_SHIP: Final = 53  # which ship goes on the tile of Leadership

KEEP: Final = 58  # which star people is kept
SIDE: Final = 59  # and with which side
START_FIELD: Final = 60  # argument: the level, and whether the home sector gives it (set_up/peoples.py)
MORE_STARS: Final = 61  # by star people; argument: the way, and OPTIONS times how many (people/gaining.py)
FLEE: Final = 62  # where discs of a conquered star go
MELT: Final = 63  # ships become bonus discs
