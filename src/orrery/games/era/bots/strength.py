"""How battles would end, as far as one can see: combat values in a hex, with hidden fleets guessed at."""

from __future__ import annotations

from orrery.games.era.rules.movement.reach import OUT, range_from, reach
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary.faction import FACTIONS, HUMAN, SLAVERS
from orrery.games.era.rules.vocabulary.field import MILITARY, PROPULSION, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import DOUBLE, LETTERS, A, C, D

from . import weights


def ship_cv(s: Galaxy, faction: int) -> int:
    return s.box.cv[s.factions[faction].levels[MILITARY]]


def people_cv(s: Galaxy, attacking: bool, against_sto: bool) -> int:
    """What the player's star people add to each of his ships."""
    found = 0
    for power in s.powers:
        found += power.ship_cv(attacking, against_sto)
    return found


def fleet_cv(s: Galaxy, faction: int, letter: int) -> float:
    """What a fleet adds for each of its ships; a hidden letter of the Slavers may be A, or C for nothing."""
    f = s.factions[faction]
    if faction == SLAVERS and letter != D and not f.shown[letter]:
        return weights.HIDDEN_CV
    if letter == A:
        return float(s.box.fleets[A].cv[f.tactics[A] == DOUBLE])
    return 0.5 * s.box.fleets[C].cv[f.tactics[C] == DOUBLE] if letter == C else 0.0


def faction_cv(s: Galaxy, faction: int, at: int) -> float:
    """Of all ships of a faction in a hex."""
    f = s.factions[faction]
    each = ship_cv(s, faction)
    total = float(each * f.loose[at])
    for letter in range(LETTERS):
        if f.fleet_at[letter] == at:
            total += f.fleet_size[letter] * (each + fleet_cv(s, faction, letter))
    return total


def hostile_cv(s: Galaxy, at: int) -> float:
    """Of all in a hex that are at war with the player."""
    total = 0.0
    for enemy in range(1, FACTIONS):
        if s.wars[enemy]:
            total += faction_cv(s, enemy, at)
    return total


def wins(s: Galaxy, mine: float, theirs: float, attacking: bool, enemy: int) -> bool:
    """E-93."""
    if mine != theirs:
        return mine > theirs
    ours = s.me.levels[MILITARY]
    other = s.factions[enemy].levels[MILITARY]
    return ours > other or (ours == other and not attacking)


def may_flee(s: Galaxy, enemy: int) -> bool:
    """E-87: whether an automa may retreat before combat when the player attacks."""
    mine = s.me.levels
    theirs = s.factions[enemy].levels
    return theirs[SPIRITUALITY] > mine[SPIRITUALITY] or theirs[PROPULSION] > mine[PROPULSION]


def threats(s: Galaxy) -> list[float]:
    """By hex the combat value of Slaver ships that could be there after their next movement, if they are at war."""
    found = [0.0] * len(s.owner)
    if not s.wars[SLAVERS]:
        return found
    for at in s.slavers.places():
        cv = faction_cv(s, SLAVERS, at)
        cost = reach(s, SLAVERS, at, range_from(s, SLAVERS, at))
        for to in range(len(cost)):
            if cost[to] != OUT:
                found[to] = max(found[to], cv)
    return found


def enemy_of(s: Galaxy, at: int) -> int:
    """The stronger enemy of the player in a hex."""
    for enemy in (SLAVERS, HUMAN + 1):
        if s.wars[enemy] and s.factions[enemy].has_ships_at(at):
            return enemy
    return HUMAN + 1
