"""Whether the player's movement can be as it is said to be, and the questions that belong to it."""

from __future__ import annotations

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..board import HEXES, NOWHERE
from ..movement.ranges import RANGE_BITS, RANGE_MASK, ranges_at
from ..movement.reach import can_leave
from ..movement.regroup import is_here, least_ships, most_ships
from ..movement.viewing import PYRAMID_VIEWS, views
from ..state import Galaxy
from ..vocabulary import step
from ..vocabulary.faction import FACTIONS, HUMAN
from ..vocabulary.letter import LETTERS, NO_TACTIC, D

FIGURES: int = 5  # of the question BLOCK_GATE


def voyage_fits(s: Galaxy) -> bool:
    v = s.voyage
    if not (is_sorted(v.regrouped, HEXES) and is_sorted(v.swapped, LETTERS * LETTERS)):
        return False
    if any(pair // LETTERS >= pair % LETTERS for pair in v.swapped) or not 0 <= v.arranged < 1 << LETTERS:
        return False
    if v.views < 0 or not 0 <= v.views_extra <= PYRAMID_VIEWS or not 0 <= v.nebula_range <= RANGE_MASK >> 1:
        return False
    if not ranges_fit(s):
        return False
    lifting = any(entry & STEP_MASK == step.DESTINATION for entry in s.seat.todo)
    return lifted_fits(s) if lifting else v.lifted == NOWHERE and v.number == 0


def is_sorted(values: list[int], bound: int) -> bool:
    """Whether these are different numbers from 0 below a bound, in their order."""
    before = -1
    for value in values:
        if not before < value < bound:
            return False
        before = value
    return True


def ranges_fit(s: Galaxy) -> bool:
    """While the player moves every ship has a range, otherwise none."""
    v = s.voyage
    f = s.me
    if not v.sailing:
        return not v.ranges and not any(v.fleet_ranges) and v.dart == 0
    if v.ranges != sorted(v.ranges) or any(not 0 <= number >> RANGE_BITS < HEXES for number in v.ranges):
        return False
    if any(len(ranges_at(v, at)) != f.loose[at] for at in range(HEXES)):
        return False
    for letter in range(LETTERS):
        if not 0 <= v.fleet_ranges[letter] <= (RANGE_MASK if f.fleet_at[letter] != NOWHERE else 0):
            return False
    return 0 <= v.dart <= (max(s.box.fleets[D].range) if f.fleet_at[D] != NOWHERE else 0)


def lifted_fits(s: Galaxy) -> bool:
    v = s.voyage
    if not v.sailing or not 0 <= v.lifted < HEXES + LETTERS:
        return False
    if v.lifted >= HEXES:
        letter = v.lifted - HEXES
        at = s.me.fleet_at[letter]
        return v.number == 0 and at != NOWHERE and can_leave(s, HUMAN, at, v.fleet_ranges[letter])
    ranges = ranges_at(v, v.lifted)
    if not 0 <= v.number < max(1, len(ranges)):
        return False
    return bool(ranges) and can_leave(s, HUMAN, v.lifted, ranges[-(v.number or 1)])


def movement_step_fits(s: Galaxy, entry: int) -> bool:
    """Whether a question of movement can be on the stack."""
    number, argument = entry & STEP_MASK, entry >> STEP_BITS
    v = s.voyage
    if number == step.REGROUP:
        return argument in v.regrouped
    if number == step.CREW:
        at, letter = divmod(argument, LETTERS)
        if at not in v.regrouped or not v.arranged >> letter & 1 or not is_here(s, letter, at):
            return False
        return least_ships(s, letter) < most_ships(s, letter, at, v.arranged)
    if number == step.BLOCK_GATE:
        asked = s.seat.asked
        hexes_fit = len(asked) == FIGURES and all(0 <= at < HEXES for at in asked[2:])
        return argument == 0 and hexes_fit and 0 < asked[0] < FACTIONS and s.factions[asked[0]].has_ships_at(asked[2])
    if number == step.TACTIC:
        return 0 < argument <= s.me.tactics.count(NO_TACTIC)
    if number == step.VIEW:
        return argument == 0 and len(views(s)) > 0
    return argument == 0 and v.sailing == (number != step.FLEETS)
