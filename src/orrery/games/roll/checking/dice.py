"""Dice: whose they are, where they lie and what they show there."""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..content import Box
from ..phases.produce import capacity
from ..powers.power import AT_WORKERS
from ..state import Empire, Galaxy
from ..steps.numbers import EFFECTS, KEEP, REMOVE, WILDS
from ..words import (
    ASSIGN,
    BLANK,
    COLOUR_MASK,
    COLOURS,
    DEVELOP,
    DEVELOPMENT,
    EXPLORE,
    FACE_MASK,
    FACE_SHIFT,
    GAIN_DIE,
    GAIN_GOOD,
    LATE_DRAW,
    NONE,
    NUMBER_SHIFT,
    PHASE_SHIFT,
    PHASES,
    PRODUCE,
    REMOVE_DIE,
    SEAT_DICE,
    SETTLE,
    SHIP,
    WORLD,
)

# By stage: the first phase whose workers may still be there.
FIRST_PHASE: Final = [PHASES, EXPLORE, EXPLORE, DEVELOP, DEVELOP, SETTLE, PRODUCE, SHIP, PHASES, PHASES]


def dice_fit(s: Galaxy, p: Empire) -> bool:
    """A seat has the dice that its start and its tableau have given it, less those it had to remove."""
    left = [0] * COLOURS
    removed = _given(s, p, left)
    own = p.dice()
    if p.made != sum(left) or len(own) != p.made - removed:
        return False
    first = p.seat * SEAT_DICE
    for die in own:
        colour = die & COLOUR_MASK
        if not first <= die >> NUMBER_SHIFT < first + p.made or colour >= COLOURS:
            return False
        left[colour] -= 1
        if left[colour] < 0:
            return False
    return _lie_right(s, p)


def _given(s: Galaxy, p: Empire, given: list[int]) -> int:
    """Count what a seat was given, by colour, and return how many dice it had to remove (R-9, R-52, R-53)."""
    for colour in s.box.start_cup + s.box.start_citizenry:
        given[colour] += 1
    removed = 0
    under_way = -1
    ran = 0
    if p.todo:
        argument = p.todo[-1] >> STEP_BITS
        if p.todo[-1] & STEP_MASK == KEEP:
            under_way = argument >> 1
        elif p.todo[-1] & STEP_MASK == REMOVE:
            under_way = argument // EFFECTS
            ran = argument % EFFECTS
    for face in p.worlds + p.developments:
        effects = s.box.sides[face].effects
        for i in range(len(effects)):
            if face == under_way and i >= ran:
                break
            if effects[i].kind == GAIN_DIE:
                given[effects[i].colour] += effects[i].amount
            elif effects[i].kind == GAIN_GOOD:
                given[effects[i].colour] += 1
            elif effects[i].kind == REMOVE_DIE:
                removed += 1
    return removed


def _lie_right(s: Galaxy, p: Empire) -> bool:
    """In the cup and in the Citizenry a die shows nothing. Elsewhere it keeps its face and its column."""
    for die in p.cup + p.citizenry:
        if die & BLANK != BLANK:
            return False
    box = s.box
    if s.stage == ASSIGN:
        if p.cup or not _behind_the_screen(box, p):
            return False
    else:
        for die in p.workers:
            phase = die >> PHASE_SHIFT & 15
            if phase < FIRST_PHASE[s.stage] or not s.played >> phase & 1 or not _shows(box, die):
                return False
    for side in (WORLD, DEVELOPMENT):
        if not _all_in(box, p.builders[side], SETTLE - side):
            return False
    return _all_in(box, p.spent, FIRST_PHASE[s.stage])


def _behind_the_screen(box: Box, p: Empire) -> bool:
    for die in p.workers:
        if not _shows(box, die):
            return False
        phase = die >> PHASE_SHIFT & 15
        if phase == NONE:
            if WILDS not in p.todo or box.face_phase[die >> FACE_SHIFT & FACE_MASK] >= 0:
                return False
        elif phase >= PHASES:
            return False
    moved = p.dictated[:]
    if p.strip >= 0:
        moved.append(p.strip)
    if p.hand >= 0:
        moved.append(p.hand)
    for die in moved:
        if die >> PHASE_SHIFT & 15 >= PHASES or not _shows(box, die):
            return False
    return True


def _all_in(box: Box, dice: list[int], phase: int) -> bool:
    for die in dice:
        if die >> PHASE_SHIFT & 15 != phase or not _shows(box, die):
            return False
    return True


def _shows(box: Box, die: int) -> bool:
    """Whether the die has the face it shows."""
    return die >> FACE_SHIFT & FACE_MASK in box.die_faces[die & COLOUR_MASK]


def goods_fit(s: Galaxy, p: Empire) -> bool:
    """Goods lie on own worlds that are not gray and have room (R-54, R-57, R-99); those gained show nothing."""
    if len(p.goods) != len(p.goods_on):
        return False
    room = capacity(p)
    for i in range(len(p.goods)):
        face = p.goods_on[i]
        if face not in p.worlds or s.box.trade[s.box.colour[face]] == 0 or p.goods_on.count(face) > room:
            return False
        if p.goods[i] & BLANK != BLANK and not _all_in(s.box, [p.goods[i]], PRODUCE):
            return False
    return True


def virtual_fit(s: Galaxy, p: Empire) -> bool:
    """Virtual workers come by powers, for one phase (R-90)."""
    if not p.virtual:
        return True
    if s.stage in (ASSIGN, LATE_DRAW):
        return False
    left: list[int] = []
    for power in p.powers[AT_WORKERS]:
        if power.phases >> FIRST_PHASE[s.stage] & 1:
            left.extend(power.dice)
    for colour in p.virtual:
        if p.virtual.count(colour) > left.count(colour):
            return False
    return True
