"""What a tile is worth to an empire, besides the dice it takes to build it."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.content import Side
from orrery.games.roll.rules.pieces import (
    COLOUR_MASK,
    DEVELOPMENT,
    GAIN_CREDITS,
    GAIN_DIE,
    GAIN_GOOD,
    GRAY,
    HOME,
    REMOVE_DIE,
)
from orrery.games.roll.rules.required import required
from orrery.games.roll.rules.scoring import points

from .goals import goal_worth
from .powers import power_worth, sites
from .valuation import Outlook

DIE_ROUND: Final = 0.24  # what one more die brings in a round
GOOD: Final = 1.3
DIE_USE: Final = 0.97  # what a die could do elsewhere instead of building
SLOW: Final = 0.14  # how much more that is for each round it takes
DELAY: Final = 0.35  # rounds it takes per die until a tile is completed
UNKNOWN_COST: Final = 3
UNKNOWN_WORTH: Final = 4.2


def worth(o: Outlook, side: int) -> float:
    """Printed points and what the tile brings until the end of the game."""
    if side < 0:
        return UNKNOWN_WORTH
    tile = o.box.sides[side]
    value = float(tile.cost)
    rounds = max(0.0, o.rounds - DELAY * dice_needed(o, side))
    for effect in tile.effects:
        if effect.kind == GAIN_DIE:
            value += effect.amount * die_worth(o, effect.colour, rounds)
            if effect.to_cup:
                value += effect.amount * o.recruiting()
        elif effect.kind == GAIN_GOOD:
            value += die_worth(o, effect.colour, rounds) + GOOD * min(1.0, rounds)
        elif effect.kind == GAIN_CREDITS:
            value += o.credits(effect.amount)
        elif effect.kind == REMOVE_DIE:
            value -= effect.amount * 0.8 * die_worth(o, HOME, rounds)
    value = lasting(o, tile, rounds, value)
    if o.box.objectives:
        value += goal_worth(o, side)
    return value


def lasting(o: Outlook, tile: Side, rounds: float, value: float) -> float:
    """`value`, and what the tile brings in the tableau in so many rounds, and at the end besides its cost."""
    if tile.kind == DEVELOPMENT:
        for power in tile.powers:
            value += power_worth(o, power, rounds)
    elif tile.colour != GRAY:
        value += site_worth(o, tile.colour, rounds)
    if tile.bonus is not None:
        value += bonus_worth(o, tile, rounds)
    return value


def net(o: Outlook, side: int) -> float:
    """Worth less what the dice that build it could do elsewhere."""
    need = dice_needed(o, side)
    return worth(o, side) - DIE_USE * need * (1 + SLOW * o.wait(need))


def dice_needed(o: Outlook, side: int) -> int:
    return UNKNOWN_COST if side < 0 else required(o.s, o.p, side)


def die_worth(o: Outlook, colour: int, rounds: float) -> float:
    return DIE_ROUND * o.die_values[colour] * rounds


def site_worth(o: Outlook, colour: int, rounds: float) -> float:
    """A place for goods; the first ones matter most."""
    each = 0.16 if sites(o) < 3 else 0.06
    matching = sum(1 for die in o.p.dice() if o.box.matches[die & COLOUR_MASK] >> colour & 1)
    return rounds * (each + 0.02 * o.box.trade[colour] / 3 + 0.02 * min(3, matching))


def bonus_worth(o: Outlook, tile: Side, rounds: float) -> float:
    """Points at the end: what they would be now, and what the coming rounds are likely to add."""
    bonus = tile.bonus
    if bonus is None:
        return 0.0
    now = points(o.s, o.p, bonus.kind, bonus.row)
    if bonus.kind == "fraction_of_development_cost":
        now += 3 if "only" in bonus.row else 2  # the tile counts itself
    elif bonus.kind == "per_development":
        now += 1
    growth = min(0.35, 0.06 * (1 + now))
    return now + growth * rounds
