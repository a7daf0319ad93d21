"""Whether the figures of a state are in range, as far as anything is looked up by them. First of all checks."""

from __future__ import annotations

from typing import Final

from ..board import CENTRE, HEXES, HOME, MIDDLES, NOWHERE
from ..faction import Faction
from ..state import ERA_OF_ROUND, Galaxy
from ..vocabulary import alignment, letter, phase, star
from ..vocabulary.faction import FACTIONS, FARMERS, HUMAN, NOBODY, SLAVERS
from ..vocabulary.field import FIELDS, SPIRITUALITY, TOP
from ..vocabulary.goal import GOALS
from ..vocabulary.letter import LETTERS, NO_TACTIC, POINTS
from .voyage import is_sorted

MOST_POINTS: Final = 1 << 20  # no game comes near
MOST_IN_FLEETS: Final = 900  # of one faction; spawning brings at most 22 at a wormhole
MOST_KEPT: Final = 99
LED: Final = 3  # ships on the tile of Leadership
MOST_LEFT: Final = 9  # free actions of star people
ROUNDS: Final = len(ERA_OF_ROUND) - 1


def figures_fit(s: Galaxy) -> bool:
    box = s.box
    if not 0 <= s.round <= ROUNDS or not 0 <= s.phase <= phase.OVER or not NOBODY <= s.active < FACTIONS:
        return False
    if not 0 <= s.difficulty < len(box.difficulties) or not 0 <= s.story < len(box.stories) or not -1 <= s.goal < GOALS:
        return False
    if not -1 <= s.people < len(box.peoples) or s.alignment not in (alignment.STO, alignment.STS):
        return False
    if not 0 <= s.people_left <= MOST_LEFT or s.ascended < 0 or s.mark != 0 or s.seat.waiting:
        return False
    if s.seat.busy != bool(s.seat.todo) or not all(abs(points) < MOST_POINTS for points in s.points):
        return False
    if sorted(s.order) != list(range(FACTIONS)) or s.wars[HUMAN] or s.war_declared[HUMAN]:
        return False
    if not all(0 <= n <= MOST_KEPT for n in s.kept) or min(s.on_tile) < 0 or sum(s.on_tile) > LED:
        return False
    if s.on_tile[FARMERS] or not is_sorted(s.emptied, HEXES) or not is_sorted(s.dealt, len(box.peoples)):
        return False
    return all(faction_fits(s, f) for f in s.factions) and stars_fit(s)


def faction_fits(s: Galaxy, f: Faction) -> bool:
    if min(f.loose) < 0 or min(f.fleet_size) < 0 or sum(f.fleet_size) > MOST_IN_FLEETS:
        return False
    for number in range(LETTERS):
        at = f.fleet_at[number]
        if not NOWHERE <= at < HEXES or (at == NOWHERE) != (f.fleet_size[number] == 0):
            return False
        if not NO_TACTIC <= f.tactics[number] <= (POINTS if f.number == HUMAN else letter.DOUBLE):
            return False
        if f.number == FARMERS and (at != NOWHERE or f.tactics[number] != NO_TACTIC):
            return False
        if f.shown[number] and (at == NOWHERE if f.number == SLAVERS else f.number == FARMERS):
            return False
    if len(f.levels) != FIELDS or not all(1 <= level <= TOP for level in f.levels):
        return False
    free = s.box.free_from  # nobody stays STS from there on (E-118)
    return f.levels[SPIRITUALITY] < free or s.alignment_of(f.number) == alignment.STO


def stars_fit(s: Galaxy) -> bool:
    """What was laid, and what lies there now. Owners and counters are compared by the audit."""
    for at in s.star_hexes():
        if not NOBODY <= s.owner[at] < FACTIONS or s.discs[at] < 0 or not star.NONE <= s.counters[at] < star.TYPES:
            return False
        has_counter = s.layout.is_star[at] and at != MIDDLES[HOME]
        if not (0 if has_counter else star.NONE) <= s.laid[at] < (star.TYPES if has_counter else 0):
            return False
        has_relic = at in s.layout.stars_by_sector[CENTRE]
        if not (0 if has_relic else -1) <= s.relics_laid[at] < (len(s.box.relics) if has_relic else 0):
            return False
        if not -1 <= s.relics[at] < len(s.box.relics):
            return False
        if s.owner[at] != NOBODY and s.layout.is_star[at] and has_counter and not s.faces_seen[at]:
            return False
    return True
