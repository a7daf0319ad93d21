"""Discs that come from other own stars because the track is empty (E-125, E-151)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice

from ..alphabet import C_FROM, C_PASS
from ..board import ADDRESSES
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import step
from ..vocabulary.faction import HUMAN
from .discs import carry_disc, discs_elsewhere, empty_if_left


class Fetch(EraStep):
    """From where, for one disc after another; a star that has a population may go without."""

    number = step.FETCH
    kind = "fetch"
    rule = "E-125"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        waiting = s.growth.waiting
        if not waiting:
            return
        at = waiting[0]
        out.extend([C_FROM[other] for other in discs_elsewhere(s, HUMAN, at)])
        if not out or s.population(at) > 0:
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        at = s.growth.waiting.pop(0)
        if c is not C_PASS:
            carry_disc(s, HUMAN, c.a, at, "E-125")
        else:
            if s.listener is not None:
                s.say("without_disc", HUMAN, "E-125", {"hex": ADDRESSES[at]})
            empty_if_left(s, at)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"hex": ADDRESSES[s.growth.waiting[0]], "n": len(s.growth.waiting)}
