"""The game as the kernel sees it."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.codec import Reader
from orrery.kernel.corrections import Changes
from orrery.kernel.event import Listener
from orrery.kernel.game import Game, Option, Options
from orrery.kernel.refusal import BadData
from orrery.kernel.state import State

from . import hidden
from .alphabet import ALPHABET
from .audit import audit
from .checking.position import check
from .content import BOXES, BRINK, SECOND, Box, Boxes
from .encoding import read, read_box
from .flow import Flow
from .lines import lines
from .options import DIFFICULTIES, EDITION, RANDOM, ROBOT_START, START, options_of, start_of
from .setup import set_up
from .state import Race
from .vocabulary import act

MOST_BYTES: Final = 2048  # each card is in one place: no state has half as many


class RaceGame(Game):
    __slots__ = ("boxes",)

    def __init__(self, boxes: Boxes = BOXES) -> None:
        super().__init__("race", ALPHABET, 1, 1)
        self.boxes: Final = boxes
        self.rules_version = "1"
        self.rivals = ["robot"]
        self.options: list[Option] = options_of(boxes.of(BRINK, SECOND))
        # Thousands of random games had 32 at most. A hand that bytes give may be most of the deck, and is discarded.
        self.round_bound = 1000
        self.length_bound = 100

    def with_changes(self, found: Changes) -> Game:
        boxes = Boxes(found)
        boxes.of(BRINK, SECOND)  # BadOptions: it cannot be played so
        return RaceGame(boxes)

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> State:
        self.check(options, seats)
        complete = self.complete(options)
        box = self._box(complete)
        s = Flow(box, Chance(seed))
        s.listener = tell
        s.difficulty = DIFFICULTIES.index(complete["difficulty"])
        set_up(s, start_of(box, complete[START]), start_of(box, complete[ROBOT_START]))
        s.plan(act.START)
        s.run()
        s.listener = None
        return s

    def decode(self, data: bytes) -> State:
        if len(data) > MOST_BYTES:
            raise BadData(f"a state of this game has at most {MOST_BYTES} bytes, not {len(data)}")
        reader = Reader(data)
        level, edition = read_box(reader)
        s = Flow(self.boxes.of(level, edition), Chance(bytes(KEY_BYTES)))
        read(s, reader)
        reader.end()
        check(s)
        return s

    def imagine(self, view: State, seat: int, chance: Chance) -> State:
        return hidden.imagine(race(view), chance)

    def drawn_options(self, options: Options, opening: State) -> dict[str, str]:
        """S-8: start worlds that nobody chose."""
        complete = self.complete(options)
        s = race(opening)
        dealt = {START: s.empire.tableau[0], ROBOT_START: s.robot.start}
        return {key: s.box.keys[start] for key, start in dealt.items() if complete[key] == RANDOM}

    def audit(self, state: State) -> list[str]:
        return audit(race(state))

    def lines(self, state: State) -> list[str]:
        return lines(race(state))

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        if options is None:
            return self.boxes.of(BRINK, SECOND).components()
        return self._box(self.complete(options)).components()

    def _box(self, complete: dict[str, str]) -> Box:
        return self.boxes.of(int(complete["sets"]), complete[EDITION])


def race(state: State) -> Race:
    if not isinstance(state, Race):
        raise TypeError("this is not a state of Race for the Galaxy")
    return state


RACE: Final = RaceGame()
