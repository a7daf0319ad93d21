"""What every seat is doing: the stack of steps that its stage allows, and what lies ready for the step on top.

That the step on top really asks something is seen when the decisions are listed.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..building import chosen_power
from ..effects import EFFECTS
from ..phases.bag import RETURNS_FROM, late_tiles
from ..pieces import DEVELOPMENT, PHASE_SHIFT, REMOVE_DIE, WORLD
from ..places import in_phase
from ..required import can_end_with, required
from ..state import Empire, Galaxy
from ..steps.reassign import DICTATING, most_moves
from ..vocabulary import phase, stage, step
from .deal import dealing_fits, in_deal_phase
from .expansion import completing_fits, discount_fits, relocating_fits, reveal_fits
from .orb import acting_fits, researching_fits

EXPLORING: Final = [
    [step.EXPLORE],
    [step.EXPLORE, step.ABANDON],
    [step.EXPLORE, step.PLACE],
    [step.EXPLORE, step.REBUILD],
]
REASSIGNING: Final = [
    [],
    [step.REASSIGN],
    [step.REASSIGN, step.SACRIFICE],
    [step.REASSIGN, step.MOVE],
    [step.REASSIGN, step.MOVE, step.INTO],
]
# Without Talents and with them.
BEFORE_SELECTING: Final = [
    [[step.REASSIGN, step.SELECT, step.WILDS], [step.REASSIGN, step.SELECT]],
    [
        [step.REASSIGN, step.SELECT, step.TALENTS, step.WILDS],
        [step.REASSIGN, step.SELECT, step.TALENTS],
        [step.REASSIGN, step.SELECT],
    ],
]
NO_STEP: Final = -1


def steps_fit(s: Galaxy, p: Empire) -> bool:
    now = s.stage
    if now != stage.SET_UP and p.start != -1:
        return False
    if stage.SCREENS <= now <= stage.SENT_BACK:
        return reveal_fits(s, p) and _no_tiles_on_their_way(p)
    if in_deal_phase(s):
        return dealing_fits(s, p)
    if p.hand >= 0 and now == stage.EXPLORE:
        return not p.spent and _exploring(s, p)
    if now != stage.ASSIGN and not (_nothing_moved(p) and p.strip == -1):
        return False
    if now in (stage.EXPLORE, stage.LATE_DRAW):
        return not p.spent and _exploring(s, p)
    if p.waiting or p.draws or p.pile or p.abandoned or p.shown or p.returned or p.hidden_tops:
        return False
    if now == stage.SET_UP:
        return not p.spent and p.selected == -1 and _starting(s, p)
    if p.drawn:
        return False
    if now == stage.DEVELOP:
        return _building(s, p, DEVELOPMENT)
    if now == stage.SETTLE:
        return _building(s, p, WORLD)
    if p.spent:
        return False
    if now == stage.ASSIGN:
        return _assigning(s, p)
    if now == stage.INSTANT:
        return p.selected == -1 and acting_fits(s, p)
    if now == stage.DOLLAR:
        return researching_fits(s, p)
    if not p.todo:
        return True
    if now == stage.PRODUCE:
        return p.todo == [step.PRODUCE] or _placing_citizens(p)
    if now == stage.SHIP:
        return _shipping(p)
    return now == stage.MANAGE and _managing(p)


def _no_tiles_on_their_way(p: Empire) -> bool:
    return not (p.waiting or p.draws or p.pile or p.abandoned or p.shown or p.returned or p.hidden_tops or p.drawn)


def _starting(s: Galaxy, p: Empire) -> bool:
    """The two tiles of the set-up, and which of them becomes a development (R-10)."""
    if len(p.drawn) != 2 or p.drawn[0] > p.drawn[1]:
        return False
    if p.start == -1:
        return p.todo[:1] == [step.START] and s.start_fits(p)
    return not p.todo and p.start in p.drawn


def _nothing_moved(p: Empire) -> bool:
    """Neither a Reassign power nor Dictate was used this round."""
    return (
        p.used == 0 and p.dictates == 0 and p.power == -1 and p.column == -1 and p.hand == -1 and len(p.dictated) == 0
    )


def _assigning(s: Galaxy, p: Empire) -> bool:
    """Behind the screen (R-18 to R-25)."""
    todo = p.todo
    if todo in BEFORE_SELECTING[s.box.talents]:
        return p.selected == -1 and p.strip == -1 and _nothing_moved(p)
    if todo == [step.REASSIGN, step.WITH]:
        return p.selected >= 0 and p.strip == -1 and _nothing_moved(p)
    if p.strip == -1:  # no worker at all
        return not todo and p.selected == -1 and _nothing_moved(p) and not p.workers
    if p.strip >> PHASE_SHIFT & 15 != p.selected:
        return False
    top = todo[-1] if todo else NO_STEP
    if todo not in REASSIGNING:
        return False
    powers = p.powers.reassign
    if not 0 <= p.used < 1 << len(powers) or not -1 <= p.power < len(powers):
        return False
    if p.dictates != len(p.dictated) + (1 if top == step.SACRIFICE else 0) or not _may_have_dictated(p):
        return False
    if (p.hand >= 0) != (top == step.INTO):
        return False
    if top == step.SACRIFICE:
        return p.power == DICTATING and p.moved == 0 and p.column == -1
    if top not in (step.MOVE, step.INTO):
        return True
    if p.dictates == 0 if p.power == DICTATING else not p.used >> p.power & 1:
        return False
    if top == step.INTO:
        return 1 <= p.moved <= most_moves(s, p) and p.hand >> PHASE_SHIFT & 15 == p.column
    return p.moved <= len(p.workers) and (p.moved == 0) == (p.column == -1)


def _may_have_dictated(p: Empire) -> bool:
    """Once a round, or at will with a power (R-22, R-106)."""
    return p.dictates <= 1 or len(p.powers.dictate_unlimited) > 0


def _exploring(s: Galaxy, p: Empire) -> bool:
    """Scouts, and tiles drawn late (R-33 to R-42, R-101). Who has to give a tile back may be in the midst of it."""
    late = s.stage == stage.LATE_DRAW
    gives_back = len(p.todo) > 0 and p.todo[-1] == step.RETURN
    own = p.todo[:-1] if gives_back else p.todo
    if own and own[-1] & STEP_MASK in (step.RELOCATE, step.RELOCATE_INTO):
        if own[:-1] != [step.EXPLORE] or not relocating_fits(s, p, own[-1:]):
            return False
        own = own[:-1]
    elif p.hand >= 0:
        return False
    top = own[-1] if own else NO_STEP
    if own and (own not in ([[step.PLACE]] if late else EXPLORING) or not _has_the_turn(s, p)):
        return False
    short = top == step.PLACE and not p.drawn  # has to draw more than there is
    if gives_back and (p.zone() < RETURNS_FROM or not (short or not own)):
        return False
    if p.waiting != (short and not gives_back):
        return False
    if (len(p.drawn) > 0) != (top == step.REBUILD or (top == step.PLACE and not short)):
        return False
    least = 0
    most = 0
    if top == step.ABANDON:
        least = 1
        most = 1 + len(p.abandoned)
    elif top == step.PLACE:
        least = 1 if short else 0
        most = late_tiles(p) - len(p.drawn) if late else s.box.tiles
    if not least <= p.draws <= most:
        return False
    if not 0 <= p.hidden_tops <= (3 if top in (step.ABANDON, step.PLACE, step.REBUILD) else 0):
        return False
    if top == step.REBUILD and not (p.rearranged and p.powers.rearrange):
        return False
    if not own and p.seat not in s.queue:
        return not p.virtual and not in_phase(p, phase.EXPLORE)
    return True


def _has_the_turn(s: Galaxy, p: Empire) -> bool:
    """All at once, or one after another in player order; those in the queue come later (R-41)."""
    if s.stage == stage.LATE_DRAW:
        turns = [seat for seat in s.order if late_tiles(s.players[seat]) > 0]
        return p.seat == turns[len(turns) - len(s.queue) - 1]
    return not s.queue or p.seat == s.order[len(s.order) - len(s.queue) - 1]


def nobody_else_acts(s: Galaxy) -> bool:
    """While tiles are called in, somebody needs them, and all but those who give one back wait (R-40)."""
    called = False
    short = False
    acting = False
    for p in s.players:
        top = p.todo[-1] if p.todo else NO_STEP
        if p.returned or top == step.RETURN:
            called = True
        if step.PLACE in p.todo and not p.drawn:
            short = True
        elif top not in (step.RETURN, NO_STEP):
            acting = True
    return not called or (short and not acting)


def _building(s: Galaxy, p: Empire, side: int) -> bool:
    """Placing dice, or in the midst of completing a tile (R-44 to R-53)."""
    todo = p.todo
    stack = p.stacks[side]
    lying = len(p.builders[side])
    if todo and todo[0] != step.BUILD | side << STEP_BITS:
        return False
    if len(todo) < 2:  # a tile that was traded, or dice that were placed, may suffice before it is one's turn
        return not p.spent and (p.seat in s.queue or not stack or lying < required(s, p, stack[-1]))
    top = todo[1] & STEP_MASK
    if s.box.sets and top in (step.REMOVE, step.EFFECTS, step.GUILD):
        return completing_fits(s, p, side, todo[1:])
    if len(todo) > 2:
        return False
    if top in (step.DISCOUNT, step.DISCOUNT_DIE):
        return todo[1] >> STEP_BITS == side and discount_fits(s, p, side, top)
    argument = todo[1] >> STEP_BITS
    if top == step.SPEND:
        if argument != side or not stack:
            return False
        if p.powers.per_worker:
            return len(p.spent) < required(s, p, stack[-1]) and _suffice_with(s, p, side)
        need = required(s, p, stack[-1])
        return len(p.spent) < need < len(p.spent) + lying
    built = p.worlds if side == WORLD else p.developments
    completed = built[-1] if built else -1
    if completed < 0 or not s.box.is_tile[completed]:
        return False
    if top == step.KEEP:
        return argument >> 1 == completed and len(p.spent) > 0 and _may_keep(p, completed)
    if top != step.REMOVE or argument // EFFECTS != completed or p.spent:
        return False
    effects = s.box.sides[completed].effects
    return argument % EFFECTS < len(effects) and effects[argument % EFFECTS].kind == REMOVE_DIE


def _suffice_with(s: Galaxy, p: Empire, side: int) -> bool:
    """Whether some of the dice on the tile are left over, or lower what it needs (D-26)."""
    if not p.spent:
        return len(p.builders[side]) > required(s, p, p.stacks[side][-1])
    return can_end_with(s, p, p.stacks[side][-1], p.spent, p.builders[side])


def _may_keep(p: Empire, side: int) -> bool:
    try:
        return p.moved < chosen_power(p, side).most
    except LookupError:
        return False


def _shipping(p: Empire) -> bool:
    """In the midst of shipping a good, or of paying for VP after it (R-60, R-109)."""
    todo = p.todo
    if todo[0] == step.DEFICIT and p.powers.deficits:
        if len(todo) == 1:
            return True
        if p.more.ended:
            return False
        todo = todo[1:]
    elif p.powers.deficits:
        return False
    if todo == [step.SHIP]:
        return True
    if todo == [step.SHIP, step.PAY]:
        return len(p.powers.buy_vp) > 0
    if todo == [step.SHIP, step.SWAP]:
        return len(p.powers.swaps) > 0
    if len(todo) != 2 or todo[0] != step.SHIP or todo[1] & STEP_MASK != step.BY:
        return False
    return 0 <= todo[1] >> STEP_BITS >> 1 < len(p.goods)


def _placing_citizens(p: Empire) -> bool:
    """Dice of the Citizenry become goods (V-18)."""
    if p.todo != [step.PRODUCE, step.CITIZENS] or not p.powers.citizens_to_goods:
        return False
    return p.moved < p.powers.citizens_to_goods[0].most and p.more.citizens_used == (1 if p.moved else 0)


def _managing(p: Empire) -> bool:
    """Who chooses whom to recruit has more citizens than credits (R-68)."""
    if p.todo == [step.RECALL, step.RECRUIT]:
        return 0 < p.credits < len(p.citizenry)
    return p.todo == [step.RECALL]
