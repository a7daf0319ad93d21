"""Powers of taking stars, and of having them taken (E-176)."""

from __future__ import annotations

from typing import Final

from ..box.row import Row
from .power import PeoplePower


class Advance(PeoplePower):
    """A Gain Star may turn up to `stars` primitive stars with `ships` each into advanced neutral ones."""

    __slots__ = ("ships", "stars")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.stars: Final = row.number("stars")
        self.ships: Final = row.number("ships")

    def advanced_stars(self) -> int:
        return self.stars

    def ships_to_advance(self) -> int:
        return self.ships


class SubjugatedPopulation(PeoplePower):
    """Subjugating places `population` discs if that is within the growth limit."""

    __slots__ = ("population",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.population: Final = row.number("population")

    def subjugated(self, population: int) -> int:
        return self.population


class ConqueredPopulation(PeoplePower):
    """Conquering places as many discs as there were, at most so many."""

    __slots__ = ("most",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.most: Final = row.number("most")

    def conquered(self, placed: int, there: int) -> int:
        return max(placed, min(there, self.most))


class ConquerWith(PeoplePower):
    """Conquering needs `ships`, whatever defends the star."""

    __slots__ = ("ships",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.ships: Final = row.number("ships")

    def ships_to_conquer(self, needed: int) -> int:
        return self.ships


class AllyWith(PeoplePower):
    """Allies with advanced neutral stars, with `ships` and placing `population`, instead of conquering them."""

    __slots__ = ("population", "ships")

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.ships: Final = row.number("ships")
        self.population: Final = row.number("population")

    def allies_as_sts(self) -> bool:
        return True

    def ships_to_ally(self) -> int:
        return self.ships

    def allied(self) -> int:
        return self.population


class ExtraAlly(PeoplePower):
    """With each Gain Star so many free `actions` more, to ally."""

    __slots__ = ("actions",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.actions: Final = row.number("actions")

    def extra_allies(self) -> int:
        return self.actions


class FreeColonize(PeoplePower):
    """So many free `actions` in the game, to colonize; both sides draw on the same ones."""

    __slots__ = ("actions",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.actions: Final = row.number("actions")

    def free_colonies(self) -> int:
        return self.actions


class LiberationDp(PeoplePower):
    """`dp` for each star liberated."""

    __slots__ = ("dp",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.dp: Final = row.number("dp")

    def liberation_dp(self) -> int:
        return self.dp


class PopulationCounts(PeoplePower):
    """When one of its stars is to be conquered, each population counts so many `times`."""

    __slots__ = ("times",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.times: Final = row.number("times")

    def defending_population(self, population: int) -> int:
        return self.times * population


class NoBombs(PeoplePower):
    """B fleets are of no use against its stars."""

    __slots__ = ()

    def stops_bombs(self) -> bool:
        return True


class RelocatedDiscs(PeoplePower):
    """Up to so many `discs` of a star that is conquered move to other own stars."""

    __slots__ = ("discs",)

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.discs: Final = row.number("discs")

    def relocated(self) -> int:
        return self.discs
