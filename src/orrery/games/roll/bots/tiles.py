"""What a tile is worth to an empire, besides the dice it takes to build it."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.building import required
from orrery.games.roll.rules.content import Side
from orrery.games.roll.rules.pieces import (
    ALIEN,
    ANY_COLOUR,
    COLOUR_MASK,
    DEVELOP,
    DEVELOPMENT,
    EXPLORE,
    GAIN_CREDITS,
    GAIN_DIE,
    GAIN_GOOD,
    GENES,
    GRAY,
    HOME,
    PRODUCE,
    REMOVE_DIE,
    SETTLE,
    SHIP,
)
from orrery.games.roll.rules.powers import power as pw
from orrery.games.roll.rules.powers.power import Power
from orrery.games.roll.rules.scoring import points
from orrery.games.roll.rules.state import Empire

from .valuation import Outlook

DIE_ROUND: Final = 0.24  # what one more die brings in a round
DIE_COLOUR: Final = [0.9, 0.95, 1.05, 1.0, 1.0, 1.1, 1.2]
GOOD: Final = 1.3
DIE_USE: Final = 0.97  # what a die could do elsewhere instead of building
SLOW: Final = 0.14  # how much more that is for each round it takes
DELAY: Final = 0.35  # rounds it takes per die until a tile is completed
UNKNOWN_COST: Final = 3
UNKNOWN_WORTH: Final = 4.2
BUILDS_A_ROUND: Final = 0.45  # developments (or worlds) completed in a round
PLAYED: Final = [0.6, 0.55, 0.55, 0.45, 0.45]  # how often a phase is played
FREE_MOVE: Final = 0.27  # a worker that may be moved anywhere, a round
BOUND_MOVE: Final = 0.17  # a worker that may be moved under a condition, a round


def worth(o: Outlook, face: int) -> float:
    """Printed points and what the tile brings until the end of the game."""
    if face < 0:
        return UNKNOWN_WORTH
    side = o.box.sides[face]
    value = float(side.cost)
    rounds = max(0.0, o.rounds - DELAY * dice_needed(o, face))
    for effect in side.effects:
        if effect.kind == GAIN_DIE:
            value += effect.amount * die_worth(effect.colour, rounds)
            if effect.to_cup:
                value += effect.amount * o.recruiting()
        elif effect.kind == GAIN_GOOD:
            value += die_worth(effect.colour, rounds) + GOOD * min(1.0, rounds)
        elif effect.kind == GAIN_CREDITS:
            value += o.credits(effect.amount)
        elif effect.kind == REMOVE_DIE:
            value -= 0.8 * die_worth(HOME, rounds)
    if side.kind == DEVELOPMENT:
        for power, _ in side.powers:
            value += power_worth(o, power, rounds)
        if side.bonus is not None:
            value += bonus_worth(o, side, rounds)
    elif side.colour != GRAY:
        value += site_worth(o, side.colour, rounds)
    return value


def net(o: Outlook, face: int) -> float:
    """Worth less what the dice that build it could do elsewhere."""
    need = dice_needed(o, face)
    return worth(o, face) - DIE_USE * need * (1 + SLOW * o.wait(need))


def dice_needed(o: Outlook, face: int) -> int:
    return UNKNOWN_COST if face < 0 else required(o.s, o.p, face)


def die_worth(colour: int, rounds: float) -> float:
    return DIE_ROUND * DIE_COLOUR[colour] * rounds


def sites(o: Outlook) -> int:
    """Worlds that can hold goods."""
    return sum(1 for face in o.p.worlds if o.box.colour[face] != GRAY)


def site_worth(o: Outlook, colour: int, rounds: float) -> float:
    """A place for goods; the first ones matter most."""
    each = 0.16 if sites(o) < 3 else 0.06
    matching = sum(1 for die in o.p.dice() if o.box.matches[die & COLOUR_MASK] >> colour & 1)
    return rounds * (each + 0.02 * o.box.trade[colour] / 3 + 0.02 * min(3, matching))


def power_worth(o: Outlook, power: Power, rounds: float) -> float:
    kind = power.kind
    credit = 0.5 * (o.scarce + o.spare)
    if kind in (pw.REASSIGN, pw.REASSIGN_IF_MOST):
        return rounds * move_worth(o, power)
    if kind == pw.DICTATE_EXTRA:
        return rounds * 0.2
    if kind == pw.DICTATE_UNLIMITED:
        return rounds * 0.1
    if kind == pw.EXTRA_WORKERS:
        phase = EXPLORE if power.phases >> EXPLORE & 1 else SHIP
        each = 0.8 if phase == EXPLORE else 0.7 * min(1.0, 0.25 * sites(o))
        return rounds * PLAYED[phase] * each * len(power.dice)
    if kind == pw.STOCK_VALUE:
        return rounds * PLAYED[EXPLORE] * 2 * credit * 0.5 * dice_of(o.p, 1 << ALIEN)
    if kind in (pw.PLACE_ON_TOP, pw.REARRANGE):
        return rounds * 0.08
    if kind == pw.LATE_TILE:
        return rounds * PLAYED[EXPLORE] * 0.5
    if kind == pw.COST_REDUCTION:
        return rounds * BUILDS_A_ROUND * reduction_worth(o, power)
    if kind == pw.BUILDERS_TO_CUP:
        share = 2.0 if not power.flag else 0.35 * dice_of(o.p, power.colours)
        return rounds * BUILDS_A_ROUND * min(2.0, share) * credit
    if kind == pw.CREDITS_ON_COMPLETE:
        both = 2.0 if power.phases >> DEVELOP & 1 and power.phases >> SETTLE & 1 else 1.0
        return rounds * BUILDS_A_ROUND * both * (power.amount + 0.3 * power.most) * credit
    if kind == pw.GOOD_CAPACITY:
        return rounds * 0.12 * sites(o)
    if kind == pw.TRADE_BONUS:
        return rounds * 0.2 * share_of_sites(o, power.colours) * power.amount * credit * PLAYED[SHIP] * 2
    if kind == pw.TRADE_BUY_VP:
        return rounds * 0.2 * min(3, sites(o)) * (1 - o.spare)
    if kind == pw.CONSUME_VP:
        return rounds * 0.3 * share_of_sites(o, power.colours)
    if kind == pw.CONSUME_CREDITS:
        return rounds * 0.3 * share_of_sites(o, power.colours) * power.amount * credit
    return rounds * end_worth(o, power, credit)


def end_worth(o: Outlook, power: Power, credit: float) -> float:
    """Gains at the end of a phase, a round."""
    kind = power.kind
    if kind == pw.END_VP:
        return PLAYED[SHIP] * power.amount
    if kind == pw.END_CREDITS:
        return 0.5 * power.amount * credit
    if kind in (pw.END_PER_GOOD_ON, pw.END_PER_GOOD_OF):
        return PLAYED[PRODUCE] * 0.5 * share_of_sites(o, power.colours) * power.amount * credit
    if kind == pw.END_PER_CITIZEN:
        return PLAYED[SHIP] * 0.3 * dice_of(o.p, power.colours) / power.most * credit
    return 0.3 * power.amount * credit


def move_worth(o: Outlook, power: Power) -> float:
    """A Reassign power, a round: how many workers, how freely, and how many dice it can apply to."""
    if power.kind == pw.REASSIGN_IF_MOST:
        return FREE_MOVE
    free = power.into == pw.ALL_PHASES and power.phases == pw.ALL_PHASES
    each = FREE_MOVE if free else BOUND_MOVE
    moves = 1.0 if power.most == 1 else 1.6
    if power.colours != ANY_COLOUR:
        moves *= min(1.0, 0.3 * dice_of(o.p, power.colours))
    return each * moves


def reduction_worth(o: Outlook, power: Power) -> float:
    if power.phases >> DEVELOP & 1:
        return 0.75 * (0.3 if power.flag else 0.9)
    if power.colours >> GRAY & 1 and power.colours >> GENES & 1:
        return 0.75 * 0.9
    return 0.75 * 0.35 * power.amount


def share_of_sites(o: Outlook, colours: int) -> float:
    """How many worlds of these colours the empire has, counting at most four."""
    return float(min(4, sum(1 for f in o.p.worlds if o.box.colour[f] != GRAY and colours >> o.box.colour[f] & 1)))


def dice_of(p: Empire, colours: int) -> int:
    return sum(1 for die in p.dice() if colours >> (die & COLOUR_MASK) & 1)


def bonus_worth(o: Outlook, side: Side, rounds: float) -> float:
    """Points at the end: what they would be now, and what the coming rounds are likely to add."""
    bonus = side.bonus
    if bonus is None:
        return 0.0
    now = points(o.s, o.p, bonus.kind, bonus.row)
    if bonus.kind == "fraction_of_development_cost":
        now += 3 if "only" in bonus.row else 2  # the tile counts itself
    elif bonus.kind == "per_development":
        now += 1
    growth = min(0.35, 0.06 * (1 + now))
    return now + growth * rounds
