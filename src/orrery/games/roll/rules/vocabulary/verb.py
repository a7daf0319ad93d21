"""Verbs: what a choice does. What it does it to are the figures of the choice."""

from __future__ import annotations

from typing import Final

START: Final = 0
ASSIGN_WILD: Final = 1
SELECT: Final = 2
WITH: Final = 3
USE: Final = 4
DICTATE: Final = 5
SACRIFICE: Final = 6
MOVE: Final = 7
INTO: Final = 8
READY: Final = 9
DONE: Final = 10
SCOUT: Final = 11
STOCK: Final = 12
REARRANGE: Final = 13
ABANDON: Final = 14
DRAW: Final = 15
UNDER: Final = 16
ON_TOP: Final = 17
RETURN: Final = 18
BUILD: Final = 19
SPEND: Final = 20
KEEP: Final = 21
REMOVE: Final = 22
PRODUCE: Final = 23
TRADE: Final = 24
CONSUME: Final = 25
BY: Final = 26
BY_VIRTUAL: Final = 27
PAY: Final = 28
PASS: Final = 29
RECRUIT: Final = 30
RECALL: Final = 31

# Of expansions.
TAKE: Final = 32
PAY_TWO: Final = 33
GAIN_FIRST: Final = 34

# Of Orb.
RESEARCH: Final = 35
SIDE: Final = 36
FACE: Final = 37
TURN: Final = 38
POINT: Final = 39
ONTO: Final = 40
MUSTER: Final = 41
ENLIST: Final = 42

# Of Deal.
OPEN: Final = 43
JOIN: Final = 44
DECLINE: Final = 45
DEAL_DIE: Final = 46
GIVE: Final = 47
LAY: Final = 48
NAME: Final = 49
