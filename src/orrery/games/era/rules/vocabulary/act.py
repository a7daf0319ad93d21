"""Acts: the number of everything that happens by itself. Some have an argument; flow.py has the table of them."""

from __future__ import annotations

from typing import Final

MOVE: Final = 0  # the player moves: first his fleets
SAIL: Final = 1  # then his ships
LAND: Final = 2  # what lies under them is seen
SCOUT: Final = 3  # argument: the hex, with HEXES added where ships have retreated to
VIEW: Final = 4  # argument: what is seen (movement/viewing.py)

BATTLES: Final = 5  # argument: the faction whose turn it is
BATTLE: Final = 6  # argument: the hex, and 1; 0: one by lot
BEFORE_COMBAT: Final = 7  # retreats; argument: from which place in the turn order on
EVADE: Final = 8  # argument: the faction whose E fleet may leave now
COMPARE: Final = 9
DESTROY: Final = 10  # an automa has won and chooses
OWN_LOSSES: Final = 11
FALL_BACK: Final = 12  # argument: the faction; with FACTIONS added: star people force it to
BATTLE_OVER: Final = 13
RAY: Final = 14  # the Planetary Death Ray; argument: what the player hits (combat/ray.py), 0: the Slavers use it

SELECT: Final = 15  # the player selects growth counters
SWITCH: Final = 16
ORDER: Final = 17
GROW_TURN: Final = 18  # the player's growth turn
LEARN_BY_FORCE: Final = 19  # argument: an automa that took a star, and whose it was (growth/spoils.py)

AUTOMA_MOVE: Final = 20  # argument: the automa
ROLL_GROWTH: Final = 21
AUTOMA_GROWTH: Final = 22  # argument: the automa
SLAVER_TACTIC: Final = 23  # the Slavers put an advanced fleet tactic on a letter
START_DISCS: Final = 24  # the discs of the difficulty
START_BONUS: Final = 25  # argument: the automa (automas/starting.py)
MERGE: Final = 26  # argument: the hex where Slaver ships become one fleet
AUTOMA_WAR: Final = 27  # the Slavers declare war by their movement result
UNITS: Final = 28  # argument: the automa; what moves is fixed
UNIT: Final = 29  # argument: the automa; one ship or hex of ships moves
SENTENCE: Final = 30  # argument: the automa and which sentence of its result (automas/turn.py)
SLAVER_GAIN: Final = 31  # argument: which sentence, and the star that the player was asked about
SLAVER_GROW: Final = 32  # argument: which sentence
SPAWN: Final = 33  # argument: the automa and which sentence
SPAWN_AT: Final = 34  # argument: the automa and how many ships, at the next wormhole

TRADE: Final = 35
TRADE_OVER: Final = 36
SCORE: Final = 37
END_OF_ROUND: Final = 38  # the window for cards, the ship of Leadership
FINAL: Final = 39
CARDS_AT_START: Final = 40
PEACE: Final = 41  # argument: the automa that was offered peace
WILLING: Final = 42  # argument: the automa that was offered a trade
DEAL: Final = 43  # a trade; argument: trading/dealing.py
DRAW_CARD: Final = 44  # argument: the rule (cards/drawing.py)
LEAD: Final = 45  # the ship of Leadership

ROUND: Final = 46
MOVE_TURN: Final = 47  # argument: the faction
GROWTH_TURNS: Final = 48
GROWTH_TURN: Final = 49  # argument: the faction

PEOPLES: Final = 50  # argument: 1 if the star people was drawn by lot
PEOPLE_BONUS: Final = 51
SECTOR_BONUS: Final = 52
