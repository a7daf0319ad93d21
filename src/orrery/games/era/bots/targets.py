"""Where ships of the player would be of use: stars to take, own ones to guard, others to meet or to fight."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.people.figures import builds_at_asteroids
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.trading.contact import in_contact
from orrery.games.era.rules.trading.terms import teaches_both
from orrery.games.era.rules.vocabulary import alignment, deed
from orrery.games.era.rules.vocabulary.faction import FARMERS, HUMAN, SLAVERS
from orrery.games.era.rules.vocabulary.field import SPIRITUALITY

from . import weights
from .danger import loss_of, presence
from .outlook import Outlook
from .stars import NO_WAY, prize_of

GAIN: Final = 0
GUARD: Final = 1
OTHER: Final = 2
HUNT: Final = 3  # its worth depends on who hunts


class Target:
    """A hex, how many ships are wanted there, what that is worth, and what for."""

    __slots__ = ("at", "kind", "needed", "value")

    def __init__(self, at: int, needed: int, value: float, kind: int) -> None:
        self.at: Final = at
        self.needed: Final = needed
        self.value: Final = value
        self.kind: Final = kind


def targets_of(o: Outlook) -> list[Target]:
    found: list[Target] = []
    stars_to_take(o, found)
    stars_to_guard(o, found)
    meetings(o, found)
    asteroids(o, found)
    quarry(o, found)
    return found


def stars_to_take(o: Outlook, found: list[Target]) -> None:
    s = o.s
    for at in s.star_hexes():
        if s.owner[at] == HUMAN or s.is_hostile(HUMAN, at):
            continue
        prize = prize_of(o, at)
        if prize.needed < NO_WAY and prize.value > 0:
            found.append(Target(at, prize.needed, prize.value, GAIN))


def stars_to_guard(o: Outlook, found: list[Target]) -> None:
    """At peace a ship keeps the Slavers from a star (E-239); at war it would only be lost."""
    s = o.s
    if s.wars[SLAVERS]:
        return
    for at in o.own:
        if not s.farmers.has_ships_at(at):
            value = presence(o, at) * loss_of(o, at) * weights.TAKEN_IN_PEACE
            if value > weights.LEAST_GUARD:
                found.append(Target(at, 1, value, GUARD))


def meetings(o: Outlook, found: list[Target]) -> None:
    """Contact with a faction, for trading or for the story."""
    s = o.s
    for automa in (FARMERS, SLAVERS):
        if s.wars[automa]:
            continue
        value = 0.0
        free = max(s.level(HUMAN, SPIRITUALITY), s.level(automa, SPIRITUALITY)) >= s.box.trade_from
        if teaches_both(s, automa) and not free:
            value += weights.TRADE if automa == FARMERS and s.alignment == alignment.STO else weights.TRADE / 3
        for term in s.box.terms[s.story][s.era]:
            if term.kind == deed.CONTACT:
                value += term.dp
        if value > 0 and not meets_already(s, automa):
            for at in s.factions[automa].places():
                found.append(Target(at, 1, value, OTHER))


def meets_already(s: Galaxy, automa: int) -> bool:
    """At an own star: then no ship need go there."""
    if not in_contact(s, HUMAN, automa):
        return False
    for at in s.stars_of(HUMAN):
        if s.factions[automa].has_ships_at(at):
            return True
    return False


def asteroids(o: Outlook, found: list[Target]) -> None:
    """A ship there brings one with each Build Ships (E-138)."""
    s = o.s
    if o.rounds < 2 or not builds_at_asteroids(s):
        return
    for at in s.layout.asteroids:
        if not s.is_hostile(HUMAN, at):
            found.append(Target(at, 1, weights.ASTEROID * o.rounds, OTHER))


def quarry(o: Outlook, found: list[Target]) -> None:
    """Ships of enemies."""
    s = o.s
    for enemy in s.enemies(HUMAN):
        for at in s.factions[enemy].places():
            found.append(Target(at, 0, 0.0, HUNT))
