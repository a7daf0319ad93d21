"""Talent counters: how many there are, and where those at work lie (A-24 to A-31)."""

from __future__ import annotations

from typing import Final

from ..pieces import BLANK, FACE_SHIFT, NO_FACE, NUMBER_SHIFT, PHASE_SHIFT, SEAT_DICE
from ..state import Empire, Galaxy
from ..talents import at_work, talents_among
from ..vocabulary import phase, stage

MOST_IN_STOCK: Final = 10_000  # no game comes near


def talents_fit(s: Galaxy, p: Empire) -> bool:
    working = at_work(p)
    if not s.box.talents:
        return p.more.talents == 0 and not working
    if not 0 <= p.more.talents <= MOST_IN_STOCK or (working and s.stage in (stage.SET_UP, stage.OVER)):
        return False
    for die in working:
        if die >> NUMBER_SHIFT < p.seat * SEAT_DICE or die >> NUMBER_SHIFT >= (p.seat + 1) * SEAT_DICE:
            return False
        if die >> FACE_SHIFT & NO_FACE != NO_FACE or die & BLANK == BLANK:
            return False
    for good in talents_among(p.goods):
        if good >> PHASE_SHIFT & 15 != phase.PRODUCE:
            return False
    return not talents_among(p.cup + p.citizenry + p.dictated)
