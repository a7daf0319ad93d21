"""What the dealers of an empire can do: open a deal, join one or decline, each with what it brings (V-42 to V-48)."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.deal.board import AREAS, NO_DIE
from orrery.games.roll.rules.deal.dealers import count_dealers
from orrery.games.roll.rules.deal.exchange import Terms, terms_at

from .payoffs import talent_worth
from .trades import credits_lost, get_gain, give_cost
from .valuation import Outlook

OPEN: Final = 2 * AREAS  # after all places
SWAP: Final = 0.8  # part of what an exchange seems to bring
STAYS: Final = 0.8  # Talents that a dealer on the board brings sooner or later
WAITING: Final = 4.0  # rounds that it takes at most
BOUND: Final = 3.0  # what it costs that the die is bound for so long
FOR_OTHERS: Final = 0.5  # what others are paid by closing a deal, shared among all of them
AGAIN: Final = 0.6  # what the best offer brings a second time
LEAST_FREE: Final = 4  # dice that are not on the board


class Offer:
    """`place`: area and side, or OPEN with both dice."""

    __slots__ = ("gain", "left", "place", "right")

    def __init__(self, place: int, gain: float, left: int = NO_DIE, right: int = NO_DIE) -> None:
        self.place: Final = place
        self.gain: Final = gain
        self.left: Final = left
        self.right: Final = right


def offers(o: Outlook) -> list[Offer]:
    """All that can be done besides declining, the best first."""
    s = o.s
    found: list[Offer] = []
    gains, costs = prices(o)
    stays = staying(o)
    if s.market.free_area() >= 0:
        best = best_opening(o, gains, costs)
        if best is not None:
            found.append(Offer(OPEN, best.gain + stays, best.left, best.right))
    for place in range(2 * AREAS):
        if s.market.is_open(place >> 1) and terms_at(s, place).can_give(s, o.p):
            left = s.market.die(place >> 1, place & 1)
            right = s.market.die(place >> 1, place & 1 ^ 1)
            found.append(Offer(place, SWAP * (gains[right] - costs[left]) + after_joining(o, place, stays)))
    found.sort(key=lambda offer: -offer.gain)
    return found


def prices(o: Outlook) -> tuple[list[float], list[float]]:
    """By Deal die: what it brings to get what it shows, and what it costs to give it, prestige included (V-47)."""
    board = o.box.deal
    gains: list[float] = []
    costs: list[float] = []
    for die in range(len(board.dice)):
        face = board.dice[die][o.s.market.faces[die]]
        gains.append(get_gain(o, face))
        costs.append(give_cost(o, face))
    gains[board.prestige] -= credits_lost(o, board.prestige_credits)
    costs[board.prestige] -= o.credits(board.prestige_credits)
    return gains, costs


def best_opening(o: Outlook, gains: list[float], costs: list[float]) -> Offer | None:
    free = o.s.market.free_dice()
    best: Offer | None = None
    for left in free:
        for right in free:
            if left == right:
                continue
            gain = SWAP * (gains[right] - costs[left])
            if (best is None or gain > best.gain) and Terms(o.s, left, right).can_give(o.s, o.p):
                best = Offer(OPEN, gain, left, right)
    return best


def staying(o: Outlook) -> float:
    """What comes of a dealer on the board: it is bound, and brings a Talent when the deal closes or collapses."""
    if o.free < LEAST_FREE:
        return -2.0
    return STAYS * talent_worth(o) * min(1.0, o.rounds / WAITING) - BOUND * o.binding


def paid(o: Outlook, place: int) -> float:
    """What a dealer is paid if the deal is closed now, less the way back from the Citizenry (V-56)."""
    pays = o.box.deal.pays[place & 1][o.s.market.space[place >> 1]]
    return o.credits(pays[0]) + pays[1] * talent_worth(o) - o.recruiting()


def after_joining(o: Outlook, place: int, stays: float) -> float:
    """What joining means for the dealer, and for those on the board, besides the exchange."""
    s = o.s
    if count_dealers(s, place) + 1 != count_dealers(s, place ^ 1):
        return stays
    value = paid(o, place)
    for side in (place, place ^ 1):
        for q in s.players:
            n = q.more.dealers_at.count(side)
            if q.seat == o.p.seat:
                value += n * (paid(o, side) - stays)
            else:
                value -= n * FOR_OTHERS / (len(s.players) - 1) * max(0.0, paid(o, side))
    return value


def dealing_gains(o: Outlook) -> list[float]:
    """What the first dealers can bring, the best first; the way back from the Citizenry is counted for each of them."""
    found = [offer.gain for offer in offers(o)]
    if found:
        found.append(AGAIN * found[0])
    found.sort(reverse=True)
    return found
