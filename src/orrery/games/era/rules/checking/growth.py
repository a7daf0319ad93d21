"""Whether the player's growth phase can be as it is said to be, and the questions and acts that belong to it."""

from __future__ import annotations

from orrery.kernel.acts import ACT_BITS, ACT_MASK
from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..alphabet import LOOSE, MOST_SHIPS
from ..board import HEXES, NOWHERE
from ..growth.evacuation import FORCED, VOLUNTARY
from ..growth.gaining import PROMISED, TIMES
from ..growth.growing import RESEARCH_BONUS, bonus_discs, bonus_stars
from ..growth.placing import WHERES, ways_in
from ..growth.selecting import free_ovals
from ..growth.taking import LEVELS_OF_LARGE
from ..growth.teleport import LEFT
from ..state import Galaxy
from ..vocabulary import act, phase, step
from ..vocabulary.counter import OVAL_COPIES, OVALS, SQUARES
from ..vocabulary.faction import FACTIONS, HUMAN, SLAVERS
from ..vocabulary.field import FIELDS
from .voyage import is_sorted

MOST_TIMES: int = 9  # for how many a ship counts by a card
USES: int = PROMISED + 1 + MOST_TIMES  # of growth.used


def is_growth_step(number: int) -> bool:
    return step.OVALS <= number <= step.RESERVE


def growth_fits(s: Galaxy) -> bool:
    """The slice, and what stands on what on the stack."""
    g = s.growth
    for oval in range(OVALS):
        if not 0 <= g.ovals[oval] <= g.selected[oval] <= OVAL_COPIES[oval]:
            return False
    if not 0 <= g.squares < 1 << SQUARES or not 0 <= g.extra <= sum(OVAL_COPIES) or not is_sorted(g.used, USES):
        return False
    todo = [entry & STEP_MASK for entry in s.seat.todo]
    growing = step.GROW_BONUS in todo
    for hexes in (g.left_out, g.bonus):
        if not is_sorted(hexes, HEXES) or (hexes and not growing):
            return False
    if g.bonus and todo[-1] != step.GROW_BONUS:
        return False
    if bool(g.waiting) and step.FETCH not in todo:
        return False
    if not all(0 <= at < HEXES and s.owner[at] == HUMAN for at in g.waiting):
        return False
    forced = [entry for entry in s.seat.todo if entry == step.EVACUATE | FORCED << STEP_BITS]
    return len(forced) == (1 if s.home == NOWHERE and s.phase != phase.SET_UP else 0) and placing_fits(s)


def placing_fits(s: Galaxy) -> bool:
    """The two smaller questions of placing stand on the larger one, which has ships left."""
    todo = s.seat.todo
    for i in range(len(todo)):
        if todo[i] & STEP_MASK in (step.PLACE_INTO, step.PLACE_NUMBER):
            if i == 0 or i + 1 < len(todo) or todo[i - 1] & STEP_MASK != step.PLACE:
                return False
            if todo[i - 1] >> STEP_BITS < WHERES:
                return False
    return True


def growth_step_fits(s: Galaxy, entry: int) -> bool:
    """Whether a question of the growth phase can be on the stack."""
    number, argument = entry & STEP_MASK, entry >> STEP_BITS
    g = s.growth
    if number == step.OVALS:
        return argument == 0 and sum(g.selected) < free_ovals(s)
    if number == step.RESEARCH:
        left = argument & ((1 << FIELDS) - 1)
        return argument >> FIELDS < 1 << FIELDS and left & ~(argument >> FIELDS) == 0
    if number == step.GROW_BONUS:
        n = min(argument + bonus_discs(s), len(bonus_stars(s)))
        return argument in (0, RESEARCH_BONUS) and (not g.bonus or len(g.bonus) < n)
    if number == step.GAIN:
        return 0 < argument // TIMES <= MOST_TIMES
    if number == step.LEARN:
        return argument % FACTIONS != HUMAN and argument // FACTIONS <= LEVELS_OF_LARGE
    if number == step.PLACE:
        return argument // WHERES <= MOST_SHIPS
    if number == step.PLACE_INTO:
        return argument < HEXES
    if number == step.PLACE_NUMBER:
        into, at = divmod(argument, HEXES)
        return into <= LOOSE and into in ways_in(s, at)
    if number == step.SECOND_FIELD:
        return argument < FIELDS
    if number == step.TELEPORT:
        return argument // LEFT <= MOST_TIMES
    if number == step.TELEPORT_TO:
        at = argument // 2
        return at < HEXES and s.owner[at] == HUMAN and s.discs[at] > 0
    if number == step.EVACUATE:
        return argument == FORCED or (argument == VOLUNTARY and s.home != NOWHERE)
    return argument == 0


def growth_act_fits(s: Galaxy, entry: int) -> bool:
    """Whether an act of the growth phase can be on the agenda while the player is asked something."""
    number, argument = entry & ACT_MASK, entry >> ACT_BITS
    if number == act.LEARN_BY_FORCE:
        return argument == SLAVERS + FACTIONS * HUMAN
    return number in (act.SELECT, act.SWITCH, act.ORDER, act.GROW_TURN) and argument == 0
