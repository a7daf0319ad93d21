"""Powers of Dictating (R-22, R-106)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .power import Power, Row

if TYPE_CHECKING:
    from .powers import Powers


class DictateUnlimited(Power):
    """Dictate as often as one likes."""

    __slots__ = ()

    def join(self, powers: Powers) -> None:
        powers.dictate_unlimited.append(self)


class DictateExtra(Power):
    """Dictate moves up to `most` workers."""

    __slots__ = ("most",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.most: int = row["most"]

    def join(self, powers: Powers) -> None:
        powers.dictate_extra.append(self)
