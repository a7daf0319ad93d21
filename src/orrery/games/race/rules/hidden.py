"""What nobody may know, and imagining it: the draw pile, the robot's stack, goods, and goods that were discarded.

A spectator sees what the player sees: there is nobody from whom it would have to be kept.
"""

from __future__ import annotations

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.state import EVERY_SEAT, NO_SEAT

from .state import NO_GOOD, UNKNOWN, Race


def blank_for(s: Race, seat: int | None) -> None:
    s.viewer = NO_SEAT if seat is None else seat
    s.chance = Chance(bytes(KEY_BYTES))
    s.deck = [UNKNOWN] * len(s.deck)
    s.buried = [UNKNOWN] * len(s.buried)
    s.robot.hand = [UNKNOWN] * len(s.robot.hand)
    s.empire.goods = [NO_GOOD if good == NO_GOOD else UNKNOWN for good in s.empire.goods]


def imagine(view: Race, chance: Chance) -> Race:
    """A full state that the view may come from: the cards that were not seen lie anywhere."""
    s = view.clone()
    s.viewer = EVERY_SEAT
    s.chance = chance.fork(chance.below(65536))
    unseen: list[int] = []
    left = cards_left(s)
    for card in range(len(left)):
        unseen.extend([card] * left[card])
    chance.shuffle(unseen)
    s.empire.goods = fill(s.empire.goods, unseen)
    s.robot.hand = fill(s.robot.hand, unseen)
    s.buried = sorted(fill(s.buried, unseen))
    s.deck = fill(s.deck, unseen)
    s.reopen()
    return s


def fill(cards: list[int], unseen: list[int]) -> list[int]:
    return [unseen.pop() if card == UNKNOWN else card for card in cards]


def cards_left(s: Race) -> list[int]:
    """How many copies of each design are nowhere in this state: none, unless it is a view."""
    left = s.box.copies[:]
    for cards in piles(s):
        for card in cards:
            if card >= 0:
                left[card] -= 1
    if s.empire.placing >= 0:  # it has left the hand
        left[s.empire.placing] -= 1
    return left


def piles(s: Race) -> list[list[int]]:
    """Every place where cards lie, but for the one that is being placed."""
    p = s.empire
    r = s.robot
    return [
        s.deck, s.discard, s.buried, s.aside, p.hand, p.tableau, p.goods, p.stash, p.drawn, p.picked, r.hand,
        r.tableau, r.revealed,
    ]  # fmt: skip
