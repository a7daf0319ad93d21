"""Ships in a battle by groups: a faction's ships outside fleets, and each of its fleets.

A group is a number: GROUPS times the faction, and 0 for ships outside fleets, 1 and the letter for a fleet.
"""

from __future__ import annotations

from typing import Final

from ..board import ADDRESSES
from ..movement.ships import remove_ships
from ..state import Galaxy
from ..vocabulary.faction import FACTIONS, HUMAN
from ..vocabulary.letter import LETTER_KEYS, LETTERS

GROUPS: Final = LETTERS + 1
NO_GROUP: Final = -1


def groups_of(s: Galaxy, side: int) -> list[int]:
    """The groups of a side that can lose ships: not the player's if a card keeps them safe."""
    at = s.battle.at
    found: list[int] = []
    for faction in range(FACTIONS):
        if not side >> faction & 1 or (faction == HUMAN and s.battle.safe):
            continue
        f = s.factions[faction]
        if f.loose[at] > 0:
            found.append(GROUPS * faction)
        for letter in range(LETTERS):
            if f.fleet_at[letter] == at:
                found.append(GROUPS * faction + 1 + letter)
    return found


def size_of(s: Galaxy, group: int) -> int:
    f = s.factions[group // GROUPS]
    kind = group % GROUPS
    return f.loose[s.battle.at] if kind == 0 else f.fleet_size[kind - 1]


def sizes_of(s: Galaxy, side: int) -> int:
    """How many ships of a side can be destroyed."""
    n = 0
    for group in groups_of(s, side):
        n += size_of(s, group)
    return n


def fleet_of(group: int) -> str:
    """The key of its letter, or nothing."""
    kind = group % GROUPS
    return LETTER_KEYS[kind - 1] if kind else ""


def next_group(s: Galaxy, side: int) -> int:
    """The first group of a side that the player has not settled yet."""
    for group in groups_of(s, side):
        if group > s.battle.cursor:
            return group
    return NO_GROUP


def ships_after(s: Galaxy, side: int, group: int) -> int:
    """How many ships of a side are in the groups after this one."""
    n = 0
    for other in groups_of(s, side):
        if other > group:
            n += size_of(s, other)
    return n


def destroy(s: Galaxy, group: int, n: int, rule: str, drawn: bool = False) -> None:
    """E-97. `drawn`: by lot."""
    if n == 0:
        return
    b = s.battle
    faction = group // GROUPS
    if group % GROUPS:
        s.factions[faction].shrink(group % GROUPS - 1, n)
    else:
        remove_ships(s, faction, b.at, n)
    if faction == HUMAN:
        b.mine += n
    if s.listener is not None:
        s.say("destroyed", faction, rule, {"hex": ADDRESSES[b.at], "n": n, "fleet": fleet_of(group)}, reveals=drawn)
