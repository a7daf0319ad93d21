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
from .content import BOXES, Box, Boxes
from .corrected import check_changes
from .encoding import read, sets_in
from .expansion.flow import Expanded
from .flow import Flow
from .lines import lines
from .pieces import MAX_SEATS, MIN_SEATS
from .sets import BASE, BASE_KEY, DEAL, PLAYABLE, WITH, all_of, sets_of, with_options
from .state import Galaxy
from .steps.setup import set_up

MOST_BYTES: Final = 4096  # each die and tile is in one place: no state has half as many
EXPANSIONS_VERSION: Final = "1"  # of what expansions add; what changes the base game changes them as well
DEAL_VERSION: Final = "3"  # the same, of the sets with Deal
# With expansions more dice explore in larger zones: some 57,000 decisions. With Talents, of which a seat may have 256
# at work, 392,000 (tests/games/roll/rules/expansion/test_bounds.py counts it). In 4,200 random games, 300 of each set,
# no round had more than 339, and no game more than 84 rounds; the longest of 300 base games had 50.
EXPANDED_ROUND: Final = 60_000
TALENTS_ROUND: Final = 400_000
EXPANDED_LENGTH: Final = 300


class Roll(Game):
    """`playable`: the option sets that this game offers."""

    __slots__ = ("box", "boxes", "playable")

    def __init__(self, boxes: Boxes = BOXES, playable: list[int] = PLAYABLE) -> None:
        super().__init__("roll", ALPHABET, MIN_SEATS, MAX_SEATS)
        self.boxes: Final = boxes
        self.playable: Final = playable
        self.box: Final[Box] = boxes.of(BASE)
        self.rules_version = "2"
        self.options = [Option("setup", ["free", "beginner"], "free"), *with_options(playable)]
        # Five seats with 27 explorers each, who each rebuild, abandon and refill a zone of all 55 tiles, come to some
        # 23,000; all else that a round can ask, to less than 5,000. tests/games/roll/rules/test_bounds.py counts it.
        self.round_bound = 30_000
        self.length_bound = 200

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> State:
        self.check(options, seats)
        complete = self.complete(options)
        s = self._flow(sets_of(complete.get(WITH, BASE_KEY)), Chance(seed))
        s.listener = tell
        set_up(s, seats, complete["setup"] == "beginner")
        for p in s.seats:
            s.advance(p)
        s.run()
        s.listener = None
        return s

    def decode(self, data: bytes) -> State:
        if len(data) > MOST_BYTES:
            raise BadData(f"a state of this game has at most {MOST_BYTES} bytes, not {len(data)}")
        reader = Reader(data)
        sets = sets_in(reader)
        if sets not in self.playable:
            raise BadData("these bytes are no state of this game: it is played with other expansions")
        s = self._flow(sets, Chance(bytes(KEY_BYTES)))
        read(s, reader)
        s.read_more(reader)
        reader.end()
        check(s)
        return s

    def _flow(self, sets: int, chance: Chance) -> Flow:
        s = Expanded(chance) if sets else Flow(chance)
        s.box = self.boxes.of(sets)
        return s

    def imagine(self, view: State, seat: int, chance: Chance) -> State:
        return hidden.imagine(galaxy(view), seat, chance)

    def version(self, options: Options) -> str:
        sets = sets_of(options.get(WITH, BASE_KEY))
        if sets == BASE:
            return self.rules_version
        added = DEAL_VERSION if sets & DEAL else EXPANSIONS_VERSION
        return f"{self.rules_version}.{added}.{self.boxes.fingerprint(sets)}"

    def bounds(self, options: Options) -> tuple[int, int]:
        sets = sets_of(options.get(WITH, BASE_KEY))
        if sets == BASE:
            return self.round_bound, self.length_bound
        return (TALENTS_ROUND if self.boxes.of(sets).talents else EXPANDED_ROUND), EXPANDED_LENGTH

    def audit(self, state: State) -> list[str]:
        s = galaxy(state)
        return audit(s, s.box.pool_per_player * len(s.players))

    def lines(self, state: State) -> list[str]:
        return lines(galaxy(state))

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        sets = all_of(self.playable) if options is None else sets_of(self.complete(options).get(WITH, BASE_KEY))
        return self.boxes.of(sets).components()

    def with_changes(self, found: Changes) -> Game:
        check_changes(found, self.boxes.shelf.catalogue().sides)
        game = Roll(Boxes(found, self.boxes.shelf), self.playable)
        game.boxes.of(all_of(self.playable))  # refused now, if it cannot be played so
        return game


def galaxy(state: State) -> Galaxy:
    if not isinstance(state, Galaxy):
        raise TypeError("this is not a state of Roll for the Galaxy")
    return state


ROLL: Final = Roll()
