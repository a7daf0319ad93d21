"""The Planetary Death Ray: a ship or a disc within 3 hexes of its star (E-99 to E-101, E-216).

What the player hits is a number, the place in HIT_KEYS of the alphabet. Slaver fleets of hidden letter are told apart
by their size alone, the least first; of several of one size it is left to chance which one is hit.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_HIT, C_RAY
from ..automas.choosing import pick
from ..board import ADDRESSES, DISTANCE, HEXES, NOWHERE
from ..era_step import EraStep
from ..growth.discs import lose_disc
from ..movement.gates import owned_relic
from ..movement.ships import remove_ships
from ..scoring.story import on_population_removed, on_ships_destroyed
from ..state import Galaxy, Seat
from ..vocabulary import act, relic_kind, step
from ..vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN, NOBODY, SLAVERS
from ..vocabulary.letter import LETTER_KEYS, LETTERS
from .retreat import lies_open

DISC: Final = 0
SHIP: Final = 0  # and the number of an automa: one of its ships outside fleets
FLEET: Final = FACTIONS  # and a letter: a Slaver fleet that lies open
HIDDEN: Final = FACTIONS + LETTERS  # and the place among the sizes of hidden fleets


def is_used(s: Galaxy, faction: int) -> bool:
    return s.ledger.ray_used if faction == HUMAN else s.robots.ray_used


def is_shielded(s: Galaxy, at: int) -> bool:
    """E-100: the Defense Grid protects its hex once its star was taken."""
    relic = s.relics[at]
    if relic < 0 or s.box.relics[relic].kind != relic_kind.DEFENSE_GRID:
        return False
    return s.owner[at] != NOBODY or at in s.emptied


def targets_of(s: Galaxy, faction: int) -> list[int]:
    """The hexes with something that a faction's ray can hit now, in their order; none without the ray."""
    source = NOWHERE if is_used(s, faction) else owned_relic(s, faction, relic_kind.DEATH_RAY)
    if source == NOWHERE:
        return []
    far = s.box.relics[s.relics[source]].range
    return [
        at
        for at in range(HEXES)
        if DISTANCE[source][at] <= far
        and not is_shielded(s, at)
        and (has_hostile_disc(s, faction, at) or s.is_hostile(faction, at))
    ]


def has_hostile_disc(s: Galaxy, faction: int, at: int) -> bool:
    """Not what the home star counts by itself."""
    return s.owner[at] != NOBODY and s.discs[at] > 0 and s.at_war(faction, s.owner[at])


# The player's.


def offer_ray(s: Galaxy, out: list[Choice]) -> None:
    """In the player's movement, once a round: the hexes that can be hit."""
    for at in targets_of(s, HUMAN):
        out.append(C_RAY[at])


def take_ray(s: Galaxy, c: Choice) -> None:
    s.seat.todo.append(step.RAY_AT | c.a << STEP_BITS)


def why_no_ray(s: Galaxy, at: int, out: list[Refusal]) -> None:
    """Why the player cannot fire at a hex now."""
    source = owned_relic(s, HUMAN, relic_kind.DEATH_RAY)
    if source == NOWHERE:
        out.append(Refusal("no_ray", "E-99"))
    elif s.ledger.ray_used:
        out.append(Refusal("ray_used", "E-99"))
    elif DISTANCE[source][at] > s.box.relics[s.relics[source]].range:
        out.append(Refusal("ray_too_far", "E-99", {"hex": ADDRESSES[at], "n": DISTANCE[source][at]}))
    elif is_shielded(s, at):
        out.append(Refusal("ray_shielded", "E-100", {"hex": ADDRESSES[at]}))
    else:
        out.append(Refusal("no_ray_target", "E-99", {"hex": ADDRESSES[at]}))


class RayAt(EraStep):
    """What the ray hits in a hex."""

    number = step.RAY_AT
    kind = "ray_at"
    rule = "E-99"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        at = p.todo[-1] >> STEP_BITS
        if s.ledger.ray_used:
            return
        if has_hostile_disc(s, HUMAN, at):
            out.append(C_HIT[DISC])
        for automa in s.enemies(HUMAN):
            if s.factions[automa].loose[at] > 0:
                out.append(C_HIT[SHIP + automa])
        if s.wars[SLAVERS]:
            for letter in range(LETTERS):
                if s.slavers.fleet_at[letter] == at and lies_open(s, letter):
                    out.append(C_HIT[FLEET + letter])
            for n in range(len(hidden_sizes(s, at))):
                out.append(C_HIT[HIDDEN + n])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        at = p.todo.pop() >> STEP_BITS
        s.ledger.ray_used = True
        if c.a == DISC:
            hit_disc(s, HUMAN, at)
        elif c.a < FLEET:
            hit_ship(s, HUMAN, c.a - SHIP, at)
        elif c.a < HIDDEN:
            hit_fleet(s, HUMAN, SLAVERS, c.a - FLEET)
        else:
            s.soon(entry(act.RAY, 1 + HEXES * (c.a - HIDDEN) + at))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        at = p.todo[-1] >> STEP_BITS
        return {"hex": ADDRESSES[at], "hidden": hidden_sizes(s, at)}


def hidden_fleets_at(s: Galaxy, at: int, size: int) -> list[int]:
    """Slaver fleets of hidden letter in a hex with so many ships."""
    f = s.slavers
    return [letter for letter in f.fleets_at(at) if not lies_open(s, letter) and f.fleet_size[letter] == size]


def hidden_sizes(s: Galaxy, at: int) -> list[int]:
    """The sizes of Slaver fleets of hidden letter in a hex, each once, the least first."""
    f = s.slavers
    return sorted({f.fleet_size[letter] for letter in f.fleets_at(at) if not lies_open(s, letter)})


# The Slavers'.


class Ray(Act[Galaxy]):
    """The Slavers use it whenever they can, on population first (E-216); or the player hits a hidden fleet."""

    number = act.RAY

    def act(self, s: Galaxy, argument: int) -> None:
        s.resume()
        if argument > 0:
            at = (argument - 1) % HEXES
            size = hidden_sizes(s, at)[(argument - 1) // HEXES]
            hit_fleet(s, HUMAN, SLAVERS, pick(s, hidden_fleets_at(s, at, size)))
            return
        found = targets_of(s, SLAVERS)
        if not found:
            s.say("no_ray_target", SLAVERS, "E-216", {})
            return
        s.robots.ray_used = True
        settled = [at for at in found if has_hostile_disc(s, SLAVERS, at)]
        if settled:
            hit_disc(s, SLAVERS, pick(s, settled))
        else:
            hit_random_ship(s, pick(s, found))


def hit_random_ship(s: Galaxy, at: int) -> None:
    """Each hostile ship of the hex is equally likely, in a fleet or not."""
    one = s.chance.below(s.hostile_ships(SLAVERS, at))
    for enemy in s.enemies(SLAVERS):
        f = s.factions[enemy]
        if one < f.loose[at]:
            hit_ship(s, SLAVERS, enemy, at)
            return
        one -= f.loose[at]
        for letter in f.fleets_at(at):
            if one < f.fleet_size[letter]:
                hit_fleet(s, SLAVERS, enemy, letter)
                return
            one -= f.fleet_size[letter]


# What is hit.


def hit_disc(s: Galaxy, by: int, at: int) -> None:
    """E-101: without its last population a star becomes uninhabited."""
    tell_hit(s, by, s.owner[at], at, "disc", "")
    lose_disc(s, at, "E-101")
    if by == HUMAN:
        on_population_removed(s, 1)


def hit_ship(s: Galaxy, by: int, owner: int, at: int) -> None:
    tell_hit(s, by, owner, at, "ship", "")
    remove_ships(s, owner, at, 1)
    if by == HUMAN:
        on_ships_destroyed(s, 1)


def hit_fleet(s: Galaxy, by: int, owner: int, letter: int) -> None:
    """The letter is told only if the player knows it."""
    f = s.factions[owner]
    known = owner == HUMAN or lies_open(s, letter)
    tell_hit(s, by, owner, f.fleet_at[letter], "fleet", LETTER_KEYS[letter] if known else "")
    f.shrink(letter, 1)
    if by == HUMAN:
        on_ships_destroyed(s, 1)


def tell_hit(s: Galaxy, by: int, owner: int, at: int, what: str, letter: str) -> None:
    if s.listener is not None:
        told = {"hex": ADDRESSES[at], "faction": FACTION_KEYS[owner], "what": what, "fleet": letter}
        s.say("ray", by, "E-99" if by == HUMAN else "E-216", told, reveals=by != HUMAN)
