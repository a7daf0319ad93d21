"""Stargates: between which hexes a faction's ships jump (E-67, E-68, E-70), and what blocks them (E-71)."""

from __future__ import annotations

from typing import Final

from ..board import CENTRE, NOWHERE
from ..state import Galaxy
from ..vocabulary import relic_kind
from ..vocabulary.faction import NOBODY
from ..vocabulary.field import PROPULSION

JUMP: Final = 1  # what a jump costs of the range
GATE_POPULATION: Final = 3  # what a star needs for Stargate 1
OWN_GATES: Final = 1  # Stargate 1
ALL_GATES: Final = 2


def gates_of(s: Galaxy, faction: int, unblocked: bool = False) -> list[int]:
    """The hexes that a faction's Stargate 1 or 2 links with each other, in their order; none, or at least two.

    `unblocked`: as if nothing could block them.
    """
    kind = s.box.stargate[s.factions[faction].levels[PROPULSION]]
    if kind == 0:
        return []
    owner = s.owner
    found: list[int] = []
    for at in s.star_hexes():
        if kind == OWN_GATES:
            fits = owner[at] == faction and s.population(at) >= GATE_POPULATION
        else:
            fits = owner[at] == NOBODY or not s.at_war(faction, owner[at])
        if fits and (unblocked or not s.blocked(faction, at)):
            found.append(at)
    if kind == ALL_GATES:
        found.extend([at for at in s.layout.neutron_stars if unblocked or not s.blocked(faction, at)])
        found.sort()
    return found if len(found) > 1 else []


def owned_relic(s: Galaxy, faction: int, kind: int) -> int:
    """The hex of a relic of this kind at a star of the faction (E-174), or NOWHERE. Relics lie in the centre sector."""
    for at in s.layout.stars_by_sector[CENTRE]:
        if s.owner[at] == faction and s.relics[at] >= 0 and s.box.relics[s.relics[at]].kind == kind:
            return at
    return NOWHERE


def super_links(s: Galaxy, faction: int, middle: int) -> list[int]:
    """The own stars to which the Super-Stargate in `middle` leads, in their order (E-70)."""
    if middle == NOWHERE or closed(s, faction, middle):
        return []
    return [at for at in s.stars_of(faction) if at != middle and not closed(s, faction, at)]


def closed(s: Galaxy, faction: int, at: int) -> bool:
    """Whether the Super-Stargate cannot be used there: from Propulsion 5 on nothing blocks it."""
    return s.box.stargate[s.factions[faction].levels[PROPULSION]] != ALL_GATES and s.blocked(faction, at)


def super_stargate(s: Galaxy, faction: int) -> int:
    return owned_relic(s, faction, relic_kind.SUPER_STARGATE)
