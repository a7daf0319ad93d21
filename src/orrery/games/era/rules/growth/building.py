"""Build Ships: how many (E-138 to E-141). Where they go is asked in placing.py."""

from __future__ import annotations

from ..people.converting import build_with_discs
from ..people.figures import builds_at_asteroids
from ..scoring.story import on_built
from ..state import HOME_POPULATION, Galaxy
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import ROBOTICS


def counted_population(s: Galaxy) -> int:
    """P: the home star's 6, whatever blocks it, and the player's discs on unblocked stars (E-139, E-140)."""
    found = HOME_POPULATION
    for at in s.stars_of(HUMAN):
        if s.discs[at] and not s.blocked(HUMAN, at):
            found += s.discs[at]
    return found


def ships_of_track(s: Galaxy) -> int:
    return s.box.ships_of(counted_population(s))


def ships_of_robotics(s: Galaxy) -> int:
    return s.box.ship_bonus[s.me.levels[ROBOTICS]]


def ships_of_asteroids(s: Galaxy) -> int:
    """One for each asteroid system where the player has a ship."""
    found = 0
    if not builds_at_asteroids(s):
        return found
    for at in range(len(s.layout.terrain)):
        more = s.box.build[s.layout.terrain[at]]
        if more and s.me.has_ships_at(at):
            found += more
    return found


def ships_built(s: Galaxy) -> int:
    return ships_of_track(s) + ships_of_robotics(s) + ships_of_asteroids(s)


def build_ships(s: Galaxy) -> None:
    """The action."""
    n = ships_built(s)
    if s.listener is not None:
        told = {
            "n": n,
            "population": counted_population(s),
            "track": ships_of_track(s),
            "robotics": ships_of_robotics(s),
            "asteroids": ships_of_asteroids(s),
        }
        s.say("builds", HUMAN, "E-138", told)
    s.ledger.built = n
    on_built(s)
    build_with_discs(s, n)
