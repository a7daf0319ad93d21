"""The $ phase: what its workers are worth to an empire, as dealers or as researchers (V-31)."""

from __future__ import annotations

from orrery.games.roll.rules.sets import DEAL, ORB

from .offers import dealing_gains
from .orb_faces import research_gains
from .valuation import Outlook


def dollar_gains(o: Outlook, most: int) -> list[float]:
    """By number of workers there: at least a dealer can decline, for a credit (V-45). Each does what brings more."""
    row = [0.0]
    value = 0.0
    cost = o.recruiting()
    sets = o.box.sets & ~o.ignores
    gains: list[float] = []
    if sets & ORB:
        gains = [gain - cost for gain in research_gains(o)]
    if sets & DEAL:
        gains.extend(dealing_gains(o))
        gains.sort(reverse=True)
    for n in range(most):
        gain = o.credits(n + 1) - o.credits(n) - cost if o.box.sets & DEAL else 0.0
        if n < len(gains):
            gain = max(gain, gains[n])
        value += gain
        row.append(value)
    return row
