"""What it would bring to take a star."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.board import CENTRE, HOME, MIDDLES, SECTOR_OF
from orrery.games.era.rules.growth.ways import options_at, population_placed, ships_needed
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import condition, deed, goal, option, relic_kind, star
from orrery.games.era.rules.vocabulary.faction import HUMAN, NOBODY, SLAVERS

from . import weights
from .outlook import Outlook

NO_WAY: Final = 99  # ships that nobody has


class Prize:
    """A star: what it is worth to take it, and how many ships that needs. Of one that lies face down both by chance."""

    __slots__ = ("at", "needed", "value")

    def __init__(self, at: int, needed: int, value: float) -> None:
        self.at: Final = at
        self.needed: Final = needed
        self.value: Final = value


def prize_of(o: Outlook, at: int) -> Prize:
    s = o.s
    if s.owner[at] == HUMAN:
        return Prize(at, 1, 0.0)
    if s.owner[at] != NOBODY:
        return taken_from_others(o, at)
    chances = o.chances[at]
    known = s.counters[at]
    value = 0.0
    needed = NO_WAY
    for kind in range(star.TYPES):
        if chances and chances[kind] > 0:
            s.counters[at] = kind  # the view is the captain's own
            ways = options_at(s, HUMAN, at)
            if ways:
                n = ships_needed(s, HUMAN, at, ways[0])
                share = 1.0 if known >= 0 or n == 1 else weights.MANY_SHIPS
                value += chances[kind] * share * worth_of_way(o, at, ways[0])
                needed = min(needed, n)
    s.counters[at] = known
    return Prize(at, needed, value)


def taken_from_others(o: Outlook, at: int) -> Prize:
    ways = options_at(o.s, HUMAN, at)
    if not ways or not o.s.wars[SLAVERS]:
        return Prize(at, NO_WAY, 0.0)
    return Prize(at, ships_needed(o.s, HUMAN, at, ways[0]), worth_of_way(o, at, ways[0]))


def worth_of_way(o: Outlook, at: int, way: int) -> float:
    """By taking a star so."""
    s = o.s
    if way == option.ADVANCE:
        return weights.ADVANCED
    found = o.gained(1, population_placed(s, HUMAN, at, way))
    found += worth_of_relic(o, at) + worth_of_goal(o, at) + worth_of_cards(o, at)
    found += story_of_gain(o, s.owner[at] != NOBODY, at)
    return found


def story_of_gain(o: Outlook, from_others: bool, at: int) -> float:
    """What the story pays for it now."""
    s = o.s
    found = 0.0
    for term in s.box.terms[s.story][s.era]:
        if term.at_once and (term.kind == deed.STAR_GAINED or (from_others and term.kind == deed.STAR_TAKEN)):
            if not (term.outside_home and SECTOR_OF[at] == HOME):
                found += term.dp
        elif term.at_once and from_others and term.kind == deed.POPULATION_REMOVED:
            found += term.dp * s.population(at)
    return found


def worth_of_relic(o: Outlook, at: int) -> float:
    s = o.s
    number = s.relics[at]
    if number == -1:
        return 0.0
    if number < 0:
        return weights.RELIC + (weights.LEGACY * s.box.goals[s.goal].dp if s.goal == goal.LEGACY else 0.0)
    relic = s.box.relics[number]
    found = weights.RELICS[relic.kind]
    if s.goal == goal.LEGACY and relic.lasting:
        found += s.box.goals[s.goal].dp
    return found if relic.kind == relic_kind.TECHNOLOGY else found * (o.rounds + 1) / 8


def worth_of_goal(o: Outlook, at: int) -> float:
    s = o.s
    if s.goal == goal.NONE:
        return 0.0
    dp = s.box.goals[s.goal].dp
    if s.goal == goal.CONTROL:
        return float(dp) if at in MIDDLES else 0.0
    if s.goal == goal.PRESENCE:
        here = sum(SECTOR_OF[own] == SECTOR_OF[at] for own in o.own)
        needed = s.box.goals[s.goal].stars
        return dp / needed if here < needed else 0.0
    if s.goal == goal.DISCOVERY and s.counters[at] >= 0:
        kind = s.counters[at]
        ahead = s.kept[HUMAN * star.TYPES + kind] - s.kept[SLAVERS * star.TYPES + kind]
        return dp * (0.8 if ahead == 0 else 0.3 if ahead in (-1, 1) else 0.0)
    return 0.0


def worth_of_cards(o: Outlook, at: int) -> float:
    """One star less that is missing for A of a domination card."""
    s = o.s
    found = 0.0
    if len(s.hand.played) > 1 or 0 in s.hand.sections:
        return 0.0
    for number in s.hand.cards:
        card = s.box.cards[number]
        clause = card.condition
        missing = 0
        if clause.kind == condition.CENTRE_STARS and SECTOR_OF[at] == CENTRE:
            missing = clause.n - sum(SECTOR_OF[own] == CENTRE for own in o.own)
        elif clause.kind == condition.OWN_STARS:
            missing = clause.n - len(o.own)
        elif clause.kind == condition.ALL_HOME_STARS and SECTOR_OF[at] == HOME:
            missing = len(s.layout.stars_by_sector[HOME]) - sum(SECTOR_OF[own] == HOME for own in o.own)
        elif clause.kind == condition.CENTRE_IN_PEACE and at == MIDDLES[CENTRE]:
            missing = 2
        if missing > 0:
            found += weights.CARD_PART * card.dp / (missing + 1)
    return found


def can_hold(s: Galaxy, at: int) -> bool:
    """Whether no automa at war stands there."""
    return not s.is_hostile(HUMAN, at)
