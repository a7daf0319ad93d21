"""Verbs: what a choice does. What it does it to are the figures of the choice."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
PASS: Final = 1
PLAY: Final = 2  # a domination card: its number, and its section
PEACE: Final = 3
WAR: Final = 4
KEEP: Final = 5  # star people
SIDE: Final = 6  # an alignment
FIELD: Final = 7  # a field of technology
TACTIC: Final = 8  # a letter, and a side of the counter
LIFT: Final = 9  # a hex, or HEXES and a letter
ONLY: Final = 10  # a number
TO: Final = 11  # a hex
REGROUP: Final = 12  # a hex
FORM: Final = 13  # a letter
CREW: Final = 14  # a number: ships of a fleet
SWAP: Final = 15  # two letters
SCOUT: Final = 16  # a hex
VIEW: Final = 17
VIEW_OF: Final = 18  # what is seen: movement/viewing.py
FIGHT: Final = 19  # a hex
RETREAT: Final = 20
STAND: Final = 21
FORCE: Final = 22  # a faction
DESTROY: Final = 23  # all, none, or some ships
LOSE: Final = 24  # a number of ships
TENS: Final = 25  # of a number of ships
RAY: Final = 26  # a hex
HIT: Final = 27  # what the ray hits: combat/ray.py
OVAL: Final = 28  # a kind of oval counter
SQUARE: Final = 29  # a square counter
LEAVE: Final = 30  # a hex whose star does not grow
BONUS: Final = 31  # a hex
FROM: Final = 32  # a hex from which a disc comes
TAKE: Final = 33  # a hex, and a way (vocabulary/option.py)
PLACE: Final = 34  # a hex
INTO: Final = 35  # a letter, or LETTERS: outside fleets
SHIPS: Final = 36  # a number
CANCEL: Final = 37  # an automa, and a kind of sentence
SECOND: Final = 38  # a level in the other field
TELEPORT: Final = 39
EVACUATE: Final = 40
HOME: Final = 41  # a hex
RESERVE: Final = 42
ASK: Final = 43  # an automa, whether it trades
LEARN: Final = 44  # from an automa, a field
EXCHANGE: Final = 45  # a domination card
HOLD: Final = 46  # the opponents in a battle
SAFE: Final = 47  # the own ships in a battle
GIVE: Final = 48  # a ship from a hex
MELT: Final = 49  # a ship: a hex, or HEXES and a letter

VERB_KEYS: Final = [
    "done", "pass", "play", "peace", "war", "keep", "side", "field", "tactic", "lift", "only", "to",
    "regroup", "form", "crew", "swap", "scout", "view", "view_of",
    "fight", "retreat", "stand", "force", "destroy", "lose", "tens", "ray", "hit",
    "oval", "square", "leave", "bonus", "from", "take", "place", "into",
    "ships", "cancel", "second", "teleport", "evacuate", "home", "reserve",
    "ask", "learn", "exchange", "hold", "safe", "give",
    "melt",
]  # fmt: skip
