"""Merging the Slavers' fleets at the start of their turn (E-215)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..board import ADDRESSES
from ..state import Galaxy
from ..vocabulary import act
from ..vocabulary.faction import SLAVERS
from .choosing import pick
from .spawning import fleets_in_order, known_letter


class Merge(Act[Galaxy]):
    """In one hex all Slaver ships become one of the fleets that are there, at random. The argument: the hex."""

    number = act.MERGE

    def act(self, s: Galaxy, argument: int) -> None:
        slavers = s.factions[SLAVERS]
        fleets = fleets_in_order(s, argument)
        sizes = [slavers.fleet_size[letter] for letter in fleets]
        loose = slavers.loose[argument]
        stays = pick(s, fleets)
        size = slavers.ships_at(argument)
        told = {
            "hex": ADDRESSES[argument],
            "n": size,
            "ships": loose,
            "sizes": sizes,
            "letters": [known_letter(s, letter) for letter in fleets],
            "stays": fleets.index(stays),
        }
        for letter in fleets:
            if letter != stays:
                slavers.dissolve(letter)
        slavers.put_ships(argument, 0)
        slavers.fleet_size[stays] = size
        if s.listener is not None:
            s.say("merges", SLAVERS, "E-215", told, reveals=len(fleets) > 1)


def hexes_to_merge(s: Galaxy) -> list[int]:
    """Where a Slaver fleet is beside other ships of theirs, in the order of hexes."""
    slavers = s.factions[SLAVERS]
    return [
        at for at in slavers.places() if slavers.fleets_at(at) and (slavers.loose[at] or len(slavers.fleets_at(at)) > 1)
    ]
