"""Drawing cards (S-6). The pile has no order: what is drawn is drawn by lot, and only in acts."""

from __future__ import annotations

from bisect import insort
from typing import Final

from orrery.kernel.acts import Act, entry

from .state import NO_GOOD, Race
from .vocabulary import act
from .vocabulary.goods import KIND_KEYS
from .vocabulary.why import WHY_KEYS, WHY_RULES

# The argument of DRAW: how many, what for, and one more than the design it comes from.
COUNT_BITS: Final = 7
WHY_BITS: Final = 5
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
WHY_MASK: Final = (1 << WHY_BITS) - 1


def draw_card(s: Race) -> int:
    """A card from the pile, or -1 if there is none anywhere. An empty pile is refilled at once (S-6)."""
    n = len(s.deck)
    if n == 0:
        refill(s)
        n = len(s.deck)
        if n == 0:
            return -1
    at = s.chance.below(n)
    last = s.deck.pop()
    card = last
    if at < n - 1:
        card = s.deck[at]
        s.deck[at] = last
    if n == 1:
        refill(s)
    return card


def draw_onto(s: Race, n: int, cards: list[int]) -> None:
    """So many cards, or as many as there are, one after another onto a list."""
    if len(s.deck) > n:
        s.chance.draw(s.deck, n, cards)
        return
    for _ in range(n):  # the pile is refilled on the way
        card = draw_card(s)
        if card < 0:
            return
        cards.append(card)


def refill(s: Race) -> None:
    deck = s.discard + s.buried
    if deck:
        deck.sort()
        s.deck = deck
        s.discard = []
        s.buried = []
        if s.listener is not None:
            s.say("reshuffled", -1, "S-6", {"n": len(deck)})


def draw_cards(s: Race, n: int, why: int, design: int = -1) -> None:
    """The player draws. `design`: the card that lets him."""
    p = s.empire
    drawn: list[int] = []
    draw_onto(s, n, drawn)
    for card in drawn:
        insort(p.hand, card)
    if s.listener is not None:
        told = {"n": len(drawn), "cards": [s.box.keys[card] for card in drawn], "why": WHY_KEYS[why]}
        if design >= 0:
            told["card"] = s.box.keys[design]
        if drawn:
            s.say("draws", 0, WHY_RULES[why], told, reveals=True)
        if len(drawn) < n:
            s.say("pile_empty", 0, "S-6", {"n": n - len(drawn)})


def lay_good(s: Race, at: int, rule: str) -> bool:
    """A good on a card of the tableau: an unseen card (S-2). Whether there was one."""
    p = s.empire
    card = draw_card(s)
    if card < 0:
        if s.listener is not None:
            s.say("no_card_for_good", 0, "S-6", {"card": s.box.keys[p.tableau[at]]})
        return False
    p.goods[at] = card
    if s.listener is not None:
        design = p.tableau[at]
        s.say("good", 0, rule, {"card": s.box.keys[design], "kind": KIND_KEYS[s.box.good_kind[design]]})
    return True


def has_good(s: Race, at: int) -> bool:
    return s.empire.goods[at] != NO_GOOD


def drawing(n: int, why: int, design: int = -1) -> int:
    """A draw as it stands on the agenda, for what a choice brings: choices touch no chance."""
    return entry(act.DRAW, n | why << COUNT_BITS | (design + 1) << (COUNT_BITS + WHY_BITS))


class Draw(Act[Race]):
    number = act.DRAW

    def act(self, s: Race, argument: int) -> None:
        why = argument >> COUNT_BITS & WHY_MASK
        draw_cards(s, argument & COUNT_MASK, why, (argument >> (COUNT_BITS + WHY_BITS)) - 1)
        s.resume()
