"""What happens to the relic of a star that is taken (E-135, E-173 to E-175)."""

from __future__ import annotations

from ..automas.spawning import place_spawned
from ..board import ADDRESSES
from ..levels import gain_level
from ..people.figures import relic_ships
from ..state import Galaxy
from ..vocabulary import relic_kind
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import FIELD_KEYS
from ..vocabulary.relic_kind import RELIC_KIND_KEYS
from .placing import ask_to_place, only_at

NO_RELIC = -1


def find_relic(s: Galaxy, faction: int, at: int) -> None:
    """It is revealed and works at once, or stays for the owner of the star (E-174)."""
    number = s.relics[at]
    if number < 0:
        return
    relic = s.box.relics[number]
    seen = s.relic_seen[at]
    s.relic_seen[at] = True
    if s.listener is not None:
        told = {"hex": ADDRESSES[at], "relic": s.box.relic_keys[number], "kind": RELIC_KIND_KEYS[relic.kind]}
        s.say("relic", faction, "E-135" if faction == HUMAN else "E-175", told, reveals=not seen)
    if relic.lasting:
        return
    s.relics[at] = NO_RELIC
    if relic.kind == relic_kind.TECHNOLOGY:
        learn_from_relic(s, faction, at, relic.field)
    elif relic.kind == relic_kind.SHIPS:
        dig_up(s, faction, at, relic.ships)


def learn_from_relic(s: Galaxy, faction: int, at: int, field: int) -> None:
    rule = "E-173" if faction == HUMAN else "E-175"
    ships = relic_ships(s, field) if faction == HUMAN else 0
    if ships:
        dig_up(s, faction, at, ships)
        return
    if not gain_level(s, faction, field, rule, "relic") and s.listener is not None:
        told = {"field": FIELD_KEYS[field], "level": s.factions[faction].levels[field]}
        s.say("no_level_left", faction, rule, told)


def dig_up(s: Galaxy, faction: int, at: int, n: int) -> None:
    """Ships in the hex, whatever the star's population, and not to be blocked (E-149)."""
    if faction == HUMAN:
        ask_to_place(s, n, only_at(at))
    else:
        place_spawned(s, at, n, "E-175")
