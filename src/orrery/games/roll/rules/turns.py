"""Turns within a phase: all act at once, unless something that all draw from could run short.

Then the phase is played in player order (R-82): one seat after the other finishes, and only between two of them
chance is used. So nobody takes what an earlier one may still ask for, and simultaneous choices still commute.
"""

from __future__ import annotations

from .state import Empire, Galaxy


def take_turns(s: Galaxy, seats: list[int]) -> None:
    """From now on these seats, in this order, act one after the other."""
    s.queue = seats


def next_turn(s: Galaxy) -> Empire | None:
    """Whose turn it is now that nobody has anything left to do; None: everybody has had his."""
    if not s.queue:
        return None
    seat = s.queue[0]
    s.queue = s.queue[1:]
    return s.players[seat]
