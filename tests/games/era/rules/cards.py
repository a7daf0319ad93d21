"""Scenes with domination cards in the player's hand."""

from __future__ import annotations

from orrery.games.era.rules.cards.prospects import prospects
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.vocabulary import act, phase
from orrery.games.era.rules.vocabulary.alignment import STO
from orrery.games.era.rules.vocabulary.counter import OVAL_KEYS, SQUARE_KEYS
from orrery.kernel.acts import entry

from .automata import Automata
from .scene import FARMERS, HUMAN, SLAVERS, at

STARS = {"he2": "star", "he8": "star", "hc4": "star", "ze2": "star", "ze8": "star", "zc4": "star", "zg4": "star"}


class Cards(Automata):
    """The player holds these cards, in the middle of the second round; all others are in the deck."""

    __slots__ = ()

    def __init__(self, *held: str, **hexes: str) -> None:
        super().__init__(**{**STARS, **hexes})
        self.wars = [False, False, False]
        self.alignment = STO
        self.hand.cards = sorted(BOX.card_keys.index(key) for key in held)
        self.hand.deck = [card for card in range(len(BOX.cards)) if card not in self.hand.cards]

    # Moments.

    def starts(self, round_: int) -> Cards:
        """A round begins; Farmers act first, so that the player has a window of his own."""
        self.round = round_
        self.order = [FARMERS, HUMAN, SLAVERS]
        self.start(entry(act.CARDS_AT_START))
        return self

    def moves(self) -> Cards:
        """The player's movement has begun: he arranges his fleets."""
        self.start(entry(act.MOVE_TURN, HUMAN))
        return self

    def grows(self, *counters: str) -> Cards:
        """The player's growth turn, with these counters selected."""
        for key in counters:
            if key in OVAL_KEYS:
                self.growth.selected[OVAL_KEYS.index(key)] += 1
                self.growth.ovals[OVAL_KEYS.index(key)] += 1
            else:
                self.growth.squares |= 1 << SQUARE_KEYS.index(key)
        self.phase = phase.GROWTH
        self.start(entry(act.GROWTH_TURN, HUMAN))
        return self

    def trades(self) -> Cards:
        self.start(entry(act.TRADE), entry(act.TRADE_OVER))
        return self

    def scores_round(self) -> Cards:
        """The scoring phase; then the window for cards is open."""
        self.start(entry(act.SCORE), entry(act.END_OF_ROUND))
        return self

    # What lies where.

    def stars(self, *populations: str) -> Cards:
        """Own stars: `ze2=5` has five discs."""
        for one in populations:
            address, _, discs = one.partition("=")
            self.own(HUMAN, address, int(discs or 1))
        return self

    # Reading.

    def held(self) -> list[str]:
        return [BOX.card_keys[card] for card in self.hand.cards]

    def playable(self) -> list[str]:
        """The sections offered, without the word."""
        return self.offered("play")

    def played_for(self, card: str, section: str) -> int:
        """The DP that playing it brings."""
        before = self.total()
        self.choose(f"play:{card}:{section}")
        return self.total() - before

    def discs_at(self, address: str) -> int:
        return self.discs[at(address)]

    def figures(self) -> list[tuple[str, int, int]]:
        """How far the condition of the first card is: what there is, and what is needed."""
        return [(part["what"], part["n"], part["needed"]) for part in prospects(self)[0]["a"]["parts"]]
