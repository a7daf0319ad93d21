"""Factions: the player has the seat 0; the automas are the rivals 1 and 2."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
HUMAN: Final = 0
FARMERS: Final = 1
SLAVERS: Final = 2

FACTIONS: Final = 3
FACTION_KEYS: Final = ["human", "farmers", "slavers"]
RIVAL_KEYS: Final = FACTION_KEYS[1:]
