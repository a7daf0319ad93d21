"""Powers of technology and trade (E-176)."""

from __future__ import annotations

from typing import Final

from ..box.row import Row
from ..vocabulary.field import FIELD_KEYS, TOP
from .power import PeoplePower


class Leap(PeoplePower):
    """Researching a field at `level` raises it to `becomes`."""

    __slots__ = ("becomes", "level")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.level: Final = row.number("level")
        self.becomes: Final = row.number("becomes")

    def researched(self, level: int) -> int:
        return self.becomes if level == self.level else level + 1


class LevelLimit(PeoplePower):
    """A `field` never rises above `level`."""

    __slots__ = ("field", "level")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.field: Final = row.word("field", FIELD_KEYS)
        self.level: Final = row.number("level")

    def highest(self, field: int) -> int:
        return self.level if field == self.field else TOP


class RelicShips(PeoplePower):
    """The relic that teaches this `field` brings `ships` instead."""

    __slots__ = ("field", "ships")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.field: Final = row.word("field", FIELD_KEYS)
        self.ships: Final = row.number("ships")

    def relic_ships(self, field: int) -> int:
        return self.ships if field == self.field else 0


class TradeDp(PeoplePower):
    """Each trade brings `dp`, to the partner as well."""

    __slots__ = ("dp",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.dp: Final = row.number("dp")

    def trade_dp(self) -> int:
        return self.dp


class ForcedTrade(PeoplePower):
    """Others have to trade, and the fields of both are this faction's choice (E-210)."""

    __slots__ = ()

    def forces_trade(self) -> bool:
        return True


class TradeWithEach(PeoplePower):
    """One trade in a round with each other faction."""

    __slots__ = ()

    def trades_with_each(self) -> bool:
        return True


class LevelWithoutTrade(PeoplePower):
    """A trading phase without a trade of one's own ends with so many `levels` from a faction in contact with."""

    __slots__ = ("levels",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.levels: Final = row.number("levels")

    def levels_without_trade(self) -> int:
        return self.levels
