"""What the player may lose to the Slavers: where they could be when they gain stars, and what that would cost."""

from __future__ import annotations

from orrery.games.era.rules.board import DISTANCE, MIDDLES, SECTOR_OF
from orrery.games.era.rules.growth.ways import ships_needed
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import option, phase
from orrery.games.era.rules.vocabulary.faction import FACTIONS, HUMAN, SLAVERS
from orrery.games.era.rules.vocabulary.field import PROPULSION

from . import weights
from .outlook import Outlook


def loss_of(o: Outlook, at: int) -> float:
    """What it costs to lose a star: with the home star the discs of the star to which it moves."""
    discs = o.s.discs[at]
    if at == o.s.home:
        discs += max([o.s.discs[own] for own in o.own if own != at], default=0)
    return -o.gained(-1, -discs)


def presence(o: Outlook, at: int) -> float:
    """How likely Slaver ships in a number that takes the star are there when stars are gained."""
    s = o.s
    needed = ships_needed(s, SLAVERS, at, option.CONQUER)
    moved = s.phase >= phase.SELECT or (s.active == HUMAN and s.order.index(SLAVERS) < s.order.index(HUMAN))
    absent = 1.0
    far = s.box.range[s.level(SLAVERS, PROPULSION)]
    for place in o.slavers:
        if s.slavers.ships_at(place) < needed:
            continue
        if moved or s.round == 1:
            absent *= 0.0 if place == at else 1.0
        elif place == at:
            absent *= 1 - weights.STAYS
        elif DISTANCE[place][at] <= far:
            near = weights.COMES_TO_MIDDLE if at in MIDDLES and SECTOR_OF[place] == SECTOR_OF[at] else weights.COMES
            absent *= 1 - near
    return 1 - absent


def is_guarded(s: Galaxy, at: int) -> bool:
    """E-239: by ships of the player or of the Farmers."""
    for faction in range(FACTIONS):
        if faction != SLAVERS and s.factions[faction].has_ships_at(at):
            return True
    return False


def expected_loss(o: Outlook, at_war: bool) -> float:
    """What the Slavers will take of the player in this round's growth."""
    s = o.s
    likely = 0.0
    cost = 0.0
    for at in o.own:
        if not is_guarded(s, at):
            here = presence(o, at)
            likely += here
            cost += here * loss_of(o, at)
    if likely == 0:
        return 0.0
    one = cost / likely * min(1.0, likely)
    return one * (weights.TAKEN_IN_WAR if at_war else weights.TAKEN_IN_PEACE)
