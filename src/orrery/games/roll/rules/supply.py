"""The supply of dice, which all draw from (R-5): whether it could run short while all act at once (V-17)."""

from __future__ import annotations

from .pieces import BASE_COLOURS, DEVELOPMENT, GAIN_DIE, GAIN_GOOD, NOVELTY, WORLD
from .places import in_phase
from .powers.building import DiscardToComplete
from .state import Empire, Galaxy
from .vocabulary import phase


def could_run_short(s: Galaxy, which: int) -> bool:
    """Whether all that players could gain in a phase is more than there is, in some colour.

    Only what everybody knows is asked: how many workers and tiles each has, and which sides are in no tableau yet.
    """
    if which not in (phase.DEVELOP, phase.SETTLE):
        return False
    kind = DEVELOPMENT if which == phase.DEVELOP else WORLD
    most = most_completed(s, kind)
    given = [0] * s.box.colours
    left = list(s.box.bag)
    for p in s.players:
        for side in [*p.worlds, *p.developments]:
            if s.box.is_tile[side]:
                left.remove(side >> 1)
    largest = [0] * s.box.colours  # what one side gives at most
    for tile in left:
        for effect in s.box.sides[2 * tile + kind].effects:
            if effect.kind in (GAIN_DIE, GAIN_GOOD):
                amount = effect.amount if effect.kind == GAIN_DIE else 1
                given[effect.colour] += amount
                largest[effect.colour] = max(largest[effect.colour], amount)
    if gives_goods(s, kind):
        for colour in range(NOVELTY, BASE_COLOURS):
            given[colour] += most
            largest[colour] += 1
    return any(min(given[c], most * largest[c]) > s.supply[c] for c in range(s.box.colours))


def most_completed(s: Galaxy, kind: int) -> int:
    """How many tiles of a kind all players together could complete now: each takes a die at least, or a power."""
    free = 0
    for side in s.box.sides:
        for power in side.powers:
            if isinstance(power, DiscardToComplete) and power.acts_on(kind):
                free += 1
    tiles = 0
    for p in s.players:
        tiles += min(len(p.stacks[kind]), workers_for(p, kind) + free)
    return tiles


def gives_goods(s: Galaxy, kind: int) -> bool:
    """Whether a power brings a good from the supply to tiles that are completed."""
    for p in s.players:
        for power in p.powers.goods_on_completed:
            if power.from_supply and power.acts_on(kind):
                return True
    return False


def workers_for(p: Empire, kind: int) -> int:
    return len(in_phase(p, phase.SETTLE - kind)) + len(p.virtual) + len(p.builders[kind])
