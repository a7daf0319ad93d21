"""The Slavers' Grow Population (E-244)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..board import ADDRESSES
from ..growth.stars import growth_limit
from ..movement.gates import owned_relic
from ..state import Galaxy
from ..vocabulary import act, relic_kind
from ..vocabulary.faction import SLAVERS
from ..vocabulary.field import GENETICS
from .choosing import pick
from .turn import begin_spawning


class SlaverGrow(Act[Galaxy]):
    """Stars below their limits, then random stars for the bonus; without any disc ships are spawned instead. The
    argument: as in turn.py.
    """

    number = act.SLAVER_GROW

    def act(self, s: Galaxy, argument: int) -> None:
        stars = free_stars(s)
        grown = 0
        for at in [at for at in stars if s.discs[at] < growth_limit(s, at)]:  # by the limits before (E-122)
            grown += place_disc(s, at, "E-244")
        pyramids = owned_relic(s, SLAVERS, relic_kind.PYRAMIDS)
        if pyramids in stars:
            grown += place_disc(s, pyramids, "E-124")
        left = [at for at in stars if at != pyramids]
        for _ in range(s.box.bonus_population[s.factions[SLAVERS].levels[GENETICS]]):
            if left:
                at = pick(s, left)
                left.remove(at)
                grown += place_disc(s, at, "E-123")
        if grown == 0:
            if s.listener is not None:
                n = len(s.stars_of(SLAVERS))
                s.say("grows_nothing", SLAVERS, "E-244", {"stars": n, "blocked": n - len(stars)})
            begin_spawning(s, argument)


def free_stars(s: Galaxy) -> list[int]:
    """The unblocked stars of the Slavers, in the order of hexes."""
    return [at for at in s.stars_of(SLAVERS) if not s.blocked(SLAVERS, at)]


def place_disc(s: Galaxy, at: int, rule: str) -> int:
    """One disc from the population track, if there is one; how many."""
    slavers = s.factions[SLAVERS]
    if slavers.track == 0:
        s.say("no_disc_left", SLAVERS, "E-244", {"hex": ADDRESSES[at]})
        return 0
    slavers.track -= 1
    s.discs[at] += 1
    if s.listener is not None:
        s.say("grows", SLAVERS, rule, {"hex": ADDRESSES[at], "n": s.discs[at]}, reveals=rule == "E-123")
    return 1
