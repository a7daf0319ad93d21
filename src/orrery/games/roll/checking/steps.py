"""What every seat is doing: the stack of steps that its stage allows, and what lies ready for the step on top.

That the step on top really asks something is seen when the decisions are listed.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..building import chosen_power, required
from ..phases.bag import RETURNS_FROM, late_tiles
from ..places import in_phase
from ..powers.power import AFTER_TRADE, AT_ASSIGN, AT_DICTATE, AT_REARRANGE, DICTATE_UNLIMITED
from ..state import Empire, Galaxy
from ..steps.numbers import (
    ABANDON,
    BUILD,
    BY,
    EFFECTS,
    EXPLORE,
    INTO,
    KEEP,
    MOVE,
    PAY,
    PLACE,
    PRODUCE,
    REASSIGN,
    REBUILD,
    RECALL,
    RECRUIT,
    REMOVE,
    RETURN,
    SACRIFICE,
    SELECT,
    SHIP,
    SPEND,
    START,
    WILDS,
    WITH,
)
from ..steps.reassign import DICTATING, most_moves
from ..words import (
    ASSIGN,
    DEVELOPMENT,
    IN_DEVELOP,
    IN_EXPLORE,
    IN_PRODUCE,
    IN_SETTLE,
    IN_SHIP,
    LATE_DRAW,
    MANAGE,
    PHASE_SHIFT,
    REMOVE_DIE,
    SET_UP,
    WORLD,
)
from ..words import EXPLORE as PHASE_EXPLORE

EXPLORING: Final = [[EXPLORE], [EXPLORE, ABANDON], [EXPLORE, PLACE], [EXPLORE, REBUILD]]
NOTHING: Final = -1


def steps_fit(s: Galaxy, p: Empire) -> bool:
    stage = s.stage
    if stage != SET_UP and p.start != -1:
        return False
    if stage != ASSIGN and not (_nothing_moved(p) and p.strip == -1):
        return False
    if stage in (IN_EXPLORE, LATE_DRAW):
        return not p.spent and _exploring(s, p)
    if p.waiting or p.draws or p.pile or p.abandoned or p.shown or p.returned or p.hidden_tops:
        return False
    if stage == SET_UP:
        return not p.spent and p.selected == -1 and _starting(p)
    if p.drawn:
        return False
    if stage == IN_DEVELOP:
        return _building(s, p, DEVELOPMENT)
    if stage == IN_SETTLE:
        return _building(s, p, WORLD)
    if p.spent:
        return False
    if stage == ASSIGN:
        return _assigning(s, p)
    if not p.todo:
        return True
    if stage == IN_PRODUCE:
        return p.todo == [PRODUCE]
    if stage == IN_SHIP:
        return _shipping(p)
    return stage == MANAGE and _managing(p)


def _starting(p: Empire) -> bool:
    """The two tiles of the set-up, and which of them becomes a development (R-10)."""
    if len(p.drawn) != 2 or p.drawn[0] > p.drawn[1]:
        return False
    if p.start == -1:
        return p.todo == [START]
    return not p.todo and p.start in p.drawn


def _nothing_moved(p: Empire) -> bool:
    """Neither a Reassign power nor Dictate was used this round."""
    return (
        p.used == 0 and p.dictates == 0 and p.power == -1 and p.column == -1 and p.hand == -1 and len(p.dictated) == 0
    )


def _assigning(s: Galaxy, p: Empire) -> bool:
    """Behind the screen (R-18 to R-25)."""
    todo = p.todo
    if todo in ([REASSIGN, SELECT, WILDS], [REASSIGN, SELECT]):
        return p.selected == -1 and p.strip == -1 and _nothing_moved(p)
    if todo == [REASSIGN, WITH]:
        return p.selected >= 0 and p.strip == -1 and _nothing_moved(p)
    if p.strip == -1:  # no worker at all
        return not todo and p.selected == -1 and _nothing_moved(p) and not p.workers
    if p.strip >> PHASE_SHIFT & 15 != p.selected:
        return False
    top = todo[-1] if todo else NOTHING
    if todo not in ([], [REASSIGN], [REASSIGN, SACRIFICE], [REASSIGN, MOVE], [REASSIGN, MOVE, INTO]):
        return False
    powers = p.powers[AT_ASSIGN]
    if not 0 <= p.used < 1 << len(powers) or not -1 <= p.power < len(powers):
        return False
    if p.dictates != len(p.dictated) + (1 if top == SACRIFICE else 0) or not _may_have_dictated(p):
        return False
    if (p.hand >= 0) != (top == INTO):
        return False
    if top == SACRIFICE:
        return p.power == DICTATING and p.moved == 0 and p.column == -1
    if top not in (MOVE, INTO):
        return True
    if p.dictates == 0 if p.power == DICTATING else not p.used >> p.power & 1:
        return False
    if top == INTO:
        return 1 <= p.moved <= most_moves(s, p) and p.hand >> PHASE_SHIFT & 15 == p.column
    return p.moved <= len(p.workers) and (p.moved == 0) == (p.column == -1)


def _may_have_dictated(p: Empire) -> bool:
    """Once a round, or at will with a power (R-22, R-106)."""
    if p.dictates <= 1:
        return True
    for power in p.powers[AT_DICTATE]:
        if power.kind == DICTATE_UNLIMITED:
            return True
    return False


def _exploring(s: Galaxy, p: Empire) -> bool:
    """Scouts, and tiles drawn late (R-33 to R-42, R-101). Who has to give a tile back may be in the midst of it."""
    late = s.stage == LATE_DRAW
    gives_back = len(p.todo) > 0 and p.todo[-1] == RETURN
    own = p.todo[:-1] if gives_back else p.todo
    top = own[-1] if own else NOTHING
    if own and (own not in ([[PLACE]] if late else EXPLORING) or not _has_the_turn(s, p)):
        return False
    short = top == PLACE and not p.drawn  # has to draw more than there is
    if gives_back and (p.zone() < RETURNS_FROM or not (short or not own)):
        return False
    if p.waiting != (short and not gives_back):
        return False
    if (len(p.drawn) > 0) != (top == REBUILD or (top == PLACE and not short)):
        return False
    least = 0
    most = 0
    if top == ABANDON:
        least = 1
        most = 1 + len(p.abandoned)
    elif top == PLACE:
        least = 1 if short else 0
        most = late_tiles(p) - len(p.drawn) if late else s.box.tiles
    if not least <= p.draws <= most:
        return False
    if not 0 <= p.hidden_tops <= (3 if top in (ABANDON, PLACE, REBUILD) else 0):
        return False
    if top == REBUILD and not (p.rearranged and p.powers[AT_REARRANGE]):
        return False
    if not own and p.seat not in s.queue:
        return not p.virtual and not in_phase(p, PHASE_EXPLORE)
    return True


def _has_the_turn(s: Galaxy, p: Empire) -> bool:
    """All at once, or one after another in player order; those in the queue come later (R-41)."""
    if s.stage == LATE_DRAW:
        turns = [seat for seat in s.order if late_tiles(s.players[seat]) > 0]
        return p.seat == turns[len(turns) - len(s.queue) - 1]
    return not s.queue or p.seat == s.order[len(s.order) - len(s.queue) - 1]


def nobody_else_acts(s: Galaxy) -> bool:
    """While tiles are called in, somebody needs them, and all but those who give one back wait (R-40)."""
    called = False
    short = False
    acting = False
    for p in s.players:
        top = p.todo[-1] if p.todo else NOTHING
        if p.returned or top == RETURN:
            called = True
        if PLACE in p.todo and not p.drawn:
            short = True
        elif top not in (RETURN, NOTHING):
            acting = True
    return not called or (short and not acting)


def _building(s: Galaxy, p: Empire, side: int) -> bool:
    """Placing dice, or in the midst of completing a tile (R-44 to R-53)."""
    todo = p.todo
    stack = p.stacks[side]
    lying = len(p.builders[side])
    if todo and todo[0] != BUILD | side << STEP_BITS:
        return False
    if len(todo) < 2:
        return not p.spent and (not stack or lying < required(s, p, stack[-1]))
    if len(todo) > 2:
        return False
    step = todo[1] & STEP_MASK
    argument = todo[1] >> STEP_BITS
    if step == SPEND:
        if argument != side or not stack:
            return False
        need = required(s, p, stack[-1])
        return len(p.spent) < need < len(p.spent) + lying
    built = p.worlds if side == WORLD else p.developments
    completed = built[-1] if built else NOTHING
    if not 0 <= completed < 2 * s.box.tiles:
        return False
    if step == KEEP:
        return argument >> 1 == completed and len(p.spent) > 0 and _may_keep(p, completed)
    if step != REMOVE or argument // EFFECTS != completed or p.spent:
        return False
    effects = s.box.sides[completed].effects
    return argument % EFFECTS < len(effects) and effects[argument % EFFECTS].kind == REMOVE_DIE


def _may_keep(p: Empire, face: int) -> bool:
    try:
        return p.moved < chosen_power(p, face).most
    except LookupError:
        return False


def _shipping(p: Empire) -> bool:
    """In the midst of shipping a good, or of paying for VP after it (R-60, R-109)."""
    if p.todo == [SHIP]:
        return True
    if p.todo == [SHIP, PAY]:
        return len(p.powers[AFTER_TRADE]) > 0
    if len(p.todo) != 2 or p.todo[0] != SHIP or p.todo[1] & STEP_MASK != BY:
        return False
    return 0 <= p.todo[1] >> STEP_BITS >> 1 < len(p.goods)


def _managing(p: Empire) -> bool:
    """Who chooses whom to recruit has more citizens than credits (R-68)."""
    if p.todo == [RECALL, RECRUIT]:
        return 0 < p.credits < len(p.citizenry)
    return p.todo == [RECALL]
