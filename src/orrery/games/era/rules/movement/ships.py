"""Putting ships down, taking them away, and moving them, without anything that follows from it."""

from __future__ import annotations

from ..board import ADDRESSES
from ..state import Galaxy
from ..vocabulary.faction import HUMAN
from ..vocabulary.letter import LETTER_KEYS, LETTERS, D
from .ranges import add_ships, ranges_at, take_ship

WHOLE_HEX = 0  # as a number of ships: all that are there, also in fleets


def free_miniatures(s: Galaxy, faction: int) -> int:
    """How many miniatures are in the supply (E-2, E-267)."""
    return s.box.miniatures - s.factions[faction].miniatures() - s.on_tile[faction]


def place_ships(s: Galaxy, faction: int, at: int, n: int) -> None:
    """Miniatures from the supply. Those that come while the player moves do not move any more in this turn."""
    f = s.factions[faction]
    f.put_ships(at, f.loose[at] + n)
    if faction == HUMAN and s.voyage.sailing:
        add_ships(s.voyage, at, n, 0)


def remove_ships(s: Galaxy, faction: int, at: int, n: int) -> None:
    """Miniatures back to the supply, of those that can move least."""
    f = s.factions[faction]
    f.put_ships(at, f.loose[at] - n)
    if faction == HUMAN and s.voyage.sailing:
        for range_left in ranges_at(s.voyage, at)[:n]:
            take_ship(s.voyage, at, range_left)


def fleet_unit(s: Galaxy, faction: int, letter: int) -> int:
    """A fleet, as a number of ships below 0. Letters that the player may not know are not in it, but the size is."""
    f = s.factions[faction]
    if faction == HUMAN or letter == D or f.shown[letter]:
        return -1 - letter
    return -1 - LETTERS - f.fleet_size[letter]


def fleet_of_unit(s: Galaxy, faction: int, unit: int, at: int) -> int:
    """The letter of such a fleet in a hex; of hidden fleets of one size it is any: nobody can tell them apart."""
    if unit >= -LETTERS:
        return -1 - unit
    f = s.factions[faction]
    for letter in range(LETTERS):
        fits = f.fleet_at[letter] == at and f.fleet_size[letter] == -1 - LETTERS - unit
        if fits and letter != D and not f.shown[letter]:
            return letter
    return -1


def unit_size(s: Galaxy, faction: int, n: int, at: int) -> int:
    """How many ships a number of ships stands for: WHOLE_HEX and fleets are counted."""
    if n < -LETTERS:
        return -1 - LETTERS - n
    if n < 0:
        return s.factions[faction].fleet_size[-1 - n]
    return s.factions[faction].ships_at(at) if n == WHOLE_HEX else n


def send(s: Galaxy, faction: int, n: int, at: int, to: int) -> None:
    """Ships outside fleets move, or a fleet (fleet_unit); WHOLE_HEX: everything that the faction has there."""
    f = s.factions[faction]
    if n < 0:
        send_fleet(s, faction, fleet_of_unit(s, faction, n, at), to)
        return
    if n == WHOLE_HEX:
        n = f.loose[at]
        for letter in range(LETTERS):
            if f.fleet_at[letter] == at:
                send_fleet(s, faction, letter, to)
    f.put_ships(at, f.loose[at] - n)
    f.put_ships(to, f.loose[to] + n)


def send_fleet(s: Galaxy, faction: int, letter: int, to: int) -> None:
    s.factions[faction].fleet_at[letter] = to


def tell_move(s: Galaxy, faction: int, n: int, letter: int, at: int, to: int, rule: str) -> None:
    """The event `moves`. `letter`: the fleet that moves, or -1: n ships outside fleets, or with all fleets of a hex."""
    if s.listener is not None:
        fleet = LETTER_KEYS[letter] if letter >= 0 else ""
        s.say("moves", faction, rule, {"n": n, "fleet": fleet, "from": ADDRESSES[at], "to": ADDRESSES[to]})
