"""The game as the kernel sees it."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import Chance
from orrery.kernel.codec import Reader
from orrery.kernel.event import Listener
from orrery.kernel.game import Game, Option, Options
from orrery.kernel.refusal import BadData
from orrery.kernel.state import State

from . import hidden
from .alphabet import ALPHABET
from .audit import audit
from .content import BOX
from .flow import Flow
from .lines import lines
from .pieces import DEVELOPMENT
from .state import Galaxy
from .steps.setup import set_up


class Roll(Game):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("roll", ALPHABET, 2, 5)
        self.rules_version = "2"
        self.options = [Option("setup", ["free", "beginner"], "free")]
        self.round_bound = 400
        self.length_bound = 200

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> State:
        complete = self.check(options, seats)
        s = Flow(Chance(seed))
        s.listener = tell
        set_up(s, seats, complete["setup"] == "beginner")
        for p in s.seats:
            s.advance(p)
        s.run()
        s.listener = None
        return s

    def decode(self, data: bytes) -> State:
        reader = Reader(data)
        s = Flow(Chance(bytes(32)))
        try:
            s.read(reader)
            reader.end()
            s.reopen()
        except (IndexError, LookupError, ValueError, OverflowError) as error:
            raise BadData("these bytes are no state of this game") from error
        return s

    def imagine(self, view: State, seat: int, chance: Chance) -> State:
        return hidden.imagine(galaxy(view), seat, chance)

    def audit(self, state: State) -> list[str]:
        s = galaxy(state)
        return audit(s, s.box.pool_per_player * len(s.players))

    def lines(self, state: State) -> list[str]:
        return lines(galaxy(state))

    def components(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for side in BOX.sides:
            kind = "development" if side.kind == DEVELOPMENT else "world"
            start = (
                "tile" if side.number < 2 * BOX.tiles else "home_world" if side.number in BOX.home_worlds else "faction"
            )
            row = {"colour": None, "powers": [], "effects": [], "bonus": None, **side.row}
            found.append({**row, "kind": kind, "part": start})
        for die in BOX.rows:
            found.append({**die, "kind": "die", "part": "die", "cost": None, "colour": die["key"], "powers": []})
        return found


def galaxy(state: State) -> Galaxy:
    if not isinstance(state, Galaxy):
        raise TypeError("this is not a state of Roll for the Galaxy")
    return state


ROLL: Final = Roll()
