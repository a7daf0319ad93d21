"""Spawning ships at wormholes (E-247 to E-254)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import Act, entry

from ..board import ADDRESSES, CENTRE_WORMHOLE, WORMHOLE_KEYS
from ..movement.ships import free_miniatures, place_ships
from ..state import HOME_POPULATION, Galaxy
from ..vocabulary import act, sentence
from ..vocabulary.faction import FACTIONS, FARMERS, SLAVERS
from ..vocabulary.field import ROBOTICS
from ..vocabulary.letter import LETTER_KEYS, LETTERS, D
from .cancelling import result_of
from .choosing import pick

AT_CENTRE: Final = 256  # in the argument of SPAWN_AT; more ships never come at once
# D lies open: put first, the place of a letter in a list says nothing of those that are hidden (E-49).
LETTERS_OPEN_FIRST: Final = [D, *[letter for letter in range(LETTERS) if letter != D]]


class Spawn(Act[Galaxy]):
    """How many ships come at each wormhole of a sentence, counted once (E-247, E-252). The argument: the automa and the
    sentence, as in turn.py.
    """

    number = act.SPAWN

    def act(self, s: Galaxy, argument: int) -> None:
        automa = argument % FACTIONS
        said = result_of(s, automa)[argument // FACTIONS]
        if automa == FARMERS:
            n = s.box.automas[FARMERS - 1].spawned
            if s.listener is not None:
                s.say("spawns", automa, "E-249", {"n": n, "wormholes": said.wormholes})
        else:
            population = counted_population(s)
            n = spawned_ships(s)
            if s.listener is not None:
                told = {
                    "n": n,
                    "wormholes": said.wormholes,
                    "population": population,
                    "track": s.box.ships_of(population),
                    "robotics": s.box.ship_bonus[s.factions[SLAVERS].levels[ROBOTICS]],
                    "difficulty": s.box.difficulties[s.difficulty].ship_bonus,
                }
                s.say("spawns", automa, "E-247", told)
        s.robots.wormholes = 0
        if said.spawns == sentence.AT_CENTRE:
            n += AT_CENTRE
        s.plan(*[entry(act.SPAWN_AT, automa + FACTIONS * n)] * said.wormholes)


class SpawnAt(Act[Galaxy]):
    """At one wormhole; which one is drawn among those where this sentence has not spawned yet (E-252). The argument:
    the automa, how many ships, and whether it is the central wormhole.
    """

    number = act.SPAWN_AT

    def act(self, s: Galaxy, argument: int) -> None:
        automa = argument % FACTIONS
        n = argument // FACTIONS % AT_CENTRE
        r = s.robots
        wormhole = CENTRE_WORMHOLE
        drawn = argument // FACTIONS < AT_CENTRE
        if drawn:
            left = [number for number in range(len(s.box.wormholes)) if not r.wormholes >> number & 1]
            drawn = len(left) > 1
            wormhole = pick(s, left)
        r.wormholes |= 1 << wormhole
        at = s.box.wormholes[wormhole]
        if s.listener is not None:
            told = {"n": n, "wormhole": WORMHOLE_KEYS[wormhole], "hex": ADDRESSES[at]}
            s.say("wormhole", automa, "E-252", told, reveals=drawn)
        if automa == FARMERS:
            place_farmers(s, at, n)
        else:
            place_spawned(s, at, n, "E-251")


def counted_population(s: Galaxy) -> int:
    """E-248: 6, the discs on unblocked Slaver stars, and those on the power track."""
    found = HOME_POPULATION + s.robots.power
    for at in s.stars_of(SLAVERS):
        if not s.blocked(SLAVERS, at):
            found += s.discs[at]
    return found


def spawned_ships(s: Galaxy) -> int:
    """How many ships the Slavers spawn at each wormhole (E-247)."""
    bonus = s.box.ship_bonus[s.factions[SLAVERS].levels[ROBOTICS]]
    return s.box.ships_of(counted_population(s)) + bonus + s.box.difficulties[s.difficulty].ship_bonus


def place_farmers(s: Galaxy, at: int, n: int) -> None:
    """E-249: miniatures, as far as there are any."""
    placed = min(n, free_miniatures(s, FARMERS))
    if placed:
        place_ships(s, FARMERS, at, placed)
    if s.listener is not None:
        key = "spawned" if placed else "no_miniature"
        s.say(key, FARMERS, "E-249", {"n": placed, "hex": ADDRESSES[at]})


def place_spawned(s: Galaxy, at: int, n: int, rule: str) -> None:
    """E-251: as miniatures if there are enough for all; otherwise all in a fleet that is there, or in a new one."""
    slavers = s.factions[SLAVERS]
    if free_miniatures(s, SLAVERS) >= n:
        place_ships(s, SLAVERS, at, n)
        if s.listener is not None:
            s.say("spawned", SLAVERS, rule, {"n": n, "hex": ADDRESSES[at]})
        return
    here = fleets_in_order(s, at)
    if here:
        letter = pick(s, here)
        slavers.fleet_size[letter] += n
        if s.listener is not None:
            told = {"n": n, "hex": ADDRESSES[at], "size": slavers.fleet_size[letter], "fleet": known_letter(s, letter)}
            s.say("joins_fleet", SLAVERS, rule, told, reveals=len(here) > 1)
        return
    supply = [letter for letter in LETTERS_OPEN_FIRST if slavers.fleet_at[letter] < 0]
    if not supply:
        if s.listener is not None:
            s.say("no_fleet_counter", SLAVERS, rule, {"n": n, "hex": ADDRESSES[at]})
        return
    letter = pick(s, supply)
    slavers.put_fleet(letter, at, n)
    slavers.shown[letter] = letter == D
    if s.listener is not None:
        told = {"n": n, "hex": ADDRESSES[at], "fleet": known_letter(s, letter)}
        s.say("new_fleet", SLAVERS, rule, told, reveals=True)


def known_letter(s: Galaxy, letter: int) -> str:
    """The letter of a Slaver fleet as the player may be told: "" if it is hidden."""
    return LETTER_KEYS[letter] if letter == D or s.factions[SLAVERS].shown[letter] else ""


def fleets_in_order(s: Galaxy, at: int) -> list[int]:
    """The Slaver fleets of a hex in an order that betrays nothing: those of known letters by their letters, then the
    others by their sizes.
    """
    slavers = s.factions[SLAVERS]
    here = slavers.fleets_at(at)
    known = [letter for letter in here if letter == D or slavers.shown[letter]]
    hidden = [(slavers.fleet_size[letter], letter) for letter in here if letter not in known]
    return known + [letter for _, letter in sorted(hidden)]
