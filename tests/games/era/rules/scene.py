"""Positions made by hand: two sectors without terrain unless a test says otherwise, and nothing in them."""

from __future__ import annotations

from typing import Any

from orrery.games.era.rules.alphabet import ALPHABET
from orrery.games.era.rules.board import HEX_OF, HEXES, HOME, MIDDLES
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.layout import Layout
from orrery.games.era.rules.vocabulary import star, terrain
from orrery.games.era.rules.vocabulary.faction import FARMERS, HUMAN, SLAVERS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Recorder


def at(address: str) -> int:
    return HEX_OF[address]


def bare_layout(**hexes: str) -> Layout:
    """Sectors whose only stars are the two in the middle; more terrain by address: `bare_layout(ze3="nebula")`."""
    layout = Layout(BOX, 0, 0, 2, 0)
    lies = [terrain.EMPTY] * HEXES
    for middle in MIDDLES:
        lies[middle] = terrain.STAR
    for address, key in hexes.items():
        lies[at(address)] = terrain.TERRAIN_KEYS.index(key)
    layout.lay(lies)  # makes all its tables anew
    return layout


class Scene(Flow):
    """A game in the second round, with the player's home star and nothing else on the board."""

    __slots__ = ("heard",)

    def __init__(self, seed: str = "scene", **hexes: str) -> None:
        super().__init__(BOX, bare_layout(**hexes), Chance(key_of_seed(seed)))
        self.round = 2
        self.home = MIDDLES[HOME]
        self.owner[self.home] = HUMAN
        self.heard = Recorder()
        self.listener = self.heard

    def ships(self, faction: int, address: str, n: int) -> None:
        self.factions[faction].put_ships(at(address), n)

    def fleet(self, faction: int, letter: int, address: str, size: int) -> None:
        self.factions[faction].put_fleet(letter, at(address), size)

    def own(self, faction: int, address: str, discs: int) -> None:
        self.owner[at(address)] = faction
        self.discs[at(address)] = discs
        self.counters[at(address)] = star.NONE
        self.factions[faction].track -= discs

    def neutral(self, address: str, kind: int) -> None:
        self.counters[at(address)] = kind
        self.laid = self.laid[:]
        self.laid[at(address)] = kind

    def kin(self, key: str, side: int) -> None:
        """The player's star people, and its side."""
        self.people = BOX.people_keys.index(key)
        self.alignment = side
        powers = [power for one in BOX.peoples[self.people].sides for power in one.powers]
        self.people_left = max([power.free_colonies() for power in powers], default=0)

    def levels(self, faction: int, *levels: int) -> None:
        self.factions[faction].levels = list(levels)

    # Playing on.

    def start(self, *entries: int) -> None:
        """Acts happen until somebody has something to decide."""
        self.plan(*entries)
        self.run()

    def kind(self) -> str:
        return self.open[0].kind if self.open else ""

    def offered(self, word: str = "") -> list[str]:
        """The codes of what can be chosen; of those with this word before the colon what follows it."""
        codes = [choice.code for choice in self.open[0].choices] if self.open else []
        return [code.removeprefix(f"{word}:") for code in codes if code.startswith(f"{word}:")] if word else codes

    def choose(self, *codes: str) -> None:
        for code in codes:
            self.apply(HUMAN, ALPHABET.by_code[code], self.heard)
            self.listener = self.heard

    def refused(self, code: str) -> list[str]:
        """Why something cannot be chosen: keys and rules."""
        return [f"{why.key} {why.rule}" for why in self.why_not(HUMAN, ALPHABET.by_code[code])]

    def told(self, key: str) -> list[Event]:
        return [event for event in self.heard.events if event.key == key]

    def params(self, key: str) -> dict[str, Any]:
        return self.told(key)[-1].params


__all__ = ["FARMERS", "HUMAN", "SLAVERS", "Scene", "at", "bare_layout"]
