"""Dealers on the board, and a player's own dice wherever they lie (V-52, V-60)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Choice

from ..alphabet import C_REMOVE, C_REMOVE_DEALER, C_REMOVE_GOOD
from ..pieces import (
    CITIZENRY,
    COLOUR_MASK,
    CUP,
    DEVELOPERS,
    DEVELOPMENT,
    DOLLAR_COLUMN,
    PLACE_KEYS,
    SETTLERS,
    TALENT,
    WORLD,
)
from ..places import in_phase, pick, take_worker
from ..state import Empire, Galaxy
from ..vocabulary import phase
from .board import PLACES

ANY: Final = -1  # colour
FIRST_DEALERS: Final = len(PLACE_KEYS)  # in codes the places on the board follow all others


def put_dealer(p: Empire, die: int, place: int) -> None:
    """On the board; `place`: area and side."""
    p.more.dealers.append(die)
    p.more.dealers_at.append(place)


def dealers_at(p: Empire, place: int) -> list[int]:
    more = p.more
    return [more.dealers[i] for i in range(len(more.dealers)) if more.dealers_at[i] == place]


def count_dealers(s: Galaxy, place: int) -> int:
    """All dealers on a side of an area, whoever owns them."""
    n = 0
    for p in s.players:
        n += p.more.dealers_at.count(place)
    return n


def take_dealers(p: Empire, place: int) -> list[int]:
    """Off the board."""
    more = p.more
    found = dealers_at(p, place)
    kept = [i for i in range(len(more.dealers)) if more.dealers_at[i] != place]
    more.dealers = [more.dealers[i] for i in kept]
    more.dealers_at = [more.dealers_at[i] for i in kept]
    return found


def take_dealer(p: Empire, colour: int, place: int) -> int:
    more = p.more
    for i in range(len(more.dealers)):
        if more.dealers_at[i] == place and more.dealers[i] & COLOUR_MASK == colour:
            more.dealers_at.pop(i)
            return more.dealers.pop(i)
    raise LookupError(f"no dealer of colour {colour} at {PLACES[place]}")


def count_own(p: Empire, colour: int) -> int:
    """Dice of a colour, wherever they are."""
    n = 0
    for die in p.dice():
        if die & COLOUR_MASK == colour:
            n += 1
    return n


def offer_own(p: Empire, colour: int, on_the_board: bool, out: list[Choice]) -> None:
    """One's dice of a colour (or ANY), by place and colour; Talents are no dice."""
    offer_elsewhere(p, colour, out)
    offer_zone(p, colour, [], out)
    if on_the_board:
        offer_dealers(p, colour, out)


def offer_elsewhere(p: Empire, colour: int, out: list[Choice]) -> None:
    """In the cup, in the Citizenry, and dealers not used yet."""
    offer_alike(p.cup, colour, C_REMOVE[CUP], out)
    offer_alike(p.citizenry, colour, C_REMOVE[CITIZENRY], out)
    offer_alike(in_phase(p, phase.DOLLAR), colour, C_REMOVE[DOLLAR_COLUMN], out)


def offer_zone(p: Empire, colour: int, but: list[int], out: list[Choice]) -> None:
    """Developers, settlers and goods, but for these dice."""
    for kind, place in ((DEVELOPMENT, DEVELOPERS), (WORLD, SETTLERS)):
        offer_alike([die for die in p.builders[kind] if die not in but], colour, C_REMOVE[place], out)
    for i in range(len(p.goods)):
        if is_meant(p.goods[i], colour) and p.goods[i] not in but:
            choice = C_REMOVE_GOOD[p.goods[i] & COLOUR_MASK][p.goods_on[i]]
            if choice not in out:
                out.append(choice)


def offer_dealers(p: Empire, colour: int, out: list[Choice]) -> None:
    for place in range(len(PLACES)):
        offer_alike(dealers_at(p, place), colour, C_REMOVE_DEALER[place], out)


def offer_alike(dice: list[int], colour: int, table: list[Choice], out: list[Choice]) -> None:
    for die in dice:
        if is_meant(die, colour) and table[die & COLOUR_MASK] not in out:
            out.append(table[die & COLOUR_MASK])


def is_meant(die: int, colour: int) -> bool:
    own = die & COLOUR_MASK
    return own != TALENT if colour == ANY else own == colour


def take_own(s: Galaxy, p: Empire, c: Choice) -> int:
    """The die that a choice of `offer_own` names."""
    place = -1 - c.b
    if place >= FIRST_DEALERS:
        return take_dealer(p, c.a, place - FIRST_DEALERS)
    if place == DOLLAR_COLUMN:
        return take_worker(s.box, p, c.a, phase.DOLLAR)
    return pick(s.box, p, c.a, c.b)


def origin(s: Galaxy, c: Choice) -> str:
    """Where that die lay, as events say it."""
    if c.b >= 0:
        return s.box.sides[c.b].key
    place = -1 - c.b
    return PLACES[place - FIRST_DEALERS] if place >= FIRST_DEALERS else PLACE_KEYS[place]
