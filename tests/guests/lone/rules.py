"""The toy for one seat. The robot turns up a card each round and has the higher one or not; four points of five win.

Three cards in hand, five rounds. With three points against two, nobody wins.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import Chance
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.game import Options
from orrery.kernel.score import Part, Score
from orrery.kernel.state import State
from tests.kernel.toy import NOTHING, Cards, Toy

ROBOT: Final = 1  # its number: there is one seat
ENOUGH: Final = 4
RANKS: Final = ("cadet", "cadet", "cadet", "pilot", "captain", "captain")  # by points


class Duel(Cards):
    __slots__ = ("robot",)

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.robot = 0  # its points

    def score_round(self) -> None:
        p = self.holders[0]
        card = self.deck.pop(self.chance.below(len(self.deck)))
        self.say("robot", ROBOT, "L-2", {"card": card}, reveals=True)
        if card > p.played:
            self.robot += 1
        else:
            p.points += 1
        self.say("point", ROBOT if card > p.played else 0, "L-3", {"mine": p.played, "card": card})
        self.discard = sorted([*self.discard, p.played, card])
        p.played = NOTHING

    def scores(self) -> list[Score]:
        mine = self.holders[0].points
        scores = [Score(0, [Part("rounds", mine)], 0, RANKS[mine]), Score(ROBOT, [Part("rounds", self.robot)], 0)]
        for score in scores:
            score.wins = score.total >= ENOUGH
        return scores

    def clone(self) -> Duel:
        c = super().clone()
        assert isinstance(c, Duel)
        c.robot = self.robot
        return c

    def write(self, w: Writer) -> None:
        super().write(w)
        w.number(self.robot)

    def read(self, r: Reader) -> None:
        super().read(r)
        self.robot = r.number()


class Lone(Toy):
    def __init__(self) -> None:
        super().__init__(Duel)
        self.key = "lone"
        self.min_seats = self.max_seats = 1
        self.rivals = ["robot"]

    def imagine(self, view: State, seat: int, chance: Chance) -> Cards:
        s = super().imagine(view, seat, chance)
        chance.shuffle(s.deck)  # nobody knows how it lies
        return s

    def lines(self, state: State) -> list[str]:
        return [f"round {state.round}"]

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        return []


LONE: Final = Lone()
