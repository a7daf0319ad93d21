"""The workers of a phase: the virtual ones that join it, and those that could not be used (R-31, R-90)."""

from __future__ import annotations

from ..pieces import COLOUR_KEYS, PHASE_SHIFT
from ..places import in_phase
from ..state import Empire, Galaxy


def call_virtual(s: Galaxy, phase: int) -> None:
    """Virtual workers of a phase that is played (R-90)."""
    for p in s.players:
        p.virtual = []
        for power in p.powers.workers:
            if power.phase == phase:
                p.virtual.extend(power.dice)
                if s.listener is not None:
                    colours = [COLOUR_KEYS[colour] for colour in power.dice]
                    s.say("virtual", p.seat, "R-90", {"tile": power.key, "colours": colours})


def send_home(s: Galaxy, p: Empire, phase: int) -> None:
    """Workers that could not be used go to the cup, not to the Citizenry (R-31); virtual ones vanish."""
    p.virtual = []
    idle = in_phase(p, phase)
    if not idle:
        return
    p.workers = [die for die in p.workers if die >> PHASE_SHIFT & 15 != phase]
    for die in idle:
        s.rest(p, die)
    if s.listener is not None:
        s.tell_back(p, "unused", "R-31", idle)
