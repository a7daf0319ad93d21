"""What a level in a field of technology is worth, however it is gained."""

from __future__ import annotations

from orrery.games.era.rules.growth.research import levels_by_research
from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.state import ERA_OF_ROUND, Galaxy
from orrery.games.era.rules.vocabulary import condition, deed
from orrery.games.era.rules.vocabulary.faction import FACTIONS, HUMAN
from orrery.games.era.rules.vocabulary.field import FIELDS, GENETICS, TOP

from . import weights
from .outlook import Outlook


def worth_of_level(o: Outlook, field: int) -> float:
    """Of one more, without what research itself brings. Genetics counts as bonus population alone."""
    s = o.s
    level = s.me.levels[field]
    if level >= s.highest(field):
        return 0.0
    if field == GENETICS:
        n = len(o.own)
        return o.population(level + 1, n, o.discs) - o.population(level, n, o.discs) + of_cards(o, field)
    found = weights.LEVELS[field][level + 1] * (o.rounds + 1) / ROUNDS
    return found + of_story(o, field) + of_cards(o, field)


def of_story(o: Outlook, field: int) -> float:
    """Points for the highest level at the end of rounds to come."""
    s = o.s
    found = 0.0
    for n in range(s.round, ROUNDS + 1):
        for term in s.box.terms[s.story][ERA_OF_ROUND[n]]:
            if term.kind == deed.HIGHEST_LEVEL and field in term.fields:
                found += term.dp * (1.0 if n == s.round else weights.LEAD)
    if found == 0:
        return 0.0
    most = max(s.level(other, field) for other in range(1, FACTIONS))
    missing = most - s.me.levels[field]
    if missing <= 0:  # it leads already
        return found * weights.AHEAD / (1 - missing)
    return found / missing


def of_research(o: Outlook, field: int) -> float:
    """What the story pays for a Research in this round."""
    s = o.s
    found = 0.0
    level = s.me.levels[field] + levels_by_research(s, field)
    if s.me.levels[field] >= s.highest(field):
        return 0.0
    for term in s.box.terms[s.story][s.era]:
        if field in term.fields:
            if term.kind == deed.HIGHEST_RESEARCH:
                found += weights.FIRST * (term.dp - level)
            elif term.kind == deed.SOLE_RESEARCH:
                found += weights.SOLE * term.dp
    return found


def of_cards(o: Outlook, field: int) -> float:
    """A level less that is missing for a domination card."""
    s = o.s
    found = 0.0
    for number in s.hand.cards:
        card = s.box.cards[number]
        clause = card.condition
        if len(s.hand.played) > 1 or 0 in s.hand.sections:
            continue
        if clause.kind == condition.TOTAL_LEVELS:
            missing = clause.n - sum(s.me.levels)
            if missing > 0:
                found += weights.CARD_PART * card.dp / missing
        elif clause.kind == condition.TWO_FIELDS:
            levels = sorted(range(FIELDS), key=lambda one: -s.me.levels[one])
            missing = max(0, clause.n - s.me.levels[levels[0]]) + max(0, clause.m - s.me.levels[levels[1]])
            if field in levels[:2] and missing > 0:
                found += weights.CARD_PART * card.dp / missing
    return found


def worth_of_research(o: Outlook, field: int) -> float:
    """Of a Research with this field, its research+ at the top included, but for Genetics without population."""
    s = o.s
    if s.me.levels[field] >= TOP:
        return weights.PLUS[field]
    levels = levels_by_research(s, field)
    found = of_research(o, field)
    if field == GENETICS:
        return found
    return found + worth_of_level(o, field) * (1 + weights.SECOND_LEVEL * (levels - 1))


def best_lesson(o: Outlook, fields: list[int]) -> int:
    """The field of these in which a level is worth most."""
    best = fields[0]
    for field in fields:
        if worth_of_level(o, field) > worth_of_level(o, best):
            best = field
    return best


def is_ahead(s: Galaxy, field: int) -> bool:
    for other in range(FACTIONS):
        if other != HUMAN and s.level(other, field) >= s.me.levels[field]:
            return False
    return True
