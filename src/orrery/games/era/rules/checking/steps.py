"""Whether the player can be doing what he is doing: the questions under way, and what they need."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import ACT_MASK
from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..board import HEXES, NOWHERE
from ..cards.drawing import DRAWING_RULES
from ..growth.placing import WHERES
from ..people.gaining import MOST_MORE
from ..set_up.peoples import SECTOR, start_fields
from ..state import Galaxy
from ..trading.taking import SOURCES
from ..trading.terms import lessons
from ..vocabulary import act, option, phase, step
from ..vocabulary.faction import FACTIONS, HUMAN
from ..vocabulary.field import FIELDS
from ..vocabulary.letter import E
from ..vocabulary.option import OPTIONS
from .growth import growth_step_fits, is_growth_step
from .robots import automa_step_fits
from .voyage import movement_step_fits

MOST_STEPS: Final = 80
MOST_LEVELS: Final = 9  # that are taken at once
MOST_SHIPS: Final = 200  # that are placed at once
MOVEMENT_STEPS: Final = [
    step.FLEETS, step.MOVES, step.DESTINATION, step.REGROUP, step.CREW, step.VIEW, step.BLOCK_GATE, step.TACTIC,
]  # fmt: skip
COMBAT_STEPS: Final = [
    step.FORCE,
    step.BATTLE_CARDS,
    step.RETREAT,
    step.RETREAT_TO,
    step.LOSSES,
    step.OWN_LOSSES,
    step.HOLD,
]
# What a question may stand on: one of these, directly. The others stand on anything, or at the bottom.
STANDS_ON: Final = {
    step.DESTINATION: [step.MOVES],
    step.CREW: [step.REGROUP],
    step.REGROUP: [step.FLEETS, step.MOVES],
    step.VIEW: [step.FLEETS, step.MOVES],
    step.RAY_AT: [step.MOVES],
    step.KEEP: [step.SIDE],
    step.MORE_OVALS: [step.SQUARES],
    step.OVALS: [step.MORE_OVALS],
    step.GROW_FIRST: [step.GROW_BONUS, step.MELT],
    step.MELT: [step.GROW_BONUS],
    step.PLACE_INTO: [step.PLACE],
    step.PLACE_NUMBER: [step.PLACE],
    step.TEACH: [step.TRADE],
    step.HOLD: [step.BATTLE_CARDS],
}
# What can be at the bottom, by phase. In a battle: `at_bottom`.
BOTTOMS: Final = {
    phase.SET_UP: [step.SIDE, step.START_FIELD, step.TACTIC],
    phase.START: [step.CARD_WINDOW, step.EXCHANGE],
    phase.SELECT: [step.SQUARES],
    phase.SCORE: [step.CARD_WINDOW, step.LEAD_SHIP],
}
ONLY_AT_BOTTOM: Final = [
    step.FLEETS, step.MOVES, step.BATTLE_WHERE, step.BLOCK_GATE, step.SQUARES, step.GROW_TURN, step.TRADE,
    step.SIDE, step.START_FIELD, step.BLOCK_STAR, step.LEAD_SHIP, step.LOSSES, step.OWN_LOSSES,
]  # fmt: skip
IN_AUTOMAS_GROWTH: Final = [
    step.BLOCK_STAR, step.BLOCK_POPULATION, step.FLEE, step.RESERVE, step.EVACUATE, step.PLACE, step.FETCH,
]  # fmt: skip


def steps_fit(s: Galaxy) -> bool:
    todo = s.seat.todo
    if len(todo) > MOST_STEPS or any(entry < 0 for entry in todo):
        return False
    if bool(s.seat.asked) != (step.BLOCK_GATE in [entry & STEP_MASK for entry in todo]):
        return False
    for i, entry in enumerate(todo):
        number = entry & STEP_MASK
        below = todo[i - 1] & STEP_MASK if i else -1
        if i == 0 and not at_bottom(s, number):
            return False
        if i and (number in ONLY_AT_BOTTOM or below not in STANDS_ON.get(number, [below])):
            return False
        if not step_fits(s, entry):
            return False
    return True


def at_bottom(s: Galaxy, number: int) -> bool:
    if s.phase == phase.GROWTH:
        return number == step.GROW_TURN if s.active == HUMAN else number in IN_AUTOMAS_GROWTH
    if s.phase == phase.TRADE:
        return number == (step.TRADE if s.agenda[-1] == act.TRADE_OVER else step.TAKE_LEVEL)
    if s.phase != phase.MOVE:
        return number in BOTTOMS.get(s.phase, [])
    if s.battle.at != NOWHERE:
        return in_battle(s, number)
    if s.battle.attacker == HUMAN:
        return number == step.BATTLE_WHERE
    if s.active == HUMAN:
        return number == (step.MOVES if s.voyage.sailing else step.FLEETS)
    return number == step.BLOCK_GATE


def in_battle(s: Galaxy, number: int) -> bool:
    """By what comes next in the battle."""
    coming = s.agenda[-1] & ACT_MASK
    if coming == act.OWN_LOSSES:
        return number == step.LOSSES
    if coming in (act.BATTLE_OVER, act.FALL_BACK):
        return number in (step.OWN_LOSSES, step.RETREAT_TO)
    return number in (step.BATTLE_CARDS, step.RETREAT, step.RETREAT_TO)


def step_fits(s: Galaxy, entry: int) -> bool:
    """Whether a question can be on the stack, by its argument and by what it needs."""
    number, argument = entry & STEP_MASK, entry >> STEP_BITS
    if number in COMBAT_STEPS:
        return combat_step_fits(s, number, argument)
    if number in MOVEMENT_STEPS:
        return movement_step_fits(s, entry)
    if is_growth_step(number):
        return growth_step_fits(s, entry) and (number != step.PLACE or argument // WHERES <= MOST_SHIPS)
    if number in (step.BLOCK_STAR, step.BLOCK_POPULATION):
        return automa_step_fits(s, entry)
    if number == step.RAY_AT:
        return argument < HEXES
    if number == step.CARD_WINDOW:
        return argument in (0, 1)
    if number == step.EXCHANGE:
        return argument < len(DRAWING_RULES)
    if number == step.TAKE_LEVEL:
        return argument // SOURCES <= MOST_LEVELS
    if number == step.TEACH:
        automa, field = argument % FACTIONS, argument // FACTIONS
        return automa != HUMAN and field < FIELDS and field in lessons(s, HUMAN, automa)
    if number == step.START_FIELD:
        return argument % SECTOR > 1 and argument // SECTOR < 2 and len(start_fields(s, argument)) > 1
    if number == step.MORE_STARS:
        return argument % OPTIONS in (option.ADVANCE, option.ALLY) and argument // OPTIONS <= MOST_MORE
    if number == step.RECAST:
        return argument <= MOST_SHIPS
    others = [
        step.BATTLE_WHERE, step.KEEP, step.SIDE, step.FLEE, step.MELT, step.TRADE, step.LEAD_SHIP, step.EXTRA_RESEARCH,
    ]  # fmt: skip
    return number in others and argument == 0


def combat_step_fits(s: Galaxy, number: int, argument: int) -> bool:
    b = s.battle
    if b.at == NOWHERE or not (b.attackers | b.defenders) >> HUMAN & 1:
        return False
    coming = s.agenda[-1] & ACT_MASK if s.agenda else -1
    beaten = coming in (act.BATTLE_OVER, act.FALL_BACK)
    if number == step.RETREAT:
        evades = s.me.fleet_at[E] == b.at
        return not beaten and b.defenders >> HUMAN & 1 == 1 and (argument == 0 or (argument == 1 and evades))
    if number == step.RETREAT_TO:
        if argument == 1 and s.me.fleet_at[E] != b.at:
            return False
        return s.me.has_ships_at(b.at) and (argument == 2 if beaten else argument in (0, 1))
    if number == step.LOSSES:
        return argument in (0, 1) and b.chooser == HUMAN
    if number == step.OWN_LOSSES:
        return argument == 0 and b.chooser == HUMAN and b.winners >> HUMAN & 1 == 1
    return argument == 0 and not beaten
