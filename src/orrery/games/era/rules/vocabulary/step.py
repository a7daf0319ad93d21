"""Steps: the number of every small question. flow.py has the table of them."""

from __future__ import annotations

from typing import Final

FLEETS: Final = 0  # the player arranges his fleets before he moves
MOVES: Final = 1  # the player moves
DESTINATION: Final = 2
REGROUP: Final = 3  # argument: the hex
CREW: Final = 4  # argument: the hex, times LETTERS, and the letter
VIEW: Final = 5
BLOCK_GATE: Final = 6  # an automa jumps; seat.asked: automa, ships, from, to, where it would stop
TACTIC: Final = 7  # argument: how many advanced fleet tactics have to be put somewhere

BATTLE_WHERE: Final = 8
FORCE: Final = 9  # star people make a faction retreat
BATTLE_CARDS: Final = 10
RETREAT: Final = 11  # argument: 1: the E fleet alone
RETREAT_TO: Final = 12  # argument: the same; 2: a loser has to
LOSSES: Final = 13  # argument: 1: group by group
OWN_LOSSES: Final = 14
RAY_AT: Final = 15  # argument: the hex

OVALS: Final = 16  # the free oval counters
MORE_OVALS: Final = 17  # those that cost
SQUARES: Final = 18
RESEARCH: Final = 19  # argument: the fields to come, bits; FIELDS places higher all fields of the action
GROW_TURN: Final = 20
GROW_FIRST: Final = 21  # which stars are left out
GROW_BONUS: Final = 22  # argument: bonus discs besides those of Genetics
FETCH: Final = 23  # discs from other stars
GAIN: Final = 24  # argument: growth/gaining.py
LEARN: Final = 25  # argument: the faction that lost a star, and FACTIONS times how many levels
PLACE: Final = 26  # argument: growth/placing.py
PLACE_INTO: Final = 27  # argument: the hex
PLACE_NUMBER: Final = 28  # argument: the hex, and HEXES times a letter or LOOSE
CANCEL: Final = 29
SECOND_FIELD: Final = 30  # argument: the field
TELEPORT: Final = 31  # argument: growth/teleport.py
TELEPORT_TO: Final = 32  # argument: the hex; whether blocked stars count
EVACUATE: Final = 33  # argument: 1: it has to be
RESERVE: Final = 34

BLOCK_STAR: Final = 35  # whether the player declares war to block the Slavers at a star; argument: the hex
BLOCK_POPULATION: Final = 36  # the same for their growing (argument: 1) or spawning

TRADE: Final = 37
TEACH: Final = 38  # which field an automa learns; argument: the automa, and FACTIONS times the player's field
TAKE_LEVEL: Final = 39  # argument: trading/taking.py
CARD_WINDOW: Final = 40  # argument: 1: what a card waits for has just happened
EXCHANGE: Final = 41  # a domination card; argument: the rule (cards/drawing.py)
HOLD: Final = 42  # what a card does in a battle
EXTRA_RESEARCH: Final = 43
LEAD_SHIP: Final = 44  # which ship goes on the tile of Leadership

KEEP: Final = 45  # which star people is kept
SIDE: Final = 46  # and with which side
START_FIELD: Final = 47  # argument: the level, and whether the home sector gives it (set_up/peoples.py)
MORE_STARS: Final = 48  # by star people; argument: the way, and OPTIONS times how many (people/gaining.py)
FLEE: Final = 49  # where discs of a conquered star go
MELT: Final = 50  # ships become bonus discs
RECAST: Final = 51  # discs become ships; argument: how many ships there are to place
