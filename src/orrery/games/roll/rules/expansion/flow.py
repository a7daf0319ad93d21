"""How a game with expansions runs: the flow of the base game, with the hooks that they change.

What a rule does stands in the packages beside this file, by what it belongs to; here is only which hook calls it.
"""

from __future__ import annotations

from orrery.kernel.chance import Chance
from orrery.kernel.codec import Reader, Writer

from ..flow import Flow
from ..pieces import NUMBER_SHIFT, SEAT_DICE
from ..sets import BASE, DEAL
from ..state import Empire, Galaxy
from ..supply import could_run_short
from .more import More


class Expanded(Flow):
    """A game under way that is played with expansions."""

    __slots__ = ()

    # The slices: cloned, written and read with the rest.

    def blank(self, chance: Chance) -> Galaxy:
        return Expanded(chance)

    def found(self, seat: int) -> Empire:
        p = Empire(seat)
        p.more = More()
        p.more.limit = self.box.most_credits
        return p

    def clone(self) -> Galaxy:
        c = super().clone()
        c.market = self.market.clone()
        for p in c.players:
            p.more = p.more.clone()
        return c

    def write(self, w: Writer) -> None:
        super().write(w)
        if self.box.sets == BASE:  # played by these rules, it is still the base game
            return
        for p in self.players:
            p.more.write(w)
        if self.box.sets & DEAL:
            self.market.write(w)

    def read_more(self, r: Reader) -> None:
        for p in self.players:
            p.more.read(r)
        if self.box.sets & DEAL:
            self.market.read(r)

    # What the rules of expansions change.

    def new_number(self, p: Empire) -> int:
        """Dice come and go: from the 257th on, the number of one that has gone."""
        if p.made < SEAT_DICE:
            return super().new_number(p)
        used = [False] * SEAT_DICE
        for die in p.dice():
            used[(die >> NUMBER_SHIFT) % SEAT_DICE] = True
        return used.index(False)

    def credit_limit(self, p: Empire) -> int:
        return p.more.limit

    def takes_turns(self, which: int) -> bool:
        return could_run_short(self, which)
