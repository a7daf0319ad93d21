"""The end of the game: points and what they are made of (R-76 to R-79)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.score import Part, Score, rank

from .content import colour_index
from .pieces import COLOUR_MASK, GRAY, TALENT
from .state import Empire, Galaxy
from .talents import dice_among, owned


def scores(s: Galaxy) -> list[Score]:
    """Chips, printed costs and bonuses; dice in the cup and credits break ties (R-76, R-78)."""
    return rank([Score(p.seat, parts(s, p), len(p.cup) + p.credits) for p in s.players])


def parts(s: Galaxy, p: Empire) -> list[Part]:
    cost = s.box.cost
    found = [
        Part("chips", p.chips),
        Part("developments", sum(cost[side] for side in p.developments)),
        Part("worlds", sum(cost[side] for side in p.worlds)),
    ]
    for side in [*p.developments, *p.worlds]:
        bonus = s.box.sides[side].bonus
        if bonus is not None:
            found.append(Part("bonus", points(s, p, bonus.kind, bonus.row), s.box.sides[side].key))
    if s.box.talents:
        found.append(Part("talents", owned(p)))
    if s.box.orb.all:
        found.append(Part("orb", p.more.orb.vp(s.box.orb)))  # V-80
    return found


def points(s: Galaxy, p: Empire, kind: str, row: dict[str, Any]) -> int:
    """An end-game bonus; fractions are rounded up (R-77)."""
    if kind == "per_dice_set":
        return up(dice_of(p, row["colour"]), row["set_size"]) * int(row["vp_per_set"])
    if kind == "per_distinct_die_colour":
        return len({s.box.counts_as[die & COLOUR_MASK] for die in p.dice()}) * int(row["vp"])
    if kind == "fraction_of_development_cost":
        total = sum(s.box.cost[side] for side in p.developments if counts(s, side, row))
        return up(total * row["numerator"], row["denominator"])
    if kind == "fraction_of_world_cost":
        return up(sum(s.box.cost[side] for side in worlds_of(s, p, row)) * row["numerator"], row["denominator"])
    if kind == "per_development":
        return sum(1 for side in p.developments if counts(s, side, row)) * int(row["vp"])
    if kind == "per_world":
        return len(worlds_of(s, p, row)) * int(row["vp"])
    if kind == "triangular_vp_chips":
        return triangle(p.chips)
    if kind == "per_good":
        return len(dice_among(p.goods)) * int(row["vp"])
    if kind == "fixed":
        return int(row["vp"])
    raise ValueError(f"no bonus of kind {kind}")


def up(numerator: int, denominator: int) -> int:
    return -(-numerator // denominator)


def dice_of(p: Empire, key: str) -> int:
    if key == "any":
        return sum(1 for die in p.dice() if die & COLOUR_MASK != TALENT)
    colour = colour_index(key)
    return sum(1 for die in p.dice() if die & COLOUR_MASK == colour)


def worlds_of(s: Galaxy, p: Empire, row: dict[str, Any]) -> list[int]:
    """The worlds that a bonus counts: of a colour, of several, of all but gray, of any (V-16)."""
    keys: list[str] = row.get("colours", [row["colour"]] if "colour" in row else [])
    found = p.worlds
    if keys == ["non_gray"]:
        found = [side for side in found if s.box.colour[side] != GRAY]
    elif keys != ["any"]:
        colours = [colour_index(key) for key in keys]
        found = [side for side in found if s.box.colour[side] in colours]
    return [side for side in found if s.box.cost[side] >= row.get("least_cost", 0)]


def counts(s: Galaxy, side: int, row: dict[str, Any]) -> bool:
    only = row.get("only")
    return only is None or s.box.reassign[side] == (only == "reassign")


def triangle(chips: int) -> int:
    """The largest n with 1 + 2 + ... + n not above the chips."""
    n = 0
    while (n + 1) * (n + 2) // 2 <= chips:
        n += 1
    return n
