"""Conservation: every die, tile and chip is accounted for after every choice."""

from __future__ import annotations

from .pieces import COLOUR_KEYS, COLOUR_MASK, NUMBER_SHIFT
from .state import Galaxy


def audit(s: Galaxy, pool: int) -> list[str]:
    wrong: list[str] = []
    _dice(s, wrong)
    _tiles(s, wrong)
    chips = s.pool + sum(p.chips for p in s.players)
    if chips != pool + s.extra or s.pool < 0:
        wrong.append(f"{chips} VP in chips instead of {pool} and {s.extra} beyond the pool")
    for p in s.players:
        if not 0 <= p.credits <= s.box.most_credits:
            wrong.append(f"seat {p.seat} has {p.credits} credits")
        if len(p.goods) != len(p.goods_on):
            wrong.append(f"seat {p.seat} has goods without a world")
    return wrong


def _dice(s: Galaxy, wrong: list[str]) -> None:
    counts = s.supply[:]
    for p in s.players:
        numbers: set[int] = set()
        for die in p.dice():
            counts[die & COLOUR_MASK] += 1
            numbers.add(die >> NUMBER_SHIFT)
        if len(numbers) != len(p.dice()):
            wrong.append(f"seat {p.seat} has a die twice")
    for colour in range(len(counts)):
        if counts[colour] != s.box.dice[colour] or s.supply[colour] < 0:
            wrong.append(f"{counts[colour]} {COLOUR_KEYS[colour]} dice instead of {s.box.dice[colour]}")


def _tiles(s: Galaxy, wrong: list[str]) -> None:
    places = s.bag[:]
    for p in s.players:
        for side in [*p.worlds, *p.developments, *p.stacks[0], *p.stacks[1]]:
            if side < 2 * s.box.tiles:
                places.append(side >> 1)
        places += p.drawn + p.pile + p.abandoned + p.returned
        zone = [side >> 1 for side in p.stacks[0] + p.stacks[1]] + p.drawn
        for tile in p.seen:
            if tile not in zone:
                wrong.append(f"seat {p.seat} is known to have tile {tile} and has not")
        for kind in range(2):
            for side in p.stacks[kind]:
                if side & 1 != kind:
                    wrong.append(f"seat {p.seat} has a tile on the wrong stack")
    places.sort()
    if places != list(range(s.box.tiles)):
        wrong.append("a tile is missing or there twice")
