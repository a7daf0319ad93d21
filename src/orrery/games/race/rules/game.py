"""The game as the kernel sees it."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import Chance
from orrery.kernel.event import Listener
from orrery.kernel.game import Game, Options
from orrery.kernel.state import State

from .alphabet import ALPHABET
from .state import Race


class RaceGame(Game):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("race", ALPHABET, 1, 1)
        self.rules_version = "1"
        self.rivals = ["robot"]

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> State:
        raise NotImplementedError

    def decode(self, data: bytes) -> State:
        raise NotImplementedError

    def imagine(self, view: State, seat: int, chance: Chance) -> State:
        raise NotImplementedError

    def audit(self, state: State) -> list[str]:
        raise NotImplementedError

    def lines(self, state: State) -> list[str]:
        raise NotImplementedError

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        raise NotImplementedError


def race(state: State) -> Race:
    if not isinstance(state, Race):
        raise TypeError("this is not a state of Race for the Galaxy")
    return state


RACE: Final = RaceGame()
