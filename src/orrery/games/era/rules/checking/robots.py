"""Whether what the automas rolled and still have to do can be so, and the questions and acts that belong to it.

Of their acts only these can be on the agenda while the player is asked something: all others happen at once.
"""

from __future__ import annotations

from orrery.kernel.acts import ACT_BITS, ACT_MASK
from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..automas.cancelling import MOST_SENTENCES, result_of
from ..automas.choosing import FACES
from ..automas.gaining import SENTENCES
from ..automas.units import UNIT_HEXES
from ..board import HEXES, WORMHOLES
from ..box.automas import Sentence
from ..movement.ships import fleet_of_unit
from ..state import Galaxy
from ..vocabulary import act, sentence, step
from ..vocabulary.faction import FACTIONS, FARMERS, SLAVERS
from ..vocabulary.field import FIELDS
from ..vocabulary.letter import LETTERS
from .voyage import is_sorted

SENTENCE_BITS: int = FACTIONS * MOST_SENTENCES


def robots_fit(s: Galaxy) -> bool:
    r = s.robots
    for dice in (r.movement, r.growth):
        if dice[0] != 0 or not all(0 <= die <= FACES for die in dice):
            return False
    if not -1 <= r.field < FIELDS or not 0 <= r.cancelled < 1 << SENTENCE_BITS or not 0 <= r.done < 1 << SENTENCE_BITS:
        return False
    if not 0 <= r.wormholes < 1 << len(WORMHOLES) or not is_sorted(r.tested, HEXES) or r.gained < 0 or r.left < 0:
        return False
    moving = [entry >> ACT_BITS for entry in s.agenda if entry & ACT_MASK == act.UNIT]
    return len(moving) == len(r.units) and len(set(moving)) <= 1 and (not moving or units_fit(s, moving[0]))


def units_fit(s: Galaxy, automa: int) -> bool:
    """Whether all units that still have to move are there, and know where to."""
    if automa not in (FARMERS, SLAVERS) or s.robots.movement[automa] == 0:
        return False
    f = s.factions[automa]
    loose = f.loose[:]
    fleets: list[int] = []
    for unit in s.robots.units:
        n, at = unit // UNIT_HEXES, unit % UNIT_HEXES
        if at >= HEXES or n == 0:
            return False
        if n > 0:
            loose[at] -= n
            if loose[at] < 0:
                return False
            continue
        letter = fleet_of_unit(s, automa, n, at)
        if not 0 <= letter < LETTERS or f.fleet_at[letter] != at or unit in fleets:
            return False
        fleets.append(unit)
    return True


def automa_step_fits(s: Galaxy, entry: int) -> bool:
    """Whether a question of the automas can be on the stack."""
    number, argument = entry & STEP_MASK, entry >> STEP_BITS
    if s.wars[SLAVERS]:
        return False
    if number == step.BLOCK_STAR:
        return argument < HEXES and is_wanted(s, argument)
    return number == step.BLOCK_POPULATION and argument in (0, 1)


def is_wanted(s: Galaxy, at: int) -> bool:
    """Whether the Slavers can be about to take a neutral star."""
    return s.is_neutral(at) and s.factions[SLAVERS].has_ships_at(at)


def automa_act_fits(s: Galaxy, entry: int) -> bool:
    """Whether an act of the automas can be on the agenda while the player is asked something."""
    number, argument = entry & ACT_MASK, entry >> ACT_BITS
    if number in (act.ROLL_GROWTH, act.SLAVER_TACTIC):
        return argument == 0
    if number == act.UNIT:
        return argument in (FARMERS, SLAVERS)  # and robots_fit looks at the units
    if number == act.SLAVER_GAIN:
        return gain_fits(s, argument % SENTENCES, argument // SENTENCES - 1)
    if number not in (act.SENTENCE, act.SLAVER_GROW, act.SPAWN):
        return False
    automa = argument % FACTIONS
    said = said_by(s, automa, argument // FACTIONS)
    if said is None:
        return False
    if number == act.SENTENCE:
        return said.kind not in (sentence.TURN_UP, sentence.TURN_DOWN)
    if number == act.SLAVER_GROW:
        return automa == SLAVERS and said.kind == sentence.GROW
    return said.kind in (sentence.SPAWN, sentence.GROW)


def said_by(s: Galaxy, automa: int, index: int) -> Sentence | None:
    """A sentence of what an automa rolled, if there is one."""
    if automa not in (FARMERS, SLAVERS):
        return None
    result = result_of(s, automa)
    return result[index] if index < len(result) else None


def gain_fits(s: Galaxy, index: int, asked: int) -> bool:
    r = s.robots
    said = said_by(s, SLAVERS, index)
    if said is None or said.kind != sentence.GAIN:
        return False
    if r.otherwise and said.otherwise == sentence.NO_STARS:
        return False
    if not 0 < r.left <= (said.otherwise_stars if r.otherwise else said.stars):
        return False
    return asked < HEXES and (asked < 0 or is_wanted(s, asked))
