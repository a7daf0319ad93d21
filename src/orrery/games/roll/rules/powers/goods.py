"""Powers of goods: how many a world holds, and what shipping them brings (R-57, R-61, R-62, R-99, R-109)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..pieces import ANY_COLOUR
from .power import Power, Row, colour_mask

if TYPE_CHECKING:
    from .powers import Powers


class GoodCapacity(Power):
    """Each world may hold so many `goods`."""

    __slots__ = ("goods",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.goods: int = row["goods"]

    def join(self, powers: Powers) -> None:
        powers.capacities.append(self)


class TradeBonus(Power):
    """So many `credits` more for Trading a good of a world of these colours."""

    __slots__ = ("credits", "world_colours")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.credits: int = row["amount"]
        self.world_colours: int = colour_mask(row["world_colours"]) if "world_colours" in row else ANY_COLOUR

    def join(self, powers: Powers) -> None:
        powers.trade.append(self)


class TradeBuyVp(Power):
    """After a Trade, `vp` for a `price` in credits."""

    __slots__ = ("price", "vp")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.vp: int = row["vp"]
        self.price: int = row["credits"]

    def join(self, powers: Powers) -> None:
        powers.buy_vp.append(self)


class CreditsPerProduced(Power):
    """So many `credits` for each good produced on a world of these colours."""

    __slots__ = ("credits", "world_colours")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.credits: int = row["amount"]
        self.world_colours: int = colour_mask(row["world_colours"]) if "world_colours" in row else ANY_COLOUR

    def join(self, powers: Powers) -> None:
        powers.produced.append(self)


class PayForVp(Power):
    """At the end of Ship up to `most` credits may be paid, all at once, for as many VP (A-35)."""

    __slots__ = ("most",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.most: int = row["most"]

    def join(self, powers: Powers) -> None:
        powers.deficits.append(self)


class CitizensToGoods(Power):
    """Once in Produce up to `most` dice of the Citizenry become goods."""

    __slots__ = ("most",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.most: int = row["most"]

    def join(self, powers: Powers) -> None:
        powers.citizens_to_goods.append(self)


class SwapConsumed(Power):
    """A good consumed from the `world` of this key is swapped for a die of the supply, but none of `not_colours`."""

    __slots__ = ("not_colours", "optional", "to_cup", "world")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.world: str = row["world"]
        self.not_colours: int = colour_mask(row.get("not_colours", []))
        self.to_cup: bool = row["to"] == "cup"
        self.optional: bool = row.get("optional", False)

    def join(self, powers: Powers) -> None:
        powers.swaps.append(self)


class ConsumeBonus(Power):
    """So many `vp` and `credits` more for Consuming a good of a world of these colours."""

    __slots__ = ("credits", "vp", "world_colours")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.vp = 0
        self.credits = 0
        self.world_colours: int = colour_mask(row["world_colours"]) if "world_colours" in row else ANY_COLOUR

    def join(self, powers: Powers) -> None:
        powers.consume.append(self)


class ConsumeVp(ConsumeBonus):
    __slots__ = ()

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.vp = row["amount"]


class ConsumeCredits(ConsumeBonus):
    __slots__ = ()

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.credits = row["amount"]
