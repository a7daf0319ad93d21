"""What an objective demands: a figure of an empire, and how large it must be (A-21, A-22).

Every metric by its name in the content is a class here. Whatever later boxes add counts as well; dice count wherever
they are. All of it is known to everybody: a view has the same figures as the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..pieces import BASE_COLOURS, COLOUR_KEYS, COLOUR_MASK, GRAY, PHASE_SHIFT
from ..vocabulary.phase import ALL_COLUMNS, PHASE_KEYS

if TYPE_CHECKING:
    from ..state import Empire, Galaxy

Row = dict[str, Any]
KEYWORDS: Final = [*PHASE_KEYS, "reassign"]  # those of powers that count


class Condition:
    """`needed`: at least so much; with `at_most`, so much or less."""

    __slots__ = ("at_most", "metric", "needed")

    def __init__(self, row: Row) -> None:
        self.metric: Final[str] = row["metric"]
        self.at_most: Final[bool] = "most" in row
        self.needed: Final[int] = row["most"] if "most" in row else row["least"]
        self.read(row)

    def read(self, row: Row) -> None:
        """What this metric has besides. KeyError, ValueError: it is not there, or wrong."""

    def count(self, s: Galaxy, p: Empire) -> int:
        raise NotImplementedError

    def holds(self, value: int) -> bool:
        return value <= self.needed if self.at_most else value >= self.needed


class Credits(Condition):
    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return p.credits


class ChipPoints(Condition):
    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return p.chips


class Citizens(Condition):
    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return len(p.citizenry)


class Goods(Condition):
    """Also Talents that are goods."""

    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return len(p.goods)


class TilesInZone(Condition):
    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return p.zone()


class Developments(Condition):
    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return len(p.developments)


class DevelopmentsOfCost(Condition):
    __slots__ = ("cost",)

    def read(self, row: Row) -> None:
        self.cost: int = row["cost"]

    def count(self, s: Galaxy, p: Empire) -> int:
        return len([side for side in p.developments if s.box.cost[side] == self.cost])


class Worlds(Condition):
    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return len(p.worlds)


class WorldsOfColour(Condition):
    __slots__ = ("colour",)

    def read(self, row: Row) -> None:
        self.colour: int = GRAY if row["colour"] == "gray" else COLOUR_KEYS.index(row["colour"], 0, BASE_COLOURS)

    def count(self, s: Galaxy, p: Empire) -> int:
        return len([side for side in p.worlds if s.box.colour[side] == self.colour])


class WorldColours(Condition):
    """Different ones; gray is none."""

    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        found = 0
        for side in p.worlds:
            if s.box.colour[side] != GRAY:
                found |= 1 << s.box.colour[side]
        return found.bit_count()


class PowerKeywords(Condition):
    """Different ones on developments: names of phases, and Reassign."""

    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        found = 0
        for side in p.developments:
            found |= s.box.keywords[side]
        return found.bit_count()


class DieColours(Condition):
    """Different ones owned; a Leader counts as a Home die (A-15), an Entrepreneur is a colour of its own (D-47)."""

    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        found = 0
        for die in p.dice():
            found |= 1 << s.box.counts_as[die & COLOUR_MASK]
        return found.bit_count()


class DiceOfColour(Condition):
    __slots__ = ("colour",)

    def read(self, row: Row) -> None:
        self.colour: int = COLOUR_KEYS.index(row["die"])

    def count(self, s: Galaxy, p: Empire) -> int:
        return len([die for die in p.dice() if die & COLOUR_MASK == self.colour])


class WorkersInOnePhase(Condition):
    """The most there are in one of the phases that are played, dice and Talents."""

    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        columns = [0] * (ALL_COLUMNS + 1)
        most = 0
        for die in p.workers:
            column = die >> PHASE_SHIFT & 15
            if s.played >> column & 1:
                columns[column] += 1
                most = max(most, columns[column])
        return most


class GoodsShipped(Condition):
    """In the phase under way; when it is over, none (V-58)."""

    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return s.goals.shipped[p.seat]


class DevelopmentsCompleted(Condition):
    """In the phase under way; when it is over, none (V-58)."""

    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return s.goals.developments[p.seat]


class WorldsCompleted(Condition):
    """In the phase under way; when it is over, none (V-58)."""

    __slots__ = ()

    def count(self, s: Galaxy, p: Empire) -> int:
        return s.goals.worlds[p.seat]


METRICS: Final[dict[str, type[Condition]]] = {
    "credits": Credits,
    "vp_in_chips": ChipPoints,
    "dice_in_citizenry": Citizens,
    "goods_on_worlds": Goods,
    "tiles_in_construction_zone": TilesInZone,
    "developments_in_tableau": Developments,
    "developments_of_cost": DevelopmentsOfCost,
    "worlds_in_tableau": Worlds,
    "worlds_of_colour": WorldsOfColour,
    "distinct_nongray_world_colours": WorldColours,
    "distinct_power_keywords": PowerKeywords,
    "distinct_die_colours_owned": DieColours,
    "dice_owned_of_colour": DiceOfColour,
    "workers_in_one_played_phase": WorkersInOnePhase,
    "goods_shipped_this_phase": GoodsShipped,
    "developments_completed_this_phase": DevelopmentsCompleted,
    "worlds_completed_this_phase": WorldsCompleted,
}
EXTRAS: Final = {  # what a condition must have besides its metric and figure
    "developments_of_cost": "cost",
    "worlds_of_colour": "colour",
    "dice_owned_of_colour": "die",
}
