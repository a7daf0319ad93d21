"""Powers while exploring (R-97, R-98, R-101, R-103)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .power import Power, Row, colour_mask

if TYPE_CHECKING:
    from .powers import Powers


class StockValue(Power):
    """Stocking with an explorer of these colours brings so many `credits` instead of the usual ones."""

    __slots__ = ("colours", "credits")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.credits: int = row["amount"]
        self.colours: int = colour_mask([row["colour"]])

    def join(self, powers: Powers) -> None:
        powers.stock_values.append(self)


class PlaceOnTop(Power):
    """Scouted tiles may go on top of a stack."""

    __slots__ = ()

    def join(self, powers: Powers) -> None:
        powers.place_on_top.append(self)


class Rearrange(Power):
    """The construction zone may be rebuilt before and after each explorer."""

    __slots__ = ()

    def join(self, powers: Powers) -> None:
        powers.rearrange.append(self)


class CreditsPerScout(Power):
    """So many `credits` each time an explorer Scouts."""

    __slots__ = ("credits",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.credits: int = row["amount"]

    def join(self, powers: Powers) -> None:
        powers.per_scout.append(self)


class MoveExplorers(Power):
    """Up to `most` explorers that are not used yet become workers of other phases that are played."""

    __slots__ = ("most",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.most: int = row["most"]

    def join(self, powers: Powers) -> None:
        powers.move_explorers.append(self)


class LateTile(Power):
    """So many more `tiles` when all have explored."""

    __slots__ = ("tiles",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.tiles: int = row["count"]

    def join(self, powers: Powers) -> None:
        powers.late_tiles.append(self)
