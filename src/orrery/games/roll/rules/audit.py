"""Conservation: every die, tile and chip is accounted for after every choice."""

from __future__ import annotations

from typing import Final

from .pieces import COLOUR_KEYS, COLOUR_MASK, NUMBER_SHIFT, SEAT_DICE, TALENT
from .state import Empire, Galaxy
from .talents import talents_among

TWICE: Final = -1  # instead of the numbers met, when one was met again


def audit(s: Galaxy, pool: int) -> list[str]:
    wrong: list[str] = []
    _dice(s, wrong)
    _tiles(s, wrong)
    if s.box.sets:
        _talents(s, wrong)
        if len(set(s.goals.dealt)) != len(s.goals.met) or len(s.goals.dealt) != len(s.goals.met):
            wrong.append(f"objectives {s.goals.dealt} lie on the table, met by {s.goals.met}")
    if s.box.orb.all:
        _faces(s, wrong)
    chips = s.pool
    for p in s.players:
        chips += p.chips
        if not 0 <= p.credits <= s.credit_limit(p):
            wrong.append(f"seat {p.seat} has {p.credits} credits")
        if len(p.goods) != len(p.goods_on):
            wrong.append(f"seat {p.seat} has goods without a world")
    if chips != pool + s.extra or s.pool < 0:
        wrong.append(f"{chips} VP in chips instead of {pool} and {s.extra} beyond the pool")
    return wrong


def _dice(s: Galaxy, wrong: list[str]) -> None:
    counts = s.supply[:]
    for p in s.players:
        met = 0
        for dice in (
            p.cup,
            p.citizenry,
            p.workers,
            p.dictated,
            p.builders[0],
            p.builders[1],
            p.spent,
            p.goods,
            p.more.dealers,
        ):
            for die in dice:
                met = _meet(die, counts, met)
        for die in (p.strip, p.hand):
            if die >= 0:
                met = _meet(die, counts, met)
        if met == TWICE:
            wrong.append(f"seat {p.seat} has a die twice")
    for colour in range(min(TALENT, len(counts))):
        if counts[colour] != s.box.dice[colour] or s.supply[colour] < 0:
            wrong.append(f"{counts[colour]} {COLOUR_KEYS[colour]} dice instead of {s.box.dice[colour]}")


def _meet(die: int, counts: list[int], met: int) -> int:
    """Count a die by its colour. The numbers of the seat's dice met so far with this one, a bit each; or TWICE."""
    counts[die & COLOUR_MASK] += 1
    bit = 1 << (die >> NUMBER_SHIFT) % SEAT_DICE
    if die & COLOUR_MASK == TALENT:  # they have numbers of their own
        bit <<= SEAT_DICE
    return TWICE if met & bit else met | bit


def _talents(s: Galaxy, wrong: list[str]) -> None:
    """There are as many as are needed (V-36). None is ever where only dice lie (A-40, A-26)."""
    for p in s.players:
        if p.more.talents < 0 or (not s.box.talents and p.more.talents):
            wrong.append(f"seat {p.seat} has {p.more.talents} Talents in stock")
        if talents_among(p.cup + p.citizenry + p.dictated):
            wrong.append(f"seat {p.seat} has a Talent among dice")
    if s.supply[TALENT]:
        wrong.append("the supply counts Talents")


def _faces(s: Galaxy, wrong: list[str]) -> None:
    """Faces of Orb dice: no more of a kind than there are (V-73)."""
    for face in s.box.orb.all:
        used = 0
        for p in s.players:
            used += p.more.orb.faces.count(face.number)
        if used > face.count:
            wrong.append(f"{used} faces {face.key} of {face.count}")


def _tiles(s: Galaxy, wrong: list[str]) -> None:
    room = s.box.tile_room
    counts = [0] * (room + 1)  # and one for what is no tile
    _count(s.bag, counts)
    for p in s.players:
        for sides in (p.worlds, p.developments, p.stacks[0], p.stacks[1]):
            for side in sides:
                if side < 0:
                    counts[room] += 1
                elif s.box.is_tile[side]:
                    counts[side >> 1] += 1
        _count(p.drawn, counts)
        _count(p.pile, counts)
        _count(p.abandoned, counts)
        _count(p.returned, counts)
        for tile in p.seen:
            if not _is_in_zone(p, tile):
                wrong.append(f"seat {p.seat} is known to have tile {tile} and has not")
        for kind in range(2):
            for side in p.stacks[kind]:
                if side & 1 != kind:
                    wrong.append(f"seat {p.seat} has a tile on the wrong stack")
    for tile in s.box.bag:
        counts[tile] -= 1
    if any(counts):
        wrong.append("a tile is missing or there twice")


def _count(tiles: list[int], counts: list[int]) -> None:
    nowhere = len(counts) - 1
    for tile in tiles:
        counts[tile if 0 <= tile < nowhere else nowhere] += 1


def _is_in_zone(p: Empire, tile: int) -> bool:
    return tile in p.drawn or 2 * tile in p.stacks[0] or 2 * tile + 1 in p.stacks[1]
