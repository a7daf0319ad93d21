"""End-of-phase powers (R-48, R-55, R-59, R-67, R-100, R-107, R-108, R-111)."""

from __future__ import annotations

from ..pieces import COLOUR_MASK
from ..state import Empire, Galaxy
from .power import (
    AT_END,
    END_CREDITS,
    END_IF_HIGHEST_WORLD,
    END_IF_MOST_DEVELOPMENTS,
    END_IF_SCOUTED,
    END_PER_CITIZEN,
    END_PER_GOOD_OF,
    END_PER_GOOD_ON,
    END_VP,
    Power,
)


def end_of_phase(s: Galaxy, phase: int) -> None:
    for p in s.players:
        for power in p.powers[AT_END + phase]:
            if power.kind == END_VP:
                s.award(p, power.amount)
                if s.listener is not None:
                    params = {"tile": s.box.sides[power.face].key, "vp": power.amount}
                    s.say("power_vp", p.seat, s.box.sides[power.face].row["rule"], params)
                continue
            amount = credits(s, p, power)
            if amount > 0:
                gained = s.earn(p, amount)
                if s.listener is not None:
                    side = s.box.sides[power.face]
                    s.say("power_credits", p.seat, side.row["rule"], {"tile": side.key, "credits": gained})


def credits(s: Galaxy, p: Empire, power: Power) -> int:
    kind = power.kind
    if kind == END_CREDITS:
        return power.amount
    if kind == END_PER_GOOD_ON:
        n = 0
        for face in p.goods_on:
            n += power.colours >> s.box.colour[face] & 1
        return n * power.amount
    if kind == END_PER_GOOD_OF:
        return count(p.goods, power.colours) * power.amount
    if kind == END_PER_CITIZEN:
        return -(-count(p.citizenry, power.colours) // power.most) * power.amount
    if kind == END_IF_HIGHEST_WORLD:
        return power.amount if has_highest_world(s, p) else 0
    if kind == END_IF_MOST_DEVELOPMENTS:
        return power.amount if has_most_developments(s, p) else 0
    if kind == END_IF_SCOUTED:
        return power.amount if p.scouted & power.colours else 0
    raise ValueError(f"no end-of-phase power of kind {kind}")


def count(dice: list[int], colours: int) -> int:
    n = 0
    for die in dice:
        n += colours >> (die & COLOUR_MASK) & 1
    return n


def has_highest_world(s: Galaxy, p: Empire) -> bool:
    """The highest printed cost of all tableaus lies in this one alone (R-107)."""
    own = highest(s, p)
    for q in s.players:
        if q.seat != p.seat and highest(s, q) >= own:
            return False
    return True


def highest(s: Galaxy, p: Empire) -> int:
    best = -1
    for face in p.worlds:
        if s.box.cost[face] > best:
            best = s.box.cost[face]
    return best


def has_most_developments(s: Galaxy, p: Empire) -> bool:
    """Strictly most; nothing on a tie (R-108)."""
    for q in s.players:
        if q.seat != p.seat and len(q.developments) >= len(p.developments):
            return False
    return True
