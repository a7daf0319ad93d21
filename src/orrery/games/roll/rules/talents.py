"""Talent counters: wild workers that are no dice (A-24 to A-31, A-40, V-9, V-36).

Those in stock are a figure, `More.talents`. One at work is a die of colour `talent` that shows no face; Talents number
themselves apart from dice, and there are always enough of them.
"""

from __future__ import annotations

from typing import Final

from .pieces import BLANK, COLOUR_MASK, NUMBER_SHIFT, SEAT_DICE, TALENT, assigned, labels
from .state import Empire, Galaxy

MOST_TALENTS: Final = SEAT_DICE  # at work: each has a number of its own


def is_talent(die: int) -> bool:
    return die & COLOUR_MASK == TALENT


def dice_among(workers: list[int]) -> list[int]:
    """Those that are dice."""
    return [die for die in workers if die & COLOUR_MASK != TALENT]


def talents_among(workers: list[int]) -> list[int]:
    return [die for die in workers if die & COLOUR_MASK == TALENT]


def gain_talents(s: Galaxy, p: Empire, amount: int, rule: str) -> None:
    """Talents from the supply into the stock (A-23)."""
    p.more.talents += amount
    if s.listener is not None:
        s.say("gain_talents", p.seat, rule, {"talents": amount})


def at_work(p: Empire) -> list[int]:
    """A player's Talents that are workers, developers, settlers, goods or dealers."""
    found = talents_among(p.workers + p.builders[0] + p.builders[1] + p.spent + p.goods + p.more.dealers)
    for die in (p.strip, p.hand):
        if die >= 0 and is_talent(die):
            found.append(die)
    return found


def owned(p: Empire) -> int:
    """All Talents of a player: in stock and at work."""
    return p.more.talents + len(at_work(p))


def put_to_work(p: Empire, phase: int) -> int:
    """A Talent out of the stock becomes a worker of a phase."""
    used = 0
    for die in at_work(p):
        used |= 1 << (die >> NUMBER_SHIFT) % SEAT_DICE
    number = 0
    while used >> number & 1:
        number += 1
    p.more.talents -= 1
    return assigned((p.seat * SEAT_DICE + number) << NUMBER_SHIFT | BLANK | TALENT, phase)


def hide_assigned(p: Empire) -> None:
    """Nobody else knows how many Talents lie behind a screen as workers: all are shown as stock (A-25)."""
    p.more.talents += len(talents_among(p.cup))
    p.cup = dice_among(p.cup)


def take_back(s: Galaxy, p: Empire) -> None:
    """The game is over: Talents lying in the empire go to the stock before anything is counted (A-31, D-31)."""
    lying = at_work(p)
    if not lying:
        return
    for kind in range(2):
        p.builders[kind] = dice_among(p.builders[kind])
    for i in range(len(p.goods) - 1, -1, -1):
        if is_talent(p.goods[i]):
            p.goods.pop(i)
            p.goods_on.pop(i)
    p.more.talents += len(lying)
    if s.listener is not None:
        s.say("talents_back", p.seat, "A-31", {"dice": labels(lying)})
