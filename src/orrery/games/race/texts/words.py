"""The words of Race for the Galaxy in their forms, and the parameters of engine objects put into words."""

from __future__ import annotations

from typing import Any

from orrery.games.race.rules.vocabulary.goods import ANY_GOOD, GOOD_KEYS
from orrery.texts.voice import Voice

Row = dict[str, Any]
ANY = GOOD_KEYS[ANY_GOOD]
GAINS = ("vp", "cards", "prestige")


class Words(Voice):
    def card(self, key: str) -> str:
        """A card's name within a sentence."""
        return self.word("card", name=self.name(key))

    def cards_named(self, keys: list[str]) -> str:
        """`Gem World and 2 x Mining Robots`: copies of a card are told once."""
        found = [(key, keys.count(key)) for key in dict.fromkeys(keys)]
        return self.texts.all_of(
            [self.card(k) if n == 1 else self.word("copies", n=n, card=self.card(k)) for k, n in found]
        )

    def cards(self, n: int) -> str:
        """`a card`, `3 cards`."""
        return self.word("cards", n=n)

    def kind(self, kind: str) -> str:
        return self.word(f"kind.{kind}")

    def goods(self, good: str, n: int = 1) -> str:
        """`a good`, `2 goods (genes)`, `the good on this world`."""
        if good == "this_world":
            return self.word("goods.this_world")
        return self.word("goods.any", n=n) if good == ANY else self.word("goods.kind", n=n, kind=self.kind(good))

    def gained(self, gain: Row) -> str:
        """`1 VP and 2 cards`."""
        return self.texts.all_of([self.word(f"gain.{name}", n=gain[name]) for name in GAINS if gain.get(name)])

    def feature(self, feature: str, form: str) -> str:
        return self.word(f"feature.{feature}.{form}")

    def symbol(self, symbol: str) -> str:
        return self.word(f"symbol.{symbol}")

    def phase(self, phase: str, which: int = 1) -> str:
        """`Settle`, `second Settle`."""
        return self.word(f"phase.{phase}.second" if which > 1 else f"phase.{phase}")


def signed(n: int) -> str:
    return f"{n:+d}"
