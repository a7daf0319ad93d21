"""Powers of growth: counters, population, ships (E-176)."""

from __future__ import annotations

from typing import Final

from ..box.row import Row
from .power import PeoplePower


class LimitsIgnored(PeoplePower):
    """Stars of other STO factions do not count for its growth limits, nor its stars for theirs. In the solo game there
    are none: the Farmers own no stars (E-261).
    """

    __slots__ = ()


class SwitchCost(PeoplePower):
    """Each change of alignment costs `dp`."""

    __slots__ = ("dp",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.dp: Final = row.number("dp")

    def switch_cost(self) -> int:
        return self.dp


class CounterOnSwitch(PeoplePower):
    """Whoever selected Switch Alignment carries out so many unused oval `counters` more."""

    __slots__ = ("counters",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.counters: Final = row.number("counters")

    def counters_on_switch(self) -> int:
        return self.counters


class DiscsPerStar(PeoplePower):
    """Grow Population adds up to so many `discs` to a star, within its limit (E-177)."""

    __slots__ = ("discs",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.discs: Final = row.number("discs")

    def discs_per_star(self) -> int:
        return self.discs


class NoAsteroidShips(PeoplePower):
    """Asteroid systems bring no ships."""

    __slots__ = ()

    def builds_at_asteroids(self) -> bool:
        return False


class ShipsIntoDiscs(PeoplePower):
    """With Grow Population a ship becomes a bonus disc, at up to so many `stars`."""

    __slots__ = ("stars",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.stars: Final = row.number("stars")

    def stars_with_ships_into_discs(self) -> int:
        return self.stars


class DiscsIntoShips(PeoplePower):
    """With Build Ships a disc becomes so many `ships`."""

    __slots__ = ("ships",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.ships: Final = row.number("ships")

    def ships_for_disc(self) -> int:
        return self.ships
