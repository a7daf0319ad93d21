"""The player's domination cards."""

from __future__ import annotations

from orrery.kernel.codec import Reader, Writer


class Hand:
    """The player's domination cards (cards/)."""

    __slots__ = ("cards", "deck", "gone", "played", "sections", "top")

    def __init__(self) -> None:
        self.cards: list[int] = []  # sorted
        self.deck: list[int] = []  # in no order: what is drawn is drawn by lot
        self.top = -1  # the card that a remote view has shown on top; it is in the deck
        self.played: list[int] = []  # in the order of playing
        self.sections: list[int] = []  # of these: 0 for A, 1 for B
        self.gone: list[int] = []  # discarded, sorted

    def clone(self) -> Hand:
        c = Hand()
        c.cards = self.cards[:]
        c.deck = self.deck[:]
        c.top = self.top
        c.played = self.played[:]
        c.sections = self.sections[:]
        c.gone = self.gone[:]
        return c

    def write(self, w: Writer) -> None:
        w.number(self.top)
        w.numbers(self.cards)
        w.numbers(sorted(self.deck))
        w.numbers(self.played)
        w.numbers(self.sections)
        w.numbers(self.gone)

    def read(self, r: Reader) -> None:
        self.top = r.number()
        self.cards = r.numbers()
        self.deck = r.numbers()
        self.played = r.numbers()
        self.sections = r.numbers()
        self.gone = r.numbers()
