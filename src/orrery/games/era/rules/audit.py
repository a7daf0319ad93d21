"""Conservation, and what is always true (E-260, law 7): every piece is accounted for after every choice."""

from __future__ import annotations

from orrery.kernel.state import STEP_MASK

from .board import CENTRE, HEXES, NOWHERE, SECTORS
from .faction import Faction
from .hidden import NO_RELIC, cards_out, counters_left
from .levels import SLAVER_SPIRITUALITY
from .state import Galaxy
from .vocabulary import phase, star, step
from .vocabulary.faction import FACTION_KEYS, FACTIONS, FARMERS, HUMAN, NOBODY, SLAVERS
from .vocabulary.field import FIELD_KEYS, FIELDS, SPIRITUALITY, TOP
from .vocabulary.letter import LETTER_KEYS, LETTERS


def audit(s: Galaxy) -> list[str]:
    wrong: list[str] = []
    for f in s.factions:
        audit_ships(s, f, wrong)
        audit_levels(s, f, wrong)
    audit_discs(s, wrong)
    audit_stars(s, wrong)
    audit_counters(s, wrong)
    audit_relics(s, wrong)
    audit_cards(s, wrong)
    if sorted(s.order) != [HUMAN, FARMERS, SLAVERS]:
        wrong.append(f"the turn order is {s.order}")
    if s.wars[HUMAN]:
        wrong.append("the player is at war with himself")
    return wrong


def audit_ships(s: Galaxy, f: Faction, wrong: list[str]) -> None:
    who = FACTION_KEYS[f.number]
    if min(f.loose) < 0 or s.on_tile[f.number] < 0:
        wrong.append(f"{who}: fewer than no ships")
    if f.spots != [at for at in range(HEXES) if f.loose[at]]:
        wrong.append(f"{who}: ships outside fleets at {f.spots}")
    if f.miniatures() + s.on_tile[f.number] > s.box.miniatures:
        wrong.append(f"{who}: {f.miniatures() + s.on_tile[f.number]} miniatures")
    for letter in range(LETTERS):
        if (f.fleet_at[letter] == NOWHERE) != (f.fleet_size[letter] == 0) or f.fleet_size[letter] < 0:
            wrong.append(f"{who}: fleet {LETTER_KEYS[letter]} has {f.fleet_size[letter]} ships")
    if f.number == FARMERS and any(f.fleet_size):
        wrong.append("the Farmers have a fleet")


def audit_levels(s: Galaxy, f: Faction, wrong: list[str]) -> None:
    for field in range(FIELDS):
        most = s.highest(field) if f.number == HUMAN else TOP
        if f.number == SLAVERS and field == SPIRITUALITY:
            most = SLAVER_SPIRITUALITY
        if not 1 <= f.levels[field] <= most:
            wrong.append(f"{FACTION_KEYS[f.number]}: {FIELD_KEYS[field]} at {f.levels[field]}")


def audit_discs(s: Galaxy, wrong: list[str]) -> None:
    """All discs of a colour: on the track, on stars, ascended, on the power track."""
    off = [s.ascended + s.folk.fleeing, 0, s.robots.power]
    for at in s.star_hexes():
        if s.discs[at] < 0 or (s.discs[at] > 0 and s.owner[at] == NOBODY):
            wrong.append(f"{s.discs[at]} discs at {at}")
        elif s.owner[at] != NOBODY:
            off[s.owner[at]] += s.discs[at]
    for f in s.factions:
        if f.track < 0 or f.track + off[f.number] != s.box.discs:
            wrong.append(f"{FACTION_KEYS[f.number]}: {f.track} discs on the track and {off[f.number]} elsewhere")


def audit_stars(s: Galaxy, wrong: list[str]) -> None:
    """A star has an owner or a neutral counter; nobody owns one without population; nothing lies elsewhere."""
    stars = s.star_hexes()
    for at in stars:
        if (s.owner[at] == NOBODY) == (s.counters[at] == star.NONE):
            wrong.append(f"star {at} has owner {s.owner[at]} and counter {s.counters[at]}")
        if s.owner[at] != NOBODY and s.population(at) == 0 and at not in s.growth.waiting:
            wrong.append(f"star {at} is owned and nobody lives there")
        if s.owner[at] == FARMERS:
            wrong.append(f"the Farmers own star {at}")
    for at in range(HEXES):
        if at not in stars and (s.owner[at] != NOBODY or s.discs[at] or s.counters[at] != star.NONE):
            wrong.append(f"something lies at {at}, where no star is")
    if s.home == NOWHERE:
        if step.EVACUATE not in [entry & STEP_MASK for entry in s.seat.todo]:
            wrong.append("there is no home star")
    elif s.owner[s.home] != HUMAN:
        wrong.append("the home star is not the player's")


def audit_counters(s: Galaxy, wrong: list[str]) -> None:
    for sector in range(SECTORS):
        left = counters_left(s, sector)
        if min(left) < 0:
            wrong.append(f"more counters than there are in sector {sector}: {left}")
    for at in s.layout.star_hexes:
        if not s.faces_seen[at] and s.counters[at] != s.laid[at]:
            wrong.append(f"an unseen counter of star {at} is {s.counters[at]}, not {s.laid[at]}")
    for kind in range(star.TYPES):
        for faction in range(FACTIONS):
            if s.kept[faction * star.TYPES + kind] < 0:
                wrong.append("fewer than no counters are kept")


def audit_relics(s: Galaxy, wrong: list[str]) -> None:
    laid = [relic for relic in s.relics_laid if relic != NO_RELIC]
    if len(set(laid)) < len(laid) or len(laid) != len(s.layout.stars_by_sector[CENTRE]):
        wrong.append(f"the relics are {laid}")
    for at in s.layout.star_hexes:
        if s.relics[at] not in (s.relics_laid[at], NO_RELIC):
            wrong.append(f"relic {s.relics[at]} came to star {at}")
        elif s.relics[at] != s.relics_laid[at] and (s.box.relics[s.relics_laid[at]].lasting or not s.relic_seen[at]):
            wrong.append(f"relic {s.relics_laid[at]} is gone from star {at}")


def audit_cards(s: Galaxy, wrong: list[str]) -> None:
    hand = s.hand
    if sorted([*cards_out(s), *hand.deck]) != list(range(len(s.box.cards))):
        wrong.append(f"the cards are {cards_out(s)} and {hand.deck}")
    if hand.top >= 0 and hand.top not in hand.deck:
        wrong.append(f"the card {hand.top} is seen on top of the deck, but not there")
    if len(hand.played) != len(hand.sections):
        wrong.append("cards were played for nothing")
    if s.round == 0 and s.phase != phase.SET_UP:
        wrong.append("a phase before the first round")
