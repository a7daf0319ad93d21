"""Powers of technology and trade (E-176)."""

from __future__ import annotations

from typing import Final

from ..box.row import Row
from ..vocabulary.field import FIELD_KEYS
from .power import PeoplePower


class Leap(PeoplePower):
    """Researching a field at `level` raises it to `becomes`."""

    __slots__ = ("becomes", "level")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.level: Final = row.number("level")
        self.becomes: Final = row.number("becomes")


class LevelLimit(PeoplePower):
    """A `field` never rises above `level`."""

    __slots__ = ("field", "level")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.field: Final = row.word("field", FIELD_KEYS)
        self.level: Final = row.number("level")


class RelicShips(PeoplePower):
    """The relic that teaches this `field` brings `ships` instead."""

    __slots__ = ("field", "ships")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.field: Final = row.word("field", FIELD_KEYS)
        self.ships: Final = row.number("ships")


class TradeDp(PeoplePower):
    """Each trade brings `dp`, to the partner as well."""

    __slots__ = ("dp",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.dp: Final = row.number("dp")


class ForcedTrade(PeoplePower):
    """Others have to trade, and the fields of both are this faction's choice (E-210)."""

    __slots__ = ()


class TradeWithEach(PeoplePower):
    """One trade in a round with each other faction."""

    __slots__ = ()


class LevelWithoutTrade(PeoplePower):
    """A trading phase without a trade of one's own ends with so many `levels` from a faction in contact with."""

    __slots__ = ("levels",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.levels: Final = row.number("levels")
