"""Fleets that fight for points: an advanced tactic pays for each battle won (E-58), the story perhaps as well."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.alphabet import C_CREW, C_DONE, C_FORM, C_REGROUP
from orrery.games.era.rules.board import DISTANCE, HOME, NOWHERE, SECTOR_OF
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import alignment, deed
from orrery.games.era.rules.vocabulary.faction import FACTIONS, FARMERS, HUMAN, SLAVERS
from orrery.games.era.rules.vocabulary.letter import LETTERS, POINTS, D
from orrery.kernel.choice import Choice, Decision

from . import weights
from .outlook import Outlook
from .strength import enemy_of, faction_cv, fleet_cv, hostile_cv, may_flee, people_cv, ship_cv, wins

NO_LETTER: Final = -1


def fight_worth(o: Outlook, letter: int, n: int, at: int) -> float:
    """What an attack with so many ships, or this fleet, brings in a hex; below 0 if it would be lost."""
    s = o.s
    enemy = enemy_of(s, at)
    each = ship_cv(s, HUMAN) + people_cv(s, True, enemy == FARMERS)
    mine = n * (each + (fleet_cv(s, HUMAN, letter) if letter >= 0 else 0.0))
    mine += s.me.loose[at] * each
    theirs = hostile_cv(s, at)
    if not wins(s, mine, theirs, True, enemy):
        return -weights.DEFEAT * n
    return battle_worth(o, letter, at) * (weights.FLIGHT if may_flee(s, enemy) else 1.0)


def battle_worth(o: Outlook, letter: int, at: int) -> float:
    """What a battle won there brings at once."""
    s = o.s
    found = 0.0
    if letter >= 0 and s.me.tactics[letter] == POINTS:
        found += s.box.tactic_dp
    for term in s.box.terms[s.story][s.era]:
        if term.kind == deed.BATTLE_WON and not (term.outside_home and SECTOR_OF[at] == HOME):
            found += term.dp
        elif term.kind == deed.SHIP_DESTROYED:
            for enemy in range(FACTIONS):
                if enemy != HUMAN and s.wars[enemy]:
                    found += term.dp * s.factions[enemy].ships_at(at)
    if s.wars[SLAVERS]:
        found += weights.SLAVER_SHIP * s.slavers.ships_at(at)
    return found


def points_letter(s: Galaxy) -> int:
    """A fleet in the supply whose tactic pays for battles, D before all others."""
    found = NO_LETTER
    for letter in range(LETTERS):
        if s.me.tactics[letter] == POINTS and s.me.fleet_at[letter] == NOWHERE and (found < 0 or letter == D):
            found = letter
    return found


def ships_to_hunt(s: Galaxy) -> int:
    """How many ships beat a ship of the Farmers."""
    n = weights.PACK
    while not wins(s, n * ship_cv(s, HUMAN), ship_cv(s, FARMERS), True, FARMERS):
        n += 1
    return n


def can_hunt(s: Galaxy) -> bool:
    """Whether there is, or can be, a fleet that is paid for battles with the Farmers, and they cannot flee."""
    if s.alignment != alignment.STS or may_flee(s, FARMERS) or not s.farmers.places():
        return False
    for letter in range(LETTERS):
        if s.me.tactics[letter] == POINTS and s.me.fleet_at[letter] != NOWHERE:
            return True
    return points_letter(s) >= 0 and max(s.me.loose) >= ships_to_hunt(s)


def muster(o: Outlook, decision: Decision) -> Choice | None:
    """Where a hunting fleet is made: nearest to the Farmers."""
    s = o.s
    if not s.wars[FARMERS] or points_letter(s) < 0 or not can_hunt(s):
        return None
    best: Choice | None = None
    least = 1000
    for at in s.me.places():
        if s.me.loose[at] >= ships_to_hunt(s) and C_REGROUP[at] in decision.choices:
            far = min(DISTANCE[at][to] for to in s.farmers.places())
            if far < least:
                least = far
                best = C_REGROUP[at]
    return best


def form(o: Outlook, decision: Decision) -> Choice:
    s = o.s
    letter = points_letter(s)
    if s.voyage.arranged == 0 and letter >= 0 and C_FORM[letter] in decision.choices:
        return C_FORM[letter]
    return C_DONE


def crew(o: Outlook, decision: Decision) -> Choice:
    wanted = C_CREW[ships_to_hunt(o.s)]
    return wanted if wanted in decision.choices else decision.choices[0]


def farmers_cv(s: Galaxy, at: int) -> float:
    return faction_cv(s, FARMERS, at)
