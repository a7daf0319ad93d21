"""The emergency reserve: six ships at the home star, once in the game (E-147)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice

from ..alphabet import C_PASS, C_RESERVE
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import step
from ..vocabulary.faction import FACTIONS, HUMAN
from .placing import ask_to_place, only_at

BEHIND: Final = 2  # stars fewer than every other faction that has any


def is_far_behind(s: Galaxy) -> bool:
    mine = len(s.stars_of(HUMAN))
    others = [len(s.stars_of(other)) for other in range(FACTIONS) if other != HUMAN]
    others = [n for n in others if n > 0]
    return bool(others) and mine + BEHIND <= min(others)


def offer_reserve(s: Galaxy, evacuated: bool) -> None:
    """After an evacuation, or after a star was lost."""
    if not s.reserve_used and (evacuated or is_far_behind(s)):
        s.seat.todo.append(step.RESERVE)


class Reserve(EraStep):
    """Now, or perhaps later."""

    number = step.RESERVE
    kind = "reserve"
    rule = "E-147"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if not s.reserve_used:
            out.append(C_RESERVE)
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        if c is C_PASS:
            return
        s.reserve_used = True
        if s.listener is not None:
            s.say("reserve", HUMAN, "E-147", {"n": s.box.reserve})
        ask_to_place(s, s.box.reserve, only_at(s.home))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": s.box.reserve}
