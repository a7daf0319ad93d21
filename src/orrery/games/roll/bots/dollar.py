"""The $ phase: what its workers are worth to an empire, as dealers or as researchers (V-31)."""

from __future__ import annotations

from orrery.games.roll.rules.sets import DEAL

from .valuation import Outlook


def dollar_gains(o: Outlook, most: int) -> list[float]:
    """By number of workers there: at least a dealer can decline, for a credit (V-45)."""
    row = [0.0]
    value = 0.0
    cost = o.recruiting()
    for n in range(most):
        if o.box.sets & DEAL:
            value += o.credits(n + 1) - o.credits(n) - cost
        row.append(value)
    return row
