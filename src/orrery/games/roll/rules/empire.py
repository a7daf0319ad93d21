"""What one player has: dice, tiles, powers, and what was done so far."""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import Player

from .content import Box
from .expansion.more import NO_MORE, More
from .pieces import COLOUR_MASK, TALENT
from .powers.powers import Powers


class Empire(Player):
    """What one player has. Stacks have their top at the end; WORLD and DEVELOPMENT index stacks and builders."""

    __slots__ = (
        "abandoned", "builders", "chips", "citizenry", "column", "credits", "cup", "developments", "dictated",
        "dictates", "draws", "drawn", "faction", "goods", "goods_on", "hand", "hidden_tops", "home_world", "made",
        "more", "moved", "pile", "power", "powers", "rearranged", "returned", "scouted", "seen", "selected", "shown",
        "spent", "stacks", "start", "strip", "used", "virtual", "workers", "worlds",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.faction = -1
        self.home_world = -1
        self.credits = 0
        self.chips = 0
        # Dice.
        self.made = 0  # how many dice this seat has ever had: the number of the next one
        self.cup: list[int] = []
        self.citizenry: list[int] = []
        self.workers: list[int] = []  # rolled; each die knows its column (none yet: a wild to be assigned)
        self.strip = -1  # the selecting die, until the reveal
        self.selected = -1
        self.dictated: list[int] = []
        self.builders: list[list[int]] = [[], []]
        self.spent: list[int] = []  # dice being used up by the tile just completed
        self.hand = -1  # the worker being moved
        self.goods: list[int] = []
        self.goods_on: list[int] = []  # the world each good lies on
        self.virtual: list[int] = []  # colours of virtual workers not used yet in this phase
        # Tiles.
        self.worlds: list[int] = []
        self.developments: list[int] = []
        self.stacks: list[list[int]] = [[], []]
        self.drawn: list[int] = []  # tiles in hand: drawn, or lifted to be rearranged
        self.draws = 0  # tiles this player has still to draw
        self.pile: list[int] = []  # the part of the bag this player draws from
        self.abandoned: list[int] = []
        self.shown: list[int] = []  # those of them that everybody saw going
        self.returned: list[int] = []  # given back to a bag that ran out
        self.hidden_tops = 0  # stacks whose new top nobody else has been shown yet, a bit each
        self.seen: list[int] = []  # tiles below the tops that everybody knows to be in this construction zone
        self.start = -1  # the tile chosen for the development stack in the set-up
        # What was done.
        self.used = 0  # Reassign powers used this round, a bit each
        self.dictates = 0
        self.power = -1  # the Reassign power in use, -1 while dictating
        self.moved = 0  # workers it has moved so far
        self.column = -1  # the column they all have to come from
        self.scouted = 0  # colours that scouted in this phase, a bit each
        self.rearranged = False  # on this occasion
        self.powers = NO_POWERS
        self.more: More = NO_MORE  # what expansions keep of this seat

    def clone_into(self, c: Empire) -> None:
        c.todo = self.todo[:]
        c.waiting = self.waiting
        c.busy = self.busy
        c.faction = self.faction
        c.home_world = self.home_world
        c.credits = self.credits
        c.chips = self.chips
        c.made = self.made
        c.cup = self.cup[:]
        c.citizenry = self.citizenry[:]
        c.workers = self.workers[:]
        c.strip = self.strip
        c.selected = self.selected
        c.dictated = self.dictated[:]
        c.builders = [self.builders[0][:], self.builders[1][:]]
        c.spent = self.spent[:]
        c.hand = self.hand
        c.goods = self.goods[:]
        c.goods_on = self.goods_on[:]
        c.virtual = self.virtual[:]
        c.worlds = self.worlds[:]
        c.developments = self.developments[:]
        c.stacks = [self.stacks[0][:], self.stacks[1][:]]
        c.drawn = self.drawn[:]
        c.draws = self.draws
        c.pile = self.pile[:]
        c.abandoned = self.abandoned[:]
        c.shown = self.shown[:]
        c.returned = self.returned[:]
        c.hidden_tops = self.hidden_tops
        c.seen = self.seen[:]
        c.start = self.start
        c.used = self.used
        c.dictates = self.dictates
        c.power = self.power
        c.moved = self.moved
        c.column = self.column
        c.scouted = self.scouted
        c.rearranged = self.rearranged
        c.powers = self.powers  # replaced, never changed
        c.more = self.more  # the expansions' own flow makes a copy

    def learn(self, box: Box, side: int) -> None:
        """The powers of a development that has come into play."""
        if box.powers(side):
            self.powers = self.powers.and_also(box.powers(side))

    def relearn(self, box: Box) -> None:
        """All powers anew: those that everybody has, that an Orb die shows, and of the developments in play."""
        powers = Powers()
        for power in box.everybody:
            power.join(powers)
        for power in self.more.orb.powers(box.orb):
            power.join(powers)
        for side in self.developments:
            for power in box.powers(side):
                power.join(powers)
        self.powers = powers

    def tiles(self) -> int:
        """Tiles in the tableau as the end of the game counts them: a faction is two (R-74)."""
        return len(self.worlds) + len(self.developments)

    def zone(self) -> int:
        return len(self.stacks[0]) + len(self.stacks[1])

    def dice(self) -> list[int]:
        """All dice this player owns, wherever they are (R-79). Talents are none (A-31)."""
        own = self.cup + self.citizenry + self.workers + self.dictated + self.builders[0] + self.builders[1]
        own += self.spent + self.goods + self.more.dealers
        if self.strip >= 0:
            own.append(self.strip)
        if self.hand >= 0:
            own.append(self.hand)
        return own if self.more is NO_MORE else [die for die in own if die & COLOUR_MASK != TALENT]


NO_POWERS: Final = Powers()
