"""Powers of Consume (S-49 to S-56)."""

from __future__ import annotations

from typing import Final

from .power import Gain, Power, Row


class GainingPower(Power):
    """A power that gives VP, cards, prestige."""

    __slots__ = ("gain_cards", "gain_prestige", "gain_vp")

    def __init__(self, design: int, index: int, row: Row, field: str = "gain") -> None:
        super().__init__(design, index, row)
        gain = Gain(row.inner(field))
        self.gain_vp: Final = gain.vp
        self.gain_cards: Final = gain.cards
        self.gain_prestige: Final = gain.prestige


class Consume(GainingPower):
    """Discard `goods_each` goods of the kind `good` (ANY_GOOD, THIS_WORLD) for the gain, up to `max_times`."""

    __slots__ = ("good", "goods_each", "max_times")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.good: Final = row.good()
        self.goods_each: Final = row.number("goods_each")
        self.max_times: Final = row.number("max_times")


class ConsumeThreeKinds(GainingPower):
    """Discard three goods of three kinds for the gain."""

    __slots__ = ()


class ConsumeOneOfEachKind(GainingPower):
    """Discard a good of each kind there is, with the gain for each."""

    __slots__ = ()

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row, "gain_per_good")


class ConsumeAll(Power):
    """Discard all goods for as many VP, `less` so many."""

    __slots__ = ("less",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.less: Final = row.number("less")


class DiscardHand(GainingPower):
    """Discard `cards_each` of the hand for the gain, up to `max_times`; its VP are never multiplied (S-54)."""

    __slots__ = ("cards_each", "max_times")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.cards_each: Final = row.number("cards_each")
        self.max_times: Final = row.number("max_times")


class SpendPrestige(GainingPower):
    """Spend `n` prestige for the gain, up to `max_times`."""

    __slots__ = ("max_times", "n")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")
        self.max_times: Final = row.number("max_times")


class GainVp(Power):
    """`n` VP for nothing."""

    __slots__ = ("n",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.n: Final = row.number("n")


class TradeGood(Power):
    """Trade a good, with or without what trading brings besides."""

    __slots__ = ("with_trade_bonuses",)

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.with_trade_bonuses: Final = row.flag("with_trade_bonuses")


class GambleNumber(Power):
    """Name a number from `least` to `most`: a revealed card of that cost or defence goes to the hand (S-56)."""

    __slots__ = ("least", "most")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.least: Final = row.number("least")
        self.most: Final = row.number("most")


class GambleAnte(Power):
    """Show a hand card of cost or defence from `least` to `most`, and reveal as many (S-56)."""

    __slots__ = ("least", "most")

    def __init__(self, design: int, index: int, row: Row) -> None:
        super().__init__(design, index, row)
        self.least: Final = row.number("least")
        self.most: Final = row.number("most")
