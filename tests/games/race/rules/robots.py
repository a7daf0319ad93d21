"""Robots for tests: a game in which the robot has what a test says, and dice, draws and reveals come as it says."""

from __future__ import annotations

from typing import Any

from orrery.games.race.rules.content import BOXES
from orrery.games.race.rules.flow import Flow
from orrery.games.race.rules.setup import set_up
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import act
from orrery.games.race.rules.vocabulary.space import SPACE_KEYS
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event

from .told import Witness

PLAIN = "earths_lost_colony"  # a start world that changes nothing on the mat
MINE = "old_earth"


class InOrder(Chance):
    """Draws are no draws: the last card of the deck, of the robot's stack, of anything comes first."""

    def below(self, n: int) -> int:
        return n - 1

    def copy(self) -> Chance:
        return InOrder(self.key)


class Scene:
    """`stack` is what will be revealed, first card first; `deck` what will be drawn, first card first."""

    def __init__(
        self, start: str = PLAIN, *, sets: int = 3, difficulty: str = "easy", edition: str = "second", **fields: Any
    ) -> None:
        mine = fields.pop("mine", "epsilon_eridani" if start == MINE else MINE)
        box = BOXES.of(sets, edition)
        self.s: Race = Flow(box, InOrder(key_of_seed("in order")))
        self.s.difficulty = ["easy", "medium", "hard"].index(difficulty)
        set_up(self.s, box.number_of[mine], box.number_of[start])
        self.events: list[Event] = []
        r = self.s.robot
        r.supply = fields.pop("supply", 0)
        r.tokens = fields.pop("tokens", 0)
        self.take(self.s.robot.hand, fields.pop("stack", []))
        for name in ("credit", "economy", "vp", "prestige", "gained_last"):
            if name in fields:
                setattr(r, name, fields.pop(name))
        r.tableau += [self.number(key) for key in fields.pop("tableau", [])]
        self.s.chips = fields.pop("chips", self.s.chips)
        if "deck" in fields:
            self.take(self.s.deck, fields.pop("deck"))
        assert not fields, fields

    def number(self, key: str) -> int:
        return self.s.box.number_of[key]

    def take(self, pile: list[int], keys: list[str]) -> None:
        pile[:] = [self.number(key) for key in reversed(keys)]

    def choose(self, chosen: str, lie: str = "") -> None:
        """The player's markers and the robot's dice, by the words of their spaces."""
        self.s.markers = sorted(SPACE_KEYS.index(word) for word in chosen.split())
        self.s.dice_spaces = [*[SPACE_KEYS.index(word) for word in lie.split()], -1, -1][:2]

    def play(self, number: int, argument: int = 0) -> list[str]:
        """Let the robot do something; what is told of it."""
        recorder = Witness()
        s = self.s
        s.listener = recorder
        s.agenda = [entry(number, argument)]
        while s.agenda:
            s.proceed()
        s.listener = None
        self.events += recorder.events
        return [event.key for event in recorder.events]

    def rules(self) -> dict[str, str]:
        """Of what was told last by each key: the rule."""
        return {event.key: event.rule for event in self.events}

    def tracks(self) -> tuple[int, int]:
        return self.s.robot.credit, self.s.robot.economy

    def stack(self) -> int:
        return len(self.s.robot.hand)

    def tableau(self) -> list[str]:
        """Without its start world."""
        return [self.s.box.keys[card] for card in self.s.robot.tableau[1:]]

    def thrown(self) -> list[str]:
        return [self.s.box.keys[card] for card in self.s.discard]

    def shown(self) -> str:
        return SYMBOL_KEYS[self.s.robot.symbol]

    # Phases

    def explore(self) -> list[str]:
        return self.play(act.ROBOT_EXPLORE)

    def develop(self, which: int = 0) -> list[str]:
        return self.play(act.ROBOT_DEVELOP, which)

    def settle(self, which: int = 0) -> list[str]:
        return self.play(act.ROBOT_SETTLE, which)

    def consume(self) -> list[str]:
        return self.play(act.ROBOT_CONSUME)

    def produce(self) -> list[str]:
        return self.play(act.ROBOT_PRODUCE)

    def lead(self) -> list[str]:
        return self.play(act.ROBOT_LEADER)
