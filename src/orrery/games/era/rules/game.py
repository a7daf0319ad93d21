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
from .content import BOXES, Boxes
from .encoding import read, read_layout
from .flow import Flow
from .lines import lines
from .options import (
    CENTRE_TILE,
    DIFFICULTY,
    GOAL,
    HOME_TILE,
    PEOPLE,
    PEOPLES,
    STORY,
    number_of,
    options_of,
    peoples_of,
)
from .set_up.board import draw_layout
from .setup import set_up
from .state import Galaxy
from .vocabulary.faction import RIVAL_KEYS

MOST_BYTES: Final = 4096  # no state has half as many


class EraGame(Game):
    __slots__ = ("boxes",)

    def __init__(self, boxes: Boxes = BOXES) -> None:
        super().__init__("era", ALPHABET, 1, 1)
        self.boxes: Final = boxes
        self.rules_version = "1.1"
        self.rivals = RIVAL_KEYS
        self.options: list[Option] = options_of(boxes.of())
        self.round_bound = 600
        self.length_bound = 8

    def with_changes(self, found: Changes) -> Game:
        boxes = Boxes(found)
        boxes.of()  # BadOptions: it cannot be played so
        return EraGame(boxes)

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> State:
        self.check(options, seats)
        chosen = self.complete(options)
        box = self.boxes.of()
        chance = Chance(seed)
        home = number_of(box.tile_keys, chosen[HOME_TILE])
        centre = number_of(box.tile_keys, chosen[CENTRE_TILE])
        s = Flow(box, draw_layout(box, chance, home, centre), chance)
        s.listener = tell
        s.difficulty = [level.key for level in box.difficulties].index(chosen[DIFFICULTY])
        story = number_of(box.story_keys, chosen[STORY])
        aim = number_of(box.goal_keys, chosen[GOAL])
        people = number_of(box.people_keys, chosen[PEOPLE])
        set_up(s, story, aim, people, peoples_of(box, chosen[PEOPLES]))
        s.run()
        s.listener = None
        return s

    def decode(self, data: bytes) -> State:
        if len(data) > MOST_BYTES:
            raise BadData(f"a state of this game has at most {MOST_BYTES} bytes, not {len(data)}")
        reader = Reader(data)
        box = self.boxes.of()
        s = Flow(box, read_layout(box, reader), Chance(bytes(KEY_BYTES)))
        read(s, reader)
        reader.end()
        check(s)
        return s

    def imagine(self, view: State, seat: int, chance: Chance) -> State:
        return hidden.imagine(galaxy(view), chance)

    def audit(self, state: State) -> list[str]:
        return audit(galaxy(state))

    def lines(self, state: State) -> list[str]:
        return lines(galaxy(state))

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        return self.boxes.of().components()


def galaxy(state: State) -> Galaxy:
    if not isinstance(state, Galaxy):
        raise TypeError("this is not a state of Galactic Era")
    return state


ERA: Final = EraGame()
