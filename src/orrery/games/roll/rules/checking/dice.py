"""Dice: whose they are, where they lie and what they show there."""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..content import Box
from ..effects import EFFECTS
from ..phases.produce import capacity
from ..pieces import (
    BLANK,
    COLOUR_MASK,
    DEVELOPMENT,
    FACE_MASK,
    FACE_SHIFT,
    GAIN_DIE,
    GAIN_GOOD,
    NO_FACE,
    NONE,
    NUMBER_SHIFT,
    PHASE_SHIFT,
    REMOVE_DIE,
    SEAT_DICE,
    WORLD,
)
from ..sets import DEAL
from ..state import Empire, Galaxy
from ..vocabulary import phase, stage, step

# By stage: the first phase whose workers may still be there.
FIRST_PHASE: Final = [
    phase.PHASES, phase.EXPLORE, phase.EXPLORE, phase.DEVELOP, phase.DEVELOP, phase.SETTLE, phase.PRODUCE, phase.SHIP,
    phase.ALL_COLUMNS, phase.ALL_COLUMNS, phase.EXPLORE, phase.EXPLORE, phase.EXPLORE, phase.DOLLAR,
    phase.EXPLORE,
]  # fmt: skip

SECOND_GOODS: Final = 2  # the most that a power lets a world hold


def dice_fit(s: Galaxy, p: Empire) -> bool:
    """A seat has the dice that its start and its tableau have given it, less those it had to remove."""
    if s.box.sets:
        return _any_dice_fit(s, p)
    left = [0] * s.box.colours
    removed = _given(s, p, left)
    if p.made != sum(left):
        return False
    own = 0
    for dice in (p.cup, p.citizenry, p.workers, p.dictated, p.builders[0], p.builders[1], p.spent, p.goods):
        own += len(dice)
        for die in dice:
            if not _is_own(p, die, left):
                return False
    for die in (p.strip, p.hand):
        if die >= 0:
            own += 1
            if not _is_own(p, die, left):
                return False
    return own == p.made - removed and _lie_right(s, p)


def _any_dice_fit(s: Galaxy, p: Empire) -> bool:
    """With expansions dice come and go by more than tiles; the audit counts them."""
    left = s.box.dice[:]
    dice = p.dice()
    for die in dice:
        if not _is_own(p, die, left):
            return False
    return len(dice) <= p.made <= SEAT_DICE and _lie_right(s, p)


def _is_own(p: Empire, die: int, left: list[int]) -> bool:
    """Whether the die is one of those this seat was given and that are still `left` of its colour."""
    colour = die & COLOUR_MASK
    if colour >= len(left) or left[colour] == 0:
        return False
    left[colour] -= 1
    number = (die >> NUMBER_SHIFT) - p.seat * SEAT_DICE
    return 0 <= number < p.made


def _given(s: Galaxy, p: Empire, given: list[int]) -> int:
    """Count what a seat was given, by colour, and return how many dice it had to remove (R-9, R-52, R-53)."""
    for colour in s.box.start_cup:
        given[colour] += 1
    for colour in s.box.start_citizenry:
        given[colour] += 1
    removed = 0
    under_way = -1
    ran = 0
    if p.todo:
        argument = p.todo[-1] >> STEP_BITS
        if p.todo[-1] & STEP_MASK == step.KEEP:
            under_way = argument >> 1
        elif p.todo[-1] & STEP_MASK == step.REMOVE:
            under_way = argument // EFFECTS
            ran = argument % EFFECTS
    for sides in (p.worlds, p.developments):
        for side in sides:
            effects = s.box.sides[side].effects
            for i in range(len(effects)):
                if side == under_way and i >= ran:
                    break
                effect = effects[i]
                if effect.kind == GAIN_DIE:
                    given[effect.colour] += effect.amount
                elif effect.kind == GAIN_GOOD:
                    given[effect.colour] += 1
                elif effect.kind == REMOVE_DIE:
                    removed += 1
    return removed


def _lie_right(s: Galaxy, p: Empire) -> bool:
    """In the cup and in the Citizenry a die shows nothing. Elsewhere it keeps its face and its column."""
    for die in p.cup:
        if die & BLANK != BLANK:
            return False
    for die in p.citizenry:
        if die & BLANK != BLANK:
            return False
    box = s.box
    if s.stage in (stage.ASSIGN, stage.INSTANT):
        if p.cup or not _behind_the_screen(box, p, s.stage == stage.INSTANT or step.WILDS in p.todo):
            return False
    else:
        first = FIRST_PHASE[s.stage]
        lying_in = s.played
        if s.stage in (stage.SCREENS, stage.PHASES_FOUND):  # idle workers have not gone back yet
            lying_in = (1 << box.phases) - 1
        for die in p.workers:
            column = die >> PHASE_SHIFT & 15
            if column < first or not lying_in >> column & 1 or not _shows(box, die):
                return False
        if box.sets and s.stage != stage.DOLLAR and not _open_in_reveal(s, p):
            return False
    return (
        _all_in(box, p.builders[WORLD], phase.SETTLE)
        and _all_in(box, p.builders[DEVELOPMENT], phase.DEVELOP)
        and _all_in(box, p.spent, FIRST_PHASE[s.stage])
    )


def _open_in_reveal(s: Galaxy, p: Empire) -> bool:
    """Dice that lie beside the columns, or are on their way from one to another (V-21)."""
    for die in [*p.dictated, p.strip, p.hand]:
        if die >= 0 and not _in_a_column(s.box, die):
            return False
    return True


def _behind_the_screen(box: Box, p: Empire, unassigned: bool) -> bool:
    """`unassigned`: workers that leave a choice may lie in no column yet."""
    for die in p.workers:
        if not _shows(box, die):
            return False
        column = die >> PHASE_SHIFT & 15
        if column == NONE:
            if not unassigned or box.face_phase[die >> FACE_SHIFT & FACE_MASK] >= 0:
                return False
        elif column >= box.phases:
            return False
    for die in p.dictated:
        if not _in_a_column(box, die):
            return False
    return (p.strip < 0 or _in_a_column(box, p.strip)) and (p.hand < 0 or _in_a_column(box, p.hand))


def _in_a_column(box: Box, die: int) -> bool:
    return die >> PHASE_SHIFT & 15 < box.phases and _shows(box, die)


def _all_in(box: Box, dice: list[int], column: int) -> bool:
    """Dice at work in a phase. With Deal or Orb they may have come there without a roll (V-75)."""
    for die in dice:
        blank = die >> FACE_SHIFT & FACE_MASK == NO_FACE and box.phases > phase.PHASES
        if die >> PHASE_SHIFT & 15 != column or not (blank or _shows(box, die)):
            return False
    return True


def _shows(box: Box, die: int) -> bool:
    """Whether the die has the face it shows."""
    return box.faces_on[die & COLOUR_MASK] >> (die >> FACE_SHIFT & FACE_MASK) & 1 == 1


def goods_fit(s: Galaxy, p: Empire) -> bool:
    """Goods lie on own worlds that are not gray and have room (R-54, R-57, R-99); those gained show nothing."""
    if len(p.goods) != len(p.goods_on):
        return False
    room = SECOND_GOODS if s.box.sets & DEAL else capacity(p)  # they stay when their power has gone (D-35)
    for i in range(len(p.goods)):
        world = p.goods_on[i]
        if (
            world not in p.worlds
            or s.box.trade[s.box.colour[world]] == 0
            or p.goods_on.count(world) > room * p.worlds.count(world)
        ):
            return False
        good = p.goods[i]
        if good & BLANK != BLANK and (good >> PHASE_SHIFT & 15 != phase.PRODUCE or not _shows(s.box, good)):
            return False
    return True


def virtual_fit(s: Galaxy, p: Empire) -> bool:
    """Virtual workers come by powers, for one phase (R-90)."""
    if not p.virtual:
        return True
    if s.stage in (stage.ASSIGN, stage.LATE_DRAW) or stage.SCREENS <= s.stage <= stage.SENT_BACK:
        return False
    left: list[int] = []
    for power in p.powers.workers:
        if power.phase == FIRST_PHASE[s.stage]:
            left.extend(power.dice)
    for colour in p.virtual:
        if p.virtual.count(colour) > left.count(colour):
            return False
    return True
