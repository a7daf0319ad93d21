"""What is still to come: the rest of the round's plan, and what is left of the turn under way (E-255)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import ACT_BITS, ACT_MASK, entry
from orrery.kernel.state import STEP_MASK

from ..scoring.rounds import is_last_of_era
from ..state import Galaxy
from ..vocabulary import act, goal, phase, step
from ..vocabulary.faction import FACTIONS, FARMERS, HUMAN, NOBODY, SLAVERS
from .figures import ROUNDS
from .growth import growth_act_fits
from .robots import automa_act_fits

# How many entries of the plan are left while each phase goes on, beside the turns of factions.
AT_START: Final = 13
MOVING: Final = 10
SELECTING: Final = 9
GROWING: Final = 5
TRADING: Final = 4
TRADED: Final = 3
SCORED: Final = 1
MOST_LEARNED: Final = 2  # levels for a star
MOST_TACTICS: Final = 3  # that come with a level


def agenda_fits(s: Galaxy) -> bool:
    if s.round == 0:
        return before_first_round(s)
    if s.phase == phase.OVER:
        return s.round == ROUNDS and not s.agenda and not s.seat.todo and s.active == NOBODY
    plan = plan_of(s)
    n = 0
    while n < len(plan) and n < len(s.agenda) and plan[n] == s.agenda[n]:
        n += 1
    rest = s.agenda[n:]
    if not s.seat.todo:
        return False
    if s.phase == phase.START:
        return n == AT_START and not rest and s.active == NOBODY
    if s.phase == phase.MOVE:
        return MOVING <= n < AT_START and s.active == s.order[AT_START - 1 - n] and move_fits(s, rest)
    if s.phase == phase.SELECT:
        return n == SELECTING and not rest and s.active == HUMAN
    if s.phase == phase.GROWTH:
        return n == GROWING and turns_fit(s, rest)
    if s.phase == phase.TRADE:
        return s.active == NOBODY and n in (TRADED, TRADING) and (not rest or traded_fits(s, n, rest))
    return s.phase == phase.SCORE and n == SCORED and s.active == NOBODY and scored_fits(s, rest)


def before_first_round(s: Galaxy) -> bool:
    """The set-up: what is chosen in it, and the bonuses to come."""
    if s.phase != phase.SET_UP or not s.seat.todo:
        return False
    plan = [act.ROUND, act.SECTOR_BONUS, act.PEOPLE_BONUS]
    choosing = s.seat.todo[0] == step.SIDE
    if s.active != HUMAN or (s.people < 0) != (step.KEEP in s.seat.todo):
        return False
    if (len(s.dealt) > 1) != (s.people < 0) or (s.dealt and s.people >= 0):
        return False
    return s.agenda == plan if choosing else s.agenda in (plan[:1], plan[:2])


def plan_of(s: Galaxy) -> list[int]:
    """All of a round, as rounds.py plans it: the last thing first."""
    return [
        entry(act.ROUND if s.round < ROUNDS else act.FINAL),
        entry(act.END_OF_ROUND),
        entry(act.SCORE),
        entry(act.TRADE_OVER),
        entry(act.TRADE),
        entry(act.GROWTH_TURNS),
        entry(act.ORDER),
        entry(act.SWITCH),
        entry(act.ROLL_GROWTH),
        entry(act.SELECT),
        *[entry(act.MOVE_TURN, faction) for faction in reversed(s.order)],
        entry(act.CARDS_AT_START),
    ]


# The Move/Combat turn.


def move_fits(s: Galaxy, rest: list[int]) -> bool:
    """The player arranges, sails or fights; an automa moves or fights."""
    if s.battle.at >= 0:
        return fight_fits(s, rest)
    battles = entry(act.BATTLES, s.active)
    if s.battle.attacker != NOBODY or s.battle.left:  # the player says where he fights next
        fights = len(s.battle.left) > 1 and s.battle.attacker == HUMAN
        return fights and s.active == HUMAN and not rest and s.seat.todo[0] == step.BATTLE_WHERE
    if s.active == HUMAN:
        if s.voyage.sailing:
            return rest == [battles, entry(act.LAND)]
        return rest == [battles, entry(act.LAND), entry(act.SAIL)]
    if s.round == 1 or not rest or rest[0] != battles:
        return False
    return all(one == entry(act.UNIT, s.active) and automa_act_fits(s, one) for one in rest[1:])


def fight_fits(s: Galaxy, rest: list[int]) -> bool:
    """A battle is under way, and what comes next in it."""
    b = s.battle
    if b.attacker != s.active or s.voyage.sailing or len(rest) > FACTIONS + 1 or not rest:
        return False
    if not both_are_there(s) or any(not s.at_war(s.active, faction) for faction in sides(b.defenders)):
        return False
    kinds = [one & ACT_MASK for one in rest]
    if kinds[0] in (act.BEFORE_COMBAT, act.COMPARE):
        return len(rest) == 1 and b.winners == 0 and before_fits(s, rest[0])
    if b.winners == 0 or b.chooser == NOBODY or not b.winners >> b.chooser & 1 or not b.revealed:
        return False
    if kinds == [act.OWN_LOSSES]:
        return rest[0] == act.OWN_LOSSES and b.chooser == HUMAN and b.winners >> HUMAN & 1 == 1
    losing = sides(b.attackers | b.defenders)
    return rest[0] == act.BATTLE_OVER and all(
        one & ACT_MASK == act.FALL_BACK and one >> ACT_BITS in losing for one in rest[1:]
    )


def before_fits(s: Galaxy, one: int) -> bool:
    if one & ACT_MASK == act.COMPARE:
        return one == act.COMPARE and s.battle.revealed
    return 0 <= one >> ACT_BITS <= FACTIONS and not s.battle.revealed


def both_are_there(s: Galaxy) -> bool:
    """Whether the sides of the battle have come with ships; later one may have none left."""
    b = s.battle
    if b.winners or s.seat.todo[-1] & STEP_MASK != step.BATTLE_CARDS:
        return True
    return present_in(s, b.attackers) and present_in(s, b.defenders)


def present_in(s: Galaxy, side: int) -> bool:
    return any(s.factions[faction].has_ships_at(s.battle.at) for faction in sides(side))


def sides(side: int) -> list[int]:
    return [faction for faction in range(FACTIONS) if side >> faction & 1]


# The growth phase, and the end.


def turns_fit(s: Galaxy, rest: list[int]) -> bool:
    """Growth turns to come, and what is left of that of an automa."""
    turns = [entry(act.GROWTH_TURN, faction) for faction in reversed(s.order)]
    n = 0
    while n < len(rest) and rest[n] == turns[n]:
        n += 1
    if n >= FACTIONS or s.active != s.order[FACTIONS - 1 - n]:
        return False
    left = rest[n:]
    if s.active == HUMAN:
        return not left
    learned = [one for one in left if one & ACT_MASK == act.LEARN_BY_FORCE]
    if len(learned) > MOST_LEARNED or left[len(left) - len(learned) :] != learned:
        return False
    if not all(growth_act_fits(s, one) and s.active == SLAVERS for one in learned):
        return False
    own = left[: len(left) - len(learned)]
    return len(own) <= MOST_LEARNED + 1 and all(acts_of(s, one) for one in own) and bool(own or learned)


def acts_of(s: Galaxy, one: int) -> bool:
    """Whether an act of the automa whose turn it is can be on the agenda."""
    number, argument = one & ACT_MASK, one >> ACT_BITS
    if number in (act.SLAVER_GAIN, act.SLAVER_GROW, act.SLAVER_TACTIC):
        return s.active == SLAVERS and automa_act_fits(s, one)
    return (
        number in (act.SENTENCE, act.SPAWN)
        and s.active in (FARMERS, SLAVERS)
        and argument % FACTIONS == s.active
        and automa_act_fits(s, one)
    )


def traded_fits(s: Galaxy, n: int, rest: list[int]) -> bool:
    """The Slavers have learned something at the end of the phase that brings them tactics."""
    return n == TRADED and len(rest) <= MOST_TACTICS and all(one == act.SLAVER_TACTIC for one in rest)


def scored_fits(s: Galaxy, rest: list[int]) -> bool:
    leads = s.goal == goal.LEADERSHIP and is_last_of_era(s)
    return rest in ([], [entry(act.LEAD)]) and (not rest or leads)
