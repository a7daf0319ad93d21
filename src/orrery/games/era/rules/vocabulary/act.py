"""Acts: the number of everything that happens by itself. Some have an argument; flow.py has the table of them.

Blocks: movement 0-5, combat 6-15, growth 16-27, automas 28-43, trade, cards and scoring 44-54, rounds 55-58, set-up
59-63.
"""

from __future__ import annotations

from typing import Final

MOVE: Final = 0  # the player moves: first his fleets
SAIL: Final = 1  # then his ships
LAND: Final = 2  # what lies under them is seen
SCOUT: Final = 3  # argument: the hex, with HEXES added where ships have retreated to
VIEW: Final = 4  # argument: what is seen (movement/viewing.py)

BATTLES: Final = 6  # argument: the faction whose turn it is
BATTLE: Final = 7  # argument: the hex, and 1; 0: one by lot
BEFORE_COMBAT: Final = 8  # retreats; argument: from which place in the turn order on
EVADE: Final = 9  # argument: the faction whose E fleet may leave now
COMPARE: Final = 10
DESTROY: Final = 11  # an automa has won and chooses
OWN_LOSSES: Final = 12
FALL_BACK: Final = 13  # argument: the faction; with FACTIONS added: star people force it to
BATTLE_OVER: Final = 14
RAY: Final = 15  # the Planetary Death Ray; argument: what the player hits (combat/ray.py), 0: the Slavers use it

SELECT: Final = 16  # the player selects growth counters
SWITCH: Final = 17
ORDER: Final = 18
GROW_TURN: Final = 19  # the player's growth turn
LEARN_BY_FORCE: Final = 20  # argument: an automa that took a star, and whose it was (growth/spoils.py)

AUTOMA_MOVE: Final = 28  # argument: the automa
ROLL_GROWTH: Final = 29
AUTOMA_GROWTH: Final = 30  # argument: the automa
SLAVER_TACTIC: Final = 31  # the Slavers put an advanced fleet tactic on a letter
START_DISCS: Final = 32  # the discs of the difficulty
START_BONUS: Final = 33  # argument: the automa (automas/starting.py)
MERGE: Final = 34  # argument: the hex where Slaver ships become one fleet
AUTOMA_WAR: Final = 35  # the Slavers declare war by their movement result
UNITS: Final = 36  # argument: the automa; what moves is fixed
UNIT: Final = 37  # argument: the automa; one ship or hex of ships moves
SENTENCE: Final = 38  # argument: the automa and which sentence of its result (automas/turn.py)
SLAVER_GAIN: Final = 39  # argument: which sentence, and the star that the player was asked about
SLAVER_GROW: Final = 40  # argument: which sentence
SPAWN: Final = 41  # argument: the automa and which sentence
SPAWN_AT: Final = 42  # argument: the automa and how many ships, at the next wormhole

TRADE: Final = 44
TRADE_OVER: Final = 45
SCORE: Final = 46
END_OF_ROUND: Final = 47  # the window for cards, the ship of Leadership
FINAL: Final = 48
CARDS_AT_START: Final = 49
PEACE: Final = 50  # argument: the automa that was offered peace
WILLING: Final = 51  # argument: the automa that was offered a trade
DEAL: Final = 52  # a trade; argument: trading/dealing.py
DRAW_CARD: Final = 53  # argument: the rule (cards/drawing.py)
LEAD: Final = 54  # the ship of Leadership

ROUND: Final = 55
MOVE_TURN: Final = 56  # argument: the faction
GROWTH_TURNS: Final = 57
GROWTH_TURN: Final = 58  # argument: the faction

PEOPLES: Final = 59  # argument: 1 if the star people was drawn by lot
PEOPLE_BONUS: Final = 60
SECTOR_BONUS: Final = 61
