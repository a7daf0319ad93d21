"""Powers of Settle alone (S-31 to S-45). What it shares with Develop stands in placing.py."""

from __future__ import annotations

from typing import Final

from ..vocabulary.goods import ANY_GOOD, GOOD_KEYS, KIND_KEYS, NO_KIND
from .power import Power, Row


def excepted(row: Row) -> int:
    """The goods kind that a power does not cover; NO_KIND: it covers all."""
    return row.word("except_good", KIND_KEYS) if row.has("except_good") else NO_KIND


class DiscardThisCostZero(Power):
    """Discard the card itself: a world that is paid for costs nothing, unless it is of the kind `except_good`."""

    __slots__ = ("except_good",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.except_good: Final = excepted(row)


class Military(Power):
    """Strength `n`, which may be negative (S-34).

    With a `good` only against worlds of that kind, else ANY_GOOD; `against`: only against worlds with that feature;
    `per`: n for each own card with that feature; `if_tableau_has`: only with an own card that has that feature.
    """

    __slots__ = ("against", "good", "if_tableau_has", "n", "per")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
        self.good: Final = row.good("good", GOOD_KEYS[ANY_GOOD])
        self.against: Final = row.feature("against")
        self.per: Final = row.feature("per")
        self.if_tableau_has: Final = row.feature("if_tableau_has")

    def is_general(self) -> bool:
        return self.good == ANY_GOOD and self.against == 0

    def is_fixed(self) -> bool:
        return self.per == 0 and self.if_tableau_has == 0


class TemporaryMilitary(Power):
    """Strength `n` for the rest of the phase, for what `pay` says: a good of the kind `good`, or up to `max_cards`
    of the hand, each for n.
    """

    __slots__ = ("good", "max_cards", "n", "pay")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
        self.pay: Final = row.pay()
        self.good: Final = row.good("good", GOOD_KEYS[ANY_GOOD])
        self.max_cards: Final = row.number("max_cards", 0)


class PayForMilitary(Power):
    """A military world may be paid for, `discount` less than its defence.

    `only`: if it has that feature, 0: any; not if it is of the kind `except_good`.
    """

    __slots__ = ("discount", "except_good", "only")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.discount: Final = row.number("discount")
        self.only: Final = row.feature("only")
        self.except_good: Final = excepted(row)


class PayForMilitaryExtraDiscount(Power):
    """`n` less where a military world is paid for."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class PrestigeAfterPayForMilitary(Power):
    """`n` prestige after a military world was paid for."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class DiscardThisConquerPeaceful(Power):
    """Discard the card itself: conquer a world that is not military with strength and `bonus`, gain `prestige`."""

    __slots__ = ("bonus", "prestige")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.bonus: Final = row.number("bonus")
        self.prestige: Final = row.number("prestige", 0)


class SecondWorld(Power):
    """After a world another one may be placed."""

    __slots__ = ()


class DiscardThisSecondWorld(Power):
    """After a world discard the card itself, and conquer another one that has the feature `only`."""

    __slots__ = ("only",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.only: Final = row.feature("only")


class ReplaceWorld(Power):
    """Put a world from the hand in the place of an own one, at most `max_cost_increase` dearer; gain `prestige`."""

    __slots__ = ("max_cost_increase", "prestige")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.max_cost_increase: Final = row.number("max_cost_increase")
        self.prestige: Final = row.number("prestige")


class DrawThenDiscardAfterPlacing(Power):
    """After placing a world `draw` cards, then `discard` any of the hand."""

    __slots__ = ("discard", "draw")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.draw: Final = row.number("draw")
        self.discard: Final = row.number("discard")


class GoodOnNewProductionWorld(Power):
    """A production world gets a good when it is placed."""

    __slots__ = ()


class Takeover(Power):
    """Without effect: the solitaire game has no takeovers (S-12)."""

    __slots__ = ()
