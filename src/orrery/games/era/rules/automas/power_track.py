"""The Slavers' power track: discs that left their population track without going to the board (E-200 to E-203)."""

from __future__ import annotations

from ..points import award
from ..state import Galaxy
from ..vocabulary import source
from ..vocabulary.faction import SLAVERS


def add_power_disc(s: Galaxy, rule: str) -> bool:
    """One disc more; from the fifth on each costs the player points at once (E-202). Without a disc on the population
    track nothing happens (E-241).
    """
    slavers = s.factions[SLAVERS]
    if slavers.track == 0:
        if s.listener is not None:
            s.say("no_power_disc", SLAVERS, "E-241", {"n": s.robots.power})
        return False
    slavers.track -= 1
    s.robots.power += 1
    if s.listener is not None:
        s.say("power_disc", SLAVERS, rule, {"n": s.robots.power, "left": slavers.track})
    if s.robots.power >= s.box.power.costs_from:
        award(s, source.POWER, -s.box.power.cost, "E-202", "power_disc", discs=s.robots.power)
    return True


def makes_no_peace(s: Galaxy) -> bool:
    """E-208: whether the Slavers never make peace any more."""
    return s.robots.power >= s.box.power.no_peace_from


def learns_without_trade(s: Galaxy) -> bool:
    """E-202, E-212: whether a trading phase in which the Slavers did not trade brings them a level."""
    return s.robots.power >= s.box.power.learns_from
