"""Steps: the number of every small question. Some have an argument above STEP_BITS; flow.py has the table of them."""

from __future__ import annotations

from typing import Final

START: Final = 0
WILDS: Final = 1
SELECT: Final = 2
WITH: Final = 3
REASSIGN: Final = 4
SACRIFICE: Final = 5
MOVE: Final = 6
INTO: Final = 7
EXPLORE: Final = 8
ABANDON: Final = 9
PLACE: Final = 10
REBUILD: Final = 11
RETURN: Final = 12
BUILD: Final = 13  # argument: the kind of tile
SPEND: Final = 14  # argument: the kind of tile
KEEP: Final = 15  # argument: the side completed, times 2, and whether the owner may choose none
REMOVE: Final = 16  # argument: the side, times EFFECTS, and which of its effects
PRODUCE: Final = 17
SHIP: Final = 18
BY: Final = 19  # argument: which good, times 2, and whether it is traded
PAY: Final = 20
RECRUIT: Final = 21
RECALL: Final = 22

# Of expansions.
REMOVE_START: Final = 23  # argument: the start tile that demands it
FORECAST: Final = 24
RELOCATE: Final = 25  # argument: the side whose power it is
RELOCATE_INTO: Final = 26  # argument: the side whose power it is
EFFECTS: Final = 27  # argument: the side, times EFFECTS, and which of its effects comes next
GUILD: Final = 28  # argument: the world
SUBSTITUTE: Final = 29  # argument: the world, plus 1, times 32; the colour, times 2; whether it goes to the cup
SWAP: Final = 30
CITIZENS: Final = 31
LOSE_SETTLER: Final = 32  # argument: the world
TALENTS: Final = 33
DISCOUNT: Final = 34  # argument: the stack
DISCOUNT_DIE: Final = 35  # argument: the stack
DEFICIT: Final = 36

# Of Orb.
RESEARCH: Final = 37
ORB_SIDE: Final = 38
ORB_FACE: Final = 39  # argument: the side of the die
ORB_ARROW: Final = 40  # argument: the side of the die
MUSTER_WORLD: Final = 41
MUSTER: Final = 42  # argument: where a die is put, and above two bits the world

# Of Deal.
DEAL: Final = 43
DEALER: Final = 44  # argument: what the dealer does
DEAL_DIE: Final = 45
EXCHANGE: Final = 46  # argument: area and side, which term of the trade, what is left of it
PLACE_DEALT: Final = 47
SUBSTITUTE_TILE: Final = 48
