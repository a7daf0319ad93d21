"""Tiles that leave a tableau, and base tiles that come into it (V-50, V-51, V-95, D-35, D-44)."""

from __future__ import annotations

from ..catalogue import BASE_TILE
from ..phases.produce import room_on
from ..pieces import BLANK, COLOUR_MASK, DEVELOPMENT, TALENT, labels
from ..state import Empire, Galaxy


def halves_of(s: Galaxy, p: Empire, side: int) -> list[int]:
    """All sides that leave the tableau with this one: a faction goes as a whole (D-35)."""
    halves = s.box.factions[p.faction]
    return halves if side in halves else [side]


def leave_tableau(s: Galaxy, p: Empire, side: int) -> None:
    """The tile goes where it came from: bag, box or supply. Its dice stay, its goods go to the Citizenry."""
    goods: list[int] = []
    for half in halves_of(s, p, side):
        if s.box.sides[half].kind == DEVELOPMENT:
            p.developments.remove(half)
        else:
            p.worlds.remove(half)
            goods += take_goods(p, half)
    for good in goods:
        if good & COLOUR_MASK == TALENT:
            s.rest(p, good)
        else:
            p.citizenry.append(good | BLANK)
    to = "supply"
    if s.box.is_tile[side]:
        s.bag.append(side >> 1)
        s.bag.sort()
        to = "bag"
    elif s.box.printed[side].part != BASE_TILE:
        to = "box"
    p.relearn(s.box)
    if s.listener is not None:
        params = {"tile": s.box.sides[side].key, "dice": labels(goods), "goes": to}
        s.say("give_tableau", p.seat, "V-50", params)


def take_goods(p: Empire, world: int) -> list[int]:
    """The goods of a world that leaves. If it is one of several alike, those that the others have no room for."""
    room = room_on(p, world)
    found: list[int] = []
    while p.goods_on.count(world) > room:
        at = p.goods_on.index(world)
        p.goods_on.pop(at)
        found.append(p.goods.pop(at))
    return found


def lay_base_tile(s: Galaxy, p: Empire, side: int) -> None:
    """It is put into the tableau; nothing that acts on a completion is triggered (D-44)."""
    if s.box.sides[side].kind == DEVELOPMENT:
        p.developments.append(side)
        p.learn(s.box, side)
    else:
        p.worlds.append(side)
    if s.listener is not None:
        s.say("base_tile", p.seat, "V-51", {"tile": s.box.sides[side].key})
