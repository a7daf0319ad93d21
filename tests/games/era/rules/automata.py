"""Positions for tests of the automas: dice and lots come as a test says, and events can be read as they were told."""

from __future__ import annotations

from typing import Any

from orrery.games.era.rules.board import ADDRESSES
from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.faction import FARMERS, SLAVERS
from orrery.kernel.acts import entry
from orrery.kernel.chance import BLOCK_BYTES
from tests.games.era.rules.scene import Scene


class Automata(Scene):
    """`lots` says what chance brings next, from 0 on: a die of 5 is 4, the second of several possibilities is 1."""

    __slots__ = ()

    def lots(self, *numbers: int) -> None:
        self.chance.block = bytes(BLOCK_BYTES - len(numbers)) + bytes(numbers)
        self.chance.at = BLOCK_BYTES - len(numbers)

    def dice(self, *faces: int) -> None:
        self.lots(*[face - 1 for face in faces])

    def used_all_lots(self) -> bool:
        return self.chance.at == BLOCK_BYTES

    # Turns.

    def move(self, automa: int, die: int, *lots: int) -> None:
        """The movement of an automa that rolls this; then come these lots."""
        self.lots(die - 1, *lots)
        self.start(entry(act.AUTOMA_MOVE, automa))

    def grow(self, automa: int, die: int, *lots: int) -> None:
        """The growth turn of an automa that has rolled this."""
        self.robots.growth[automa] = die
        self.lots(*lots)
        self.start(entry(act.AUTOMA_GROWTH, automa))

    # Reading.

    def keys(self) -> list[str]:
        return [event.key for event in self.heard.events]

    def rules(self, key: str) -> list[str]:
        return [event.rule for event in self.told(key)]

    def all_params(self, key: str, name: str) -> list[Any]:
        return [event.params[name] for event in self.told(key)]

    def where(self, faction: int) -> dict[str, int]:
        """How many ships of a faction are where."""
        f = self.factions[faction]
        return {ADDRESSES[at]: f.ships_at(at) for at in f.places()}


__all__ = ["FARMERS", "SLAVERS", "Automata"]
