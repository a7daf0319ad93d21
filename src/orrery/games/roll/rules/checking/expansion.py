"""What expansions keep of a seat, and the steps that they add: Reveal in parts, and what follows a completion."""

from __future__ import annotations

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..effects import EFFECTS
from ..expansion.completion import has_die
from ..expansion.discount import usable
from ..expansion.foresight import movable, targets
from ..pieces import (
    BLANK,
    COLOUR_MASK,
    GAIN_DIE,
    GAIN_GOOD,
    GRAY,
    PHASE_SHIFT,
    REMOVE_DIE,
    REMOVE_SETTLER,
    SEAT_DICE,
    TALENT,
    WORLD,
)
from ..required import required
from ..state import Empire, Galaxy
from ..vocabulary import stage, step


def more_fits(s: Galaxy, p: Empire) -> bool:
    """The slice of a seat."""
    more = p.more
    top = p.todo[-1] & STEP_MASK if p.todo else -1
    if not 0 <= more.consumed < 1 << TALENT or more.citizens_used not in (0, 1):
        return False
    if not _less_fits(p, top) or not 0 <= more.shipped <= SEAT_DICE or more.ended not in (0, 1):
        return False
    if more.ended and not (p.powers.deficits and s.stage not in (stage.SET_UP, stage.EXPLORE, stage.DEVELOP)):
        return False
    if not 0 <= more.explorers_moved <= max([0, *[power.most for power in p.powers.move_explorers]]):
        return False
    if (more.swapping >= 0) != (top == step.SWAP):
        return False
    if more.swapping >= 0 and not (p.powers.swaps and (more.swapping in p.citizenry or more.swapping in p.cup)):
        return False
    if more.selecting >= 0 and not _is_selecting(s, p):
        return False
    return _used_fits(s, p)


def _less_fits(p: Empire, top: int) -> bool:
    """What was given for a tile that is about to be completed, by powers the seat has (A-34, A-38)."""
    less = p.more.less
    if less == 0:
        return True
    given = 0
    for power in p.powers.discounts:
        given |= power.bit
    return less & ~given == 0 and less > 0 and top in (step.DISCOUNT, step.DISCOUNT_DIE, step.SPEND)


def discount_fits(s: Galaxy, p: Empire, kind: int, top: int) -> bool:
    """Dice are lacking, and a power may make up for them."""
    stack = p.stacks[kind]
    if not stack or p.spent or len(p.builders[kind]) >= required(s, p, stack[-1]):
        return False
    offered = usable(s, p, kind)
    if top == step.DISCOUNT_DIE:
        return len([power for power in offered if power.colours]) > 0
    return len(offered) > 0


def _is_selecting(s: Galaxy, p: Empire) -> bool:
    die = p.more.selecting
    if s.stage not in (stage.PHASES_FOUND, stage.SENT_BACK) or not p.powers.after_return:
        return False
    return die in p.workers and die >> PHASE_SHIFT & 15 == p.selected


def _used_fits(s: Galaxy, p: Empire) -> bool:
    """The dice that complete a tile: being used up, or done with their job, but for one that a tile has removed."""
    used = p.more.used
    if not used:
        return True
    if s.stage not in (stage.DEVELOP, stage.SETTLE) or len(p.todo) < 2:
        return False
    for die in used:
        if used.count(die) > 1 or die >= 1 << 40 or die < 0:
            return False
    return True


def reveal_fits(s: Galaxy, p: Empire) -> bool:
    """Between the parts of Reveal (V-21)."""
    if p.used or p.dictates or p.power != -1 or p.column != -1 or p.spent or p.virtual:
        return False
    if (p.strip >= 0) != (s.stage == stage.SCREENS and p.selected >= 0):
        return False
    if p.strip >= 0 and p.strip >> PHASE_SHIFT & 15 != p.selected:
        return False
    if p.dictated and s.stage == stage.SENT_BACK:
        return False
    if s.stage == stage.SCREENS:
        return p.hand < 0 and p.todo in ([], [step.FORECAST] if p.strip >= 0 and p.powers.change_selected else [])
    return relocating_fits(s, p, p.todo)


def relocating_fits(s: Galaxy, p: Empire, todo: list[int]) -> bool:
    """Nothing, or one worker on its way to another phase."""
    if not todo:
        return p.hand < 0
    if len(todo) > 1 or not _may_relocate(s, p, todo[0] >> STEP_BITS):
        return False
    if todo[0] & STEP_MASK == step.RELOCATE:
        return p.hand < 0 and len(movable(s, p, s.stage)) > 0
    return todo[0] & STEP_MASK == step.RELOCATE_INTO and p.hand >= 0 and targets(s, p.hand >> PHASE_SHIFT & 15) != 0


def _may_relocate(s: Galaxy, p: Empire, side: int) -> bool:
    if s.stage == stage.PHASES_FOUND:
        return side in [power.side for power in p.powers.after_shift]
    if s.stage == stage.SENT_BACK:
        return side in [power.side for power in p.powers.after_return]
    for power in p.powers.move_explorers:
        if power.side == side and p.more.explorers_moved < power.most:
            return True
    return False


def completing_fits(s: Galaxy, p: Empire, kind: int, steps: list[int]) -> bool:
    """What is left to choose for the tile just completed."""
    built = p.worlds if kind == WORLD else p.developments
    completed = built[-1] if built else -1
    if completed < 0 or not s.box.is_tile[completed] or p.spent:
        return False
    first = steps[0] & STEP_MASK
    argument = steps[0] >> STEP_BITS
    effects = s.box.sides[completed].effects
    if first == step.GUILD:
        return steps == [step.GUILD | completed << STEP_BITS] and _offers_good(s, p, completed)
    if argument // EFFECTS != completed or argument % EFFECTS > len(effects):
        return False
    at = argument % EFFECTS
    if first == step.REMOVE:
        if at == len(effects) or effects[at].kind != REMOVE_DIE:
            return False
        return len(steps) <= effects[at].amount and steps.count(steps[0]) == len(steps)
    if first != step.EFFECTS or at == 0 or len(steps) < 2:
        return False
    effect = effects[at - 1]
    if effect.kind == REMOVE_SETTLER:
        lost = step.LOSE_SETTLER | completed << STEP_BITS
        settlers = [die for die in p.more.used if die | BLANK in p.citizenry or die | BLANK in p.cup]
        return steps[1:] == [lost] * (len(steps) - 1) and len(steps) - 1 <= min(effect.amount, len(settlers))
    if effect.kind not in (GAIN_DIE, GAIN_GOOD) or len(steps) - 1 > (effect.amount if effect.kind == GAIN_DIE else 1):
        return False
    world = completed if effect.kind == GAIN_GOOD else -1
    lacking = step.SUBSTITUTE | ((world + 1) << 5 | effect.colour << 1 | int(effect.to_cup)) << STEP_BITS
    return s.supply[effect.colour] == 0 and steps[1:] == [lacking] * (len(steps) - 1)


def _offers_good(s: Galaxy, p: Empire, side: int) -> bool:
    colour = s.box.colour[side]
    if side & 1 != WORLD or colour == GRAY or side in p.goods_on or not p.powers.goods_on_completed:
        return False
    return has_die(s, p, colour & COLOUR_MASK, p.powers.goods_on_completed[0].from_supply)
