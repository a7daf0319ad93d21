"""The state of a game: what lies where. How it moves is told by steps/, phases/ and flow.py.

A card is the number of its design: copies are alike. Lists whose order means nothing are kept sorted, so that the parts
of an answer come to the same in any order; the two discard piles, which are long, only when they are written or viewed.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import ActingState
from orrery.kernel.chance import Chance
from orrery.kernel.state import Player

from .content import Box
from .robot.state import Robot

NO_GOOD: Final = -1
UNKNOWN: Final = -2  # in a view: a card that the viewer has not seen

# Bits of `used`, a number for each card that was there when the phase began.
PRODUCED: Final = 1  # got a good in this Produce phase
USED: Final = 2  # the first power that one uses; the second one has the next bit
TIMES_SHIFT: Final = 4  # from here on: how often a power that can be used in parts was (S-35, S-50)


class Empire(Player):
    """What the player has. `tableau` and `goods` are parallel, and so are `present` and `used`."""

    __slots__ = (
        "bonus", "boost", "chosen", "drawn", "gained", "gained_now", "goods", "hand", "named", "owed", "picked",
        "placed", "placing", "present", "prestige", "reduction", "stash", "tableau", "used", "vp", "way",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__(0)
        self.hand: list[int] = []  # sorted
        self.tableau: list[int] = []  # in the order of placing
        self.goods: list[int] = []  # the card lying face down on each card of the tableau, or NO_GOOD
        self.stash: list[int] = []  # cards under a world (S-11), sorted
        self.vp = 0  # chips
        self.prestige = 0
        self.gained = False  # the mark of S-73: prestige gained in this round while in the lead, alone
        self.gained_now = False  # in this phase
        # What lasts for a phase.
        self.present: list[int] = []  # the tableau when it began: the powers that count (S-19); replaced, never changed
        self.used: list[int] = []  # what each of these did: bits, see above
        self.boost = 0  # temporary strength (S-35)
        self.reduction = 0  # what cards cost less: the bonus, a raised action (S-77), goods spent (S-39)
        self.placed = 0  # worlds placed
        self.bonus = 0  # how often the bonus of the action was used
        self.named = -1  # the kind named for a good that can be any, when it was produced (S-69)
        # What a question is about.
        self.drawn: list[int] = []  # cards looked at and not taken yet, sorted
        self.picked: list[int] = []  # cards named so far, of the hand or of those drawn, sorted
        self.chosen: list[int] = []  # worlds named so far, by their places in the tableau, sorted
        self.owed = 0  # how much has still to be named, or paid
        self.placing = -1  # the card that is being placed; it has left the hand
        self.way = -1  # how it is placed: see alphabet.py; above it, the place in `present` of the card that allows it

    def clone(self) -> Empire:
        c = Empire()
        c.todo = self.todo[:]
        c.waiting = self.waiting
        c.busy = self.busy
        c.hand = self.hand[:]
        c.tableau = self.tableau[:]
        c.goods = self.goods[:]
        c.stash = self.stash[:]
        c.vp = self.vp
        c.prestige = self.prestige
        c.gained = self.gained
        c.gained_now = self.gained_now
        c.present = self.present
        c.used = self.used[:]
        c.boost = self.boost
        c.reduction = self.reduction
        c.placed = self.placed
        c.bonus = self.bonus
        c.named = self.named
        c.drawn = self.drawn[:]
        c.picked = self.picked[:]
        c.chosen = self.chosen[:]
        c.owed = self.owed
        c.placing = self.placing
        c.way = self.way
        return c

    def enter(self, design: int) -> int:
        """Put a card into the tableau, without anything that follows from it. Its place there."""
        self.tableau.append(design)
        self.goods.append(NO_GOOD)
        return len(self.tableau) - 1

    def has_goods(self) -> bool:
        for good in self.goods:
            if good != NO_GOOD:
                return True
        return False

    def goods_held(self) -> int:
        """How many goods there are (S-126)."""
        n = 0
        for good in self.goods:
            if good != NO_GOOD:
                n += 1
        return n


class Race(ActingState):
    """The state of the whole game. `Flow` in flow.py adds how it runs."""

    __slots__ = (
        "aside", "box", "buried", "chips", "deck", "declined", "dice", "dice_spaces", "difficulty", "discard",
        "empire", "mark", "markers", "phase", "prestige_on", "raised", "robot", "search_used", "which",
    )  # fmt: skip

    def __init__(self, box: Box, chance: Chance) -> None:
        super().__init__(chance)
        self.box = box
        self.difficulty = 0
        self.prestige_on = False  # with Set 3 (S-71)
        self.seat_player(Empire())
        self.robot = Robot()
        self.chips = 0  # VP left in the supply; below 0: paid all the same (S-7)
        # Cards.
        self.deck: list[int] = []  # in no order: what is drawn is drawn by lot
        self.discard: list[int] = []  # cards that were seen going
        self.buried: list[int] = []  # cards discarded that nobody has seen: goods
        self.aside: list[int] = []  # revealed by the player's Search that goes on, sorted
        # The round.
        self.markers: list[int] = []  # the spaces of the player's actions, sorted; replaced, never changed
        self.raised = -1  # the space of the action that has the bonus for prestige (S-77)
        self.search_used = False  # Search or the bonus for prestige (S-74)
        self.declined = False  # a card that Search has found (S-75)
        self.dice: list[int] = NO_DICE  # the symbols rolled; replaced, never changed
        self.dice_spaces: list[int] = NO_DICE  # where they lie; replaced, never changed
        self.phase = -1  # the phase that is played, of vocabulary/phase.py
        self.which = 0  # 1: the second Develop or Settle phase of the round
        self.mark = 0  # while the player waits: his steps go on when the agenda is down to this

    def seat_player(self, empire: Empire) -> None:
        self.empire = empire
        self.seats = [empire]

    def blank(self, chance: Chance) -> Race:
        raise NotImplementedError

    def clone(self) -> Race:
        c = self.blank(self.chance.copy())
        c.seat_player(self.empire.clone())
        c.robot = self.robot.clone()
        c.round = self.round
        c.viewer = self.viewer
        c.open = self.open[:]
        c.agenda = self.agenda[:]
        c.difficulty = self.difficulty
        c.prestige_on = self.prestige_on
        c.chips = self.chips
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.buried = self.buried[:]
        c.aside = self.aside[:]
        c.markers = self.markers
        c.raised = self.raised
        c.search_used = self.search_used
        c.declined = self.declined
        c.dice = self.dice
        c.dice_spaces = self.dice_spaces
        c.phase = self.phase
        c.which = self.which
        c.mark = self.mark
        return c

    # How steps and acts take turns.

    def soon(self, entry: int) -> None:
        """Put an act on the agenda that happens before the player's steps go on; it calls `resume` when it is over."""
        p = self.empire
        if not p.waiting:
            p.waiting = True
            self.mark = len(self.agenda)
        self.agenda.append(entry)

    def resume(self) -> None:
        """An act that the player waited for is over: his steps go on, if no other such act is left."""
        p = self.empire
        if p.waiting and len(self.agenda) <= self.mark:
            p.waiting = False
            self.mark = 0

    # The few moves that many rules share.

    def throw(self, card: int) -> None:
        """A card goes to the discard pile, and was seen."""
        self.discard.append(card)

    def take_good(self, at: int) -> None:
        """The good on a card of the tableau is discarded, unseen."""
        p = self.empire
        self.buried.append(p.goods[at])
        p.goods[at] = NO_GOOD

    def leave(self, at: int) -> int:
        """A card leaves the tableau, with its good, for the discard pile (S-64)."""
        p = self.empire
        if p.goods[at] != NO_GOOD:
            self.take_good(at)
        p.goods.pop(at)
        card = p.tableau.pop(at)
        self.drop_stash(card)
        self.discard.append(card)
        return card

    def drop_stash(self, design: int) -> None:
        """A card leaves the tableau: what lay under it is discarded."""
        if self.empire.stash and self.box.start_stash[design]:
            self.discard.extend(self.empire.stash)
            self.empire.stash = []

    def award(self, vp: int) -> None:
        """Chips for the player, in full also when the supply has run out (S-7)."""
        self.empire.vp += vp
        self.chips -= vp

    def leads_alone(self) -> bool:
        """Whether the player alone has the most prestige (S-72)."""
        return self.empire.prestige > self.robot.prestige

    def chose(self, place: int) -> bool:
        """Whether a marker of the player lies on this space: he has its bonus (S-17)."""
        return place in self.markers


NO_DICE: Final = [-1, -1]
